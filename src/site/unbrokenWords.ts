/**
 * Short words with a hyphen, which a line is not to part there: "e-mail", "elle-même", "SHA-256"; and pronouns
 * that hang on a Portuguese verb: "elimine-o", "apresentá-las".
 */
const shortWord = /(?<![\p{L}\p{N}-])(\p{L}{1,6}(?:-[\p{L}\p{N}]{1,6}){1,2}|\p{L}{7,10}-\p{L}{1,3})(?![\p{L}\p{N}-])/u;

/** A whole number before a short word. */
const counted = /(?<![\p{L}\p{N}.,-])(\d{1,4}) (?=\p{L}{1,9}(?![\p{L}-]))/gu;

/** Keeps a figure with what it counts, "18 ans", "5 days", by a no-break space; the text is as long as before. */
export function keepFigures(text: string): string {
  return text.replaceAll(counted, '$1\u00A0');
}

/**
 * Cuts a text about the words that stay in one line; figures stay with what they count.
 * @returns its parts in order, every second one such a word
 */
export function aroundUnbroken(text: string): readonly string[] {
  return keepFigures(text).split(shortWord);
}
