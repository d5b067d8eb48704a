import { splitAt } from './splitAt.ts';

/** Short words with a hyphen ("e-mail", "SHA-256") and pronouns after a Portuguese verb ("elimine-o", "apresentá-las"). */
const shortWord = /(?<![\p{L}\p{N}-])(\p{L}{1,6}(?:-[\p{L}\p{N}]{1,6}){1,2}|\p{L}{7,10}-\p{L}{1,3})(?![\p{L}\p{N}-])/u;

/** A whole number before a short word. */
const counted = /(?<![\p{L}\p{N}.,-])(\d{1,4}) (?=\p{L}{1,9}(?![\p{L}-]))/gu;

/** Joins a figure and its unit ("18 ans", "5 days") by a no-break space. */
export function joinFigures(text: string): string {
  return text.replaceAll(counted, '$1\u00A0');
}

/** Splits a text at words that must not wrap, and joins figures with their units. */
export const splitNoWrap = (text: string): ReturnType<typeof splitAt> => splitAt(joinFigures(text), shortWord);
