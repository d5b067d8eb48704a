/** Counts negations, and reads the yes or no of an answer. */
import type { Locale } from '../site/locales.ts';
import { own } from '../site/own.ts';

interface Negations {
  readonly sure: RegExp;
  /** Words with which a sentence can say the same as a negated one. */
  readonly similar: RegExp;
}

const wordsOf = (words: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${words.split(' ').join('|')})(?!\p{L})`, 'giu');

/** Languages without a row are not compared. */
const negations: Readonly<Partial<Record<Locale, Negations>>> = {
  en: {
    sure: wordsOf(String.raw`no(?!\s(?:later|more)\s) neither not cannot never without(?!\sprejudice) \p{L}+n['’]t`),
    similar: wordsOf(
      String.raw`no none nobody nothing nor from(?=\sbeing) unless until before except only all rather instead free refus\p{L}+ forbid\p{L}* prohibit\p{L}* exclu\p{L}+ fails? lacks? lost wrong missing latest most un(?!der|til|ion|it|iver|iq|ifor)\p{L}+ i[mnr](?:possib|valid|activ|revers|correct|complet)\p{L}*`,
    ),
  },
  fr: {
    sure: wordsOf(String.raw`ne n(?=['’]) sans(?!\spréjudice)`),
    similar: wordsOf(
      String.raw`(?<=^\P{L}*)ni non aucune?s? (?<=au\s)plus tout(?=\sautre) étrang[eè]r\p{L}* rien pas sauf uniquement avant moins malgré délais défaut plutôt interdi\p{L}+ renonc\p{L}+ refus\p{L}+ exce\p{L}+ exclu\p{L}* manqu\p{L}+ erron\p{L}+ i[mnr](?:util|possib|disponib|activ|complet|correct|valid|connu|rév)\p{L}*`,
    ),
  },
  pt: {
    sure: wordsOf(String.raw`não nunca sem(?!\sprejuízo)`),
    similar: wordsOf(
      String.raw`nem nada ninguém nenhu[mn]\p{L}* jamais salvo só apenas antes mantêm-se alhei\p{L}+ por(?=\s\p{L}+r) falta\p{L}* proib\p{L}+ recus\p{L}+ deix\p{L}+ exce\p{L}+ exclu\p{L}+ errad\p{L}+ desist\p{L}+ i[mnr](?:possí|rev|disp|ativ|complet|corre|válid|útil)\p{L}*`,
    ),
  },
};

/** Numbers of certain and possible negations; `undefined` for a language without a row. */
export function negationsIn(
  text: string,
  language: string,
): { readonly sure: number; readonly similar: number } | undefined {
  const words = own(negations, language);
  return words && { sure: (text.match(words.sure) ?? []).length, similar: (text.match(words.similar) ?? []).length };
}

const answer = /^\s*(?:(?<yes>yes|oui|sim)|no|non|não)(?=\s*[.,;:!–—])/iu;

/** The yes or no at the beginning of a text. */
export function answerIn(text: string): { readonly agrees: boolean; readonly word: string } | undefined {
  const found = answer.exec(text);
  return found ? { agrees: found.groups?.['yes'] !== undefined, word: found[0].trim() } : undefined;
}
