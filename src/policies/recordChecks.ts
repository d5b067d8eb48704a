/** Checks published texts against their records. */
import { own } from '../site/own.ts';
import { startOfFile, type Finding, type Place } from '../lint/places.ts';
import { recordsFile } from '../schemas/records.ts';
import type { Moved } from '../schemas/moved.ts';
import * as storageRegistry from '../site/storageRegistry.ts';
import { siteDate } from '../site/siteDate.ts';
import { numberWordsIn } from '../lint/numberWords.ts';
import { placeIn, type Source, type SourceFile } from '../lint/source.ts';
import { isLocale } from '../site/locales.ts';
import { compareLines } from './blocks.ts';
import { recordedOn, type Policy, type PolicyVersion, type VersionText } from './library.ts';
import { printLine, type LineDifference } from './printDifferences.ts';

/** Most changed lines in a message. */
const maxLines = 3;

export const isChanged = ({ record, sha256 }: VersionText): boolean => record !== undefined && record.sha256 !== sha256;

/** Number of corrections that `version.yaml` lists for a text. */
export function correctionsOf({ details }: PolicyVersion, { locale }: VersionText): number {
  return details.corrections.filter(({ language }) => language === locale).length;
}

/** True if a text changed and its correction was announced but is not recorded yet. */
export function isCorrected(version: PolicyVersion, text: VersionText): boolean {
  return isChanged(text) && correctionsOf(version, text) > (text.record?.corrections ?? 0);
}

/** Place of the first changed line, or of the file if that is not found. */
function placeOfChange(files: readonly SourceFile[], path: string, lines: readonly LineDifference[]): Place {
  const file = files.find((one) => one.path === path);
  const first = lines.find(({ change }) => change === 'added' || change === 'changed');
  const runs = first?.change === 'changed' ? first.within : [];
  const words = runs
    .flatMap((run) => ('text' in run && run.change !== 'deleted' ? run.text.map(({ text }) => text) : []))
    .concat(first?.change === 'added' ? first.whole : [])
    .flatMap((line) => line.split(/[\\*_[\]<>`|]+/))
    .map((part) => part.trim())
    .toSorted((one, other) => other.length - one.length);
  for (const part of words) {
    const offset = part.length > 3 ? (file?.text.indexOf(part) ?? -1) : -1;
    if (file && offset >= 0) return file.placeAt(offset);
  }
  return placeIn(files, path);
}

function changedText(version: PolicyVersion, text: VersionText, files: readonly SourceFile[]): Finding[] {
  const { record } = text;
  if (!record || !isChanged(text) || isCorrected(version, text)) return [];
  const lines = compareLines(record.text, text.markdown.split('\n').slice(0, -1));
  const printed = lines.map(printLine).filter((line) => line !== '');
  const shown = printed.slice(0, maxLines).map((line) => `\n    ${line}`);
  const more = printed.length > maxLines ? `\n    … and ${String(printed.length - maxLines)} more` : '';
  if (printed.length === 0) {
    const message =
      'This text has not changed since it was published, but records.json was edited by hand. Put records.json back.';
    return [{ ...placeIn(files, text.path), message }];
  }
  const message = `This text was published as it was on ${record.recorded} and must not change without notice:${shown.join('')}${more}\n  Put the words back, and write the new text as a new version: a folder named by the day it takes effect. For a typing error, keep the change and say so in ${version.folder}/version.yaml: "corrections:", below it "- { on: ${siteDate()}, language: ${text.locale}, what: … }".`;
  return [{ ...placeOfChange(files, text.path, lines), message }];
}

const sinceWhen = ({ state, day }: PolicyVersion): string =>
  `${state === 'inForce' ? 'in force since' : 'to take effect on'} ${day}`;

/** Reports facts that differ from those in a current or coming text. */
function changedFacts(version: PolicyVersion, text: VersionText, files: readonly SourceFile[]): Finding[] {
  if (!text.record || version.state === 'superseded') return [];
  return Object.entries(text.record.facts).flatMap(([name, recorded]) => {
    const today = own(text.factsToday, name);
    if (today === recorded) return [];
    const value = today === undefined ? 'no longer there' : `"${today}"`;
    const message = `"${name}" is ${value}, but ${text.path}, ${sinceWhen(version)}, was published with "${recorded}". Put the value back, or write a new version of that text.`;
    return [{ ...placeIn(files, 'content/site.yaml', ['facts', name]), message }];
  });
}

/** Reports a published day that became a month, or the other way round. */
function changedDate({ details, folder, texts }: PolicyVersion, files: readonly SourceFile[]): Finding[] {
  const published = [...texts.values()].map(({ record }) => record?.dated).find((dated) => dated !== undefined);
  if (published === undefined || published === details.dated) return [];
  const message = `Readers were shown the ${published} from which this text applies. Write "dated: ${published}"${published === 'day' ? ', or delete the line' : ''}.`;
  return [{ ...placeIn(files, `${folder}/version.yaml`, ['dated']), message }];
}

/** Reports storage keys that the recorded table of a current or coming text lacks. */
function changedStorage(version: PolicyVersion, text: VersionText, files: readonly SourceFile[]): Finding[] {
  if (!text.record || !text.storage || version.state === 'superseded') return [];
  const recorded = new Set(text.storage.rows.map(([key]) => key));
  const missing = Object.values(storageRegistry).filter((key) => !recorded.has(key));
  if (missing.length === 0) return [];
  const { path } = text;
  const message = `The site stores ${missing.join(', ')}, but ${path}, ${sinceWhen(version)}, does not list ${missing.length > 1 ? 'them' : 'it'}. Write a new version of that text.`;
  return [{ ...placeIn(files, path), message }];
}

/** "four entries" and "four choices", in each language. */
const storedEntries = /^[\p{L}-]+\s(?:entries|choices|entrées|choix|entradas|escolhas)(?!\p{L})/iu;

/** Reports a number of stored entries, in words, that differs from the table or, in linking texts, from the site. */
function countedStorage(version: PolicyVersion, text: VersionText, files: readonly SourceFile[]): Finding[] {
  const file = files.find(({ path }) => path === text.path);
  if (!file || version.state === 'superseded' || !/<StorageTable|\(\/cookiesPolicy/.test(file.text)) return [];
  const count = String(text.storage?.rows.length ?? Object.keys(storageRegistry).length);
  return numberWordsIn(file.text, text.locale).flatMap(({ value, offset }) => {
    const [words] = storedEntries.exec(file.text.slice(offset)) ?? [];
    if (words === undefined || value === count) return [];
    const message = `“${words}” is not the number of entries that the site stores, which is ${count}. Correct it${text.record ? ' in a new version of this text' : ''}.`;
    return [{ ...file.placeAt(offset), message }];
  });
}

/** Reports a public version that a later announcement date would hide. */
function hiddenVersion(version: PolicyVersion, files: readonly SourceFile[]): Finding[] {
  const { state, details, folder } = version;
  const recorded = recordedOn(version);
  if (state !== 'prepared' || recorded === undefined || recorded > siteDate()) return [];
  const message = `This version was announced and recorded on ${recorded}; with "announced: ${details.announced ?? ''}" readers could no longer find it. Put the date back. To let the text take effect later, write it as a version of a later day.`;
  return [{ ...placeIn(files, `${folder}/version.yaml`, ['announced']), message }];
}

/** Reports corrections of drafts, and from before the text was public, often from a copied `version.yaml`. */
function earlyCorrections(version: PolicyVersion, files: readonly SourceFile[]): Finding[] {
  const { day, details, folder, texts } = version;
  const first = [day, details.announced, recordedOn(version)].filter((one) => one !== undefined).sort()[0] ?? day;
  return details.corrections.flatMap(({ on, language }, index) => {
    const text = texts.get(language);
    if (text && !text.record) {
      const message = `The text in "${language}" is not recorded, so it is a draft that may change: delete this correction.`;
      return [{ ...placeIn(files, `${folder}/version.yaml`, ['corrections', index]), message }];
    }
    if (first > siteDate() || on >= first) return [];
    const message = `This correction is dated ${on}, but the text could not be read before ${first}. Write the day on which it was corrected; if the line was copied from another version, delete it.`;
    return [{ ...placeIn(files, `${folder}/version.yaml`, ['corrections', index, 'on']), message }];
  });
}

function missingTexts(
  { records }: Source,
  policies: readonly Policy[],
  unreadable: ReadonlySet<string>,
  moved: Moved,
): Finding[] {
  return Object.entries(records.policies).flatMap(([id, versions]) =>
    Object.entries(versions).flatMap(([day, texts]) =>
      Object.entries(texts).flatMap(([locale, { recorded }]): Finding[] => {
        const policy = policies.find((one) => one.id === id);
        const version = policy?.versions.find((one) => one.day === day);
        const path = `content/policies/${id}/${day}/${locale}.mdx`;
        if (!isLocale(locale) || version?.texts.has(locale) || unreadable.has(path)) return [];
        if (own(moved, `/${id}`) ?? own(moved, `/${id}/${day}`)) return [];
        // A version of an existing policy cannot be withdrawn or redirected.
        const advice = policy
          ? ': published texts stay, even after a later text applies.'
          : `, or say in content/moved.yaml where the address leads now: "/${id}: { to: /privacyPolicy }" with the page that takes its place, or that it was withdrawn: "/${id}: { withdrawn: ${siteDate()}, why: { en: … } }".`;
        const message = `This text was published (${recordsFile}, recorded on ${recorded}), and its address must keep working. Put the file back${advice}`;
        return [{ ...startOfFile(path), message }];
      }),
    ),
  );
}

/** @param unreadable paths of texts that cannot be parsed */
export function checkRecords(
  source: Source,
  policies: readonly Policy[],
  unreadable: ReadonlySet<string>,
  moved: Moved,
): Finding[] {
  const findings = policies.flatMap(({ versions }) =>
    versions.flatMap((version) => [
      ...hiddenVersion(version, source.files),
      ...changedDate(version, source.files),
      ...earlyCorrections(version, source.files),
      ...[...version.texts.values()].flatMap((text) => [
        ...changedText(version, text, source.files),
        ...changedFacts(version, text, source.files),
        ...changedStorage(version, text, source.files),
        ...countedStorage(version, text, source.files),
      ]),
    ]),
  );
  return [...findings, ...missingTexts(source, policies, unreadable, moved)];
}
