/** Whether a paragraph or the answer to a question breaks off in the middle of a sentence. */
import { endOf, startOf } from '../mdx.ts';
import type { Finding } from '../places.ts';
import type { SourceFile } from '../source.ts';
import { readerTextsOf } from '../readerText.ts';
import { shortened } from '../syntax/lines.ts';

/** Words from which on a paragraph is a sentence, not a label or a line of an address. */
const fewestWords = 8;

/** Notes to colleagues and the marks of bold words. */
const unseen = /\{\/\*[^]*?\*\/\}|[*_]+/g;

/** What a paragraph may lead to, so that it needs no sign at its end. */
const continued: ReadonlySet<string> = new Set(['list', 'table']);

/** Paragraphs outside of lists and tables, and answers of questions. */
function runningTexts(file: SourceFile): readonly (readonly [start: number, end: number])[] {
  const { prose, collection } = file;
  if (collection === 'faq') {
    return readerTextsOf(file).flatMap(({ passages }) => passages.map(({ start, end }) => [start, end] as const));
  }
  const nodes = prose && 'tree' in prose && 'children' in prose.tree ? prose.tree.children : [];
  return nodes.flatMap((node, index) => {
    const isAlone = node.type === 'paragraph' && !continued.has(nodes[index + 1]?.type ?? '');
    return isAlone ? [[startOf(node), endOf(node)] as const] : [];
  });
}

export function checkHalfSentences(file: SourceFile): Finding[] {
  return runningTexts(file).flatMap(([start, end]) => {
    const words = file.text.slice(start, end).replaceAll(unseen, '').trim().split(/\s+/);
    const last = words.at(-1) ?? '';
    // Addresses end in letters too.
    if (words.length < fewestWords || !/[\p{L}\p{N},–—-]$/u.test(last) || /[/@]|\w\.\w/.test(last)) return [];
    const message = `This text ends with “${shortened(words.slice(-3).join(' '), 40)}”, in the middle of a sentence. Add what is missing, or the full stop.`;
    return [{ ...file.placeAt(start), message }];
  });
}
