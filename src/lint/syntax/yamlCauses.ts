/** Explains YAML syntax errors. */
import type { YAMLParseError } from 'yaml';
import { linesOf, shortened, withParserWords, type ExplainedMistake, type Line } from './lines.ts';

/** The line where the parser stopped, and its context. */
interface Surroundings {
  readonly lines: readonly Line[];
  readonly index: number;
  readonly line: Line;
  /** The field or list item on the line. */
  readonly field: Field | undefined;
  readonly error: Pick<YAMLParseError, 'code' | 'message'>;
}

/** `title: Text`, `- Text` or `- title: Text` in a line. */
interface Field {
  readonly indent: number;
  /** Before the text: `- title: `. */
  readonly start: string;
  /** `"title"`, or "this item". */
  readonly name: string;
  readonly text: string;
}

function fieldIn({ text: line }: Line): Field | undefined {
  const [, spaces = '', start = '', key, text = ''] = /^(\s*)((?:- +)?(?:([\w-]+): +)?)(\S.*?)\s*$/.exec(line) ?? [];
  if (start === '') return undefined;
  return { indent: spaces.length, start, name: key === undefined ? 'this item' : `"${key}"`, text };
}

/** Quotes a text for YAML, replacing curly quotes around it. */
function quoted(text: string): string {
  const bare = shortened(text.replace(/^[“‘”’](.*)[“‘”’]$/u, '$1'));
  return /["\\]/.test(bare) ? `'${bare.replaceAll("'", '’')}'` : `"${bare}"`;
}

const inQuotes = ({ start, text }: Field): string => `${start}${quoted(text)}`;

/** The advice, at the place of the error unless given. */
type Cause = (surroundings: Surroundings) => string | ExplainedMistake | undefined;

/** Explains a wrong indent. */
function misplaced({ lines, index, line }: Surroundings): string {
  const above: number[] = [];
  for (const { text, indent } of lines.slice(0, index).reverse()) {
    const least = above.at(-1) ?? Number.POSITIVE_INFINITY;
    if (text.trim() !== '' && indent < least) above.push(indent);
  }
  const spaces = above.length === 0 ? '0' : above.map(String).join(' or ');
  return `This line begins with ${String(line.indent)} space(s); the lines above that it can belong to begin with ${spaces}. Lines of one group begin at the same place: add or remove spaces.`;
}

/** The line with the quotation mark or bracket that is still open. */
function openedBefore(lines: readonly Line[], index: number, opened: RegExp): Line | undefined {
  return lines.slice(0, index + 1).findLast(({ text }) => opened.test(text));
}

/** Each below an example. The first to answer wins. */
const yamlCauses: readonly Cause[] = [
  // text: { en: Bank, S.A., fr: Banque, S.A. }
  ({ error, field }) => {
    const [, name, text] =
      /(\w+):\s+([^,{}"':]+(?:,\s*[^,{}:"']+)+?)(?=\s*(?:,\s*\w+:|\}))/.exec(field?.text ?? '') ?? [];
    return error.code === 'DUPLICATE_KEY' && name !== undefined && text !== undefined
      ? `A comma ends a text inside { }. Put each text with a comma in quotation marks: ${name}: ${quoted(text)}`
      : undefined;
  },
  // title: One\ntitle: Two
  ({ error, line }) =>
    error.code === 'DUPLICATE_KEY'
      ? `The name "${/^\s*(?:- +)?["']?([^:"']+)/.exec(line.text)?.[1] ?? ''}" is used twice at the same level. Each name may be used only once: rename or remove one of them.`
      : undefined,
  // keyPoints:\n\t- One
  ({ error }) =>
    error.code === 'TAB_AS_INDENT'
      ? 'This line is indented with a tab. Delete it and indent with spaces, as the lines around it.'
      : undefined,
  // title: "Wallet
  ({ error, lines, index }) => {
    const [, mark] = /^Missing closing (["'])/.exec(error.message) ?? [];
    const opening = mark === undefined ? undefined : openedBefore(lines, index, new RegExp(`(?:^|[:\\-[,] +)${mark}`));
    if (!opening || mark === undefined) return undefined;
    const start = opening.text.indexOf(mark);
    const text = opening.text.slice(start + 1).trimEnd();
    return {
      offset: opening.start + start,
      message: `The quotation mark before “${shortened(text)}” is never closed. Write the same mark (${mark}) at the end of the text.`,
    };
  },
  // seeAlso: [p2pTrading, virtualCards
  ({ error, lines, index }) => {
    const [, kind] = /^Flow (sequence|map)/.exec(error.message) ?? [];
    if (kind === undefined) return undefined;
    const [open, close] = kind === 'map' ? ['{', '}'] : ['[', ']'];
    const opening = openedBefore(lines, index - 1, new RegExp(`\\${open}[^\\${close}]*$`));
    if (!opening) return undefined;
    return {
      offset: opening.start + opening.text.indexOf(open),
      message: `The bracket ${open} is never closed. Write ${close} at the end: ${shortened(opening.text.trim())}${close}`,
    };
  },
  // ---\ntitle: One
  ({ error }) =>
    error.code === 'MULTIPLE_DOCS' ? 'There is a line of three hyphens (---) inside the fields. Delete it.' : undefined,
  // title: 'It's here'
  ({ error, field }) =>
    field && error.code === 'UNEXPECTED_TOKEN' && /^'.*\p{L}'\p{L}.*'$/u.test(field.text)
      ? `The apostrophe inside the text of ${field.name} ends it, because the text is in single quotation marks. Write a curved apostrophe (’): ${field.start}'${shortened(field.text.slice(1, -1).replaceAll("'", '’'))}'`
      : undefined,
  // title: "Wallet" and cards
  ({ error, field }) => {
    if (!field || error.code !== 'UNEXPECTED_TOKEN' || !/^["']/.test(field.text)) return undefined;
    const [, value, , sign] = /^((["'])[^"']*\2)\s*([,;.])$/.exec(field.text) ?? [];
    if (value !== undefined && sign !== undefined) {
      return `The quotation mark that closes the text of ${field.name} is followed by “${sign}”. Delete it: ${field.start}${value}`;
    }
    const inner = field.text
      .replace(/^(["'])(.*\1.*)\1$/, '$2')
      .replaceAll(/"([^"]*)"/g, '“$1”')
      .replaceAll(/'([^']*)'/g, '‘$1’');
    return `The text of ${field.name} goes on after a quotation mark that closes it. Write curly marks inside, and straight ones around the whole text: ${field.start}"${shortened(inner)}"`;
  },
  // title: "Either\or"
  ({ error, field }) =>
    error.code === 'BAD_DQ_ESCAPE' && field
      ? `A text in double quotation marks cannot contain a backslash (\\). Delete it in ${field.name}, or write /.`
      : undefined,
  // title: > Wallet
  ({ error, field }) => {
    const [, sign] = /^([|>][-+]?)\s+\S/.exec(field?.text ?? '') ?? [];
    return field && sign !== undefined && error.code === 'UNEXPECTED_TOKEN'
      ? `After ${sign} the text of ${field.name} begins in the next line, two spaces further to the right than its name. Begin a new line there, or delete ${sign}.`
      : undefined;
  },
  // answer: >–
  ({ field }) => {
    const [, sign] = /^([|>])[\u2010-\u2015\u2212]\s*$/.exec(field?.text ?? '') ?? [];
    return field && sign !== undefined
      ? `A program has made a dash of the hyphen after ${sign}. Write ${field.start}${sign}-`
      : undefined;
  },
  // title: - Wallet
  ({ error, field }) =>
    field?.text.startsWith('- ') && error.message.includes('block-seq-ind')
      ? `A list begins in the line below the name of its field. Begin a new line before the hyphen; or, if this is no list, write ${inQuotes(field)}`
      : undefined,
  //   question: One\n answer: >-\n    Text
  ({ error, lines, index, line }) => {
    const at = lines.slice(0, index + 1).findLastIndex(({ text }) => /:\s+[|>][-+]?\s*$/.test(text));
    const above = lines.slice(0, at).findLast(({ text }) => /^\s*[\w-]+:\s/.test(text));
    const block = lines[at];
    const isOutside = above && block && block.indent < above.indent && (at === index || line.indent === above.indent);
    return isOutside && error.code === 'BAD_INDENT'
      ? {
          offset: block.start,
          message: `This line begins with ${String(block.indent)} space(s), the field above it with ${String(above.indent)}. Lines of one group begin at the same place: add the spaces that are missing.`,
        }
      : undefined;
  },
  // title: {brand} grows
  ({ field, error }) => {
    const [sign] = /^(?:[{[*&!%@`|>]|\? )/.exec(field?.text ?? '') ?? [];
    return field && sign !== undefined && error.code !== 'BLOCK_IN_FLOW'
      ? `A text that begins with ${sign.trim()} must be in quotation marks. Write ${inQuotes(field)}`
      : undefined;
  },
  // address: { placeholder: Registered: later }
  ({ error, field }) => {
    if (!field || error.code !== 'BLOCK_IN_FLOW') return undefined;
    const inner = /(?<=[{,]\s*)(\w+):\s+([^{},"']*:\s[^{}]*?)(?=\s*(?:,\s*\w+:\s|\}))/;
    const [found, name = '', text = ''] = inner.exec(field.text) ?? [];
    const example = found === undefined ? '"text: more"' : field.text.replace(found, () => `${name}: ${quoted(text)}`);
    return `The text inside the braces of ${field.name} holds a colon followed by a space. Put that text in quotation marks: ${example}`;
  },
  // refundRequestDays: number: 5
  ({ error, field }) => {
    const [, kind, value] = /^(number|percent|text|list|money|placeholder): (.*)$/.exec(field?.text ?? '') ?? [];
    return field && kind !== undefined && error.code === 'BLOCK_AS_IMPLICIT_KEY'
      ? `The value of ${field.name} is on the same line as its name. Write ${field.start.trim()} and below it, aligned with the next line: ${kind}: ${value ?? ''}`
      : undefined;
  },
  // title: Fees: what you pay
  ({ error, field, line }) => {
    if (!field || error.code !== 'BLOCK_AS_IMPLICIT_KEY' || !/:(?:\s|$)/.test(field.text)) return undefined;
    const curly = /^[“‘]/u.test(field.text) ? ' Curly quotation marks do not count here.' : '';
    return {
      offset: line.start + field.indent + field.start.length,
      message: `The text of ${field.name} holds a colon followed by a space, which would start a new field.${curly} Put the text in straight quotation marks: ${inQuotes(field)}`,
    };
  },
  // keyPoints:\n  - One\n - Two
  (surroundings) =>
    /^\s*- /.test(surroundings.line.text) && surroundings.error.message.includes('block sequence')
      ? `The hyphens of a list must line up. ${misplaced(surroundings)}`
      : undefined,
  // date:2026
  ({ line, error }) => {
    const [, before = '', key, text] = /^(\s*(?:- +)?)([A-Za-z][\w-]*):(\S.*)$/.exec(line.text) ?? [];
    return key !== undefined && text !== undefined && /KEY|MISSING_CHAR|BAD_INDENT/.test(error.code)
      ? {
          offset: line.start + before.length,
          message: `There is no space after the colon of "${key}". Write ${key}: ${shortened(text)}`,
        }
      : undefined;
  },
  // keyPoints:\n  - One\n  -Two\n  - Three
  ({ lines, index, line }) => {
    const wrong = [line, lines[index - 1]].find((one) => one && /^\s*-[^\s-]/.test(one.text));
    return wrong
      ? {
          offset: wrong.start + wrong.indent,
          message: `There is no space after the hyphen. Write - ${shortened(wrong.text.trim().slice(1))}`,
        }
      : undefined;
  },
  // answer:\n  Two currencies: euro\n  and dollar.
  ({ lines, index, line }) => {
    const start = lines.slice(0, index + 1).findLastIndex(({ text, indent }) => text.trim() && indent < line.indent);
    const [name, first] = lines.slice(Math.max(0, start), start + 2);
    const [, key] = /^\s*(?:- +)?([\w-]+):\s*$/.exec(name?.text ?? '') ?? [];
    const group = lines.slice(start + 1);
    const end = group.findIndex(({ text, indent }) => text.trim() !== '' && indent < (first?.indent ?? 0));
    // Among other fields, it is rather a field that lost its colon.
    const isGroup = group.slice(0, end < 0 ? undefined : end).some(({ text }) => /^\s*[\w-]+: /.test(text));
    return name && first && key !== undefined && !isGroup && !/^\s*(?:-|[\w-]+:(?:\s|$))/.test(first.text)
      ? {
          offset: name.start + name.indent,
          message: `The text of "${key}" begins in the next line and cannot be read. Write >- after the name: ${key}: >-`,
        }
      : undefined;
  },
  // supervisor: The bank\n  about: Who supervises us.
  ({ error, field, lines, index }) =>
    field && error.code === 'BLOCK_AS_IMPLICIT_KEY' && /^\s*(?:about|statedIn|unit):/.test(lines[index + 1]?.text ?? '')
      ? `The value of ${field.name} is on the same line as its name. Write ${field.start.trim()} and below it, aligned with the next line: text: ${quoted(field.text)}`
      : undefined,
  // title: One\n  subtitle: Two
  ({ error, lines, index }) => {
    const next = lines.slice(index + 1).find(({ text }) => text.trim() !== '');
    if (error.code !== 'BLOCK_AS_IMPLICIT_KEY' || !next) return undefined;
    return {
      offset: next.start + next.indent,
      message:
        'This line begins further to the right than the field above it, so it is read as the rest of its text. If it is a separate field, start it where the field above starts. If it is text, put the whole text in quotation marks, because it holds a colon.',
    };
  },
  // keyPoints:\n  - One\n  Two: more
  ({ error, lines, index, line }) => {
    const sibling = lines.slice(0, index).findLast(({ text, indent }) => text.trim() !== '' && indent <= line.indent);
    return error.code === 'BAD_INDENT' && sibling?.indent === line.indent && /^\s*- /.test(sibling.text)
      ? 'Each line of a list begins with a hyphen and a space; this line has none. Write "- " before it, or move it to where it belongs.'
      : undefined;
  },
  // hero:\n    title: One\n  lead: Two
  (surroundings) =>
    surroundings.error.code === 'BAD_INDENT' || surroundings.error.message.includes('without - indicator')
      ? misplaced(surroundings)
      : undefined,
  // // a note\ntitle: One
  ({ line }) => {
    const [, note] = /^\s*(?:<!--+|\/\/|\{?\/\*)\s*(.*?)\s*(?:-->|\*\/\}?)?\s*$/.exec(line.text) ?? [];
    return note === undefined ? undefined : `A note to colleagues begins with # and a space here. Write # ${note}`;
  },
  // title = One
  ({ line }) => {
    const [, key, text] = /^\s*(?:- +)?([A-Za-z]\w*)\s*=\s*(\S.*)$/.exec(line.text) ?? [];
    return key !== undefined && text !== undefined
      ? `A field is written with a colon and a space. Write ${key}: ${shortened(text)}`
      : undefined;
  },
  // And more text.
  ({ line }) =>
    line.text.trim() === ''
      ? undefined
      : `“${shortened(line.text.trim())}” is neither a field nor the rest of a text. If it goes on with the text above, begin it two spaces further to the right than the name of that field. If it is a field, write its name, a colon and a space first.`,
];

/** @param yaml the parsed text */
export function explainYaml(
  yaml: string,
  { code, message, pos }: Pick<YAMLParseError, 'code' | 'message' | 'pos'>,
): ExplainedMistake {
  const lines = linesOf(yaml);
  const index = lines.findLastIndex(({ start }) => start <= pos[0]);
  const line = lines[index] ?? { text: '', start: 0, indent: 0 };
  const surroundings: Surroundings = { lines, index, line, field: fieldIn(line), error: { code, message } };
  const cause =
    yamlCauses
      .values()
      .map((explain) => explain(surroundings))
      .find((answer) => answer !== undefined) ??
    'These fields cannot be read. Compare them with those of another file.';
  const { offset, message: words } = typeof cause === 'string' ? { offset: pos[0], message: cause } : cause;
  return { offset, message: code === 'DUPLICATE_KEY' ? words : withParserWords(words, 'YAML', message) };
}
