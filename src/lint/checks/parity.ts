/** Whether a translation has the fields, sections, paragraphs, items, numbers, links and facts of the English text. */
import type { MdastNode } from 'satteri';
import { emailAddress } from '../../site/emailAddresses.ts';
import { defaultLocale, isLocale } from '../../site/locales.ts';
import { reference, referencesIn } from '../../site/facts.ts';
import { attributeOf, isElement, startOf, walk } from '../mdx.ts';
import { kindsOfDaysIn, numberWordsIn } from '../numberWords.ts';
import type { Finding, Place } from '../places.ts';
import { isForReaders, readerTextsOf } from '../readerText.ts';
import { datesIn } from './dates.ts';
import { oddPassages, type Passage } from './sentences.ts';
import { stringsByLanguage, stringsIn, valueAt } from '../../schemas/schemaPath.ts';
import { englishOnlyFields, pluralCategories } from '../../schemas/fields.ts';
import { groupByDocument, perFile, type SourceFile } from '../source.ts';

interface Counterpart {
  readonly value: string;
  readonly place: Place;
}

/** A part of a text that is compared as a whole: a field, or a section with what stands under its heading. */
interface Part {
  /** How it is called in a message: `"title"`, `this section`. */
  readonly name: string;
  /** What it is found by in the other language. */
  readonly key: string;
  readonly place: Place;
  /** What must be the same in every language, by kind; the order does not matter. */
  readonly counterparts: Readonly<Record<string, readonly Counterpart[]>>;
  /** Its running text: paragraphs, items and cells in their order. */
  readonly passages: readonly Passage[];
}

interface Difference {
  readonly kind: string;
  readonly english: Part;
  readonly translation: Part;
  readonly missing: readonly Counterpart[];
  readonly extra: readonly Counterpart[];
}

const hour = String.raw`(\d{1,2})(?:[:.](\d\d))?`;
const halfDay = new RegExp(
  String.raw`(?<![\p{L}\d.,:])(?:${hour}\s?(?:–|-|to)\s?)?${hour}\s?([ap])\.?\s?m(?!\p{L})`,
  'giu',
);
const wholeDay = /(?<![\p{L}\d.,:])(\d{1,2})(?:\s?h(?:\s?(\d\d))?|:(\d\d))(?![\p{L}\d])/gu;

/** A text of the same length whose hours are counted from 0 to 23: `9–18` for `9 am–6 pm` and `9 h–18 h`. */
function withWholeDays(text: string): string {
  const inFigures = (hours: string | undefined, minutes = '00', half = ''): string => {
    const count = half === '' ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
    return hours === undefined ? '' : `${String(count)}${minutes === '00' ? '' : ` ${minutes}`} `;
  };
  return text
    .replaceAll(halfDay, (found: string, from?: string, past?: string, to?: string, after?: string, half?: string) =>
      `${inFigures(from, past, half)}${inFigures(to, after, half)}`.padEnd(found.length),
    )
    .replaceAll(wholeDay, (found: string, hours: string, past?: string, minutes: string | undefined = past) =>
      inFigures(hours, minutes).padEnd(found.length),
    );
}

/**
 * Figures of a text with their positions. The marks between thousands differ from language to
 * language, and abbreviations such as P2P from word to word; neither counts.
 */
const numeralsIn = (text: string): { value: string; offset: number }[] =>
  Array.from(
    withWholeDays(text).matchAll(/(?<![\p{L}\d])\d+(?:[.,\u00A0\u202F ]\d{3}\b)*/gu),
    ({ 0: numeral, index }) => ({
      value: numeral.replaceAll(/\D/g, ''),
      offset: index,
    }),
  );

/** E-mail addresses; an example on a reserved name may be translated. */
const addressesIn = (text: string): string[] =>
  text.includes('@') ? (text.match(emailAddress) ?? []).filter((address) => !address.includes('@example.')) : [];

/** `"questions › lost-card"`, as the way to a field is shown in messages. */
const pathName = (keys: readonly PropertyKey[]): string =>
  `"${keys.map((key) => (typeof key === 'number' ? String(key + 1) : String(key))).join(' › ')}"`;

/** Kinds that another language may word otherwise, "both", "twice" or "euros": only one for another differs. */
const replaced = ['numbers written as words', 'currencies'];

const currency = /\p{Sc}|(?<![\p{L}\d])(?:EUR|USD|GBP)(?!\p{L})/gu;
const codes: ReadonlyMap<string, string> = new Map([
  ['€', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
]);

function wordsWithValues(passages: readonly Passage[], language: string): Part['counterparts'] {
  const numbers = passages.flatMap(({ text, placeAt }) =>
    numberWordsIn(text, language).map((number) => ({ ...number, place: placeAt(number.offset) })),
  );
  return {
    'numbers in words': numbers.filter(({ hasUnit }) => hasUnit),
    'numbers written as words': numbers.filter(({ hasUnit }) => !hasUnit),
    currencies: passages.flatMap(({ text, placeAt }) =>
      Array.from(text.matchAll(currency), ({ 0: sign, index }) => ({
        value: codes.get(sign) ?? sign,
        place: placeAt(index),
      })),
    ),
    'kinds of days': passages.flatMap(({ text, placeAt }) =>
      kindsOfDaysIn(text, language).map(({ value, offset }) => ({ value, place: placeAt(offset) })),
    ),
    months: passages.flatMap(({ text, placeAt }) =>
      datesIn(text, language).map(({ month, offset }) => ({ value: month, place: placeAt(offset) })),
    ),
  };
}

/** Fields of a file that are compared one by one. Plural forms differ from language to language. */
const comparedFields = (file: SourceFile): (readonly [keys: readonly PropertyKey[], text: string])[] =>
  [...stringsIn(file.data)].filter(
    ([keys]) =>
      !englishOnlyFields.includes(String(keys[0])) && !pluralCategories.some((category) => category === keys.at(-1)),
  );

/** @param key what the field is found by in the other language */
function fieldPart(file: SourceFile, language: string, keys: readonly PropertyKey[], text: string, key = keys): Part {
  const place = file.placeOf(keys);
  const here = (values: readonly string[]): Counterpart[] => values.map((value) => ({ value, place }));
  const words = text.replaceAll(reference, '');
  const isName = file.language !== '' && !isForReaders(file, keys);
  const passages = isName ? [] : [{ text: words, facts: referencesIn(text), placeAt: () => place }];
  return {
    name: pathName(keys),
    key: key.join('/'),
    place,
    passages,
    counterparts: {
      numerals: here(numeralsIn(words).map(({ value }) => value)),
      ...wordsWithValues(passages, language),
      facts: here(referencesIn(text)),
      'e-mail addresses': here(addressesIn(text)),
      links: here(isName ? [text] : []),
    },
  };
}

const fieldParts = perFile((file): readonly Part[] =>
  comparedFields(file).map(([keys, text]) => fieldPart(file, file.language, keys, text)),
);

/** Differences between the languages of a file that holds them side by side. A language may repeat a figure: 24 h/24. */
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

const counted = ['paragraphs', 'tags', 'list items', 'table rows'];

function counterpartsOf(nodes: readonly MdastNode[], { placeAt }: SourceFile): Part['counterparts'] {
  const all = nodes.flatMap(walk);
  const at = (node: MdastNode, value: string, offset = 0): Counterpart => ({
    value,
    place: placeAt(startOf(node) + offset),
  });
  const elements = all.filter(isElement);
  const named = (component: string): Counterpart[] =>
    elements.flatMap((element) =>
      element.name === component ? [at(element, attributeOf(element, 'name') ?? '')] : [],
    );
  const every = (type: MdastNode['type'], within = all): Counterpart[] =>
    within.filter((node) => node.type === type).map((node) => at(node, type));
  const inChips = elements.filter(({ name }) => name === 'Chips').flatMap(walk);
  const itemTexts = all.flatMap((node): MdastNode[] => (node.type === 'listItem' ? node.children.slice(0, 1) : []));
  const links = all.flatMap((node) => (node.type === 'link' ? [at(node, node.url)] : []));
  // Markdown makes a link of an address by itself, so that it stands in both.
  const addresses = all.flatMap((node) =>
    addressesIn(node.type === 'text' ? node.value : node.type === 'link' ? node.url : '').map((value) =>
      at(node, value),
    ),
  );
  return {
    numerals: all.flatMap((node) =>
      node.type === 'text' ? numeralsIn(node.value).map(({ value, offset }) => at(node, value, offset)) : [],
    ),
    facts: named('Fact'),
    links: links.filter(({ value }) => !value.startsWith('mailto:')),
    'e-mail addresses': [
      ...new Map(addresses.map((address) => [address.value, address])).values(),
      ...named('ContactEmail'),
    ],
    paragraphs: every(
      'paragraph',
      all.filter((node) => !itemTexts.includes(node)),
    ),
    tags: every('listItem', inChips),
    'list items': every(
      'listItem',
      all.filter((node) => !inChips.includes(node)),
    ),
    'table rows': every('tableRow'),
    'components such as <RiskNotice />': elements.flatMap((element) =>
      element.name === 'Fact' || element.name === 'ContactEmail' ? [] : [at(element, element.name ?? '')],
    ),
  };
}

interface SectionPart extends Part {
  readonly depth: number;
}

/** The sections of a text, the part before the first heading included. */
const sectionParts = perFile((file): readonly SectionPart[] => {
  if (!file.prose || !('tree' in file.prose) || !('children' in file.prose.tree)) return [];
  const groups: { depth: number; start: number; nodes: MdastNode[] }[] = [{ depth: 0, start: 0, nodes: [] }];
  for (const node of file.prose.tree.children) {
    if (node.type === 'heading') groups.push({ depth: node.depth, start: startOf(node), nodes: [] });
    groups.at(-1)?.nodes.push(node);
  }
  const [{ text, passages: all } = { text: '', passages: [] }] = readerTextsOf(file);
  return groups.map(({ depth, start, nodes }, index) => {
    const end = groups[index + 1]?.start ?? text.length;
    const passages = all
      .filter((passage) => passage.kind !== 'field' && passage.kind !== 'heading')
      .filter((passage) => passage.start >= start && passage.start < end)
      .map((passage) => ({
        text: text.slice(passage.start, passage.end),
        facts: Array.from(
          file.text.slice(passage.start, passage.end).matchAll(/<(?:Fact|ContactEmail)\s+name="(\w+)"/g),
          ([, name = '']) => name,
        ),
        placeAt: (offset: number) => file.placeAt(passage.start + offset),
      }));
    return {
      depth,
      name: depth === 0 ? 'the part before the first section' : 'this section',
      key: `#${String(index)}`,
      place: file.placeAt(start === 0 && nodes[0] ? startOf(nodes[0]) : start),
      passages,
      counterparts: { ...counterpartsOf(nodes, file), ...wordsWithValues(passages, file.language) },
    };
  });
});

/** What one list has and the other lacks, each as often as it is too many. */
function surplus(these: readonly Counterpart[], those: readonly Counterpart[]): Counterpart[] {
  const rest = those.map(({ value }) => value);
  return these.filter(({ value }) => {
    const index = rest.indexOf(value);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

function compareCounterparts(english: Part, translation: Part): Difference[] {
  return Object.entries(english.counterparts).flatMap(([kind, expected]) => {
    const found = translation.counterparts[kind] ?? [];
    const [missing, extra] = [surplus(expected, found), surplus(found, expected)];
    const isSame = missing.length + extra.length === 0;
    const isPhrasing = replaced.includes(kind) && missing.length * extra.length === 0;
    return isSame || isPhrasing ? [] : [{ kind, english, translation, missing, extra }];
  });
}

/** The outermost groups and items on the ways to some fields that another file has nothing at, each once. */
function outermostMissing(fields: readonly (readonly PropertyKey[])[], other: SourceFile): (readonly PropertyKey[])[] {
  const groups = fields.flatMap((keys) => {
    const depth = keys.findIndex((_, index) => valueAt(other.data, keys.slice(0, index + 1)) === undefined);
    return depth < 0 ? [] : [keys.slice(0, depth + 1)];
  });
  return [...new Map(groups.map((keys) => [keys.join('/'), keys])).values()];
}

/** Whether readers of the translation are shown the English entry as long as it has none of its own. */
const mayFollow = ({ collection }: SourceFile, keys: readonly PropertyKey[]): boolean =>
  collection === 'faq' && keys[0] === 'questions' && keys.length === 2;

/** Fields, groups and items that only one of the two files has. */
function compareEntries(english: SourceFile, translation: SourceFile): Finding[] {
  const ways = (file: SourceFile): (readonly PropertyKey[])[] => comparedFields(file).map(([keys]) => keys);
  const missing = outermostMissing(ways(english), translation);
  const extra = outermostMissing(ways(translation), english);
  const siblingsOf = (keys: readonly PropertyKey[], others: readonly (readonly PropertyKey[])[]) =>
    others.filter((other) => other.slice(0, -1).join('/') === keys.slice(0, -1).join('/'));
  /** A name that only this file has, where the English text has one that this file lacks. */
  const renamed = new Map(
    extra.flatMap((keys) => {
      const [meant, ...more] = siblingsOf(keys, missing);
      const isAlone = more.length === 0 && siblingsOf(keys, extra).length === 1;
      return meant && isAlone && typeof keys.at(-1) === 'string' ? [[keys, meant] as const] : [];
    }),
  );
  const meantNames = new Set(renamed.values());
  return [
    ...missing
      .filter((keys) => !meantNames.has(keys) && !mayFollow(english, keys))
      .map((keys) => {
        const { path, line } = english.placeOf(keys);
        const message = `The English text has ${pathName(keys)} (${path}:${String(line)}), this translation has not. Copy it from there, put it here and translate it.`;
        return { ...placeBefore(keys, english, translation), message };
      }),
    ...extra.map((keys) => {
      const meant = renamed.get(keys);
      const message = meant
        ? `${pathName(keys)} is not in the English text, which has ${pathName(meant)}. Such names are the same in every language: write "${String(meant.at(-1))}" here.`
        : `${pathName(keys)} is not in the English text (${english.path}). Remove it here or add it there.`;
      return { ...translation.placeOf(keys), message };
    }),
  ];
}

/** Where an entry that only the English text has belongs in a translation: at the entry before it, or its group. */
function placeBefore(keys: readonly PropertyKey[], english: SourceFile, translation: SourceFile): Place {
  const group = keys.slice(0, -1);
  const names = Object.keys(valueAt(english.data, group) ?? {});
  const before = names
    .slice(0, names.indexOf(String(keys.at(-1))))
    .map((name) => [...group, typeof keys.at(-1) === 'number' ? Number(name) : name])
    .findLast((own) => valueAt(translation.data, own) !== undefined);
  return translation.placeOf(before ?? group);
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

/** Index of the first heading at which the sections of a translation differ from those of the English text, or -1. */
function splitOf(english: readonly SectionPart[], sections: readonly SectionPart[]): number {
  const split = english.findIndex(({ depth }, index) => depth !== sections[index]?.depth);
  return split < 0 && sections.length > english.length ? english.length : split;
}

/** Added where it is the English text of a version that differs from all of its translations. */
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

/** What a difference consists of, as `fr` and `pt` may share it. */
const identityOf = ({ kind, english, missing, extra }: Difference): string =>
  [english.key, kind, valuesOf(missing), valuesOf(extra), missing.length, extra.length].join('|');

function describe({ kind, english, translation, missing, extra }: Difference): Finding {
  const number = ({ counterparts }: Part): string => String(counterparts[kind]?.length ?? 0);
  const difference = counted.includes(kind)
    ? `${number(translation)} ${kind}, the English text has ${number(english)}`
    : [
        `other ${kind} than the English text`,
        ...labelled('missing here', missing),
        ...labelled('only here', extra),
      ].join('; ');
  const { path, line } = missing[0]?.place ?? english.place;
  const message = `In ${translation.name} there are ${difference} (${path}:${String(line)}). Make the two agree.`;
  return { ...(extra[0]?.place ?? translation.place), message };
}

/** What is said of a difference that all translations share: it is the English text that was changed. */
function describeShared(
  { kind, english, missing, extra }: Difference,
  translations: readonly SourceFile[],
  advice: string,
): Finding {
  const values = [...labelled('only here', missing), ...labelled('only there', extra)].join('; ');
  const agree = `the translations ${languagesOf(translations)}, which agree`;
  const difference = counted.includes(kind)
    ? `the number of ${kind} is another than in ${agree}`
    : `there are other ${kind} than in ${agree} (${values})`;
  return { ...(missing[0]?.place ?? english.place), message: `In ${english.name} ${difference}. ${advice}` };
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
  // One translation that differs is wrong, all of them rather not. Only a text with versions has a place for a newer one.
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

/** @param broken paths of files that have other mistakes, which are mended first */
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
