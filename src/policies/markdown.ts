/**
 * Writes a policy as GitHub Flavored Markdown: the very text whose SHA-256 is published. Written here and not by a
 * library, because whatever changes a character of the output for an unchanged policy changes its hash.
 */
import { wordsOf } from './inline.ts';
import type { Block, Inline, Piece, PolicySection, PolicyText } from './text.ts';

/** Where running text stands: a row of a table is a single line, and `|` ends a cell of it wherever it stands. */
type Place = 'paragraph' | 'cell';

type Mark = 'strong' | 'emphasis' | 'href';

const firstOf = (text: string): string => /^./su.exec(text)?.[0] ?? '';
const lastOf = (text: string): string => /.$/su.exec(text)?.[0] ?? '';

// What `**` and `_` look at on either side to tell whether they begin, end or are mere signs (CommonMark 0.31.2, 6.2).
const isSpace = (character: string): boolean => /^[\p{Zs}\t\n\f\r]$/u.test(character);
const isSign = (character: string): boolean => /^[\p{P}\p{S}]$/u.test(character);
const isLetter = (character: string): boolean => character !== '' && !isSpace(character) && !isSign(character);

/** A character as a sign to the parser and as itself to the reader. */
const referenceTo = (character: string): string => `&#${String(character.codePointAt(0))};`;

/** Words of which none is taken for markup within a line. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<~|]/g, String.raw`\$&`).replaceAll(/&(?=#?[\p{L}\p{N}]+;)/gu, String.raw`\&`);
}

/** Lines of which none is taken for a heading, a list, a quotation, a rule or what underlines a heading or the head of a table. */
function asParagraph(lines: string): string {
  return lines.replaceAll(/^[-+=#>:]/gm, String.raw`\$&`).replaceAll(/^(\d+)([.)])(?=\s|$)/gm, String.raw`$1\$2`);
}

/** What stands in for words not known yet, as code: no policy holds any other. */
function placeholderOf(label: string, place: Place): string {
  const longest = Math.max(0, ...(label.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  // A space on both sides is taken for room around a backtick.
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

/** A web address in plain words as a link: Markdown's reader sees one anyway, and reads the address as it stands. */
function withAddresses(pieces: Inline): Inline {
  return pieces.flatMap((piece) => {
    if (piece.href !== undefined || piece.placeholder) return piece;
    return piece.text.split(bareAddress).map((text, position): Piece => {
      if (position % 2 === 0) return { ...piece, text };
      return { ...piece, text, href: text.startsWith('www.') ? `http://${text}` : text };
    });
  });
}

/** How far the pieces from a position on have a mark in common, as the position behind the last of them. */
function endOf(mark: Mark, pieces: Inline, start: number): number {
  const value = pieces[start]?.[mark];
  if (value === undefined) return start;
  const end = pieces.findIndex((piece, position) => position > start && piece[mark] !== value);
  return end < 0 ? pieces.length : end;
}

/** A stretch of Markdown. */
interface Stretch {
  readonly markdown: string;
  /** The sign at its beginning and end whose meaning depends on the characters around it. */
  readonly delimiter?: '**' | '_';
}

/** The piece at a position, or all from there on that share a mark, under that mark. */
function stretchAt(pieces: Inline, start: number, open: readonly Mark[], place: Place): [Stretch, end: number] {
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
  if (mark === 'href') return [{ markdown: linkOf(inner, wordsOf(within), piece.href ?? '') }, end];
  const delimiter = mark === 'strong' ? '**' : '_';
  const held = inner.replace(/^\p{Zs}/u, referenceTo).replace(/\p{Zs}$/u, referenceTo);
  return [{ markdown: delimiter + held + delimiter, delimiter }, end];
}

/** Whether a delimiter needs a sign or a space on its outer side, to be told from a sign inside a word. */
const needsRoom = (delimiter: '**' | '_', inside: string): boolean => delimiter === '_' || isSign(inside);

/** Pieces that share the open marks. */
function inlineOf(pieces: Inline, place: Place, open: readonly Mark[] = []): string {
  let written = '';
  let last: Stretch = { markdown: '' };
  for (let start = 0; start < pieces.length;) {
    const [next, end] = stretchAt(pieces, start, open, place);
    start = end;
    let { markdown } = next;
    const before = lastOf(written);
    if (
      next.delimiter &&
      isLetter(before) &&
      needsRoom(next.delimiter, firstOf(markdown.slice(next.delimiter.length)))
    ) {
      written = written.slice(0, -before.length) + referenceTo(before);
    }
    if (before === '!' && markdown.startsWith('[')) written = `${written.slice(0, -1)}\\!`;
    const first = firstOf(markdown);
    if (
      last.delimiter &&
      isLetter(first) &&
      needsRoom(last.delimiter, lastOf(written.slice(0, -last.delimiter.length)))
    ) {
      markdown = referenceTo(first) + markdown.slice(first.length);
    }
    written += markdown;
    last = next;
  }
  return written;
}

const textOf = (text: Inline, place: Place): string => inlineOf(withAddresses(text), place);

/** Words on one line. */
const lineOf = (text: string): string => textOf([{ text: text.replaceAll('\n', ' ') }], 'paragraph');

/** A heading's words: signs at its end would be taken for its closing sequence. */
const headingOf = (text: string): string => lineOf(text).replace(/(?<=^| )#+$/, String.raw`\$&`);

/** What begins an item: the second of two where a list follows another that would swallow it. */
const markers = { bullets: ['-', '+'], tags: ['*', '+'], numbers: ['.', ')'] } as const;

function itemOf(lead: string, content: string): string {
  const indent = ' '.repeat(lead.length + 1);
  return content === '' ? lead : `${lead} ${content.replaceAll(/\n(?=[^\n])/g, `\n${indent}`)}`;
}

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function blocksOf(blocks: readonly Block[]): string {
  /** What begins the items of the list just above. */
  let above: string | undefined;
  return blocks
    .map((block) => {
      const followed = above;
      above = undefined;
      switch (block.type) {
        case 'paragraph':
          return asParagraph(textOf(block.text, 'paragraph'));
        case 'notice':
          return `> ${asParagraph(textOf(block.text, 'paragraph')).replaceAll('\n', '\n> ')}`;
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

/** Writes the title of a policy and its key points. */
export function writeOpening({ title, keyPoints }: PolicyText): string {
  const points: Block = {
    type: 'list',
    kind: 'bullets',
    items: keyPoints.map((text) => [{ type: 'paragraph', text: [{ text }] }]),
  };
  return joinParts([`# ${headingOf(title)}`, blocksOf([points])]);
}

/** Writes a section with its number. */
export function writeSection({ depth, number, heading, blocks }: PolicySection): string {
  const title = depth === 0 ? '' : `${'#'.repeat(depth)} ${number}${depth === 2 ? '.' : ''} ${headingOf(heading)}`;
  return joinParts([title, blocksOf(blocks)]);
}

/**
 * Writes a policy as Markdown: title, key points, a rule, the numbered sections. The same text gives the same
 * characters, whatever its source, the address of the site or the words around it on the page.
 * @param text as `readText` gives it: white space in its one form
 * @returns lines that end with LF, the last one too; to be encoded as UTF-8 without a byte order mark
 */
export const writeMarkdown = (text: PolicyText): string =>
  `${joinParts([writeOpening(text), '---', ...text.sections.map(writeSection)])}\n`;
