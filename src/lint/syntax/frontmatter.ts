/** Why the fields at the top of a text (its frontmatter) cannot be told from the text below them. */
import { linesOf, shortened, type ExplainedMistake } from './lines.ts';

/** A line of hyphens, or of what a program has made of them. */
const hyphens = /^\s*[-–—_*]{1,}\s*$/u;
const isField = (text: string): boolean => /^\s*(?:- |#|[A-Za-z][\w-]*:|$)/.test(text) || /^\s+\S/.test(text);

/**
 * Says what is wrong with a text that does not begin with its fields between two lines of three hyphens.
 * @param text the whole file
 */
export function explainFrontmatter(text: string): ExplainedMistake {
  const lines = linesOf(text);
  const first = lines.findIndex((line) => line.text.trim() !== '');
  const opening = lines[first];
  if (!opening) {
    const message = 'The file is empty. It must begin with its fields between two lines of three hyphens (---).';
    return { offset: 0, message };
  }
  if (opening.text.trimEnd() !== '---') {
    const message = hyphens.test(opening.text)
      ? `The fields begin below a line of three hyphens (---), without spaces before them; here is “${shortened(opening.text)}”.`
      : 'The file must begin with its fields between two lines of three hyphens (---). Write such a line above the first field.';
    return { offset: opening.start, message };
  }
  if (first > 0) {
    const message = 'The line of three hyphens (---) must be the first of the file. Delete what is above it.';
    return { offset: 0, message };
  }
  const rest = lines.slice(first + 1);
  const wrong = rest.find((line) => hyphens.test(line.text));
  if (wrong) {
    const message =
      wrong.text.trimEnd() === '---'
        ? 'Between the two lines of three hyphens (---) stand no fields. Write them there.'
        : `The fields end with a line of three hyphens (---), without spaces before them; here is “${shortened(wrong.text)}”.`;
    return { offset: wrong.start, message };
  }
  const end = rest.find((line) => line.text.trim() === '' || !isField(line.text)) ?? rest.at(-1) ?? opening;
  const message =
    'The line of three hyphens (---) that ends the fields is missing. Write it in a line of its own below the last field.';
  return { offset: end.start, message };
}
