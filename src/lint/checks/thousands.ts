/** Reports thousands with the decimal mark of their language: 5.000 in English, 5,000 in French. */
import { formatNumber } from '../../site/format.ts';
import { localeCodes, localeDefinition, type Locale } from '../../site/locales.ts';
import { decimalMarkOf } from '../../site/money.ts';
import type { Finding } from '../places.ts';
import type { ReaderText } from '../readerText.ts';

const patterns = new Map<Locale, RegExp>(
  localeCodes.map((code) => {
    const mark = decimalMarkOf(localeDefinition(code).format);
    return [code, new RegExp(String.raw`(?<![\d.,])([1-9]\d{0,2})[${mark}](\d{3})(?![\d.,]*\d)`, 'g')];
  }),
);

export const checkThousands = (texts: readonly ReaderText[]): Finding[] =>
  texts.flatMap(({ text, language, file }) =>
    Array.from(text.matchAll(patterns.get(language) ?? /$^/g), ({ 0: written, 1: before, 2: behind, index }) => ({
      ...file.placeAt(index),
      message: `“${written}” has three decimals in this language. Write “${formatNumber(Number(`${before ?? ''}${behind ?? ''}`), language)}” if thousands are meant, and fewer decimals if not.`,
    })),
  );
