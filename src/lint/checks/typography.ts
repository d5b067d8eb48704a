/** Checks apostrophes, quotation marks, dashes and spaces against the typography of the language. */
import { localeDefinition, type LocaleDefinition } from '../../site/locales.ts';
import { correct, findCorrections, fixCommand, type Correction, type CorrectionRule } from '../corrections.ts';
import type { Finding } from '../places.ts';
import { cover, type ReaderText } from '../readerText.ts';

/** No-break space, before `:` and `%` and inside guillemets in French. */
const wide = '\u00A0';
/** Narrow no-break space, before `;`, `!` and `?` in French. */
const narrow = '\u202F';
const end = String.raw`(?=[\s${cover}»”)]|$)`;

/** Ordinary and no-break spaces in a row. */
const mixedSpaces = (before: string): RegExp =>
  new RegExp(`${before}(?: [${wide}${narrow}]|[${wide}${narrow}] )[ ${wide}${narrow}]*(?=\\S)`, 'gu');

const everywhere: readonly CorrectionRule[] = [
  {
    pattern: /(?<=[\p{L}\p{N}])''?(?=[\p{L}\s.,;:!?)])/gu,
    write: '’',
    message: 'the curved apostrophe ’',
  },
  { pattern: /(?<=\p{L})[´`′](?=\p{L})/gu, write: '’', message: 'the curved apostrophe ’' },
  ...['ff', 'fi', 'fl', 'ffi', 'ffl'].map((letters, index) => ({
    pattern: new RegExp(String.fromCodePoint(0xfb00 + index), 'g'),
    write: letters,
    message: 'separate letters',
  })),
  { pattern: /\.\.\./g, write: '…', message: 'the ellipsis as one character (…)' },
  {
    pattern: new RegExp(String.raw`(?<=[^\s|])[ ${wide}${narrow}]+([,.])${end}`, 'gu'),
    write: '$1',
    message: 'no space before the sign',
  },
  { pattern: /(?<=\() +(?=\S)|(?<=[^\s|]) +(?=\))/g, write: '', message: 'no space inside the brackets' },
  {
    pattern: /(?<=\p{L}{2}),(?=\p{L}{2})|(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/gu,
    write: '$& ',
    message: 'a space after the sign',
  },
  // Table cells may be padded with spaces.
  { pattern: /(?<=[^\s|]) {2,}(?=[^\s|])/g, write: ' ', message: 'one space' },
  // No-break spaces of a word processor, next to another space or between two words.
  { pattern: mixedSpaces('(?<=[\\d\uFFFC])'), write: wide, message: 'one no-break space' },
  { pattern: mixedSpaces('(?<=[^\\s\\d\uFFFC])'), write: ' ', message: 'one space' },
  {
    pattern: new RegExp(
      String.raw`(?<=\p{L}{4}[,;:»”)]?|\p{L}{2}[,;:»”)]|\p{L}{2}(?=.\p{Ll}))[${wide}${narrow}](?=\p{L}{2})`,
      'gu',
    ),
    write: ' ',
    message: 'an ordinary space instead of a no-break space',
  },
  {
    pattern: /(?<=[\p{L}\p{N},)]) -{1,2} (?=[\p{L}\p{N}(])/gu,
    write: ' – ',
    message: 'a dash (–) between the words',
  },
];

/** Replaces straight quotation marks and those of other languages. */
const quotes = (opening: string, closing: string, others: string): CorrectionRule[] => [
  {
    pattern: new RegExp(String.raw`(?<=^|[\s(${cover}])["${others[0] ?? ''}](?=\S)`, 'gmu'),
    write: opening,
    message: `the quotation opened by ${opening.trim()}`,
  },
  {
    pattern: new RegExp(String.raw`(?<=[^\s(${cover}])["${others[1] ?? ''}]`, 'gu'),
    write: closing,
    message: `the quotation closed by ${closing.trim()}`,
  },
];

/** Words between straight single quotes, without apostrophes in a word or before a figure (’90s). */
const inner = String.raw`\p{L}(?:[^'\r\n]|(?<=\p{L})'(?=\p{L}))*`;
const opened = String.raw`(?<=^|[\s(${cover}“«])''?`;

/** Replaces straight single quotes around words. YAML doubles them in single-quoted text. */
const singleQuotes = (opening: string, closing: string): CorrectionRule[] => [
  {
    pattern: new RegExp(String.raw`${opened}(?=${inner}''?(?![\p{L}\p{N}']))`, 'gmu'),
    write: opening,
    message: `the quoted words opened by ${opening.trim()}`,
  },
  {
    pattern: new RegExp(String.raw`(?<=${opened}${inner})''?(?![\p{L}\p{N}'])`, 'gmu'),
    write: closing,
    message: `the quoted words closed by ${closing.trim()}`,
  },
];

const noSpaceBefore: CorrectionRule = {
  pattern: new RegExp(String.raw`(?<=[^\s!?])[ ${wide}${narrow}]+([:;!?])${end}`, 'gu'),
  write: '$1',
  message: 'no space before the sign',
};

/** By `typography` in `src/site/locales.ts`. */
const rules: Readonly<Record<LocaleDefinition['typography'], readonly CorrectionRule[]>> = {
  international: everywhere,
  english: [...singleQuotes('‘', '’'), ...everywhere, ...quotes('“', '”', '«»'), noSpaceBefore],
  french: [
    ...singleQuotes(`«${wide}`, `${wide}»`),
    ...everywhere,
    ...quotes(`«${wide}`, `${wide}»`, '“”'),
    {
      pattern: new RegExp(String.raw`(?<=[^\s:«])[ ${narrow}]?:${end}`, 'gu'),
      write: `${wide}:`,
      message: 'a no-break space (U+00A0) before the colon',
    },
    {
      pattern: new RegExp(String.raw`(?<=[^\s;!?«])[ ${wide}]?([;!?])${end}`, 'gu'),
      write: `${narrow}$1`,
      message: 'a narrow no-break space (U+202F) before the sign',
    },
    {
      pattern: new RegExp(String.raw`(?<=[\d${cover}])[ ${narrow}]?%`, 'gu'),
      write: `${wide}%`,
      message: 'a no-break space (U+00A0) before %',
    },
    {
      pattern: /«[ \u202F]?(?=\S)(?!\u00A0)/gu,
      write: `«${wide}`,
      message: 'a no-break space (U+00A0) after «',
    },
    { pattern: /(?<=[^\s])[ \u202F]?»/gu, write: `${wide}»`, message: 'a no-break space (U+00A0) before »' },
  ],
  portuguese: [
    ...singleQuotes('«', '»'),
    ...everywhere,
    ...quotes('«', '»', '“”'),
    noSpaceBefore,
    { pattern: /«[^\S\r\n]+/gu, write: '«', message: 'no space after «' },
    { pattern: /[^\S\r\n]+»/gu, write: '»', message: 'no space before »' },
  ],
};

/** Components and HTML in a field: their quotation marks are straight. */
const tags = /<\s*\/?\s*[A-Za-z][^<>]*>/g;

export const correctionsIn = ({ text, language }: ReaderText): Correction[] =>
  findCorrections(
    text.replaceAll(tags, (tag) => cover.repeat(tag.length)),
    rules[localeDefinition(language).typography],
  );

/** Extends a range to whole words, to quote it in a message. */
function around(text: string, start: number, end: number): readonly [start: number, end: number] {
  const before = /[^\s\uFFFC]*.{0,1}$/u.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^.{0,1}[^\s\uFFFC]*/u.exec(text.slice(end))?.[0] ?? '';
  return [start - before.length, end + after.length];
}

const shown = (text: string): string => text.replaceAll(cover, '').trim();

function describe(own: ReaderText, all: readonly Correction[], [first, ...others]: readonly Correction[]): Finding[] {
  if (!first) return [];
  const { text, file } = own;
  const [start, end] = around(text, first.start, first.end);
  const within = all
    .filter((correction) => correction.start >= start && correction.end <= end)
    .map((correction) => ({ ...correction, start: correction.start - start, end: correction.end - start }));
  const excerpt = text.slice(start, end);
  const written = shown(excerpt).replaceAll(/\s+/g, ' ');
  const right = shown(correct(excerpt, within));
  const more = others.length === 0 ? '' : ` The same ${String(others.length)} more time(s) in this line.`;
  const message = `In “${written}”: write “${right}”, with ${first.message}.${more} ${fixCommand}`;
  return [{ ...file.placeAt(first.start), message }];
}

export function checkTypography(texts: readonly ReaderText[]): Finding[] {
  return texts.flatMap((own) => {
    const corrections = correctionsIn(own);
    const kinds = Map.groupBy(
      corrections,
      ({ start, message }) => `${String(own.file.placeAt(start).line)} ${message}`,
    );
    return [...kinds.values()].flatMap((same) => describe(own, corrections, same));
  });
}
