import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from './locales.ts';
import {
  convert,
  decimalMarkOf,
  largestAmount,
  readAmount,
  wholeRate,
  writeFigures,
  writeMoney,
  type Currency,
} from './money.ts';

const formats = locales.map(({ format }) => format);
const format = fc.constantFrom(...formats);
const currency = fc.constantFrom<Currency>('EUR', 'USDC');
const amount = fc.bigInt({ min: 1n, max: largestAmount });
const rate = fc.integer({ min: 1, max: 100_000_000 }).map((millionths) => wholeRate(millionths / 1_000_000));
const space = fc.constantFrom('', ' ', '\u00A0', '\u202F', '\u2009', '  ', '\t');

describe('a typed amount', () => {
  it('is read in each language, with or without its currency', () => {
    fc.assert(
      fc.property(amount, currency, format, (hundredths, own, language) => {
        const mark = decimalMarkOf(language);
        expect(readAmount(writeFigures(hundredths, language), own, mark)).toBe(hundredths);
        expect(readAmount(writeMoney(hundredths, own, language), own, mark)).toBe(hundredths);
      }),
    );
  });

  it('may contain spaces, and its sign before or after it', () => {
    fc.assert(
      fc.property(amount, format, space, space, fc.boolean(), (hundredths, language, one, other, before) => {
        const figures = writeFigures(hundredths, language);
        const pasted = before ? `${one}€${other}${figures}${one}` : `${one}${figures}${other}EUR${one}`;
        expect(readAmount(pasted, 'EUR', decimalMarkOf(language))).toBe(hundredths);
      }),
    );
  });

  it.each([
    ['250', 25_000n],
    ['0.5', 50n],
    ['.5', 50n],
    ['5.', 500n],
    ['0007', 700n],
    ['+5', 500n],
    ['1,250.00', 125_000n],
    ['1.250,00', 125_000n],
    ['1 250,00 €', 125_000n],
    ['1’250.5', 125_050n],
    ['1,250', 125_000n],
    ['12,5', 1250n],
    ['1.250.000', 'tooLarge'],
    ['€ 1 000 000', 100_000_000n],
    ['euros 3', 300n],
  ] as const)('in English: %s', (text, expected) => {
    expect(readAmount(text, 'EUR', '.')).toBe(expected);
  });

  it('is never guessed if it is ambiguous', () => {
    expect(readAmount('1.234', 'EUR', '.')).toBe('tooPrecise');
    expect(readAmount('1.234', 'EUR', ',')).toBe(123_400n);
    expect(readAmount('1,234', 'EUR', ',')).toBe('tooPrecise');
    expect(readAmount('1,234', 'EUR', '.')).toBe(123_400n);
  });

  it.each([
    ['', 'empty'],
    [' \u00A0\t', 'empty'],
    ['abc', 'notANumber'],
    ['12a', 'notANumber'],
    ['1e5', 'notANumber'],
    ['10²', 'notANumber'],
    ['1/2', 'notANumber'],
    ['1..2', 'notANumber'],
    ['1,2,3', 'notANumber'],
    ['12,34,567', 'notANumber'],
    ['1,250,00', 'notANumber'],
    ['--5', 'notANumber'],
    ['5 <script>', 'notANumber'],
    ['١٢٣', 'notANumber'],
    ['.', 'notANumber'],
    ['€', 'notANumber'],
    ['-5', 'notPositive'],
    ['−5,00 €', 'notPositive'],
    ['5-', 'notPositive'],
    ['0', 'notPositive'],
    ['0,00', 'notPositive'],
    ['0.001', 'tooPrecise'],
    ['2.999', 'tooPrecise'],
    ['1000000.01', 'tooLarge'],
    ['1' + '0'.repeat(30), 'tooLarge'],
    ['1' + ' 000'.repeat(10), 'tooLarge'],
    ['$5', 'otherCurrency'],
    ['US$ 5', 'otherCurrency'],
    ['5 USDC', 'otherCurrency'],
    ['5 Kz', 'otherCurrency'],
    ['9'.repeat(5000), 'notANumber'],
  ])('is rejected: %s', (text, problem) => {
    expect(readAmount(text, 'EUR', '.')).toBe(problem);
  });

  it('is within the limits or has a problem, for any input', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc
        .array(fc.constantFrom(...Array.from("0123456789., \u00A0'-−+€$eEURSDC")), { maxLength: 40 })
        .map((signs) => signs.join('')),
    );
    fc.assert(
      fc.property(anything, currency, fc.constantFrom('.', ','), (text, own, mark) => {
        const read = readAmount(text, own, mark);
        if (typeof read !== 'bigint') return;
        expect(read > 0n && read <= largestAmount).toBe(true);
        // It has no more figures than were typed, and two decimals.
        expect(String(read / 100n).length).toBeLessThanOrEqual(text.replace(/\D/g, '').length || 1);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a conversion', () => {
  it('is exact to the hundredth, rounded down, and never gives more than the rate', () => {
    fc.assert(
      fc.property(amount, currency, rate, (hundredths, from, millionths) => {
        const received = convert(hundredths, from, millionths);
        // Amounts before and after, both in hundred-millionths of a euro.
        const [given, got, next] = [hundredths, received, received + 1n].map((value, index) => {
          const inEuros = (from === 'EUR') === (index === 0);
          return value * (inEuros ? 1_000_000n : millionths);
        });
        expect((got ?? 0n) <= (given ?? 0n) && (given ?? 0n) < (next ?? 0n)).toBe(true);
      }),
    );
  });

  it('uses the rate as written, not its binary form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (millionths) => {
        const written = `${String(Math.trunc(millionths / 1e6))}.${String(millionths % 1e6).padStart(6, '0')}`;
        expect(wholeRate(Number(written))).toBe(BigInt(millionths));
      }),
    );
    expect(convert(10_000n, 'USDC', wholeRate(0.92))).toBe(9200n);
    expect(convert(25_000n, 'EUR', wholeRate(0.92))).toBe(27_173n);
  });
});

describe('a formatted amount', () => {
  it('has two decimals in the format of each language', () => {
    expect(writeMoney(125_000n, 'EUR', 'en-GB')).toBe('€1,250.00');
    expect(writeMoney(84_025n, 'USDC', 'en-GB')).toBe('840.25\u00A0USDC');
    expect(writeMoney(1_250_000n, 'EUR', 'fr-FR')).toBe('12\u202f500,00\u00A0€');
    expect(writeMoney(1n, 'USDC', 'pt-PT')).toBe('0,01\u00A0USDC');
  });
});
