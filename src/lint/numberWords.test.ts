import { describe, expect, it } from 'vitest';
import { numberPattern, numberWordsIn } from './numberWords.ts';

const valuesIn = (text: string, language: string): string[] => numberWordsIn(text, language).map(({ value }) => value);

describe('numberWordsIn', () => {
  it('returns the same form for all languages', () => {
    const expected = ['2 months', '24 hours', '90 days', '17 weeks'];
    expect(valuesIn('Two full months, twenty-four hours, ninety days, seventeen weeks', 'en')).toEqual(expected);
    expect(valuesIn('Deux mois pleins, vingt-quatre heures, quatre-vingt-dix jours, dix-sept semaines', 'fr')).toEqual(
      expected,
    );
    expect(valuesIn('Dois meses, vinte e quatro horas, noventa dias, dezassete semanas', 'pt')).toEqual(expected);
  });

  it('converts years and a half to months', () => {
    expect(valuesIn('A year and a half; two and a half years', 'en')).toEqual(['18 months', '30 months']);
    expect(valuesIn('Un an et demi, deux ans et demi', 'fr')).toEqual(['18 months', '30 months']);
    expect(valuesIn('Ano e meio, dois anos e meio', 'pt')).toEqual(['18 months', '30 months']);
  });

  it('returns positions, and allows markup between words', () => {
    expect(numberWordsIn('In **three**\nyears’ time', 'en')).toEqual([{ value: '3 years', hasUnit: true, offset: 5 }]);
  });

  it('finds numbers without a unit', () => {
    expect(valuesIn('two cards, two. Months later, two of the many days', 'en')).toEqual(['2', '2', '2']);
    expect(valuesIn('duas vezes', 'pt')).toEqual(['2']);
  });

  it('matches the pattern of a number', () => {
    for (const [number, word] of [
      [4, 'four'],
      [30, 'thirty'],
      [35, 'thirty-five'],
    ] as const) {
      expect(word).toMatch(new RegExp(`^(?:${numberPattern(number, 'en') ?? ''})$`));
    }
    expect([1, 100, 2.5].map((number) => numberPattern(number, 'en'))).toEqual([undefined, undefined, undefined]);
  });

  it('ignores the number one and numbers inside words', () => {
    expect(valuesIn('Within one month, often days, tend', 'en')).toEqual([]);
    expect(valuesIn('trente-et-un ans, une semaine', 'fr')).toEqual(['31 years']);
  });
});
