/** Reads all policies in every version and language. */
import { createHash } from 'node:crypto';
import { factValues, interpolate, interpolateAll, isPlaceholder, type FactValues } from '../site/facts.ts';
import { oldSectionsOf } from '../lint/oldSections.ts';
import { own } from '../site/own.ts';
import { placeholderElements } from '../lint/placeholders.ts';
import type { TextRecord } from '../schemas/records.ts';
import { policySchema, versionSchema, type PolicyFields, type Version } from '../schemas/policy.ts';
import { siteSchema, type Site } from '../schemas/site.ts';
import { uiSchema } from '../schemas/ui.ts';
import { formatDate, formatMonth } from '../site/format.ts';
import { contactEndpoint } from '../site/contactEndpoint.ts';
import { isDay, siteDate } from '../site/siteDate.ts';
import type { Source, SourceFile } from '../lint/source.ts';
import { currentVersion } from '../site/versions.ts';
import { defaultLocale, localeCodes, type Locale } from '../site/locales.ts';
import { storageTable } from '../site/storageTable.ts';
import { writeMarkdown } from './markdown.ts';
import { readText, type ComponentValues } from './readText.ts';
import type { PolicyText } from './text.ts';

/** State on the day the site is built for. `prepared`: not public yet. */
export type VersionState = 'superseded' | 'inForce' | 'announced' | 'prepared';

export interface VersionText {
  readonly locale: Locale;
  readonly path: string;
  /** With facts filled in. */
  readonly fields: Pick<PolicyFields, 'title' | 'description' | 'keyPoints'>;
  readonly text: PolicyText;
  /** The hashed text. */
  readonly markdown: string;
  /** SHA-256 of the Markdown as UTF-8, in hexadecimal. */
  readonly sha256: string;
  /** Values of the facts it shows, as recorded if it was. */
  readonly facts: Readonly<Record<string, string>>;
  readonly factsToday: FactValues;
  /** Names of facts and labels that are not known yet. */
  readonly placeholders: readonly string[];
  readonly storage: TextRecord['storage'];
  readonly record: TextRecord | undefined;
}

export interface PolicyVersion {
  readonly policy: string;
  /** Effective date, `YYYY-MM-DD`. */
  readonly day: string;
  readonly state: VersionState;
  /** Effective date of the next version, once reached. */
  readonly supersededOn: string | undefined;
  readonly details: Version;
  readonly folder: string;
  readonly texts: ReadonlyMap<Locale, VersionText>;
  /** Section ids of earlier versions with their current id, if any. */
  readonly oldSections: ReadonlyMap<string, string | undefined>;
}

/** The effective date, `1 January 2025`, or `January 2025` if only the month is known. */
export function versionDate({ day, details }: Pick<PolicyVersion, 'day' | 'details'>, locale: Locale): string {
  return details.dated === 'month' ? formatMonth(day, locale) : formatDate(day, locale);
}

/** A version is a draft until one of its languages is recorded. */
export const isDraft = ({ texts }: PolicyVersion): boolean => [...texts.values()].every(({ record }) => !record);

/** The day on which a version was first recorded, if it was. */
export const recordedOn = ({ texts }: PolicyVersion): string | undefined =>
  [...texts.values()].flatMap(({ record }) => record?.recorded ?? []).sort()[0];

export interface Policy {
  readonly id: string;
  /** By effective date. */
  readonly versions: readonly PolicyVersion[];
  /** The version at the policy's own path. */
  readonly current: PolicyVersion;
}

function trackReads(values: FactValues, read: (name: string) => void): FactValues {
  return new Proxy(values, {
    get(target, name) {
      if (typeof name !== 'string') return undefined;
      read(name);
      return target[name];
    },
  });
}

/**
 * @param english English text of the same version
 * @throws for mistakes that `npm run content` reports
 */
function versionText(
  file: SourceFile,
  english: SourceFile,
  locale: Locale,
  words: Required<ComponentValues>,
  record: TextRecord | undefined,
): VersionText {
  const fields = policySchema.parse(file.data);
  if (!file.prose || !english.prose) throw new Error(`${file.path}: The text cannot be read.`);
  const used = new Set<string>();
  let storage: TextRecord['storage'];
  const values: FactValues = { ...words.facts, ...record?.facts };
  const isOpen = (name: string): boolean => own(record?.facts ?? {}, name) === undefined && words.isPlaceholder(name);
  const facts = trackReads(values, (name) => used.add(name));
  const text = readText({ path: file.path, fields, prose: file.prose }, english.prose, {
    facts,
    isPlaceholder: isOpen,
    get storage() {
      const { head, rows } = record?.storage ?? words.storage;
      storage = { head: [...head], rows: rows.map((row) => [...row]) };
      return storage;
    },
  });
  const markdown = writeMarkdown(text);
  const { title, description, keyPoints } = fields;
  return {
    locale,
    path: file.path,
    fields: interpolateAll({ title, description, keyPoints }, values),
    text,
    markdown,
    sha256: createHash('sha256').update(markdown).digest('hex'),
    facts: Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => used.has(name))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
    factsToday: words.facts,
    placeholders: [...[...used].filter(isOpen), ...placeholderElements(file).map(({ value }) => value)],
    storage,
    record,
  };
}

function stateOf(day: string, { announced }: Version, inForce: string | undefined, today: string): VersionState {
  if (day > today) return announced !== undefined && announced > today ? 'prepared' : 'announced';
  return inForce !== undefined && day < inForce ? 'superseded' : 'inForce';
}

/** Fills today's facts into the sentences of `version.yaml`. */
const withFacts = (details: Version, wordsOf: (locale: Locale) => ComponentValues): Version => ({
  ...details,
  changes: Object.fromEntries(
    Object.entries(details.changes ?? {}).map(([locale, sentences]) => [
      locale,
      sentences.map((sentence) => interpolate(sentence, wordsOf(locale as Locale).facts)),
    ]),
  ),
});

/**
 * Reads every policy that has an English text.
 * @param day date that states refer to
 * @param onMistake called for each unreadable text, which is left out; by default the mistake is thrown
 */
export function readLibrary(
  { files, records }: Source,
  { day = siteDate(), onMistake }: { day?: string; onMistake?: (error: unknown, file: SourceFile) => void } = {},
): Policy[] {
  const site: Site = siteSchema.parse(files.find(({ collection }) => collection === 'site')?.data);
  const known = new Map<Locale, Required<ComponentValues>>();
  const wordsOf = (locale: Locale): Required<ComponentValues> => {
    const found = known.get(locale);
    if (found) return found;
    const facts = factValues(site, locale, { isFormConnected: contactEndpoint() !== undefined });
    const ui = files.find(({ collection, language }) => collection === 'ui' && language === locale);
    const words = {
      facts,
      storage: storageTable(interpolateAll(uiSchema.parse(ui?.data), facts).storage),
      isPlaceholder: (name: string) => isPlaceholder(site, name),
    };
    known.set(locale, words);
    return words;
  };
  const texts = files.filter(({ collection, version = '' }) => collection === 'policy' && isDay(version));
  return [...Map.groupBy(texts, ({ document }) => document)].flatMap(([id, ofPolicy]): Policy[] => {
    const english = new Map(
      ofPolicy.filter(({ language }) => language === defaultLocale).map((file) => [file.version ?? '', file] as const),
    );
    const days = [...english.keys()].sort();
    const inForce = days.filter((one) => one <= day).at(-1);
    const versions = [...english]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([one, original], place) => {
        const read = (locale: Locale): [Locale, VersionText][] => {
          const file = ofPolicy.find(({ language, version }) => language === locale && version === one);
          if (!file) return [];
          try {
            const record = own(records.policies, id)?.[one]?.[locale];
            return [[locale, versionText(file, original, locale, wordsOf(locale), record)]];
          } catch (error) {
            if (!onMistake) throw error;
            onMistake(error, file);
            return [];
          }
        };
        const yaml = files.find(
          ({ collection, document, version }) => collection === 'version' && document === id && version === one,
        );
        const details = versionSchema.parse(yaml?.data ?? {});
        const next = days[place + 1];
        return {
          policy: id,
          day: one,
          state: stateOf(one, details, inForce, day),
          supersededOn: next !== undefined && next <= day ? next : undefined,
          details: withFacts(details, wordsOf),
          folder: original.path.slice(0, original.path.lastIndexOf('/')),
          texts: new Map(localeCodes.flatMap(read)),
          oldSections: oldSectionsOf(files, id, one),
        };
      });
    const current = versions.find((version) => version.day === currentVersion(days, day));
    return current ? [{ id, versions, current }] : [];
  });
}

export const publicVersions = ({ versions }: Policy): PolicyVersion[] =>
  versions.filter(({ state }) => state !== 'prepared');

export function previousOf({ versions }: Policy, version: PolicyVersion): PolicyVersion | undefined {
  return versions[versions.indexOf(version) - 1];
}

/** @throws with the list of policies if the id is unknown */
export function findPolicy(policies: readonly Policy[], id: string): Policy {
  const policy = policies.find((one) => one.id === id);
  if (!policy) throw new Error(`There is no policy "${id}". Policies: ${policies.map((one) => one.id).join(', ')}.`);
  return policy;
}

/** @throws with the list of versions if the day is unknown */
export function findVersion({ id, versions }: Policy, day: string): PolicyVersion {
  const version = versions.find((one) => one.day === day);
  if (!version) {
    throw new Error(`${id} has no version of ${day}. Versions: ${versions.map((one) => one.day).join(', ')}.`);
  }
  return version;
}
