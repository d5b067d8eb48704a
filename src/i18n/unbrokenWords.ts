/** Short words with a hyphen, which a line is not to part there: "e-mail", "elle-même", "crypto-actifs". */
const shortWord = /(?<![\p{L}\p{N}-])(\p{L}{1,6}(?:-\p{L}{1,6}){1,2})(?![\p{L}\p{N}-])/u;

/**
 * Cuts a text about the words that stay in one line.
 * @returns its parts in order, every second one such a word
 */
export function aroundUnbroken(text: string): readonly string[] {
  return text.split(shortWord);
}
