/**
 * Whether a translation says as much as the English text it renders: the same
 * fields, sections, list items and tags, and in each the same numerals, links,
 * addresses and facts.
 */
import type { MdastNode } from 'satteri';
import { defaultLocale, isLocale } from '../../i18n/locales.ts';
import { groupByDocument } from '../groupByDocument.ts';
import { referencesIn } from '../facts.ts';
import { listed } from '../lists.ts';
import { attributeOf, isElement, startOf, walk } from '../mdx.ts';
import type { Finding, Place } from '../places.ts';
import { stringsIn } from '../schemaPath.ts';
import type { SourceFile } from '../source.ts';

/** A part of a text that is compared as a whole: a field, or a section with what stands under its heading. */
interface Part {
  readonly name: string;
  readonly place: Place;
  /** What must be the same in every language, by kind; the order does not matter. */
  readonly counterparts: Readonly<Record<string, readonly string[]>>;
}

/**
 * Figures of a text. The marks between thousands differ from language to
 * language, and abbreviations such as P2P from word to word; neither counts.
 */
function numeralsIn(text: string): string[] {
  const plain = text.replaceAll(/(\d)[.,\u00A0\u202F ](?=\d{3}\b)/g, '$1');
  return plain.match(/(?<![\p{L}\d])\d+/gu) ?? [];
}

/** E-mail addresses; an example on a reserved name may be translated. */
const addressesIn = (text: string): string[] =>
  text.includes('@')
    ? (text.match(/[\w.+-]+@[\w-]+\.[\w.-]+\w/g) ?? []).filter((address) => !address.includes('@example.'))
    : [];

/** Whether a field names a page, a picture or an icon rather than saying something. */
const isReference = (keys: readonly PropertyKey[]): boolean =>
  ['page', 'icon', 'screen'].includes(String(keys.at(-1))) || keys.at(-2) === 'seeAlso';

/** Fields of a file that are compared one by one. */
function fieldParts(file: SourceFile): Part[] {
  return [...stringsIn(file.data)]
    .filter(([keys]) => keys[0] !== 'order')
    .map(([keys, text]) => ({
      name: `"${keys.map((key) => (typeof key === 'number' ? String(key + 1) : String(key))).join(' › ')}"`,
      place: file.placeOf(keys),
      counterparts: {
        numerals: numeralsIn(text.replaceAll(/\{\w+\}/g, '')),
        facts: referencesIn(text),
        'e-mail addresses': addressesIn(text),
        links: isReference(keys) ? [text] : [],
      },
    }));
}

/** What stands in one section, kind by kind. */
function counterpartsOf(nodes: readonly MdastNode[]): Part['counterparts'] {
  const all = nodes.flatMap(walk);
  const words = all.map((node) => (node.type === 'text' ? node.value : '')).join(' ');
  const urls = all.flatMap((node) => (node.type === 'link' ? [node.url] : []));
  const elements = all.filter(isElement);
  const named = (component: string): string[] =>
    elements.flatMap((element) => (element.name === component ? [attributeOf(element, 'name') ?? ''] : []));
  const count = (type: MdastNode['type']): string[] => all.filter((node) => node.type === type).map(() => 'one');
  const chips = elements.filter(({ name }) => name === 'Chips').flatMap(walk);
  return {
    numerals: numeralsIn(words),
    facts: named('Fact'),
    links: urls.filter((url) => !url.startsWith('mailto:')),
    // Markdown makes a link of an address by itself, so that it stands in both.
    'e-mail addresses': [...new Set(addressesIn([words, ...urls].join(' '))), ...named('ContactEmail')],
    tags: chips.filter(({ type }) => type === 'listItem').map(() => 'one'),
    'list items': count('listItem'),
    'table rows': count('tableRow'),
    'components such as <RiskNotice />': elements.flatMap(({ name }) =>
      name === 'Fact' || name === 'ContactEmail' ? [] : [name ?? ''],
    ),
  };
}

interface SectionPart extends Part {
  readonly depth: number;
}

/** The sections of a text, the part before the first heading included. */
function sectionParts(file: SourceFile): SectionPart[] {
  if (!file.prose || !('tree' in file.prose) || !('children' in file.prose.tree)) return [];
  const groups: { depth: number; start: number; nodes: MdastNode[] }[] = [{ depth: 0, start: 0, nodes: [] }];
  for (const node of file.prose.tree.children) {
    if (node.type === 'heading') groups.push({ depth: node.depth, start: startOf(node), nodes: [] });
    groups.at(-1)?.nodes.push(node);
  }
  return groups.map(({ depth, start, nodes }) => ({
    depth,
    name: depth === 0 ? 'the part before the first section' : 'this section',
    place: file.placeAt(start === 0 && nodes[0] ? startOf(nodes[0]) : start),
    counterparts: counterpartsOf(nodes),
  }));
}

/** What one list has and the other lacks, each as often as it is too many. */
function surplus(these: readonly string[], those: readonly string[]): string[] {
  const rest = [...those];
  return these.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

function compareCounterparts(english: Part, translation: Part): Finding[] {
  return Object.entries(english.counterparts).flatMap(([kind, expected]) => {
    const found = translation.counterparts[kind] ?? [];
    const missing = surplus(expected, found);
    const extra = surplus(found, expected);
    if (missing.length + extra.length === 0) return [];
    const counted = expected.includes('one') || found.includes('one');
    const difference = counted
      ? `${String(found.length)} ${kind}, the English text has ${String(expected.length)}`
      : [
          `other ${kind} than the English text`,
          ...(missing.length > 0 ? [`missing here: ${listed(missing)}`] : []),
          ...(extra.length > 0 ? [`only here: ${listed(extra)}`] : []),
        ].join('; ');
    return [{ ...translation.place, message: `In ${translation.name} there are ${difference}. Make the two agree.` }];
  });
}

function compareFields(english: SourceFile, translation: SourceFile): Finding[] {
  const expected = new Map(fieldParts(english).map((part) => [part.name, part]));
  const found = new Map(fieldParts(translation).map((part) => [part.name, part]));
  // Only whole entries of lists and groups are missed here; a missing field is told of by its schema.
  const missing = [...expected].filter(([name]) => !found.has(name));
  const extra = [...found].filter(([name]) => !expected.has(name));
  return [
    ...missing.map(([name]) => ({
      ...translation.placeOf([]),
      message: `The English text has ${name}, this translation has not. Add it here.`,
    })),
    ...extra.map(([name, { place }]) => ({
      ...place,
      message: `${name} is not in the English text. Remove it here or add it there.`,
    })),
    ...[...expected].flatMap(([name, part]) => {
      const other = found.get(name);
      return other ? compareCounterparts(part, other) : [];
    }),
  ];
}

function compareSections(english: SourceFile, translation: SourceFile): Finding[] {
  const expected = sectionParts(english);
  const found = sectionParts(translation);
  const count = (parts: readonly SectionPart[], depth: number): string =>
    String(parts.filter((part) => part.depth === depth).length);
  const split = expected.findIndex(({ depth }, index) => depth !== found[index]?.depth);
  const at = split < 0 && found.length > expected.length ? expected.length : split;
  if (at >= 0) {
    const { place } = found[at] ?? found.at(-1) ?? { place: translation.placeOf([]) };
    return [
      {
        ...place,
        message: `From here on the sections differ from the English text: here are ${count(found, 2)} sections (##) and ${count(found, 3)} subsections (###), there ${count(expected, 2)} and ${count(expected, 3)}. Add, remove or move headings until they agree.`,
      },
    ];
  }
  return expected.flatMap((part, index) => {
    const other = found[index];
    return other ? compareCounterparts(part, other) : [];
  });
}

/** @param broken paths of files that have other mistakes, which are mended first */
export function checkParity(files: readonly SourceFile[], broken: ReadonlySet<string>): Finding[] {
  return groupByDocument(files).flatMap(({ files: documentFiles }) => {
    const english = documentFiles.find(({ language }) => language === defaultLocale);
    if (!english || broken.has(english.path)) return [];
    return documentFiles.flatMap((file) => {
      if (!isLocale(file.language) || file === english || broken.has(file.path)) return [];
      return [...compareFields(english, file), ...compareSections(english, file)];
    });
  });
}
