/** Measures readability: sentence length, hedges, passives (roughly, by their form). A comparison, not a check. */
import { localeCodes, type Locale } from '../site/locales.ts';
import { alignColumns } from './columns.ts';
import { cover, readerTextsOf, type ReaderText } from './readerText.ts';
import type { SourceFile } from './source.ts';

interface Readability {
  readonly words: number;
  readonly sentences: number;
  /** Phrases that avoid a statement, such as "where appropriate". */
  readonly hedges: number;
  readonly passives: number;
}

/** Languages without a row are counted in words and sentences only. */
const patterns: Readonly<Partial<Record<Locale, { readonly hedges: RegExp; readonly passives: RegExp }>>> = {
  en: {
    hedges:
      /\b(?:(?:where|when|if|unless|as|as far as|to the extent that|except where|provided) (?:the |a |any |applicable |mandatory |national )*laws?\b|(?:required|permitted|allowed) by law|(?:where|as|if) (?:applicable|appropriate|necessary|relevant)|as far as possible|in principle|generally|as a rule|usually|normally|typically|in most cases|may be subject to|among other things)/giu,
    passives:
      /\b(?:is|are|was|were|be|been|being)\s+(?:not\s+|never\s+|also\s+|only\s+|\p{L}+ly\s+)?(?:\p{L}{2,}(?:ed)|given|kept|held|made|paid|sent|shown|taken|told|lost|found|built|bound|chosen|known|put|read|seen|sold|written|done|drawn|frozen|hidden)\b/giu,
  },
  fr: {
    hedges:
      /(?<!\p{L})(?:(?:lorsque|lorsqu’|quand|si|sauf si|dans la mesure où|dans les cas où|comme) (?:la loi|le droit|une loi|les lois)(?!\p{L})|le cas échéant|s’il y a lieu|si nécessaire|si besoin|en principe|en règle générale|dans la mesure du possible|sauf disposition|généralement|habituellement|normalement|d’ordinaire|dans la plupart des cas|notamment par la loi)/giu,
    passives:
      /(?<!\p{L})(?:est|sont|était|étaient|sera|seront|soit|soient|être|été)\s+(?:pas\s+|jamais\s+|aussi\s+|\p{L}+ment\s+)?\p{L}{2,}(?:ée?s?|ie?s?|ue?s?|ise?s?|erte?s?|eint?e?s?|uite?s?)(?!\p{L})/giu,
  },
  pt: {
    hedges:
      /(?<!\p{L})(?:(?:quando|se|salvo se|exceto se|na medida em que|nos casos em que|conforme|sempre que) (?:a lei|o direito|uma lei|as leis)(?!\p{L})|(?:quando|se) (?:for )?(?:aplicável|necessário|adequado)|se for caso disso|em princípio|em regra|por via de regra|na medida do possível|salvo disposição|geralmente|normalmente|habitualmente|na maioria dos casos)/giu,
    passives:
      /(?<!\p{L})(?:é|são|foi|foram|era|eram|será|serão|seja|sejam|ser|sido|sendo)\s+(?:não\s+|nunca\s+|também\s+|\p{L}+mente\s+)?\p{L}{2,}(?:ad[oa]s?|id[oa]s?|feit[oa]s?|pag[oa]s?|dit[oa]s?|escrit[oa]s?|abert[oa]s?|aceit[oa]s?|entregues?)(?!\p{L})/giu,
  },
};

const count = (text: string, pattern: RegExp | undefined): number =>
  pattern === undefined ? 0 : (text.match(pattern) ?? []).length;

/** False for labels, headings and single words. */
const isSentence = (text: string): boolean => /\p{L}/u.test(text) && /[.!?…:;]["»”’)\s\uFFFC]*$/u.test(text);

/** @param text a passage of a `ReaderText` */
export function readabilityOf(text: string, language: Locale): Readability {
  const { hedges, passives } = patterns[language] ?? {};
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text.replaceAll(/\s+/g, ' '));
  const sentences = Array.from(segments, ({ segment }) => segment).filter(isSentence);
  const whole = sentences.join('').replaceAll(cover, '');
  return {
    words: count(whole, /\p{L}[\p{L}\p{N}’'-]*/gu),
    sentences: sentences.length,
    hedges: count(whole, hedges),
    passives: count(whole, passives),
  };
}

const none: Readability = { words: 0, sentences: 0, hedges: 0, passives: 0 };
const sum = (counts: readonly Readability[]): Readability =>
  counts.reduce(
    (total, one) => ({
      words: total.words + one.words,
      sentences: total.sentences + one.sentences,
      hedges: total.hedges + one.hedges,
      passives: total.passives + one.passives,
    }),
    none,
  );

const ofText = ({ text, passages, language }: ReaderText): Readability =>
  sum(
    passages
      .filter(({ kind }) => kind !== 'heading')
      .map(({ start, end }) => readabilityOf(text.slice(start, end), language)),
  );

/** `12.4   3   18`: words per sentence, hedges, passives per hundred sentences. */
const cellsOf = ({ words, sentences, hedges, passives }: Readability): string[] =>
  sentences === 0
    ? ['', '', '']
    : [(words / sentences).toFixed(1), String(hedges), String(Math.round((passives / sentences) * 100))];

/** One row for each document, and one for all together. */
export function readabilityTable(files: readonly SourceFile[]): string {
  const texts = files.filter(({ collection }) => collection !== 'site' && collection !== 'ui').flatMap(readerTextsOf);
  const documents = Map.groupBy(texts, ({ file }) => file.path.split('/').slice(1, 3).join('/'));
  const rowOf = (name: string, own: readonly ReaderText[]): string[] => [
    name,
    ...localeCodes.flatMap((locale) =>
      cellsOf(sum(own.filter(({ language }) => language === locale).map((text) => ofText(text)))),
    ),
  ];
  return [
    'Words per sentence, hedges, and passives per hundred sentences. Aim: at most 25 hedges in a language.',
    ...alignColumns([
      ['document', ...localeCodes.flatMap((locale) => [`${locale} words`, 'hedges', 'passives'])],
      ...[...documents].map(([name, own]) => rowOf(name, own)),
      rowOf('all', texts),
    ]),
  ].join('\n');
}
