/** The words of a text in the form in which they are compared. */

/** A word and where it stands in its text, in UTF-16 units. */
export interface Word {
  /** Without accents, capitals and doubled consonants. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Letters and digits that stand together. Apostrophes and hyphens part words: `l’entreprise`, `two-factor`. No word
 * of any language is longer than this, so a longer run of letters is looked at in pieces.
 */
const word = /[\p{L}\p{N}\p{M}]{1,40}/gu;

/** Ligatures that Unicode does not take apart. */
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** A word without capitals, accents and doubled consonants, which many people mistype. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[œæß]/g, (ligature) => ligatures[ligature] ?? '')
    .replaceAll(/([b-df-hj-np-tv-z])\1+/g, '$1');
}

/** The words of a text where it does not matter where they stand: all folded at once, which takes a fraction of the time. */
export const foldedWordsIn = (text: string): readonly string[] => fold(text).match(word) ?? [];

/** The words of a text, in order. */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    folded: fold(found),
    start: index,
    end: index + found.length,
  }));
}
