/** Reports texts that still state a fact which a new version of a policy replaced by another. */
import { factsShown } from '../lint/checks/references.ts';
import type { Finding } from '../lint/places.ts';
import type { Source, SourceFile } from '../lint/source.ts';
import { siteSchema, type Fact, type Site } from '../schemas/site.ts';
import { factValues, type FactValues } from '../site/facts.ts';
import { defaultLocale } from '../site/locales.ts';
import { own } from '../site/own.ts';
import { siteDate } from '../site/siteDate.ts';
import { currentOnly } from '../site/versions.ts';
import { policySchema } from '../schemas/policy.ts';
import { changesIn, comparePolicies } from './differences.ts';
import { plainText } from './inline.ts';
import { previousOf, type Policy, type PolicyVersion } from './library.ts';
import { readText } from './readText.ts';
import type { Inline, PolicyText } from './text.ts';

/** A fact of the previous version, replaced by another fact or a figure. */
interface Replacement {
  readonly old: string;
  readonly fact: string | undefined;
  readonly value: string;
  /** The version still states the old fact elsewhere. */
  readonly isKept: boolean;
}

const mark = 'fact_';

/** Reads a text with the names of facts instead of their values, because two facts may have the same value. */
function withNames(file: SourceFile, facts: FactValues): PolicyText | undefined {
  const fields = policySchema.safeParse(file.data).data;
  if (!fields || !file.prose) return undefined;
  const names = Object.fromEntries(Object.keys(facts).map((name) => [name, mark + name]));
  return readText({ path: file.path, fields, prose: file.prose }, file.prose, {
    facts: names,
    storage: { head: [], rows: [] },
  });
}

const namesIn = (text: Inline): string[] =>
  Array.from(plainText(text).matchAll(new RegExp(String.raw`${mark}(\w+)`, 'g')), ([, name = '']) => name);

/** A figure with its currency, without other words. */
const typedFigure = /^[^\p{L}\d]*(\d+(?:[.,]\d+)*)[^\p{L}\d]*(?:\p{Lu}{3})?[^\p{L}\d]*$/u;

/** Only facts of the same kind replace one another: `number`, `money`. */
const kindOf = (fact: Fact | undefined): string | undefined =>
  ['number', 'percent', 'money', 'text', 'list'].find((kind) => fact && kind in fact);

function replacementsIn(
  before: PolicyText,
  after: PolicyText,
  renamed: Record<string, string>,
  site: Site,
  values: FactValues,
): Replacement[] {
  const changes = changesIn(comparePolicies(before, after, renamed));
  const inserted = changes.flatMap(({ change, text }) => (change === 'inserted' ? namesIn(text) : []));
  const stated = namesIn([{ text: JSON.stringify(after) }]);
  const count = (names: readonly string[], name: string): number => names.filter((one) => one === name).length;
  return changes.flatMap((deleted, index): Replacement[] => {
    const next = changes[index + 1];
    if (deleted.change !== 'deleted' || next?.change !== 'inserted' || deleted.isWhole || next.isWhole) return [];
    const [oldNames, newNames] = [namesIn(deleted.text), namesIn(next.text)];
    const [, figure] = typedFigure.exec(plainText(next.text)) ?? [];
    return oldNames.flatMap((old) => {
      const kind = kindOf(own(site.facts, old));
      const fact = newNames.find((name) => kind !== undefined && kindOf(own(site.facts, name)) === kind);
      const value = fact === undefined ? figure : own(values, fact);
      const isFigure = fact !== undefined || kind === 'number' || kind === 'percent' || kind === 'money';
      return !isFigure || value === undefined || newNames.includes(old) || value === own(values, old)
        ? []
        : [{ old, fact, value, isKept: count(stated, old) > count(inserted, old) }];
    });
  });
}

function adviceFor(file: SourceFile, path: string, day: string): string {
  if (file.path === path) return 'State the new value here too';
  if (file.version !== undefined) return `Write a version of this text for ${day} too`;
  const values = day > siteDate() ? 'both values here, each with the days for which it holds' : 'the new value here';
  return `State ${values}, or leave the figure out and link to the policy`;
}

/** Reports texts, current from the day of a version on, that state only the old value. */
function stale(
  { old, fact, value, isKept }: Replacement,
  { day, folder }: PolicyVersion,
  files: readonly SourceFile[],
  values: FactValues,
): Finding[] {
  const english = files.filter(({ language }) => language === defaultLocale).filter(currentOnly(files, day));
  const before = own(values, old) ?? '';
  const path = `${folder}/${defaultLocale}.mdx`;
  return english.flatMap((file) => {
    const shown = factsShown(file);
    const place = shown.get(old);
    const isStated = file.path === path ? !isKept : fact !== undefined && shown.has(fact);
    if (!place || isStated) return [];
    const stated = fact === undefined ? value : `"${fact}" (${value})`;
    const message = `From ${day} on, ${path} states ${stated} instead of "${old}" (${before}), and this text still states the old value. ${adviceFor(file, path, day)}. If both are right, write "stillTrue: [${old}]" in ${folder}/version.yaml.`;
    return [{ ...place, message }];
  });
}

function checkVersion(
  policy: Policy,
  version: PolicyVersion,
  files: readonly SourceFile[],
  site: Site,
  values: FactValues,
): Finding[] {
  const previous = previousOf(policy, version);
  if (!previous || (version !== policy.current && version.day <= siteDate())) return [];
  const [before, after] = [previous, version].map(({ texts }) => {
    const text = texts.get(defaultLocale);
    const file = files.find(({ path }) => path === text?.path);
    // A recorded text may show a fact that no longer exists.
    return text && file && withNames(file, { ...values, ...text.facts });
  });
  if (!before || !after) return [];
  const replaced = replacementsIn(before, after, version.details.moved, site, values);
  return [...new Map(replaced.map((one) => [one.old, one])).values()]
    .filter(({ old }) => !version.details.stillTrue.includes(old))
    .flatMap((one) => stale(one, version, files, values));
}

/**
 * Checks current and coming versions. Only English texts are reported, since translations show the same facts.
 * @param policies all policies of the source
 */
export function checkFacts({ files }: Source, policies: readonly Policy[]): Finding[] {
  const site = siteSchema.parse(files.find(({ collection }) => collection === 'site')?.data);
  const values = factValues(site, defaultLocale);
  return policies.flatMap((policy) =>
    policy.versions.flatMap((version) => checkVersion(policy, version, files, site, values)),
  );
}
