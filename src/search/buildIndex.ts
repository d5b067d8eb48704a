/** Builds the search index of a language. */
import type { SearchLanguage } from './languages.ts';
import { stemmerOf, wordsIn, type Stemmer } from './words.ts';

/** Searchable words of a page, section or question. */
export interface PlaceText {
  readonly heading: string;
  /** Page name and heading of the parent section. */
  readonly above: string;
  readonly text: string;
  /** Questions of readers that it answers, in their words. */
  readonly asked?: string | undefined;
  /** 1 for a section of a policy, more for a likelier answer. */
  readonly boost: number;
  /** A whole page. */
  readonly isPage?: boolean;
}

/** Words that readers type, and the words of the texts. */
export interface Synonym {
  readonly typed: readonly string[];
  readonly means: readonly string[];
}

export interface SearchIndex {
  readonly language: SearchLanguage;
  /** All stems, separated by spaces. */
  readonly terms: string;
  /** Places of each stem, separated by spaces; see `encodePostings`. */
  readonly postings: string;
  /** Divisor of word frequencies for each place: higher for a long text, lower for a likely answer. */
  readonly norms: readonly number[];
  /** Phrases of the texts and their synonyms, as stems. */
  readonly synonyms: readonly (readonly [meaning: string, ...typed: string[]])[];
  /** Numbers of whole pages. */
  readonly pages: readonly number[];
}

/** A place that contains a stem, and its weight from 1 to 26. */
export type Posting = readonly [place: number, weight: number];

/** Weight of a word and of a stop word in each part. In a short heading a word counts most. */
const weights = {
  heading: { word: (words: number) => 6 + 6 / words, small: 2 },
  asked: { word: () => 4, small: 2 },
  above: { word: () => 3, small: 0 },
  text: { word: () => 1, small: 0 },
} as const;

/** Penalty of long texts (b of BM25). */
const lengthLoss = 0.5;

/** Writes each place as its distance from the previous one in base 36 (empty for 1), and its weight as a capital. */
export const encodePostings = (postings: readonly Posting[]): string =>
  postings
    .map(([place, weight], at) => {
      const gap = place - (postings[at - 1]?.[0] ?? -1);
      return (gap === 1 ? '' : gap.toString(36)) + String.fromCharCode(64 + weight);
    })
    .join('');

export function decodePostings(text: string): Posting[] {
  let place = -1;
  return Array.from(text.matchAll(/([\da-z]*)([A-Z])/g), ([, gap = '', weight = '']): Posting => {
    place += gap === '' ? 1 : parseInt(gap, 36);
    return [place, weight.charCodeAt(0) - 64];
  });
}

export function buildIndex(
  places: readonly PlaceText[],
  synonyms: readonly Synonym[],
  language: SearchLanguage,
): SearchIndex {
  const stem = stemmerOf(language);
  const weighed = places.map((place) => weigh(place, stem));
  const average = weighed.reduce((sum, { size }) => sum + size, 0) / weighed.length;
  const postings = new Map<string, Posting[]>();
  for (const [place, terms] of weighed.entries()) {
    for (const [term, sum] of terms) {
      const posting = [place, Math.min(26, Math.round(sum))] as const;
      postings.set(term, [...(postings.get(term) ?? []), posting]);
    }
  }
  const sorted = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    language,
    terms: sorted.map(([term]) => term).join(' '),
    postings: sorted.map(([, list]) => encodePostings(list)).join(' '),
    norms: places.map(({ boost }, place) => {
      const length = (weighed[place]?.size ?? 0) / average;
      return Math.max(0.1, Math.round(((1 - lengthLoss + lengthLoss * length) / boost) * 10) / 10);
    }),
    synonyms: stemSynonyms(synonyms, stem, (term) => postings.has(term)),
    pages: places.flatMap(({ isPage }, place) => (isPage ? [place] : [])),
  };
}

const stemsOf = (text: string, stem: Stemmer): string[] => wordsIn(text).flatMap(({ folded }) => stem(folded) ?? []);

/** Weights of the terms of a place. */
function weigh(place: PlaceText, stem: Stemmer): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [part, { word, small }] of Object.entries(weights)) {
    const text = place[part as keyof typeof weights] ?? '';
    const { length } = stemsOf(text, stem);
    for (const { folded } of wordsIn(text)) {
      const stemmed = stem(folded);
      const weight = stemmed === undefined ? (folded.length > 1 ? small : 0) : word(length);
      if (weight > 0) sums.set(stemmed ?? folded, (sums.get(stemmed ?? folded) ?? 0) + weight);
    }
  }
  return sums;
}

/** A phrase with its stop words, and without them if two words remain. */
function wordingsOf(text: string, stem: Stemmer): string[] {
  const words = wordsIn(text);
  const stems = stemsOf(text, stem);
  const whole = words.map(({ folded }) => stem(folded) ?? folded).join(' ');
  if (stems.length === 0 && words.length < 2) return [];
  return stems.length > 1 && stems.length < words.length ? [whole, stems.join(' ')] : [whole];
}

/** Synonyms of each phrase that the texts contain. */
function stemSynonyms(synonyms: readonly Synonym[], stem: Stemmer, isKnown: (term: string) => boolean) {
  const names = new Map<string, Set<string>>();
  for (const { typed, means } of synonyms) {
    const others = typed.flatMap((text) => wordingsOf(text, stem));
    for (const terms of means.map((text) => stemsOf(text, stem))) {
      const meaning = terms.join(' ');
      const known = names.get(meaning) ?? new Set();
      for (const other of others) if (other !== meaning) known.add(other);
      if (terms.every(isKnown) && known.size > 0) names.set(meaning, known);
    }
  }
  names.delete('');
  return Array.from(names, ([meaning, typed]) => [meaning, ...typed] as const);
}
