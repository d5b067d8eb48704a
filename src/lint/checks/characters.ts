/**
 * Reports invisible characters of pasted text, in whole files: they split words for search and spelling, and break
 * headings, lists and fields.
 */
import { findCorrections, fixCommand, type Correction, type CorrectionRule } from '../corrections.ts';
import type { Finding } from '../places.ts';
import type { SourceFile } from '../source.ts';

interface Kind extends CorrectionRule {
  readonly advice: string;
}

const retype = 'Delete the word and type it again.';
const pressSpace = 'Delete it and press the space bar.';
const noBreak = String.raw`[\u00A0\u202F]`;
const anySpace = String.raw`[ \t\u00A0\u202F]`;

/** No-break spaces that break the Markdown or YAML of a line. */
const misplacedSpace: Kind = {
  pattern: new RegExp(
    [
      // Before a line; after the mark of a heading or a list item; after a field name.
      String.raw`${noBreak}(?<=^${anySpace}+)(?=.*\S)`,
      String.raw`${noBreak}(?<=^[ \t]*(?:[-*+]|\d+[.)]|#{1,6})${anySpace}+)`,
      String.raw`${noBreak}(?<=^[ \t]*(?:- )?[A-Za-z][\w-]*:${anySpace}+)`,
    ].join('|'),
    'gm',
  ),
  write: ' ',
  message: 'a no-break space where an ordinary space belongs',
  advice: pressSpace,
};

const kinds: readonly Kind[] = [
  { pattern: /\u00AD/g, write: '', message: 'a soft hyphen (U+00AD)', advice: retype },
  {
    // Joiners belong between the parts of an emoji only.
    pattern: /[\u200B\u2060\u180E]|(?<!^)\uFEFF|(?<!\p{Extended_Pictographic}\uFE0F?)[\u200C\u200D]/gu,
    write: '',
    message: 'a character without width',
    advice: retype,
  },
  {
    pattern: /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g,
    write: '',
    message: 'a mark that turns the direction of writing',
    advice: retype,
  },
  {
    pattern: /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029]/g,
    write: ' ',
    message: 'a control character of a word processor',
    advice: pressSpace,
  },
  {
    pattern: /(?<=\d)[\u2007-\u200A](?=\d)/g,
    write: '\u202F',
    message: 'a space of unusual width',
    advice: pressSpace,
  },
  {
    pattern: /[\u1680\u2000-\u200A\u205F\u3000]/g,
    write: ' ',
    message: 'a space of unusual width',
    advice: pressSpace,
  },
  misplacedSpace,
  {
    pattern: new RegExp(String.raw`${noBreak}(?=${anySpace}*\r?$)`, 'gm'),
    write: '',
    message: 'a no-break space at the end of a line',
    advice: 'Delete it.',
  },
];

/** Replaces misplaced no-break spaces for the parsers. The length stays the same, and with it every position. */
export const withOrdinarySpaces = (text: string): string =>
  text.replaceAll(misplacedSpace.pattern, misplacedSpace.write);

/** Finds invisible characters to delete or replace, the byte order mark included. */
export function findInvisible(text: string): Correction[] {
  const mark = { start: 0, end: 1, write: '', message: 'a byte order mark' };
  return [...(text.startsWith('\uFEFF') ? [mark] : []), ...findCorrections(text, kinds)];
}

/** Letters lost in a conversion, and signs of private fonts. */
export const lost = /[\uFFFC\uFFFD\uE000-\uF8FF\uFFF9-\uFFFB]|(?<=\S)[□▯☐](?=\p{L})/u;

/** A sign at the beginning of a line is reported as a bullet (`listMarks.ts`). */
const isBullet = (text: string, index: number): boolean =>
  !/[\uFFF9-\uFFFD]/.test(text.charAt(index)) && /(?:^|[\r\n])\s*$/.test(text.slice(Math.max(0, index - 20), index));

function wordsAt(text: string, start: number, shown = text.slice(start, start + 1)): string {
  const before = /\S*\s?$/u.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? '';
  const after = /^\s?\S*/u.exec(text.slice(start + 1, start + 40))?.[0] ?? '';
  return (before + shown + after).replaceAll(/\s+/g, ' ').trim();
}

/** One message for all characters of a kind in a file, at the first of them. */
function describe({ text, placeAt }: SourceFile, kind: string, [first, ...others]: readonly Correction[]): Finding[] {
  if (!first) return [];
  const { advice } = kinds.find(({ message }) => message === kind) ?? { advice: '' };
  const words = wordsAt(text, first.start).replaceAll(/[\p{Cf}\p{Cc}]/gu, '');
  const more = others.length === 0 ? '' : ` The same in ${String(others.length)} more place(s) of this file.`;
  const message = `${words === '' ? 'Here is' : `“${words}” contains`} ${kind}, which is invisible. ${advice}${more} ${fixCommand}`;
  return [{ ...placeAt(first.start), message }];
}

export function checkCharacters(file: SourceFile): Finding[] {
  const { text, placeAt } = file;
  const byKind = Map.groupBy(findCorrections(text, kinds), ({ message }) => message);
  return [
    ...[...byKind].flatMap(([kind, corrections]) => describe(file, kind, corrections)),
    ...Array.from(text.matchAll(new RegExp(lost, 'gu')), ({ index }) => index)
      .filter((index) => !isBullet(text, index))
      .map((index) => ({
        ...placeAt(index),
        message: `“${wordsAt(text, index, '…')}” contains a sign that cannot be shown, where … is: ${/[\uFFF9-\uFFFC]/.test(text.charAt(index)) ? 'a picture or a note of a word processor was there. Delete it' : 'a letter was lost, or it exists only in one program. Type the word again'}.`,
      })),
  ];
}
