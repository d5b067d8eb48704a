/** Reports paragraphs, list items, fields and answers that break off in the middle of a sentence. */
import type { MdastNode } from 'satteri';
import { endOf, isElement, nodesIn, startOf, walk } from '../mdx.ts';
import type { Finding, Place } from '../places.ts';
import { isForReaders, readerTextsOf } from '../readerText.ts';
import type { SourceFile } from '../source.ts';
import { stringsIn } from '../../schemas/schemaPath.ts';
import { shortened } from '../syntax/lines.ts';

/** Shorter paragraphs may be labels or lines of an address, in words. */
const fewestWords = 8;
/** The same for an item whose siblings are all sentences. */
const fewestInGroup = 4;

/** Notes to colleagues and marks of emphasis. */
const hidden = /\{\/\*[^]*?\*\/\}|[*_]+/g;

/** A paragraph before one of these needs no full stop. */
const continued: ReadonlySet<string> = new Set(['list', 'table']);

/** No text ends with one of these. */
const unfinished = /(?:,|[ \u00A0][–—]|[ ’](?:and|or|the|of|et|ou|des|les|aux|une|dos|das|nos|uma))$/u;

interface Words {
  readonly text: string;
  readonly place: Place;
}

const wordsAt = (file: SourceFile, start: number, end: number): Words => ({
  text: file.text.slice(start, end).replaceAll(hidden, '').trim(),
  place: file.placeAt(start),
});

/** Addresses may end in a letter. */
const isOpen = ({ text }: Words): boolean => /[\p{L}\p{N},–—-]$/u.test(text) && !/(?:[/@]|\w\.\w)\S*$/.test(text);

const hasWords = ({ text }: Words, fewest: number): boolean => text.split(/\s+/).length >= fewest;

/** The only text of a group that breaks off, among at least two that do not. */
function oddIn(group: readonly Words[]): Words[] {
  const open = group.filter(isOpen);
  return open.length === 1 && group.length > 2 ? open.filter((one) => hasWords(one, fewestInGroup)) : [];
}

/** Paragraphs outside lists and tables, and FAQ answers. */
function runningTexts(file: SourceFile): Words[] {
  const { prose, collection } = file;
  if (collection === 'faq') {
    return readerTextsOf(file).flatMap(({ passages }) => passages.map(({ start, end }) => wordsAt(file, start, end)));
  }
  const nodes = prose && 'tree' in prose && 'children' in prose.tree ? prose.tree.children : [];
  return nodes.flatMap((node, index) => {
    const isAlone = node.type === 'paragraph' && !continued.has(nodes[index + 1]?.type ?? '');
    return isAlone ? [wordsAt(file, startOf(node), endOf(node))] : [];
  });
}

/** The items of each list, without the labels of `<Chips>`. */
function listsIn(file: SourceFile): Words[][] {
  const nodes = nodesIn(file.prose);
  const chips = new Set<MdastNode>(nodes.filter(isElement).flatMap(walk));
  return nodes.flatMap((node) =>
    node.type === 'list' && !chips.has(node)
      ? [node.children.map((item) => wordsAt(file, startOf(item), endOf(item)))]
      : [],
  );
}

/** Fields of policies, feature pages and the landing page, grouped by name across list items. */
function fieldsIn(file: SourceFile): Words[][] {
  if (!['policy', 'feature', 'landing'].includes(file.collection)) return [];
  const fields = [...stringsIn(file.data)].filter(([keys]) => isForReaders(file, keys));
  const named = Map.groupBy(fields, ([keys]) =>
    keys.map((key) => (typeof key === 'number' ? '' : String(key))).join('.'),
  );
  return [...named.values()].map((group) =>
    group.map(([keys, text]) => ({ text: text.trim(), place: file.placeOf(keys) })),
  );
}

function withoutMark({ collection, data, placeOf }: SourceFile): Finding[] {
  const fields = collection === 'faq' ? [...stringsIn(data)] : [];
  return fields.flatMap(([keys, text]) =>
    keys.at(-1) === 'question' && /[\p{L}\p{N}})”».]\s*$/u.test(text)
      ? [{ ...placeOf(keys), message: 'This question has no question mark. Write ? at its end.' }]
      : [],
  );
}

export function checkHalfSentences(file: SourceFile): Finding[] {
  const [lists, fields] = [listsIn(file), fieldsIn(file)];
  const open = new Set([
    ...runningTexts(file).filter((one) => hasWords(one, fewestWords) && isOpen(one)),
    ...[...lists, ...fields].flatMap(oddIn),
    ...[...lists.flatMap((items) => items.slice(-1)), ...fields.flat()].filter(({ text }) => unfinished.test(text)),
    // A field with two sentences is prose, so the second one needs its full stop too.
    ...fields.flat().filter((one) => isOpen(one) && /[.!?] /.test(one.text)),
  ]);
  const halves = [...open].map(({ text, place }) => {
    const end = text.split(/\s+/).slice(-3).join(' ');
    const message = `This text ends with “${shortened(end, 40)}”, in the middle of a sentence. Add what is missing, or the full stop.`;
    return { ...place, message };
  });
  return [...halves, ...withoutMark(file)];
}
