/** Dates in texts: "1 March 2025", "March 2025", "1er mars", "1 de março de 2025". */
import { defaultLocale, localeCodes, localeDefinition, type Locale } from '../../site/locales.ts';
import { isDay, siteDate } from '../../site/siteDate.ts';
import type { Finding } from '../places.ts';
import type { ReaderText } from '../readerText.ts';

interface WrittenDate {
  /** English name of the month. */
  readonly month: string;
  /** Whether the calendar has its day. */
  readonly exists: boolean;
  readonly year: string | undefined;
  readonly text: string;
  readonly offset: number;
}

const monthsOf = (language: Locale): string[] => {
  const format = new Intl.DateTimeFormat(localeDefinition(language).format, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)));
};

/** A small letter may be a capital one at the beginning of a sentence, not the other way round: "may" is no month. */
const atBeginningToo = (name: string): string => `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]${name.slice(1)}`;

const gap = String.raw`[\s\u00A0\u202F]+`;
const day = String.raw`(\d{1,2})(?:er|st|nd|rd|th|\.?º)?(?![\d.,]*\d)`;
const year = String.raw`(\d{4})(?!\d)`;

const patternOf = (months: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?:(?<![\d.,])${day}${gap}(?:de${gap})?)?(?<!\p{L})(${months.join('|')})(?!\p{L})(?:${gap}(?:de${gap})?${year}|${gap}${day}(?:,?${gap}${year})?)?`,
    'gu',
  );

const english = monthsOf(defaultLocale);
const patterns: ReadonlyMap<string, readonly [months: readonly RegExp[], dates: RegExp]> = new Map(
  localeCodes.map((language) => {
    const months = monthsOf(language).map(atBeginningToo);
    return [language, [months.map((month) => new RegExp(month, 'u')), patternOf(months)]];
  }),
);

/** Finds months with a day or a year at their side. */
export function datesIn(text: string, language: string): WrittenDate[] {
  const [months = [], pattern] = patterns.get(language) ?? [];
  if (!pattern || !/\d/.test(text)) return [];
  return Array.from(text.matchAll(pattern)).flatMap(
    ({ 0: whole, 1: before, 2: name = '', 3: yearBehind, 4: date = before, 5: years = yearBehind, index }) => {
      if (date === undefined && years === undefined) return [];
      const month = months.findIndex((one) => one.test(name));
      // Without a year the day must exist in a leap year, such as 2000.
      const parts = [years ?? '2000', String(month + 1).padStart(2, '0'), (date ?? '1').padStart(2, '0')];
      return [
        { month: english[month] ?? name, exists: isDay(parts.join('-')), year: years, text: whole, offset: index },
      ];
    },
  );
}

/** Days that do not exist, and days in figures, which readers of another language take for another day. */
export function checkDates(texts: readonly ReaderText[]): Finding[] {
  return texts.flatMap(({ text, language, passages, file }) => [
    ...datesIn(text, language).flatMap((date) =>
      date.exists
        ? []
        : [{ ...file.placeAt(date.offset), message: `The calendar has no day “${date.text}”. Correct it.` }],
    ),
    ...Array.from(
      text.matchAll(/(?<![\d/.-])(?:\d{1,2}([/.-])\d{1,2}\1\d{4}|\d{4}-\d\d-\d\d)(?![\d/.-]*\d)/gu),
    ).flatMap(({ 0: figures, 1: mark, index }) => {
      // A field of it alone is no text for YAML, unless in quotation marks.
      const isField = passages.some(({ start, end }) => start === index && end === index + figures.length);
      if (mark === undefined && isField && file.text.charAt(index - 1) === ' ') return [];
      const message = `“${figures}” ${mark === undefined ? 'is a date for programs' : 'can be read as two days, the month first or the day first'}. Write the month as a word.`;
      return [{ ...file.placeAt(index), message }];
    }),
  ]);
}

/** Dates more than five years after today, or after the version that names them, a line each. */
export function farDates(texts: readonly ReaderText[]): string[] {
  return texts.flatMap(({ text, language, file: { path, placeAt, version = '' } }) => {
    const [last = ''] = [siteDate(), version].sort().slice(-1);
    return datesIn(text, language).flatMap(({ year, text: date, offset }) =>
      Number(year ?? 0) > Number(last.slice(0, 4)) + 5
        ? [`${path}:${String(placeAt(offset).line)}  “${date}” is more than five years ahead: is the year right?`]
        : [],
    );
  });
}
