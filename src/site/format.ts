/** Formats numbers, dates and lists with Intl. */
import { localeDefinition, type Locale } from './locales.ts';

/** A calendar date in full: `1 January 2025`, `1er janvier 2025`, `1 de janeiro de 2025`. */
export function formatDate(isoDate: string, locale: Locale): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  const { format, firstOfMonth } = localeDefinition(locale);
  const parts = new Intl.DateTimeFormat(format, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).formatToParts(date);
  return parts.map(({ type, value }) => (type === 'day' && value === '1' ? (firstOfMonth ?? value) : value)).join('');
}

/** The month of a date: `January 2025`, `janvier 2025`, `janeiro de 2025`. */
export function formatMonth(isoDate: string, locale: Locale): string {
  const { format } = localeDefinition(locale);
  return new Intl.DateTimeFormat(format, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}

export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(localeDefinition(locale).format, options).format(value);
}

/** An amount with the sign of its currency: `$500`, `500 $`. Whole amounts have no decimals. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  return formatNumber(amount, locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
}

/** A text by plural category; `{count}` is the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string | undefined>> & { other: string }>;

/** The form for a number: `1 detail is`, `2 details are`. */
export function formatPlural(count: number, forms: PluralForms, locale: Locale): string {
  const rule = new Intl.PluralRules(localeDefinition(locale).format).select(count);
  return (forms[rule] ?? forms.other).replace('{count}', formatNumber(count, locale));
}

/** A list in words: `EUR and USDC`. */
export function formatList(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(localeDefinition(locale).format, { type: 'conjunction' }).format(items);
}
