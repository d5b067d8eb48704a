/** The sentence of a text that says why it was found, and the words in it. */
import { foldedWordsIn, wordsIn } from './words.ts';

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

/** Takes longer to make than to use. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'sentence' }) : undefined;

/** A sentence of fewer characters is the title of the next one, as at the head of a list item. */
const fewestCharacters = 24;

/** Sentences of a paragraph, by the rules of Unicode (UAX 29); older browsers show it as one. */
function sentencesOf(block: string): string[] {
  if (!segmenter) return [block];
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(block)) {
    const last = sentences.at(-1);
    if (last !== undefined && last.length < fewestCharacters)
      sentences[sentences.length - 1] = `${last} ${segment.trim()}`;
    else sentences.push(segment.trim());
  }
  return sentences;
}

/** The words of a text that were looked for. */
export function marksIn(text: string, matcher: Matcher): Mark[] {
  return wordsIn(text).filter(({ folded }) => matcher(folded) !== undefined);
}

/** A sentence and the words in it. */
interface Sentence {
  readonly text: string;
  readonly folded: readonly string[];
}

/** Texts that were looked at before: from one key to the next, most places are found again. */
const known = new WeakMap<readonly string[], readonly Sentence[]>();

function sentencesIn(blocks: readonly string[]): readonly Sentence[] {
  const found =
    known.get(blocks) ??
    blocks
      .flatMap(sentencesOf)
      // What only announces something says nothing without it.
      .map((text, index, all) => (text.endsWith(':') ? [text, all[index + 1]].join(' ').trim() : text))
      .map((text) => ({ text, folded: [...new Set(foldedWordsIn(text))] }));
  known.set(blocks, found);
  return found;
}

/** How many of the words that were looked for a sentence has. */
function countIn({ folded }: Sentence, matcher: Matcher): number {
  return new Set(folded.flatMap((word) => matcher(word) ?? [])).size;
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

/** A text that is a part of a longer one, such as an item of a list, says so by dots at the ends that are none. */
function dotted(text: string): string {
  const end = /[\p{L}\p{N})\]%,;]$/u.test(text) ? `${text.replace(/[,;]$/, '')} …` : text;
  return /^\p{Ll}/u.test(end) ? `… ${end}` : end;
}

/**
 * The sentence with most of the words that were looked for, the first of several; the first sentence of all where
 * none has any, since then the heading did.
 * @param blocks paragraphs of the text
 */
export function bestSentence(blocks: readonly string[], matcher: Matcher): MarkedText {
  let best = { text: '', count: -1 };
  for (const sentence of sentencesIn(blocks)) {
    const count = countIn(sentence, matcher);
    if (count > best.count) best = { text: sentence.text, count };
  }
  const text = dotted(shorten(best.text, matcher));
  return { text, marks: marksIn(text, matcher) };
}
