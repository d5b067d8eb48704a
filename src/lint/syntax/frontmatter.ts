/** Explains mistakes in the frontmatter delimiters of a text. */
import { linesOf, shortened, type ExplainedMistake } from './lines.ts';

/** A line of hyphens, or of what a word processor made of them. */
const hyphens = /^\s*[-–—_*]{1,}\s*$/u;
const isField = (text: string): boolean => /^\s*(?:- |#|[A-Za-z][\w-]*:|$)/.test(text) || /^\s+\S/.test(text);

/** @param text the whole file */
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
        ? 'There are no fields between the two lines of three hyphens (---). Write them there.'
        : `The fields end with a line of three hyphens (---), without spaces before them; here is “${shortened(wrong.text)}”.`;
    return { offset: wrong.start, message };
  }
  const end = rest.find((line) => line.text.trim() === '' || !isField(line.text)) ?? rest.at(-1) ?? opening;
  const message =
    'The line of three hyphens (---) that ends the fields is missing. Write it on its own line below the last field.';
  return { offset: end.start, message };
}
