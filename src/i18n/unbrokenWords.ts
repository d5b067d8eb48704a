/**
 * Short words with a hyphen, which a line is not to part there: "e-mail", "elle-même", "crypto-actifs"; pronouns
 * that hang on a Portuguese verb: "elimine-o", "apresentá-las"; and a figure with what it counts: "18 ans", "5 days".
 */
const shortWord =
  /(?<![\p{L}\p{N}-])(\p{L}{1,6}(?:-\p{L}{1,6}){1,2}|\p{L}{7,10}-\p{L}{1,3}|(?<![.,])\d{1,4} \p{L}{1,9})(?![\p{L}\p{N}-])/u;

/**
 * Cuts a text about the words that stay in one line.
 * @returns its parts in order, every second one such a word
 */
export function aroundUnbroken(text: string): readonly string[] {
  return text.split(shortWord);
}
