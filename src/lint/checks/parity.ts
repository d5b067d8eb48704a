/** Compares fields, sections, paragraphs, items, numbers, links and facts of translations with the English text. */
import { defaultLocale, isLocale } from '../../site/locales.ts';
import { compareEntries } from './entries.ts';
import { fieldPart, fieldParts, sectionParts, type Counterpart, type Part, type SectionPart } from '../parts.ts';
import type { Finding } from '../places.ts';
import { oddPassages } from './sentences.ts';
import { stringsByLanguage } from '../../schemas/schemaPath.ts';
import { groupByDocument, type SourceFile } from '../source.ts';

interface Difference {
  readonly kind: string;
  readonly english: Part;
  readonly translation: Part;
  readonly missing: readonly Counterpart[];
  readonly extra: readonly Counterpart[];
}

/** Kinds that a language may paraphrase ("both", "twice", "euros"): only a replaced value is a difference. */
const paraphrased = ['numbers written as words', 'figures with their units', 'currencies'];

const counted = ['paragraphs', 'tags', 'list items', 'table rows', 'placeholders'];

/** Multiset difference. */
function surplus(these: readonly Counterpart[], those: readonly Counterpart[]): Counterpart[] {
  const rest = those.map(({ value }) => value);
  return these.filter(({ value }) => {
    const index = rest.indexOf(value);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

function compareCounterparts(english: Part, translation: Part): Difference[] {
  const differences = Object.entries(english.counterparts).flatMap(([kind, expected]): Difference[] => {
    const found = translation.counterparts[kind] ?? [];
    const [missing, extra] = [surplus(expected, found), surplus(found, expected)];
    const isSame = missing.length + extra.length === 0;
    const isPhrasing = paraphrased.includes(kind) && missing.length * extra.length === 0;
    return isSame || isPhrasing ? [] : [{ kind, english, translation, missing, extra }];
  });
  // A wrong figure is reported once, without its unit.
  const isFigure = differences.some(({ kind }) => kind === 'numerals');
  return differences.filter(({ kind }) => !isFigure || kind !== 'figures with their units');
}

/** Compares the languages within one file. A language may repeat a figure: 24 h/24. */
function compareLanguages(file: SourceFile): Finding[] {
  const parts = stringsByLanguage(file.data).map(({ language, keys, key, text }) => ({
    language,
    part: fieldPart(file, language, keys, text, key),
  }));
  const texts = Map.groupBy(parts, ({ language }): string => language);
  const partsOf = (language: string): Part[] => texts.get(language)?.map(({ part }) => part) ?? [];
  const english = partsOf(defaultLocale);
  const values = (all: readonly Counterpart[]): Set<string> => new Set(all.map(({ value }) => value));
  const others = [...texts.keys()].filter((language) => language !== defaultLocale);
  const differences = others
    .flatMap((language) => compareParts(english, partsOf(language)))
    .filter(({ kind, english: one, translation: other }) => {
      const [these, those] = [one, other].map(({ counterparts }) => values(counterparts[kind] ?? []));
      return these?.symmetricDifference(those ?? new Set()).size !== 0;
    });
  return [
    ...differences.map(describe),
    ...oddSentences([defaultLocale, ...others].map((language) => [language, partsOf(language)])),
  ];
}

function compareParts(english: readonly Part[], translation: readonly Part[]): Difference[] {
  const found = new Map(translation.map((part) => [part.key, part]));
  return english.flatMap((part) => {
    const other = found.get(part.key);
    return other ? compareCounterparts(part, other) : [];
  });
}

function countSections(parts: readonly SectionPart[]): string {
  const count = (depth: number): string => String(parts.filter((part) => part.depth === depth).length);
  return `${count(2)} section(s) (##) and ${count(3)} subsection(s) (###)`;
}

/** Index of the first heading whose level differs, or -1. */
function splitOf(english: readonly SectionPart[], sections: readonly SectionPart[]): number {
  const split = english.findIndex(({ depth }, index) => depth !== sections[index]?.depth);
  return split < 0 && sections.length > english.length ? english.length : split;
}

/** Advice for an English version that differs from all its translations. */
const adviceFor = (isFirst: boolean): string =>
  isFirst
    ? 'If this text is to change, write it as a new version, in a folder named by the day it takes effect: its translations may follow later. If not, correct it here.'
    : 'If this is right, change the translations too, or delete their files until they are translated: their readers then see the version before, with a notice. If not, correct it here.';

const languagesOf = (translations: readonly SourceFile[]): string =>
  translations.map(({ language }) => language).join(' and ');

/** @param texts the parts of each language, English first */
function oddSentences(texts: readonly (readonly [language: string, parts: readonly Part[]])[], advice = ''): Finding[] {
  const documents = texts.map(([language, parts]) => ({
    language,
    parts: new Map(parts.map(({ key, passages }) => [key, passages])),
  }));
  return oddPassages(documents).map(({ language, message, ...place }) => ({
    ...place,
    message: language === defaultLocale ? `${message}${advice}` : message,
  }));
}

const valuesOf = (counterparts: readonly Counterpart[]): string =>
  [...new Set(counterparts.map(({ value }) => value))].join(', ');

const labelled = (label: string, values: readonly Counterpart[]): string[] =>
  values.length > 0 ? [`${label}: ${valuesOf(values)}`] : [];

/** Key by which translations share a difference. */
const identityOf = ({ kind, english, missing, extra }: Difference): string =>
  [english.key, kind, valuesOf(missing), valuesOf(extra), missing.length, extra.length].join('|');

function describe({ kind, english, translation, missing, extra }: Difference): Finding {
  const number = ({ counterparts }: Part): string => String(counterparts[kind]?.length ?? 0);
  const difference = counted.includes(kind)
    ? `there are ${number(translation)} ${kind}, the English text has ${number(english)}`
    : [
        `the ${kind} differ from the English text`,
        ...labelled('missing here', missing),
        ...labelled('only here', extra),
      ].join('; ');
  const { path, line } = missing[0]?.place ?? english.place;
  const message = `In ${translation.name} ${difference} (${path}:${String(line)}). Make the two agree.`;
  return { ...(extra[0]?.place ?? translation.place), message };
}

/** Describes a difference from all translations: the English text was changed. */
function describeShared(
  { kind, english, missing, extra }: Difference,
  translations: readonly SourceFile[],
  advice: string,
): Finding {
  const values = [...labelled('only here', missing), ...labelled('only there', extra)].join('; ');
  const agree = `the translations ${languagesOf(translations)}, which agree`;
  const difference = counted.includes(kind)
    ? `the number of ${kind} differs from ${agree}`
    : `the ${kind} differ from ${agree} (${values})`;
  const next = kind === 'placeholders' ? 'Put the value of one that was filled in here into them too.' : advice;
  return { ...(missing[0]?.place ?? english.place), message: `In ${english.name} ${difference}. ${next}` };
}

function compareDocument(english: SourceFile, translations: readonly SourceFile[], isFirst: boolean): Finding[] {
  const advice = adviceFor(isFirst);
  const sections = sectionParts(english);
  const compared = translations.map((file) => {
    const own = sectionParts(file);
    const split = splitOf(sections, own);
    const inFields = compareParts(fieldParts(english), fieldParts(file));
    return { file, own, split, differences: split < 0 ? [...inFields, ...compareParts(sections, own)] : inFields };
  });
  // If all translations differ, the English text is probably wrong; only versioned texts can be ahead of translations.
  const hasVersions = english.version !== undefined && translations.length > 1;
  const [first, ...others] = compared.map(
    ({ differences }) => new Map(differences.map((difference) => [identityOf(difference), difference])),
  );
  const shared = new Map(
    hasVersions && first ? [...first].filter(([identity]) => others.every((other) => other.has(identity))) : [],
  );
  const outlines = new Set(compared.map(({ own, split }) => split >= 0 && own.map(({ depth }) => depth).join('')));
  const allSplit = hasVersions && outlines.size === 1 ? compared.find(({ split }) => split >= 0) : undefined;
  return [
    ...[...shared.values()].map((difference) => describeShared(difference, translations, advice)),
    ...(allSplit
      ? [
          {
            ...(sections[allSplit.split]?.place ?? english.placeOf([])),
            message: `From here on the sections differ from the translations ${languagesOf(translations)}, which agree: here are ${countSections(sections)}, there ${countSections(allSplit.own)}. ${advice}`,
          },
        ]
      : []),
    ...oddSentences(
      [english, ...compared.flatMap(({ file, split }) => (split < 0 ? [file] : []))].map((file) => [
        file.language,
        [...fieldParts(file), ...sectionParts(file)],
      ]),
      hasVersions ? ` ${advice}` : '',
    ),
    ...compared.flatMap(({ file, own, split, differences }) => [
      ...compareEntries(english, file),
      ...(split >= 0 && !allSplit
        ? [
            {
              ...(own[split]?.place ?? own.at(-1)?.place ?? file.placeOf([])),
              message: `From here on the sections differ from the English text: here are ${countSections(own)}, there ${countSections(sections)}. Add, remove or move headings until they agree.`,
            },
          ]
        : []),
      ...differences.filter((difference) => !shared.has(identityOf(difference))).map(describe),
    ]),
  ];
}

/** @param broken paths of files with other mistakes, which are fixed first */
export function checkParity(files: readonly SourceFile[], broken: ReadonlySet<string>): Finding[] {
  const sideBySide = files.filter(
    ({ collection, path }) => ['site', 'version', 'moved'].includes(collection) && !broken.has(path),
  );
  const between = groupByDocument(files).flatMap((documentFiles) => {
    const english = documentFiles.find(({ language }) => language === defaultLocale);
    if (!english || broken.has(english.path)) return [];
    const translations = documentFiles.filter(
      (file) => isLocale(file.language) && file !== english && !broken.has(file.path),
    );
    const isFirst = !files.some(
      ({ document, version = '', language }) =>
        document === english.document && version < (english.version ?? '') && language === defaultLocale,
    );
    return compareDocument(english, translations, isFirst);
  });
  return [...sideBySide.flatMap(compareLanguages), ...between];
}
