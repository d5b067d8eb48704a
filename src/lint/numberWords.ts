/** Finds numbers in words with their unit of time: "two months", "deux mois", "dois meses". */
import type { Locale } from '../site/locales.ts';
import { own } from '../site/own.ts';

interface NumberWords {
  /** From one to nineteen; `|` separates forms of one number. */
  readonly small: string;
  /** From twenty to ninety. */
  readonly tens: string;
  /** Between tens and ones. */
  readonly joint: string;
  /** In the order of `units`. */
  readonly units: string;
  /** Adds six months, before or after the word for years. */
  readonly half: string;
  readonly kindsOfDays: Readonly<Record<'business days' | 'calendar days', RegExp>>;
}

const units = ['minutes', 'hours', 'days', 'weeks', 'months', 'years'] as const;

/** Languages without a row are not compared. */
const words: Readonly<Partial<Record<Locale, NumberWords>>> = {
  en: {
    small:
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    joint: '[- ]',
    units: 'minutes? hours? days? weeks? months? years?',
    half: 'and a half',
    kindsOfDays: {
      'business days': /\b(?:business|working)[\s-]days?\b/giu,
      'calendar days': /\bcalendar[\s-]days?\b/giu,
    },
  },
  fr: {
    small:
      'une? deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante soixante-dix quatre-vingts? quatre-vingt-dix',
    joint: '(?:-et-|-| et )',
    units: 'minutes? heures? jours? semaines? mois ans?|années?',
    half: 'et demie?',
    kindsOfDays: {
      'business days': /\bjours?\s(?:non\s)?ouvr(?:able|é)s?/giu,
      'calendar days': /\bjours?\scalendaires?/giu,
    },
  },
  pt: {
    small:
      'uma? dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezasseis dezassete dezoito dezanove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    joint: ' e ',
    units: 'minutos? horas? dias? semanas? mês|meses anos?',
    half: 'e meio',
    kindsOfDays: {
      'business days': /\bdias?\s(?:não\s)?út(?:eis|il)/giu,
      'calendar days': /\bdias?\s(?:de\scalendário|seguidos|corridos|consecutivos)/giu,
    },
  },
};

/** Index of the pattern that matches the whole text. */
const positionOf = (text: string, patterns: string): number =>
  patterns.split(' ').findIndex((pattern) => new RegExp(`^(?:${pattern})$`, 'iu').test(text));

/** Joins patterns, later ones first: "dix-sept" before "dix". */
const anyOf = (patterns: string): string => `(${patterns.split(' ').reverse().join('|')})`;

/**
 * Leaves out the number one: "one month" may be "a month" or "monthly" in another language.
 * @returns the same form for all languages: `2 months`, or `2` before another word
 */
export function numberWordsIn(
  text: string,
  language: string,
): { readonly value: string; readonly hasUnit: boolean; readonly offset: number }[] {
  const forms = own(words, language);
  if (!forms) return [];
  // A word may come between: "two full months".
  const gap = String.raw`[^\p{L}\p{N}.,;:!?]+`;
  const number = `(?:${anyOf(forms.tens)}(?:${forms.joint}${anyOf(forms.small)})?|${anyOf(forms.small)})`;
  const pattern = new RegExp(
    String.raw`(?<!\p{L})${number}(?!\p{L})(?:${gap}(?:\p{L}+${gap})?${anyOf(forms.units)}(?!\p{L}))?`,
    'giu',
  );
  const countOf = (tens: string | undefined, small: string | undefined): number =>
    (tens === undefined ? 0 : 20 + 10 * positionOf(tens, forms.tens)) +
    (small === undefined ? 0 : 1 + positionOf(small, forms.small));
  // "A year and a half" is "eighteen months" in another language.
  const years = `(?:${forms.units.split(' ').at(-1) ?? ''})`;
  const half = forms.half.replaceAll(' ', gap);
  const halves = new RegExp(
    String.raw`(?<!\p{L})(?:${number}${gap})?(?:${years}${gap}${half}|${half}${gap}${years})(?!\p{L})`,
    'giu',
  );
  const inMonths = Array.from(text.matchAll(halves), ({ 1: tens, 2: added, 3: small = added, index }) => ({
    value: `${String(12 * (countOf(tens, small) || 1) + 6)} months`,
    hasUnit: true,
    offset: index,
  }));
  const rest = text.replaceAll(halves, (found) => '.'.repeat(found.length));
  return Array.from(rest.matchAll(pattern))
    .flatMap(({ 1: tens, 2: added, 3: small = added, 4: unit, index }) => {
      const count = countOf(tens, small);
      const hasUnit = unit !== undefined;
      const value = hasUnit ? `${String(count)} ${units[positionOf(unit, forms.units)] ?? ''}` : String(count);
      return count === 1 ? [] : [{ value, hasUnit, offset: index }];
    })
    .concat(inMonths);
}

/** Figures with a unit of time: `24 hours`. */
export function figuresWithUnitsIn(
  text: string,
  language: string,
): { readonly value: string; readonly offset: number }[] {
  const forms = own(words, language);
  if (!forms || !/\d/.test(text)) return [];
  const pattern = new RegExp(String.raw`(?<![\d.,])(\d+)[\s-]+${anyOf(forms.units)}(?!\p{L})`, 'giu');
  return Array.from(text.matchAll(pattern), ({ 1: figure = '', 2: unit = '', index }) => ({
    value: `${figure} ${units[positionOf(unit, forms.units)] ?? ''}`,
    offset: index,
  }));
}

/** Finds business days and calendar days. */
export const kindsOfDaysIn = (text: string, language: string): { readonly value: string; readonly offset: number }[] =>
  Object.entries(own(words, language)?.kindsOfDays ?? {}).flatMap(([value, pattern]) =>
    Array.from(text.matchAll(pattern), ({ index }) => ({ value, offset: index })),
  );

/** A pattern for a whole number from 2 to 99 in words. */
export function numberPattern(number: number, language: string): string | undefined {
  const forms = own(words, language);
  const [small, tens] = [forms?.small.split(' '), forms?.tens.split(' ')];
  if (!forms || number < 2 || number > 99 || !Number.isInteger(number)) return undefined;
  if (number < 20) return small?.[number - 1];
  const [ten, rest] = [tens?.[Math.floor(number / 10) - 2], small?.[(number % 10) - 1]];
  return number % 10 === 0 ? ten : `(?:${ten ?? ''})${forms.joint}(?:${rest ?? ''})`;
}
