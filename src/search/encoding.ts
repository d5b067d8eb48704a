/**
 * Writes the two long lists of an index as text that compresses well and is still easy to read back: stems without
 * the letters they share, and the places of each stem as letters and digits.
 */

/** A place that has a stem. */
export interface Posting {
  readonly place: number;
  /** How often it has it, a heading counting for several times; a whole number from 1 to `mostWeight`. */
  readonly weight: number;
}

/** Names for the same thing, in stems: the word of the texts, and what readers type instead. */
export interface SynonymGroup {
  readonly meaning: string;
  readonly typed: readonly string[];
}

/** As many steps as a capital letter can tell apart. */
export const mostWeight = 26;

/** Steps of a norm between 0 and 1. */
export const normSteps = 8;

/**
 * Stems in order, each behind the number of letters that it shares with the one before, at most nine: `refund refuse`
 * is `0refund 4se`.
 */
export function encodeTerms(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      const before = terms[index - 1] ?? '';
      let shared = 0;
      while (shared < 9 && shared < term.length && term[shared] === before[shared]) shared += 1;
      return String(shared) + term.slice(shared);
    })
    .join(' ');
}

export function decodeTerms(text: string): string[] {
  let term = '';
  return text.split(' ').map((coded) => (term = term.slice(0, Number(coded[0])) + coded.slice(1)));
}

/**
 * The places of one stem, in order: for each the distance to the one before in base 36, nothing for the next place,
 * and its weight as a capital letter. Places 0, 1 and 40 are `ACzB` at distances 1, 1 and 39 from −1.
 */
export function encodePostings(postings: readonly Posting[]): string {
  let before = -1;
  return postings
    .map(({ place, weight }) => {
      const distance = place - before;
      before = place;
      return (distance === 1 ? '' : distance.toString(36)) + String.fromCharCode(64 + weight);
    })
    .join('');
}

export function decodePostings(text: string): Posting[] {
  let place = -1;
  return Array.from(text.matchAll(/([\da-z]*)([A-Z])/g), ([, distance = '', weight = '']) => {
    place += distance === '' ? 1 : parseInt(distance, 36);
    return { place, weight: weight.charCodeAt(0) - 64 };
  });
}

/** Each phrase of the texts with the ways of typing it: `refund:money back,chargeback;wallet:purse`. */
export function encodeSynonyms(ways: ReadonlyMap<string, ReadonlySet<string>>): string {
  return Array.from(ways, ([meaning, typed]) => `${meaning}:${[...typed].join(',')}`).join(';');
}

export function decodeSynonyms(text: string): SynonymGroup[] {
  return text.split(';').map((row) => {
    const [meaning = '', typed = ''] = row.split(':');
    return { meaning, typed: typed === '' ? [] : typed.split(',') };
  });
}
