/**
 * Whether the characters between words are those the language is printed with:
 * apostrophes, quotation marks, dashes and the spaces around them. These are
 * the mistakes that can be corrected without reading, see `src/content/fix.ts`.
 */
import { localeDefinition, type LocaleDefinition } from '../../i18n/locales.ts';
import type { Finding } from '../places.ts';
import { cover, type ReaderText } from '../readerText.ts';

/** A mistake and what to put in its place; positions count from the beginning of the file. */
export interface Correction {
  readonly start: number;
  readonly end: number;
  readonly write: string;
  readonly message: string;
}

interface Rule {
  readonly pattern: RegExp;
  /** What stands there instead; `$1` as in `String.replace`. */
  readonly write: string;
  readonly message: string;
}

/** No-break space, before `:` and `%` and inside guillemets in French. */
const wide = '\u00A0';
/** Narrow no-break space, before `;`, `!` and `?` in French. */
const narrow = '\u202F';
const end = String.raw`(?=[\s${cover}»”)]|$)`;

const everywhere: readonly Rule[] = [
  {
    pattern: /(?<=[\p{L}\p{N}])''?(?=[\p{L}\s.,;:!?)])/gu,
    write: '’',
    message: 'Write the curved apostrophe ’.',
  },
  { pattern: /\.\.\./g, write: '…', message: 'Write the ellipsis as one character, ….' },
  { pattern: /(?<=[^\s]) {2,}(?=\S)/g, write: ' ', message: 'Write one space.' },
  {
    pattern: /(?<=[\p{L}\p{N},)]) -{1,2} (?=[\p{L}\p{N}(])/gu,
    write: ' – ',
    message: 'Write a dash between words as –.',
  },
];

/** Straight quotation marks, and those of other languages. */
const quotes = (opening: string, closing: string, others: string): Rule[] => [
  {
    pattern: new RegExp(String.raw`(?<=^|[\s(${cover}])["${others[0] ?? ''}](?=\S)`, 'gmu'),
    write: opening,
    message: `Open a quotation with ${opening.trim()}.`,
  },
  {
    pattern: new RegExp(String.raw`(?<=[^\s(${cover}])["${others[1] ?? ''}]`, 'gu'),
    write: closing,
    message: `Close a quotation with ${closing.trim()}.`,
  },
];

const noSpaceBefore: Rule = {
  pattern: new RegExp(String.raw`(?<=\S)[ ${wide}${narrow}]+([:;!?])${end}`, 'gu'),
  write: '$1',
  message: 'Write no space before this sign.',
};

/** The rules that a language may name in `src/i18n/locales.ts`. */
const rules: Readonly<Record<LocaleDefinition['typography'], readonly Rule[]>> = {
  international: everywhere,
  english: [...everywhere, ...quotes('“', '”', '«»'), noSpaceBefore],
  french: [
    ...everywhere,
    ...quotes(`«${wide}`, `${wide}»`, '“”'),
    {
      pattern: new RegExp(String.raw`(?<=[^\s:«])[ ${narrow}]?:${end}`, 'gu'),
      write: `${wide}:`,
      message: 'Write a no-break space (U+00A0) before the colon.',
    },
    {
      pattern: new RegExp(String.raw`(?<=[^\s;!?«])[ ${wide}]?([;!?])${end}`, 'gu'),
      write: `${narrow}$1`,
      message: 'Write a narrow no-break space (U+202F) before this sign.',
    },
    {
      pattern: new RegExp(String.raw`(?<=[\d${cover}])[ ${narrow}]?%`, 'gu'),
      write: `${wide}%`,
      message: 'Write a no-break space (U+00A0) before %.',
    },
    {
      pattern: /«[ \u202F]?(?=\S)(?!\u00A0)/gu,
      write: `«${wide}`,
      message: 'Write a no-break space (U+00A0) after «.',
    },
    { pattern: /(?<=[^\s])[ \u202F]?»/gu, write: `${wide}»`, message: 'Write a no-break space (U+00A0) before ».' },
  ],
  portuguese: [
    ...everywhere,
    ...quotes('«', '»', '“”'),
    noSpaceBefore,
    { pattern: /«\s+/gu, write: '«', message: 'Write no space after «.' },
    { pattern: /\s+»/gu, write: '»', message: 'Write no space before ».' },
  ],
};

/** What to correct in the text of a file, in its order; where two rules meet, the first one counts. */
export function correctionsIn({ text, language }: ReaderText): Correction[] {
  const found = rules[localeDefinition(language).typography].flatMap(({ pattern, write, message }) =>
    Array.from(text.matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      write: write.replace('$1', match[1] ?? ''),
      message,
    })),
  );
  const sorted = found.sort((a, b) => a.start - b.start);
  return sorted.filter(({ start }, index) => index === 0 || start >= (sorted[index - 1]?.end ?? 0));
}

/** A few words around a position, for a reader who looks for it. */
function around(text: string, start: number, end: number): string {
  const before = /[^\s\uFFFC]*.{0,1}$/u.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^.{0,1}[^\s\uFFFC]*/u.exec(text.slice(end))?.[0] ?? '';
  return (before + text.slice(start, end) + after).replaceAll(cover, '').replaceAll(/\s+/g, ' ').trim();
}

export function checkTypography(texts: readonly ReaderText[]): Finding[] {
  return texts.flatMap((own) =>
    correctionsIn(own).map(({ start, end: stop, message }) => ({
      ...own.file.placeAt(start),
      message: `In “${around(own.text, start, stop)}”: ${message} It is done for you by: npm run content -- --fix`,
    })),
  );
}
