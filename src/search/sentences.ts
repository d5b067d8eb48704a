/** The sentence of a text that says why it was found, and the words in it. */
import { wordsIn } from './words.ts';

/** Where a word stands, in UTF-16 units. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

/** A text that is shown with some of its words marked. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** Tells whether a folded word is one that was looked for, and by its stem which one. */
export type Matcher = (folded: string) => string | undefined;

/** As much of a sentence as two lines of the page hold, in characters. */
const mostCharacters = 220;
/** What is shown before the first word that was found, where a sentence is longer. */
const before = 60;

/** Sentences of a paragraph, by the rules of Unicode (UAX 29); older browsers show it as one. */
function sentencesOf(block: string): string[] {
  if (!('Segmenter' in Intl)) return [block];
  const segments = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(block);
  return Array.from(segments, ({ segment }) => segment.trim());
}

/** The words of a text that were looked for. */
export function marksIn(text: string, matcher: Matcher): Mark[] {
  return wordsIn(text).filter(({ folded }) => matcher(folded) !== undefined);
}

/** How many of the words that were looked for a text has. */
function countIn(text: string, matcher: Matcher): number {
  return new Set(wordsIn(text).flatMap(({ folded }) => matcher(folded) ?? [])).size;
}

/** The part of a long sentence around the words that were found, cut between words. */
function shorten(text: string, matcher: Matcher): string {
  if (text.length <= mostCharacters) return text;
  const first = marksIn(text, matcher)[0]?.start ?? 0;
  const start = first <= before ? 0 : text.indexOf(' ', Math.min(first - before, text.length - mostCharacters)) + 1;
  const rest = text.slice(start);
  const end = rest.length <= mostCharacters ? rest.length : rest.lastIndexOf(' ', mostCharacters);
  return (start > 0 ? '… ' : '') + rest.slice(0, end) + (end < rest.length ? ' …' : '');
}

/**
 * The sentence with most of the words that were looked for, the first of several; the first sentence of all where
 * none has any, since then the heading did.
 * @param blocks paragraphs of the text
 */
export function bestSentence(blocks: readonly string[], matcher: Matcher): MarkedText {
  let best = { text: '', count: -1 };
  for (const text of blocks.flatMap(sentencesOf)) {
    const count = countIn(text, matcher);
    if (count > best.count) best = { text, count };
  }
  const text = shorten(best.text, matcher);
  return { text, marks: marksIn(text, matcher) };
}
