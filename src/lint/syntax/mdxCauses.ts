/** Explains MDX syntax errors. */
import { componentNames, exampleOf, insteadOfHtml, explainSpacedNote } from '../components.ts';
import { shortened, withParserWords, type ExplainedMistake } from './lines.ts';

interface Surroundings {
  /** The text from the opening `<` or `{` on. */
  readonly from: string;
  /** Name of the component or element, if any. */
  readonly name: string;
  readonly words: string;
}

type Cause = (surroundings: Surroundings) => string | undefined;

/** Each below an example. The first to answer wins. */
const mdxCauses: readonly Cause[] = [
  // <!-- a note -->
  ({ from }) => {
    const [, note] = /^<!--+\s*(.*?)\s*(?:-->|$)/s.exec(from) ?? [];
    return note === undefined ? undefined : `A note to colleagues is written {/* ${shortened(note, 40)} */} here.`;
  },
  // <Fact name=“brand” />
  ({ from }) => {
    const [, start = '', value = ''] =
      /^(<[A-Z]\w*\s+\w+\s*=\s*)(["“”„«»]\s*[^"“”„«»<>\n]*["“”„«»]|["‘’]\s*[^"‘’<>\n]*["‘’])/u.exec(from) ?? [];
    return /[“”„«»]|^‘|’$/u.test(value)
      ? `The quotation marks inside < and > must be straight ones ("). Write ${start}"${value.slice(1, -1).trim()}" />`
      : undefined;
  },
  // <Fact name="brand is, <Fact name="brand />
  ({ from }) => {
    const [, name = '', attribute = '', value = '', mark] =
      /^<([A-Z]\w*)\s+(\w+)="((?:(?!\s*\/?>)[^"<>\n])*)("?)/.exec(from) ?? [];
    if (mark === undefined || !componentNames.includes(name) || /^[^"]*"[^"]*"\s*\/?>/.test(from)) return undefined;
    const lost = mark === '' ? 'second quotation mark' : 'end />';
    return `The ${lost} of <${name} is missing. Write <${name} ${attribute}="${mark === '' ? (value.split(/[\s,.;]/)[0] ?? '') : value}" />`;
  },
  // <Fact name=brand />
  ({ from }) => {
    const [, name, attribute, value] = /^<([A-Z]\w*)\s+(\w+)\s*=\s*([\w-]+)/.exec(from) ?? [];
    return name !== undefined && attribute !== undefined && value !== undefined
      ? `The quotation marks are missing. Write <${name} ${attribute}="${value}" />`
      : undefined;
  },
  // Text <Chips>\n\n- One\n\n</Chips>
  ({ name, words }) =>
    words.startsWith('Expected a closing tag') && exampleOf(name)?.includes(`</${name}>`)
      ? `<${name}> has no end here. Write ${exampleOf(name) ?? ''}.`
      : undefined,
  // <Fact name="brand">
  ({ from, name, words }) => {
    const tag = /^<[^<>\n]*/.exec(from)?.[0] ?? '';
    return words.startsWith('Expected a closing tag') && componentNames.includes(name)
      ? `The slash before > is missing. Write ${tag.trimEnd()} />`
      : undefined;
  },
  // One.<br>Two.
  ({ name, words }) =>
    words.startsWith('Expected a closing tag')
      ? `<${name}> cannot be used in a text. ${insteadOfHtml.get(name.toLowerCase()) ?? 'Delete it; an empty line begins a new paragraph, and **words** are bold'}.`
      : undefined,
  // </Chips>
  ({ name, words }) =>
    words.startsWith('Unexpected closing tag')
      ? `</${name}> closes something that was not opened. Delete it, or write <${name}> on its own line where it begins.`
      : undefined,
  // Users under <18 years
  ({ from }) => {
    const [, sign = '', figure] = /^<(=?)\s*(\d[\d.,]*)/.exec(from) ?? [];
    return figure === undefined
      ? undefined
      : `A text cannot hold < directly before a figure. Write it in words: ${sign === '' ? 'less than' : 'at most'} ${figure}`;
  },
  // <https://www.example.com>
  ({ from }) => {
    const [, address] = /^<((?:https?:|mailto:|[\w.+-]+@)[^\s>]*)/.exec(from) ?? [];
    return address === undefined ? undefined : `In a text an address is written without < and >. Write ${address}`;
  },
  // <Fact name="brand" /
  ({ from, name }) =>
    from.startsWith('<') && componentNames.includes(name)
      ? `<${name} is not written correctly. Write ${exampleOf(name) ?? ''}.`
      : undefined,
  // <p class=MsoNormal>
  ({ from, name }) =>
    /^<\/?[a-z][a-z\d]*[\s>]/.test(from)
      ? `<${name} … > is a mark of HTML, as other programs leave it in pasted words. Delete all from < to >, and </${name}> where it ends.`
      : undefined,
  // Fees <= limits
  ({ from }) =>
    from.startsWith('<')
      ? 'A < begins a component here. In a text write it in words (less than), or delete it.'
      : undefined,
  // Text {/* a note
  ({ from }) =>
    /^\{\s*\/\*(?!.*\*\/)/s.test(from) ? 'This note to colleagues is never closed. Write */} at its end.' : undefined,
  // { / * a note */}
  ({ from }) => explainSpacedNote(from),
  // The bank is { placeholder: name of the bank }
  ({ from }) => {
    const [, label] = /^\{\s*placeholder:?\s+([^{}\n]+?)\s*\}/i.exec(from) ?? [];
    return label === undefined ? undefined : `In a text write <Placeholder label="${label.replaceAll(/["']/g, '')}" />`;
  },
  // Fees {see above} apply
  ({ from }) => {
    const [, inside] = /^\{([^{}\n]*)\}/.exec(from) ?? [];
    return inside === undefined
      ? undefined
      : `Braces hold notes to colleagues only. In a text write round brackets: (${shortened(inside.trim(), 40)}); or, for a value that is not known yet, <Placeholder label="…" />`;
  },
  // Fees { apply
  ({ from }) =>
    from.startsWith('{')
      ? 'This brace ({) is never closed. In a text write round brackets, ( and ); or delete it.'
      : undefined,
];

/**
 * @param text the parsed text
 * @param offset where the parser stopped
 * @param words the parser's message
 */
export function explainMdx(text: string, offset: number, words: string): ExplainedMistake {
  const inExpression = words.includes('expression') && !text.startsWith('{', offset);
  const start = inExpression ? Math.max(0, text.lastIndexOf('{', offset)) : offset;
  const from = text.slice(start, start + 500);
  const name = /^<\/?\s*([A-Za-z]\w*)/.exec(from)?.[1] ?? '';
  const message =
    mdxCauses
      .values()
      .map((explain) => explain({ from, name, words }))
      .find((answer) => answer !== undefined) ?? 'The text cannot be read from here on. Write it in plain words.';
  return { offset: start, message: withParserWords(message, 'MDX', words) };
}
