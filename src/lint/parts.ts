/** Splits a text into fields and sections, with the values that must be the same in every language. */
import type { MdastNode } from 'satteri';
import { emailAddress } from '../site/emailAddresses.ts';
import { referencesIn, reference } from '../site/facts.ts';
import { datesIn } from './checks/dates.ts';
import type { Passage } from './checks/sentences.ts';
import { attributeOf, isElement, startOf, walk } from './mdx.ts';
import { numeralsIn } from './numerals.ts';
import { figuresWithUnitsIn, kindsOfDaysIn, numberWordsIn } from './numberWords.ts';
import type { Place } from './places.ts';
import { isForReaders, readerTextsOf } from './readerText.ts';
import { englishOnlyFields, pluralCategories } from '../schemas/fields.ts';
import { stringsIn } from '../schemas/schemaPath.ts';
import { perFile, type SourceFile } from './source.ts';

export interface Counterpart {
  readonly value: string;
  readonly place: Place;
}

/** A field or a section. */
export interface Part {
  /** For messages: `"title"`, `this section`. */
  readonly name: string;
  /** The same in every language. */
  readonly key: string;
  readonly place: Place;
  /** Values that must be the same in every language, by kind, in any order. */
  readonly counterparts: Readonly<Record<string, readonly Counterpart[]>>;
  /** Paragraphs, items and cells, in order. */
  readonly passages: readonly Passage[];
}

/** E-mail addresses, without examples, which may be translated. */
const addressesIn = (text: string): string[] =>
  text.includes('@') ? (text.match(emailAddress) ?? []).filter((address) => !address.includes('@example.')) : [];

/** A path in messages: `"questions › lost-card"`. */
export const pathName = (keys: readonly PropertyKey[]): string =>
  `"${keys.map((key) => (typeof key === 'number' ? String(key + 1) : String(key))).join(' › ')}"`;

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
    'figures with their units': passages.flatMap(({ text, placeAt }) =>
      figuresWithUnitsIn(text, language).map(({ value, offset }) => ({ value, place: placeAt(offset) })),
    ),
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

/** Fields to compare, without plural forms, which differ between languages. */
export const comparedFields = (file: SourceFile): (readonly [keys: readonly PropertyKey[], text: string])[] =>
  [...stringsIn(file.data)].filter(
    ([keys]) =>
      !englishOnlyFields.includes(String(keys[0])) && !pluralCategories.some((category) => category === keys.at(-1)),
  );

/** @param key the same in every language */
export function fieldPart(
  file: SourceFile,
  language: string,
  keys: readonly PropertyKey[],
  text: string,
  key = keys,
): Part {
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

export const fieldParts = perFile((file): readonly Part[] =>
  comparedFields(file).map(([keys, text]) => fieldPart(file, file.language, keys, text)),
);

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
  // Markdown turns an address into a link, which has it as text and as URL.
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
    placeholders: elements.filter(({ name }) => name === 'Placeholder').map((element) => at(element, 'Placeholder')),
    'components such as <RiskNotice />': elements.flatMap((element) =>
      ['Fact', 'ContactEmail', 'Placeholder'].includes(element.name ?? '') ? [] : [at(element, element.name ?? '')],
    ),
  };
}

export interface SectionPart extends Part {
  readonly depth: number;
}

/** Sections, including the part before the first heading. */
export const sectionParts = perFile((file): readonly SectionPart[] => {
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
