import { describe, expect, it } from 'vitest';
import { joinFigures, joinHyphens, splitNoWrap } from './noWrap.ts';

const unbroken = (sentence: string): string[] =>
  splitNoWrap(sentence).flatMap(({ text, isMatch }) => (isMatch ? text : []));

describe('words that do not wrap at a hyphen', () => {
  it('are short, in every language, also next to quotation marks and at the ends', () => {
    expect(unbroken('E-mail, « elle-même », c’est-à-dire des crypto-actifs, até à guarda-chuva')).toEqual([
      'E-mail',
      'elle-même',
      'est-à-dire',
      'crypto-actifs',
      'guarda-chuva',
    ]);
    expect(
      unbroken('substitua-o, apresentá-las ou elimine-os, diffère-t-elle, palavra-passe, ci-dessous, signalez-le-nous'),
    ).toEqual([
      'substitua-o',
      'apresentá-las',
      'elimine-os',
      'diffère-t-elle',
      'palavra-passe',
      'ci-dessous',
      'signalez-le-nous',
    ]);
  });

  it('are neither long words, which overflow narrow screens, nor figures and ranges', () => {
    expect(unbroken('cryptocurrency-only, preenchimento-base, 24-hour, 2024-01, A – B, well-')).toEqual([]);
  });

  it('do not change the text', () => {
    const text = 'By e-mail, or by e-mails: au-delà.';
    expect(
      splitNoWrap(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('a figure', () => {
  it('is joined to its unit, without other changes', () => {
    expect(joinFigures('d’au moins 18 ans, within 5 calendar days, version 2.1 of 2026')).toBe(
      'd’au moins 18\u00A0ans, within 5\u00A0calendar days, version 2.1 of 2026',
    );
  });
});

it('joins the parts of short hyphenated words in a text', () => {
  expect(joinHyphens('Your e-mail address: ana@example.com')).toBe('Your e-\u2060mail address: ana@example.com');
});
