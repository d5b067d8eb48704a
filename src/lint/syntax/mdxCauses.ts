/**
 * What people write when a text (MDX) cannot be read. The parser says what it was
 * surprised by; this table says what to write instead.
 */
import { componentNames, exampleOf } from '../components.ts';
import { shortened, withParserWords, type ExplainedMistake } from './lines.ts';

/** What the parser stumbled over. */
interface Surroundings {
  /** The text from the sign on that began it, `<` or `{`. */
  readonly from: string;
  readonly words: string;
}

/** One thing that people write. */
interface Cause {
  /** A line as they write it. */
  readonly example: string;
  /** What to write instead, if this is it. */
  readonly explain: (surroundings: Surroundings) => string | undefined;
}

/** Name of the component that a text begins with. */
const tagName = (from: string): string | undefined => /^<\/?\s*([A-Za-z]\w*)/.exec(from)?.[1];

/** What people write, and what is said of it. The first row that answers explains a mistake. */
const mdxCauses: readonly Cause[] = [
  {
    example: '<!-- a note -->',
    explain: ({ from }) => {
      const [, note] = /^<!--+\s*(.*?)\s*(?:-->|$)/s.exec(from) ?? [];
      return note === undefined ? undefined : `A note to colleagues is written {/* ${shortened(note, 40)} */} here.`;
    },
  },
  {
    example: '<Fact name=“brand” />',
    explain: ({ from }) => {
      const tag = /^<[A-Z]\w*[^<>\n]*/.exec(from)?.[0] ?? '';
      return /[“”„«»‘’]/u.test(tag)
        ? `The quotation marks inside < and > must be straight ones ("). Write ${tag
            .replaceAll(/[“”„«»‘’]/gu, '"')
            .replace(/\s*\/?\s*$/, '')} />`
        : undefined;
    },
  },
  {
    example: '<Fact name=brand />',
    explain: ({ from }) => {
      const [, name, attribute, value] = /^<([A-Z]\w*)\s+(\w+)\s*=\s*([\w-]+)/.exec(from) ?? [];
      return name !== undefined && attribute !== undefined && value !== undefined
        ? `The quotation marks are missing. Write <${name} ${attribute}="${value}" />`
        : undefined;
    },
  },
  {
    example: 'Text <Chips>\n\n- One\n\n</Chips>',
    explain: ({ from, words }) => {
      const name = tagName(from) ?? '';
      return words.startsWith('Expected a closing tag') && exampleOf(name)?.includes(`</${name}>`)
        ? `<${name}> has no end here. Write ${exampleOf(name) ?? ''}.`
        : undefined;
    },
  },
  {
    example: '<Fact name="brand">',
    explain: ({ from, words }) => {
      const name = tagName(from) ?? '';
      const tag = /^<[^<>\n]*/.exec(from)?.[0] ?? '';
      return words.startsWith('Expected a closing tag') && componentNames.includes(name)
        ? `The slash before > is missing. Write ${tag.trimEnd()} />`
        : undefined;
    },
  },
  {
    example: 'One.<br>Two.',
    explain: ({ from, words }) =>
      words.startsWith('Expected a closing tag')
        ? `<${tagName(from) ?? ''}> cannot be used in a text. Delete it; an empty line begins a new paragraph, and **words** are bold.`
        : undefined,
  },
  {
    example: '</Chips>',
    explain: ({ from, words }) =>
      words.startsWith('Unexpected closing tag')
        ? `</${tagName(from) ?? ''}> closes something that was not opened. Delete it, or write <${tagName(from) ?? ''}> on a line of its own where it begins.`
        : undefined,
  },
  {
    example: 'Users under <18 years',
    explain: ({ from }) => {
      const [, sign = '', figure] = /^<(=?)\s*(\d[\d.,]*)/.exec(from) ?? [];
      return figure === undefined
        ? undefined
        : `A text cannot hold < directly before a figure. Write it in words: ${sign === '' ? 'less than' : 'at most'} ${figure}`;
    },
  },
  {
    example: '<https://www.example.com>',
    explain: ({ from }) => {
      const [, address] = /^<((?:https?:|mailto:|[\w.+-]+@)[^\s>]*)/.exec(from) ?? [];
      return address === undefined ? undefined : `An address stands in a text without < and >. Write ${address}`;
    },
  },
  {
    example: '<Fact name="brand" /',
    explain: ({ from }) => {
      const name = tagName(from) ?? '';
      return from.startsWith('<') && componentNames.includes(name)
        ? `<${name} is not written as it should be. Write ${exampleOf(name) ?? ''}.`
        : undefined;
    },
  },
  {
    example: 'Fees <= limits',
    explain: ({ from }) =>
      from.startsWith('<')
        ? 'A < begins a component here. In a text write it in words (less than), or delete it.'
        : undefined,
  },
  {
    example: 'Text {/* a note',
    explain: ({ from }) =>
      /^\{\s*\/\*(?!.*\*\/)/s.test(from) ? 'This note to colleagues is never closed. Write */} at its end.' : undefined,
  },
  {
    example: 'The bank is { placeholder: name of the bank }',
    explain: ({ from }) => {
      const [, label] = /^\{\s*placeholder:?\s+([^{}\n]+?)\s*\}/i.exec(from) ?? [];
      return label === undefined
        ? undefined
        : `In a text write <Placeholder label="${label.replaceAll(/["']/g, '')}" />`;
    },
  },
  {
    example: 'Fees {see above} apply',
    explain: ({ from }) => {
      const [, inside] = /^\{([^{}\n]*)\}/.exec(from) ?? [];
      return inside === undefined
        ? undefined
        : `Braces hold notes to colleagues only. In a text write round brackets: (${shortened(inside.trim(), 40)}); or, for a value that is not known yet, <Placeholder label="…" />`;
    },
  },
  {
    example: 'Fees { apply',
    explain: ({ from }) =>
      from.startsWith('{')
        ? 'This brace ({) is never closed. In a text write round brackets, ( and ); or delete it.'
        : undefined,
  },
];

/**
 * Says in plain words why a text cannot be read, with the parser's own words behind.
 * @param text the text that the parser was given
 * @param offset where the parser stood
 * @param words what the parser said
 */
export function explainMdx(text: string, offset: number, words: string): ExplainedMistake {
  const inExpression = words.includes('expression') && !text.startsWith('{', offset);
  const start = inExpression ? Math.max(0, text.lastIndexOf('{', offset)) : offset;
  const from = text.slice(start, start + 500);
  for (const { explain } of mdxCauses) {
    const told = explain({ from, words });
    if (told !== undefined) return { offset: start, message: withParserWords(told, 'MDX', words) };
  }
  return {
    offset: start,
    message: withParserWords('The text cannot be read from here on. Write it in plain words.', 'MDX', words),
  };
}
