/** Parses, converts and formats amounts in hundredths, in the browser too: no list of languages, no library. */

export type Currency = 'EUR' | 'USDC';

export const rateDecimals = 6;
const rateUnit = 10 ** rateDecimals;

/** A rate in millionths. @param euros for 1 USDC, with at most `rateDecimals` decimals */
export const wholeRate = (euros: number): bigint => BigInt(Math.round(euros * rateUnit));

/**
 * Converts an amount and rounds down, so that the result is never more than the rate gives.
 * @param amount hundredths of `from`, not negative
 * @param rate euros for 1 USDC, in millionths
 * @returns hundredths of the other currency
 */
export function convert(amount: bigint, from: Currency, rate: bigint): bigint {
  const unit = BigInt(rateUnit);
  return from === 'EUR' ? (amount * unit) / rate : (amount * rate) / unit;
}

/** Largest accepted amount, in hundredths. */
export const largestAmount = 1_000_000_00n;

export type AmountProblem = 'empty' | 'notANumber' | 'otherCurrency' | 'tooPrecise' | 'notPositive' | 'tooLarge';

const maxLength = 200;
const ownSigns = { EUR: /^(€|EUR(OS?)?)$/, USDC: /^USDC$/ } as const;
const anySign = /^((US|R)?\p{Sc}|EUR(OS?)?|USDC?|AOA|KZ)$/u;
/** Groups of three with the same separator, or none; then an optional decimal part. */
const number = /^(?:([1-9]\d{0,2}(?:([ .,])\d{3})(?:\2\d{3})*)|(\d*))(?:([.,])(\d*))?$/;

/**
 * Parses a typed or pasted amount: with or without the sign of its currency, any separator of thousands, either decimal
 * mark. Never guesses: the language's decimal mark before three digits (`1.234` in English) is too precise.
 * @param decimalMark of the visitor's language
 * @returns hundredths, from 1 to `largestAmount`, or the problem
 */
export function readAmount(text: string, currency: Currency, decimalMark: string): bigint | AmountProblem {
  if (text.length > maxLength) return 'notANumber';
  const plain = text
    .replace(/[\s'’]+/g, ' ')
    .trim()
    .toUpperCase();
  if (plain === '') return 'empty';
  const [, before = '', figures = '', after = ''] = /^([^\d.,]*)([\d., ]*?)([^\d.,]*)$/.exec(plain) ?? [];
  const around = `${before}${after}`.replaceAll(' ', '');
  const sign = around.replace(/[-−+]/, '');
  const [, groups, separator, whole = groups, mark, decimals = ''] = number.exec(figures) ?? [];
  if (!/\d/.test(figures) || whole === undefined || (mark !== undefined && mark === separator)) return 'notANumber';
  if (sign !== '' && !ownSigns[currency].test(sign)) return anySign.test(sign) ? 'otherCurrency' : 'notANumber';
  // A single decimal mark before three digits.
  if (separator === decimalMark && groups?.split(separator).length === 2 && mark === undefined) return 'tooPrecise';
  if (decimals.length > 2) return 'tooPrecise';
  const amount = BigInt(whole.replace(/\D/g, '') + decimals.padEnd(2, '0'));
  if (amount === 0n || /[-−]/.test(around)) return 'notPositive';
  return amount > largestAmount ? 'tooLarge' : amount;
}

/** @param language BCP 47 tag of its formats */
export const decimalMarkOf = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** Figures with two decimals: `1,250.00`, `1 250,00`. @param amount hundredths */
export const writeFigures = (amount: bigint, language: string): string =>
  // Exact: doubles below 2^53 hundredths differ in two decimals.
  new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(Number(amount) / 100);

/** An amount with its currency: `€1,250.00`, `840.25 USDC`. @param amount hundredths */
export const writeMoney = (amount: bigint, currency: Currency, language: string): string =>
  currency === 'EUR'
    ? new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(amount) / 100)
    : `${writeFigures(amount, language)}\u00A0USDC`;
