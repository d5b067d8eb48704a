/** Ranks the places of an index for a query. */
import { decodePostings, type SearchIndex } from './buildIndex.ts';
import type { Matcher } from './snippet.ts';
import { distance, stemmerOf, wordsIn } from './words.ts';

export interface Found {
  /** Best first; a page whose name was typed comes before its sections. */
  readonly hits: readonly { readonly place: number; readonly score: number }[];
  /** Finds the words to mark in a text, including synonyms. */
  readonly matcher: Matcher;
}

/** Further words of a query are ignored. */
const mostWords = 24;
/** A query of at most this many words may be the name of a page. */
const wordsOfName = 2;
const pageBoost = 3;
/** Longest phrase with synonyms, in words. */
const longestPhrase = 6;
/** k1 of BM25F (Robertson and Zaragoza, 2009). High, because headings count several times. */
const saturation = 8;
/** Weight of inexact matches and stop words. */
const quality = { synonym: 0.95, completed: 0.7, mistyped: 0.6, small: 0.3 } as const;
/** Shorter words have too many neighbours to correct. */
const shortestGuess = 4;
/** Words of this length may have two typing errors. */
const longWord = 7;

/** Score of each place, by number. */
type Scores = Float64Array;

/** A word of a query. */
interface ReadWord {
  readonly name: string;
  readonly isSmall: boolean;
  readonly scores: Scores;
}

/** Returns the closest known word: one or two typing errors away, or a prefix. */
function nearest(typed: string, words: Iterable<string>): string | undefined {
  let best: string | undefined;
  let most = typed.length < longWord ? 1 : 2;
  for (const word of words) {
    const slips = word.length > shortestGuess && typed.startsWith(word) ? 1 : distance(typed, word, most);
    if (slips <= most) [best, most] = [word, slips - 1];
  }
  return best;
}

/** Adds scores; a place that lacks some parts loses their share. */
function total(parts: readonly Scores[]): Scores {
  const sums = new Float64Array(parts[0]?.length ?? 0);
  const shares = new Float64Array(sums.length);
  let whole = 0;
  for (const part of parts) {
    const share = Math.max(...part);
    whole += share;
    for (const [place, score] of part.entries()) {
      sums[place] = (sums[place] ?? 0) + score;
      if (score > 0) shares[place] = (shares[place] ?? 0) + share;
    }
  }
  return sums.map((sum, place) => (sum === 0 ? 0 : (sum * (shares[place] ?? 0)) / whole));
}

/** Higher score of each place. */
const higher = (one: Scores, other: Scores): Scores => one.map((score, place) => Math.max(score, other[place] ?? 0));

export function openIndex(index: SearchIndex): (query: string) => Found {
  const { norms, pages } = index;
  const stem = stemmerOf(index.language);
  const lists = index.postings.split(' ');
  const known = new Map(index.terms.split(' ').map((term, at) => [term, decodePostings(lists[at] ?? '')]));
  /** Phrases in the texts, by synonym. */
  const senses = new Map<string, string[]>();
  for (const [meaning, ...names] of index.synonyms) {
    for (const name of names) senses.set(name, [...(senses.get(name) ?? []), meaning]);
  }

  function scoresOf(term: string, how: number): Scores {
    const scores = new Float64Array(norms.length);
    const list = known.get(term) ?? [];
    // Inverse document frequency.
    const importance = how * Math.log(1 + (norms.length - list.length + 0.5) / (list.length + 0.5));
    for (const [place, weight] of list) {
      const frequency = weight / (norms[place] ?? 1);
      scores[place] = (importance * frequency * (saturation + 1)) / (frequency + saturation);
    }
    return scores;
  }

  /** @param isOpen the word is still being typed */
  function read(folded: string, isOpen: boolean, stems: Set<string>): ReadWord {
    const stemmed = stem(folded);
    if (stemmed === undefined) return { name: folded, isSmall: true, scores: scoresOf(folded, quality.small) };
    const isKnown = known.has(stemmed);
    const completions = isOpen && !isKnown ? [...known.keys()].filter((term) => term.startsWith(folded)) : [];
    const isMistyped = !isKnown && completions.length === 0 && !senses.has(stemmed) && stemmed.length >= shortestGuess;
    const name = (isMistyped ? nearest(stemmed, [...known.keys(), ...senses.keys()]) : undefined) ?? stemmed;
    for (const term of [name, ...completions]) stems.add(term);
    const scores = completions
      .map((term) => scoresOf(term, (quality.completed * folded.length) / term.length))
      .reduce(higher, scoresOf(name, isMistyped ? quality.mistyped : 1));
    return { name, isSmall: false, scores };
  }

  /** Meanings of a phrase, also without the stop words inside: `used my card` is `used card`. */
  function meaningsOf(words: readonly ReadWord[]): readonly string[] | undefined {
    const nameOf = (some: readonly ReadWord[]): string => some.map(({ name }) => name).join(' ');
    const significant = words.filter(({ isSmall }, at) => !isSmall || at === 0 || at === words.length - 1);
    return senses.get(nameOf(words)) ?? senses.get(nameOf(significant));
  }

  return (query) => {
    const stems = new Set<string>();
    const asked = wordsIn(query.slice(0, 1000)).slice(0, mostWords);
    const words = asked.map(({ folded, end }) => read(folded, end === query.length, stems));

    /** Scores of each word, or phrase with synonyms, of the query. */
    const parts: Scores[] = [];
    for (let at = 0; at < words.length;) {
      const part = words.slice(at, at + longestPhrase);
      while (part.length > 1 && !meaningsOf(part)) part.pop();
      at += part.length;
      const typed = part.filter(({ isSmall }) => !isSmall);
      let scores = total((typed.length > 0 ? typed : part).map((word) => word.scores));
      for (const meaning of meaningsOf(part) ?? []) {
        const meant = meaning.split(' ');
        for (const term of meant) stems.add(term);
        // A meaning of several words has no advantage.
        const how = (quality.synonym * Math.max(1, typed.length)) / meant.length;
        scores = higher(scores, total(meant.map((term) => scoresOf(term, how))));
      }
      parts.push(scores);
    }

    const nameBoost = asked.length <= wordsOfName ? pageBoost : 1;
    const hits = Array.from(total(parts), (score, place) => ({
      place,
      score,
      rank: pages.includes(place) ? score * nameBoost : score,
    }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.rank - a.rank);
    const matcher: Matcher = (folded) => {
      const stemmed = stem(folded);
      return stemmed !== undefined && stems.has(stemmed) ? stemmed : undefined;
    };
    return { hits, matcher };
  };
}
