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

/** So much of a sentence, at least, as ends with a part of it. */
const clauses = /^.{120,}[,;:)](?= )/s;
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

/** A text and the words in it. */
interface Words {
  readonly text: string;
  readonly folded: readonly string[];
}

const withWords = (text: string): Words => ({ text, folded: [...new Set(foldedWordsIn(text))] });

/** What only announces something says nothing without it. */
const isAnnouncement = (text: string): boolean => text.endsWith(':');

/** What an item of a list is about, where it begins with that: `Fixed` of `Fixed: the same amount for each.` */
const term = /^[^.:;]{2,40}?(?=\s?: )/;

/** What an announcement announces: what the items below it are about, or the first sentence of the next paragraph. */
function announced(below: readonly string[]): string {
  const end = below.findIndex((block) => !term.test(block));
  const terms = (end === -1 ? below : below.slice(0, end)).flatMap((block) => term.exec(block) ?? []);
  return terms.length > 1 ? terms.join(' · ') : (sentencesOf(below[0] ?? '')[0] ?? '');
}

/** Sentences of a paragraph; the last one may announce what stands below. */
function sentencesIn(block: string, below: readonly string[]): readonly Words[] {
  const sentences = sentencesOf(block);
  return sentences.map((text, at) => {
    if (!isAnnouncement(text)) return withWords(text);
    return withWords([text, sentences[at + 1] ?? announced(below)].join(' ').trim());
  });
}

/** A paragraph: all the words that any of its sentences can have, and those sentences, which take longer to find. */
interface Paragraph extends Words {
  sentences?: readonly Words[];
}

/** Texts that were looked at before: from one key to the next, most places are found again. */
const known = new WeakMap<readonly string[], readonly Paragraph[]>();

function paragraphsIn(blocks: readonly string[]): readonly Paragraph[] {
  const found =
    known.get(blocks) ??
    blocks.map((block, at) =>
      withWords(isAnnouncement(block) ? [block, announced(blocks.slice(at + 1))].join(' ') : block),
    );
  known.set(blocks, found);
  return found;
}

/** How many of the words that were looked for a text has. */
function countIn({ folded }: Words, matcher: Matcher): number {
  return new Set(folded.flatMap((word) => matcher(word) ?? [])).size;
}

/** The part of a long sentence around the words that were found, cut after a comma or the like, or between words. */
function shorten(text: string, matcher: Matcher): string {
  if (text.length <= mostCharacters) return text;
  const first = marksIn(text, matcher)[0]?.start ?? 0;
  const start = first <= before ? 0 : text.indexOf(' ', Math.min(first - before, text.length - mostCharacters)) + 1;
  const rest = text.slice(start);
  const whole = rest.length <= mostCharacters;
  const shown = rest.slice(0, mostCharacters);
  const [part = shown.slice(0, shown.lastIndexOf(' '))] = clauses.exec(shown) ?? [];
  return (start > 0 ? '… ' : '') + (whole ? rest : `${part.replace(/[,;:]$/, '')} …`);
}

/** A text that begins or goes on elsewhere, such as an item of a list, says so by dots; one that ends has a full stop. */
function dotted(text: string): string {
  const end = text.replace(/[,;]$/, ' …').replace(/(?<=[\p{L}\p{N})\]%])$/u, /[@/]\S*$/.test(text) ? '' : '.');
  return /^\p{Ll}/u.test(end) ? `… ${end}` : end;
}

/**
 * The sentence with most of the words that were looked for, the first of several; the first sentence of all where
 * none has any, since then the heading did.
 * @param blocks paragraphs of the text
 */
export function bestSentence(blocks: readonly string[], matcher: Matcher): MarkedText {
  let best = { text: '', count: -1 };
  for (const [index, paragraph] of paragraphsIn(blocks).entries()) {
    // Whether any of its sentences can be better.
    if (countIn(paragraph, matcher) <= best.count) continue;
    paragraph.sentences ??= sentencesIn(blocks[index] ?? '', blocks.slice(index + 1));
    for (const sentence of paragraph.sentences) {
      const count = countIn(sentence, matcher);
      if (count > best.count) best = { text: sentence.text, count };
    }
  }
  const text = dotted(shorten(best.text, matcher));
  return { text, marks: marksIn(text, matcher) };
}

/**
 * What is shown below a heading: the sentence that matches best; below a question the beginning of its answer, unless
 * another sentence has a word that was looked for and the question has not.
 */
export function sentenceBelow(heading: string, blocks: readonly string[], matcher: Matcher): MarkedText {
  const best = bestSentence(blocks, matcher);
  if (!heading.trimEnd().endsWith('?')) return best;
  const found = (text: string): readonly string[] => foldedWordsIn(text).flatMap((word) => matcher(word) ?? []);
  const asked = new Set(found(heading));
  if (found(best.text).some((stem) => !asked.has(stem))) return best;
  const { text } = bestSentence(blocks, () => undefined);
  return { text, marks: marksIn(text, matcher) };
}
