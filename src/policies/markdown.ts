/**
 * Writes a policy as GitHub Flavored Markdown, whose SHA-256 is published. No library does this, because an update that
 * changes one character of the output would change the hash of an unchanged policy.
 */
import { splitAt } from '../site/splitAt.ts';
import { plainText } from './inline.ts';
import type { Block, Inline, Piece, PolicySection, PolicyText } from './text.ts';

/** A table row is a single line, and `|` always ends its cell. */
type Place = 'paragraph' | 'cell';

type Mark = 'strong' | 'emphasis' | 'href';

const firstOf = (text: string): string => /^./su.exec(text)?.[0] ?? '';
const lastOf = (text: string): string => /.$/su.exec(text)?.[0] ?? '';

// Character classes that decide whether `**` and `_` are delimiters (CommonMark 0.31.2, 6.2).
const isSpace = (character: string): boolean => /^[\p{Zs}\t\n\f\r]$/u.test(character);
const isSign = (character: string): boolean => /^[\p{P}\p{S}]$/u.test(character);
const isLetter = (character: string): boolean => character !== '' && !isSpace(character) && !isSign(character);

/** A character reference counts as punctuation for the parser. */
const referenceTo = (character: string): string => `&#${String(character.codePointAt(0))};`;

function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<~|]/g, String.raw`\$&`).replaceAll(/&(?=#?[\p{L}\p{N}]+;)/gu, String.raw`\&`);
}

/** Escapes block markup at the start of lines: headings, lists, quotations, rules and underlines. */
function escapedLines(lines: string): string {
  return lines.replaceAll(/^[-+=#>:]/gm, String.raw`\$&`).replaceAll(/^(\d+)([.)])(?=\s|$)/gm, String.raw`$1\$2`);
}

/** Placeholders are written as code, which policies use for nothing else. */
function placeholderOf(label: string, place: Place): string {
  const longest = Math.max(0, ...(label.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  // The parser strips one space from both sides.
  const space = /^`|`$|^ .*[^ ].* $/.test(label) ? ' ' : '';
  const code = place === 'cell' ? label.replaceAll('|', String.raw`\|`) : label;
  return fence + space + code + space + fence;
}

function linkOf(inner: string, words: string, href: string): string {
  const isPlain = inner === escaped(words);
  if (isPlain && href === `mailto:${words}` && /^[\w.+-]+@[\w.-]+$/.test(words)) return `<${words}>`;
  if (isPlain && href === words && /^[a-z]+:[^\s<>|]+$/.test(words)) return `<${words}>`;
  if (/^[^\s<>()\\&|]+$/.test(href)) return `[${inner}](${href})`;
  return `[${inner}](<${escaped(href).replaceAll('>', String.raw`\>`)}>)`;
}

const bareAddress = /(?<![A-Za-z])((?:https?:\/\/|www\.)[^\s<>]*[\p{L}\p{N}/])/u;

/** Writes plain web addresses as links, as GitHub's parser reads them anyway. */
function linkAddresses(pieces: Inline): Inline {
  return pieces.flatMap((piece) => {
    if (piece.href !== undefined || piece.placeholder) return piece;
    return splitAt(piece.text, bareAddress).map(({ text, isMatch }): Piece => {
      if (!isMatch) return { ...piece, text };
      return { ...piece, text, href: text.startsWith('www.') ? `http://${text}` : text };
    });
  });
}

/** End (exclusive) of the pieces from `start` on that share a mark. */
function endOf(mark: Mark, pieces: Inline, start: number): number {
  const value = pieces[start]?.[mark];
  if (value === undefined) return start;
  const end = pieces.findIndex((piece, position) => position > start && piece[mark] !== value);
  return end < 0 ? pieces.length : end;
}

interface Span {
  readonly markdown: string;
  /** Delimiter at both ends, whose meaning depends on the characters around it. */
  readonly delimiter?: '**' | '_';
}

/** Writes the piece at a position, or all from there on that share a mark. */
function spanAt(pieces: Inline, start: number, open: readonly Mark[], place: Place): [Span, end: number] {
  const piece = pieces[start] ?? { text: '' };
  const marks = (['strong', 'emphasis', 'href'] as const).filter((mark) => !open.includes(mark));
  const ends = marks.map((mark) => endOf(mark, pieces, start));
  const end = Math.max(...ends, start);
  const mark = marks[ends.indexOf(end)];
  if (end === start || mark === undefined) {
    if (piece.placeholder) return [{ markdown: placeholderOf(piece.text, place) }, start + 1];
    return [{ markdown: escaped(piece.text).replaceAll('\n', place === 'cell' ? '<br>' : '\\\n') }, start + 1];
  }
  const within = pieces.slice(start, end);
  const inner = inlineOf(within, place, [...open, mark]);
  if (mark === 'href') return [{ markdown: linkOf(inner, plainText(within), piece.href ?? '') }, end];
  const delimiter = mark === 'strong' ? '**' : '_';
  const content = inner.replace(/^\p{Zs}/u, referenceTo).replace(/\p{Zs}$/u, referenceTo);
  return [{ markdown: delimiter + content + delimiter, delimiter }, end];
}

/** True if a delimiter counts as one only next to punctuation or a space. */
const needsBoundary = (delimiter: '**' | '_', inside: string): boolean => delimiter === '_' || isSign(inside);

function inlineOf(pieces: Inline, place: Place, open: readonly Mark[] = []): string {
  let written = '';
  let last: Span = { markdown: '' };
  for (let start = 0; start < pieces.length;) {
    const [next, end] = spanAt(pieces, start, open, place);
    start = end;
    let { markdown } = next;
    const before = lastOf(written);
    if (
      next.delimiter &&
      isLetter(before) &&
      needsBoundary(next.delimiter, firstOf(markdown.slice(next.delimiter.length)))
    ) {
      written = written.slice(0, -before.length) + referenceTo(before);
    }
    if (before === '!' && markdown.startsWith('[')) written = `${written.slice(0, -1)}\\!`;
    const first = firstOf(markdown);
    if (
      last.delimiter &&
      isLetter(first) &&
      needsBoundary(last.delimiter, lastOf(written.slice(0, -last.delimiter.length)))
    ) {
      markdown = referenceTo(first) + markdown.slice(first.length);
    }
    written += markdown;
    last = next;
  }
  return written;
}

const textOf = (text: Inline, place: Place): string => inlineOf(linkAddresses(text), place);

const lineOf = (text: string): string => textOf([{ text: text.replaceAll('\n', ' ') }], 'paragraph');

/** Escapes trailing `#`, which would be a closing sequence. */
const headingOf = (text: string): string => lineOf(text).replace(/(?<=^| )#+$/, String.raw`\$&`);

/** List markers: the second separates a list from one directly before it. */
const markers = { bullets: ['-', '+'], tags: ['*', '+'], numbers: ['.', ')'] } as const;

function itemOf(lead: string, content: string): string {
  const indent = ' '.repeat(lead.length + 1);
  return content === '' ? lead : `${lead} ${content.replaceAll(/\n(?=[^\n])/g, `\n${indent}`)}`;
}

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function blocksOf(blocks: readonly Block[]): string {
  /** Marker of the list directly before. */
  let above: string | undefined;
  return blocks
    .map((block) => {
      const followed = above;
      above = undefined;
      switch (block.type) {
        case 'paragraph':
          return escapedLines(textOf(block.text, 'paragraph'));
        case 'notice':
          return `> ${escapedLines(textOf(block.text, 'paragraph')).replaceAll('\n', '\n> ')}`;
        case 'table': {
          const cell = (text: Inline): string => textOf(text, 'cell');
          return [block.head.map(cell), block.head.map(() => '---'), ...block.rows.map((row) => row.map(cell))]
            .map(rowOf)
            .join('\n');
        }
        case 'list': {
          const [usual, other] = markers[block.kind];
          const marker = followed === usual ? other : usual;
          above = marker;
          const isTight = block.items.every((item) => item.length < 2);
          return block.items
            .map((item, position) =>
              itemOf(block.kind === 'numbers' ? `${String(position + 1)}${marker}` : marker, blocksOf(item)),
            )
            .join(isTight ? '\n' : '\n\n');
        }
      }
    })
    .join('\n\n');
}

const joinParts = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

export function writeOpening({ title, keyPoints }: PolicyText): string {
  const points: Block = {
    type: 'list',
    kind: 'bullets',
    items: keyPoints.map((text) => [{ type: 'paragraph', text: [{ text }] }]),
  };
  return joinParts([`# ${headingOf(title)}`, blocksOf([points])]);
}

export function writeSection({ depth, number, heading, blocks }: PolicySection): string {
  const title = depth === 0 ? '' : `${'#'.repeat(depth)} ${number}${depth === 2 ? '.' : ''} ${headingOf(heading)}`;
  return joinParts([title, blocksOf(blocks)]);
}

/**
 * Writes title, key points, a rule and numbered sections. The output depends on the text alone.
 * @param text normalised by `readText`
 * @returns lines that end with LF, for UTF-8 without a byte order mark
 */
export const writeMarkdown = (text: PolicyText): string =>
  `${joinParts([writeOpening(text), '---', ...text.sections.map(writeSection)])}\n`;
