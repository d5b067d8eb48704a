import { splitAt } from './splitAt.ts';

/** Hyphenated words of up to 16 characters ("e-mail", "SHA-256", "apresentá-las", "diffère-t-elle"). */
const shortWord = /(?<![\p{L}\p{N}-])(?=[\p{L}\p{N}-]{3,16}(?![\p{L}\p{N}-]))(\p{L}+(?:-[\p{L}\p{N}]+)+)/u;

/** A whole number before a short word. */
const counted = /(?<![\p{L}\p{N}.,-])(\d{1,4}) (?=\p{L}{1,9}(?![\p{L}-]))/gu;

/** Joins a figure and its unit ("18 ans", "5 days") by a no-break space. */
export function joinFigures(text: string): string {
  return text.replaceAll(counted, '$1\u00A0');
}

/** Splits a text at words that must not wrap, and joins figures with their units. */
export const splitNoWrap = (text: string): ReturnType<typeof splitAt> => splitAt(joinFigures(text), shortWord);

/** Prevents line breaks inside short hyphenated words of a text that must remain one text node, as in islands. */
export const joinHyphens = (text: string): string =>
  splitNoWrap(text)
    .map((part) => (part.isMatch ? part.text.replaceAll('-', '-\u2060') : part.text))
    .join('');
