/** Reports thousands with the decimal mark of their language: 5.000 in English, 5,000 in French. */
import { formatNumber } from '../../site/format.ts';
import { localeDefinition, type Locale } from '../../site/locales.ts';
import type { Finding } from '../places.ts';
import type { ReaderText } from '../readerText.ts';

const decimalMark = (language: Locale): string =>
  new Intl.NumberFormat(localeDefinition(language).format).formatToParts(1.5).find(({ type }) => type === 'decimal')
    ?.value ?? '.';

export const checkThousands = (texts: readonly ReaderText[]): Finding[] =>
  texts.flatMap(({ text, language, file }) => {
    const pattern = new RegExp(
      String.raw`(?<![\d.,])([1-9]\d{0,2})[${decimalMark(language)}](\d{3})(?![\d.,]*\d)`,
      'g',
    );
    return Array.from(text.matchAll(pattern), ({ 0: written, 1: before = '', 2: behind = '', index }) => ({
      ...file.placeAt(index),
      message: `“${written}” has three decimals in this language. Write “${formatNumber(Number(before + behind), language)}” if thousands are meant, and fewer decimals if not.`,
    }));
  });
