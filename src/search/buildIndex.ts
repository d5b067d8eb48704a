/** Makes the index of a language from everything that can be found in it. */
import { encodePostings, encodeSynonyms, encodeTerms, mostWeight, normSteps, type Posting } from './encoding.ts';
import type { SearchLanguage } from './languages.ts';
import type { SearchIndex } from './searchIndex.ts';
import { stemmerOf, type Stemmer } from './stemming.ts';
import { wordsIn } from './words.ts';

/** The words of a place that can be found. */
export interface PlaceText {
  readonly heading: string;
  /** What stands above the heading: the name of the page, the heading of the section that the place is a part of. */
  readonly above: string;
  readonly text: string;
  /** How likely it is an answer, beside a section of a policy, which has 1. */
  readonly boost: number;
  /** Whether it is a whole page, whose name stands above its heading. */
  readonly isPage?: boolean;
}

/** What readers type, and what the texts say instead, in any of these ways. */
export interface Synonym {
  readonly typed: readonly string[];
  /** What it is called in other languages; such a word that the texts have as well means there what it says. */
  readonly foreign?: readonly string[];
  readonly means: readonly string[];
}

/**
 * How often a word counts where it stands: a heading says what a place is about, and says it with less doubt the fewer
 * words it has; the names above it say where it stands.
 */
const weights = { heading: (words: number) => 6 + 6 / words, above: () => 3, text: () => 1 } as const;

/** What a long text loses to a short one that says the same (b of BM25). */
const lengthLoss = 0.5;

/** The stems of a text, each as often as it stands there. */
function stemsOf(text: string, stem: Stemmer): string[] {
  return wordsIn(text).flatMap(({ folded }) => stem(folded) ?? []);
}

/** The stems of a place with their weights. */
function weigh(place: PlaceText, stem: Stemmer): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (text: string, weight: (words: number) => number): void => {
    const stems = stemsOf(text, stem);
    for (const term of stems) sums.set(term, (sums.get(term) ?? 0) + weight(stems.length));
  };
  add(place.heading, weights.heading);
  add(place.above, weights.above);
  add(place.text, weights.text);
  return sums;
}

/**
 * How a few words that readers type are looked for: as they stand, with empty words among them, and without those where
 * that leaves more than one word: `did not pay` is no other word for `pay`.
 */
function wordingsOf(text: string, stem: Stemmer): string[] {
  const words = wordsIn(text).map(({ folded }) => ({ folded, stem: stem(folded) }));
  const stems = words.flatMap((word) => word.stem ?? []);
  if (stems.length === 0 && words.length < 2) return [];
  const whole = words.map((word) => word.stem ?? word.folded).join(' ');
  return stems.length > 1 && stems.length < words.length ? [whole, stems.join(' ')] : [whole];
}

/** The ways of typing each phrase of the texts, as stems. What the texts never say leads nowhere and is left out. */
function stemmedSynonyms(
  synonyms: readonly Synonym[],
  stem: Stemmer,
  isKnown: (term: string) => boolean,
): Map<string, ReadonlySet<string>> {
  const ways = new Map<string, Set<string>>();
  const phraseOf = (text: string): string => stemsOf(text, stem).join(' ');
  const isSaid = (phrase: string): boolean => phrase.split(' ').every(isKnown);
  for (const { typed, foreign = [], means } of synonyms) {
    const names = [...typed, ...foreign.filter((text) => !isSaid(phraseOf(text)))];
    for (const meaning of means.map(phraseOf)) {
      if (meaning === '' || !isSaid(meaning)) continue;
      const known = ways.get(meaning) ?? new Set();
      for (const way of names.flatMap((text) => wordingsOf(text, stem)))
        if (way !== '' && way !== meaning) known.add(way);
      if (known.size > 0) ways.set(meaning, known);
    }
  }
  return ways;
}

/**
 * @param places everything that can be found, by number
 * @param files the first place of each file of texts
 */
export function buildIndex(
  places: readonly PlaceText[],
  synonyms: readonly Synonym[],
  language: SearchLanguage,
  files: readonly number[],
): SearchIndex {
  const stem = stemmerOf(language);
  const weighed = places.map((place) => weigh(place, stem));
  const average = weighed.reduce((sum, terms) => sum + terms.size, 0) / weighed.length;
  const postings = new Map<string, Posting[]>();
  for (const [place, terms] of weighed.entries()) {
    for (const [term, sum] of terms) {
      const weight = Math.min(mostWeight, Math.max(1, Math.round(sum)));
      const known = postings.get(term);
      if (known) known.push({ place, weight });
      else postings.set(term, [{ place, weight }]);
    }
  }
  const sorted = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  const numbers = new Map(sorted.map(([term], number) => [term, number]));
  const norms = places.map(({ boost }, place) => {
    const length = (weighed[place]?.size ?? 0) / average;
    return (1 - lengthLoss + lengthLoss * length) / boost;
  });
  return {
    language,
    terms: encodeTerms(sorted.map(([term]) => term)),
    postings: sorted.map(([, list]) => encodePostings(list)).join(' '),
    norms: norms.map((norm) => Math.min(35, Math.max(1, Math.round(norm * normSteps))).toString(36)).join(''),
    synonyms: encodeSynonyms(stemmedSynonyms(synonyms, stem, (term) => postings.has(term))),
    pages: places.flatMap(({ above, isPage }, place) =>
      isPage ? [[place, ...stemsOf(above, stem).flatMap((term) => numbers.get(term) ?? [])]] : [],
    ),
    files,
  };
}
