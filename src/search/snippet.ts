/** Cuts the part of a text that matches a query, and finds the words to mark. */
import { wordsIn, type Word } from './words.ts';

/** Returns the stem of a folded word if the query has it. */
export type Matcher = (folded: string) => string | undefined;

/** About two lines on the page. */
const mostCharacters = 220;
/** Characters before the first match if no sentence starts nearby. */
const contextBefore = 60;

export const marksIn = (text: string, matcher: Matcher): Word[] =>
  wordsIn(text).filter(({ folded }) => matcher(folded) !== undefined);

/**
 * Returns the first paragraph with the most words of the query, cut around its first match.
 * @param blocks paragraphs of the text
 */
export function snippetOf(blocks: readonly string[], matcher: Matcher): string {
  let [text, most] = ['', -1];
  for (const block of blocks) {
    const stems = new Set(wordsIn(block).flatMap(({ folded }) => matcher(folded) ?? []));
    if (stems.size > most) [text, most] = [block, stems.size];
  }
  // A paragraph that announces a list.
  text = text.replace(/\s*:$/, ' …');
  if (text.length <= mostCharacters) return text;
  const first = marksIn(text, matcher)[0]?.start ?? 0;
  let start = 0;
  if (first > mostCharacters / 2) {
    const sentence = Math.max(...['. ', '? ', '! ', '; '].map((end) => text.lastIndexOf(end, first) + 2));
    const isNear = sentence > 1 && first - sentence < mostCharacters / 2;
    start = isNear ? sentence : text.indexOf(' ', first - contextBefore) + 1;
  }
  const rest = text.slice(start);
  const end = rest.length <= mostCharacters ? rest.length : rest.lastIndexOf(' ', mostCharacters);
  const cut = end < rest.length ? `${rest.slice(0, end).replace(/[,;:.–—]$/, '')} …` : rest;
  return (start > 0 ? '… ' : '') + cut;
}
