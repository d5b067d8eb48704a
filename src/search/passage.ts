/** The part of a text that shows why it was found. */
import { wordsIn } from './words.ts';

/** A range in a text, in UTF-16 units. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

/** Returns the stem of a folded word if it was looked for. */
export type Matcher = (folded: string) => string | undefined;

/** Two lines of the page, in characters. */
const mostCharacters = 220;
/** Context before the first match, where no sentence begins nearby. */
const contextBefore = 60;

export const marksIn = (text: string, matcher: Matcher): Mark[] =>
  wordsIn(text).filter(({ folded }) => matcher(folded) !== undefined);

/** Counts the different stems in a text that were looked for. */
const countIn = (text: string, matcher: Matcher): number =>
  new Set(wordsIn(text).flatMap(({ folded }) => matcher(folded) ?? [])).size;

/**
 * Returns the paragraph with most of the words, the first of several, cut around its first match.
 * @param blocks paragraphs of the text
 */
export function passageOf(blocks: readonly string[], matcher: Matcher): string {
  let [text, most] = ['', -1];
  for (const block of blocks) {
    const count = countIn(block, matcher);
    if (count > most) [text, most] = [block, count];
  }
  if (text.length <= mostCharacters) return text;
  const marks = marksIn(text, matcher);
  const first = marks[0]?.start ?? 0;
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
