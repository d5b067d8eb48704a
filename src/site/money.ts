/**
 * Amounts of money as people write and read them, and their conversion, in
 * whole hundredths, so that nothing is rounded on the way. Part of a browser
 * script: no list of languages, no library.
 */

/** The two currencies of a wallet. */
export type Currency = 'EUR' | 'USDC';

/** How many decimals a rate may have. */
export const rateDecimals = 6;
const rateUnit = 10 ** rateDecimals;

/**
 * A rate as a whole number of millionths.
 * @param euros for 1 USDC, with at most `rateDecimals` decimals
 */
export const wholeRate = (euros: number): bigint => BigInt(Math.round(euros * rateUnit));

/**
 * Converts an amount, rounded down to a whole hundredth, so that never more is shown than the rate gives.
 * @param amount hundredths of `from`, not negative
 * @param rate euros for 1 USDC, in millionths
 * @returns hundredths of the other currency
 */
export function convert(amount: bigint, from: Currency, rate: bigint): bigint {
  const unit = BigInt(rateUnit);
  return from === 'EUR' ? (amount * unit) / rate : (amount * rate) / unit;
}

/** The largest amount that is read, in hundredths: longer ones would say nothing about a conversion. */
export const largestAmount = 1_000_000_00n;

/** What keeps a text from being an amount. */
export type AmountProblem = 'empty' | 'notANumber' | 'otherCurrency' | 'tooPrecise' | 'notPositive' | 'tooLarge';

/** Longer texts are no amounts and are not looked at. */
const longest = 200;
const ownSigns = { EUR: /^(€|EUR(OS?)?)$/, USDC: /^USDC$/ } as const;
const anySign = /^((US|R)?\p{Sc}|EUR(OS?)?|USDC?|AOA|KZ)$/u;
/** Groups of three behind the same mark, or no groups; then a decimal mark with what follows it. */
const number = /^(?:([1-9]\d{0,2}(?:([ .,])\d{3})(?:\2\d{3})*)|(\d*))(?:([.,])(\d*))?$/;

/**
 * Reads an amount as it was typed or pasted: with or without the sign of its
 * currency, with spaces, apostrophes, points or commas between thousands, and
 * with either decimal mark. What could mean two amounts is not guessed: a
 * language's own decimal mark before three digits (`1.234` in English) is an
 * amount with three decimals, which is none.
 * @param decimalMark of the reader's language
 * @returns hundredths, from 1 to `largestAmount`, or why there are none
 */
export function readAmount(text: string, currency: Currency, decimalMark: string): bigint | AmountProblem {
  if (text.length > longest) return 'notANumber';
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
  // One mark before three digits, which this language reads as decimals.
  if (separator === decimalMark && groups?.split(separator).length === 2 && mark === undefined) return 'tooPrecise';
  if (decimals.length > 2) return 'tooPrecise';
  const amount = BigInt(whole.replace(/\D/g, '') + decimals.padEnd(2, '0'));
  if (amount === 0n || /[-−]/.test(around)) return 'notPositive';
  return amount > largestAmount ? 'tooLarge' : amount;
}

/** The decimal mark of a language. @param language BCP 47 tag of its formats */
export const decimalMarkOf = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** Figures with two decimals: `1,250.00`, `1 250,00`. @param amount hundredths */
export const writeFigures = (amount: bigint, language: string): string =>
  // Exact: a whole number of hundredths below 2^53 is told apart from its neighbours by two decimals.
  new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(Number(amount) / 100);

/** An amount with its currency: `€1,250.00`, `840.25 USDC`. @param amount hundredths */
export const writeMoney = (amount: bigint, currency: Currency, language: string): string =>
  currency === 'EUR'
    ? new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(amount) / 100)
    : `${writeFigures(amount, language)}\u00A0USDC`;
