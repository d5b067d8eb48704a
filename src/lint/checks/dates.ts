/** Checks dates in texts: "1 March 2025", "March 2025", "1er mars", "1 de março de 2025". */
import { formatDate } from '../../site/format.ts';
import { defaultLocale, isLocale, localeCodes, localeDefinition, type Locale } from '../../site/locales.ts';
import { isDay, siteDate } from '../../site/siteDate.ts';
import type { Finding } from '../places.ts';
import type { ReaderText } from '../readerText.ts';

interface WrittenDate {
  /** English name of the month. */
  readonly month: string;
  /** `false` for 31 June. */
  readonly exists: boolean;
  readonly year: string | undefined;
  /** `YYYY-MM-DD`; `undefined` without a year. */
  readonly day: string | undefined;
  readonly text: string;
  readonly offset: number;
}

const monthsOf = (language: Locale): string[] => {
  const format = new Intl.DateTimeFormat(localeDefinition(language).format, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)));
};

/** A lowercase initial may be capitalized in a sentence, not the other way round: "may" is not a month. */
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

/** Finds months with a day or a year. */
export function datesIn(text: string, language: string): WrittenDate[] {
  const [months = [], pattern] = patterns.get(language) ?? [];
  if (!pattern || !/\d/.test(text)) return [];
  return Array.from(text.matchAll(pattern)).flatMap(
    ({ 0: whole, 1: before, 2: name = '', 3: yearBehind, 4: date = before, 5: years = yearBehind, index }) => {
      if (date === undefined && years === undefined) return [];
      const month = months.findIndex((one) => one.test(name));
      // Without a year the day must exist in a leap year: 2000.
      const parts = [years ?? '2000', String(month + 1).padStart(2, '0'), (date ?? '1').padStart(2, '0')];
      const written = parts.join('-');
      const exists = isDay(written);
      const isWhole = exists && date !== undefined && years !== undefined;
      return [
        {
          month: english[month] ?? name,
          exists,
          year: years,
          day: isWhole ? written : undefined,
          text: whole,
          offset: index,
        },
      ];
    },
  );
}

/** Names from Sunday on, and one of them at the end of a text, before its date. */
const weekdays: ReadonlyMap<string, readonly [names: readonly string[], before: RegExp]> = new Map(
  localeCodes.map((code) => {
    const format = new Intl.DateTimeFormat(localeDefinition(code).format, { weekday: 'long', timeZone: 'UTC' });
    // 2 January 2000 was a Sunday.
    const names = Array.from({ length: 7 }, (_, weekday) => format.format(Date.UTC(2000, 0, 2 + weekday)));
    const before = String.raw`(?<!\p{L})(${names.join('|')})(?:${gap}|,|the|le|dia)*$`;
    return [code, [names, new RegExp(before, 'iu')]];
  }),
);

/** The correct weekday of a date, where the text has another one before it. */
function correctWeekday(text: string, language: string, { day: written, offset }: WrittenDate): string | undefined {
  const [names, before] = weekdays.get(language) ?? [];
  if (written === undefined || !names) return undefined;
  const [, found] = before?.exec(text.slice(Math.max(0, offset - 30), offset)) ?? [];
  const meant = names[new Date(written).getUTCDay()];
  return found === undefined || found.toLowerCase() === meant?.toLowerCase() ? undefined : meant;
}

/** A numeric date with the month as a word, in each way to read it. */
function inWords(figures: string, language: string): string {
  const [one = '', two = '', three = ''] = figures.split(/\D/);
  const days =
    one.length === 4
      ? [[one, two, three]]
      : [
          [three, two, one],
          [three, one, two],
        ];
  const words = days
    .map((parts) => parts.map((part) => part.padStart(2, '0')).join('-'))
    .flatMap((day) => (isDay(day) && isLocale(language) ? [`“${formatDate(day, language)}”`] : []));
  return [...new Set(words)].join(' or ');
}

/** Reports days that do not exist, wrong weekdays, and numeric dates, which mean another day in another language. */
export function checkDates(texts: readonly ReaderText[]): Finding[] {
  return texts.flatMap(({ text, language, passages, file }) => [
    ...datesIn(text, language).flatMap((date) => {
      if (!date.exists)
        return [{ ...file.placeAt(date.offset), message: `The calendar has no day “${date.text}”. Correct it.` }];
      const weekday = correctWeekday(text, language, date);
      if (weekday === undefined) return [];
      const message = `“${date.text}” is a ${weekday}. Correct the weekday or the date.`;
      return [{ ...file.placeAt(date.offset), message }];
    }),
    ...Array.from(
      text.matchAll(/(?<![\d/.-])(?:\d{1,2}([/.-])\d{1,2}\1\d{4}|\d{4}-\d\d-\d\d)(?![\d/.-]*\d)/gu),
    ).flatMap(({ 0: figures, 1: mark, index }) => {
      // YAML reads a field with only a date as a date, unless quoted.
      const isField = passages.some(({ start, end }) => start === index && end === index + figures.length);
      if (mark === undefined && isField && file.text.charAt(index - 1) === ' ') return [];
      const words = inWords(figures, language);
      const message = `“${figures}” ${mark === undefined ? 'is a date for programs' : 'can be read as two days, the month first or the day first'}. Write the month as a word${words === '' ? '' : `: ${words}`}.`;
      return [{ ...file.placeAt(index), message }];
    }),
  ]);
}

/** One line for each date more than five years after today, or after its version. */
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
