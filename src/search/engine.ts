/** Finds the places that answer a query. Pure: it knows an index and numbers of places, nothing of pages. */
import { decodePostings, decodeSynonyms, decodeTerms, normSteps, type Posting, type SynonymGroup } from './encoding.ts';
import type { SearchIndex } from './searchIndex.ts';
import { stemmerOf, type Stemmer } from './stemming.ts';
import { isOneEditAway } from './typingErrors.ts';
import { wordsIn, type Word } from './words.ts';

/** A place that answers. */
export interface Hit {
  readonly place: number;
  readonly score: number;
}

/** What a query has found. */
export interface Found {
  /** Pages that are called what was typed, then the best first. */
  readonly hits: readonly Hit[];
  /** The stems that were looked for, those of synonyms and neighbours included: what to mark in a text. */
  readonly stems: ReadonlySet<string>;
}

/** An index that is ready to be asked. */
export interface Search {
  readonly find: (query: string) => Found;
  /** The stem of a folded word, as the index has it. */
  readonly stem: Stemmer;
}

/** Nobody asks more than this, in words; the rest of a pasted page is left alone. */
const mostWords = 24;
/** Who types no more words than this, all of them in the name of a page, looks for that page; who types more asks something. */
const wordsOfName = 2;
/** A synonym is looked for among at most this many words at once, empty ones included. */
const longestPhrase = 6;

/**
 * How soon a word that is said again and again says no more (k1 of BM25F; Robertson and Zaragoza, 2009). High, since a
 * word of a heading counts for several.
 */
const saturation = 6;

/** How much it counts that a stem is not the very one that was typed. */
const quality = { exact: 1, synonym: 0.95, sibling: 0.4, kin: 0.7, completed: 0.7, mistyped: 0.6 } as const;

/** Stems of fewer letters have too many neighbours. */
const shortestGuess = 4;
/** A stem is kin to another that begins with it and is not much longer: `conver`, `convert`. */
const kinship = 0.75;

/** A longer form of a stem has at least this much of its letters: `bankrupt` is none of `bank`. */
const leastCommon = 0.6;

/** A stem of the index that stands for a word of the query, and how well. */
type Match = readonly [term: number, quality: number];

/** Something else that a thing is called, in stems of the index. */
interface Sense {
  readonly phrase: readonly number[];
  readonly quality: number;
}

/**
 * What each word or phrase may stand for: the agreed word for the same thing, and the other names for it that the texts
 * use as well.
 */
function sensesOf(groups: readonly SynonymGroup[], numbers: ReadonlyMap<string, number>): Map<string, Sense[]> {
  const senses = new Map<string, Sense[]>();
  for (const { meaning, typed } of groups) {
    for (const [index, name] of [meaning, ...typed].entries()) {
      const phrase = name.split(' ').flatMap((term) => numbers.get(term) ?? []);
      if (phrase.length < name.split(' ').length) continue;
      const sense = { phrase, quality: index === 0 ? quality.synonym : quality.sibling };
      for (const way of [meaning, ...typed]) if (way !== name) senses.set(way, [...(senses.get(way) ?? []), sense]);
    }
  }
  return senses;
}

/** What every place gets, by its number; 0 where it does not answer. */
type Scores = Float64Array;

/** What a word of a query is read as; one that says nothing by itself has no matches. */
interface ReadWord {
  readonly way: string;
  readonly matches?: readonly Match[];
}

/** A word of a query; one that says nothing by itself has no scores. */
interface Asked {
  readonly way: string;
  readonly scores?: Scores;
}

/** One of several things that are asked for together. */
interface Part {
  readonly scores: Scores;
  /** How much it counts among the others. */
  readonly share: number;
}

/** The score of the best place. */
const bestOf = (scores: Scores): number => scores.reduce((best, score) => Math.max(best, score), 0);

export function openIndex({ language, terms: coded, postings, norms: digits, synonyms, pages }: SearchIndex): Search {
  const stem = stemmerOf(language);
  const terms = decodeTerms(coded);
  const numbers = new Map(terms.map((term, index) => [term, index]));
  /** Numbers of the stems by their first letter: what begins alike is found without looking at all of them. */
  const byLetter = new Map<string, number[]>();
  for (const [index, term] of terms.entries()) {
    const letter = term.charAt(0);
    const alike = byLetter.get(letter);
    if (alike) alike.push(index);
    else byLetter.set(letter, [index]);
  }
  const lists = postings.split(' ');
  const senses = sensesOf(decodeSynonyms(synonyms), numbers);
  const ways = [...senses.keys()].filter((way) => !way.includes(' '));
  const norms = Array.from(digits, (digit) => parseInt(digit, 36) / normSteps);

  const decoded = new Map<number, readonly Posting[]>();
  const postingsOf = (term: number): readonly Posting[] => {
    const known = decoded.get(term) ?? decodePostings(lists[term] ?? '');
    decoded.set(term, known);
    return known;
  };
  /** How much a stem tells: the fewer places have it, the more. */
  const importance = (term: number): number => {
    const count = postingsOf(term).length;
    return Math.log(1 + (norms.length - count + 0.5) / (count + 0.5));
  };

  /** The stems that stand for a word of the query. */
  function matchesOf(word: string, stemmed: string, isLast: boolean): Match[] {
    const exact = numbers.get(stemmed);
    const matches: Match[] = exact === undefined ? [] : [[exact, quality.exact]];
    const alike = byLetter.get(stemmed.charAt(0)) ?? [];
    for (const index of alike) {
      const term = terms[index];
      if (index === exact || term === undefined) continue;
      const [short, long] = term.length < stemmed.length ? [term, stemmed] : [stemmed, term];
      if (short.length >= shortestGuess && long.startsWith(short) && short.length >= long.length * kinship) {
        matches.push([index, quality.kin]);
      } else if (isLast && exact === undefined && term.startsWith(word)) {
        // A word that the texts have is taken to be the whole word.
        matches.push([index, (quality.completed * word.length) / term.length]);
      }
    }
    return matches;
  }

  /** What a word that nothing begins like may be: a longer form of a stem, or a slip of the finger. */
  function guessesFor(stemmed: string, isLast: boolean): Match[] {
    const among = (indexes: readonly number[]): Match[] =>
      indexes.flatMap((index): Match[] => {
        const term = terms[index] ?? '';
        if (term.length >= stemmed.length * leastCommon && stemmed.startsWith(term))
          return [[index, (quality.kin * term.length) / stemmed.length]];
        return isOneEditAway(stemmed, term, isLast) ? [[index, quality.mistyped]] : [];
      });
    // A slip is seldom in the first letter.
    const likely = among(byLetter.get(stemmed.charAt(0)) ?? []);
    return likely.length > 0 ? likely : among([...terms.keys()]);
  }

  /** The way of typing, of those with synonyms, that a word which nothing else begins like is a slip of the finger for. */
  const nearestWay = (stemmed: string, isLast: boolean): string =>
    ways.find((way) => isOneEditAway(stemmed, way, isLast)) ?? stemmed;

  /** A word of a query, as it was typed, in another form, begun, or mistyped. */
  function readWord(folded: string, isLast: boolean): ReadWord {
    const stemmed = stem(folded);
    if (stemmed === undefined) return { way: folded };
    const isKnown = (way: string): boolean => numbers.has(way) || senses.has(way);
    const matches = matchesOf(folded, stemmed, isLast);
    if (isKnown(stemmed) || stemmed.length < shortestGuess) return { way: stemmed, matches };
    // A word with a slip in its ending has not lost it: `levantamneto`.
    const repaired = stem.repaired(folded).find(isKnown);
    if (repaired !== undefined) return { way: repaired, matches: [...matches, ...matchesOf(folded, repaired, false)] };
    if (matches.length > 0) return { way: stemmed, matches };
    const guesses = guessesFor(stemmed, isLast);
    return { way: guesses.length > 0 ? stemmed : nearestWay(stemmed, isLast), matches: guesses };
  }

  const noScores = (): Scores => new Float64Array(norms.length);

  /** What the places get for one word: the best of its matches. */
  function scoresOf(matches: readonly Match[]): Scores {
    const scores = noScores();
    const ceiling = Math.min(...matches.filter(([, how]) => how === quality.exact).map(([term]) => importance(term)));
    for (const [term, how] of matches) {
      const worth = how * Math.min(importance(term), ceiling);
      for (const { place, weight } of postingsOf(term)) {
        const frequency = weight / (norms[place] ?? 1);
        const score = (worth * frequency * (saturation + 1)) / (frequency + saturation);
        scores[place] = Math.max(scores[place] ?? 0, score);
      }
    }
    return scores;
  }

  /** What the places get for several things together, and the shares of those that they have added up. */
  function total(parts: readonly Part[]): { readonly sums: Scores; readonly shares: Scores } {
    const [sums, shares] = [noScores(), noScores()];
    for (const { scores, share } of parts) {
      for (let place = 0; place < scores.length; place += 1) {
        const score = scores[place] ?? 0;
        if (score === 0) continue;
        sums[place] = (sums[place] ?? 0) + score;
        shares[place] = (shares[place] ?? 0) + share;
      }
    }
    return { sums, shares };
  }

  /** What the places get for a phrase: places that have a part of it only get less than that part. */
  function scoresOfPhrase(words: readonly Scores[]): Scores {
    const [first] = words;
    if (words.length === 1 && first) return first;
    const { sums, shares } = total(words.map((scores) => ({ scores, share: 1 / words.length })));
    return sums.map((sum, place) => sum * (shares[place] ?? 0) ** 2);
  }

  /** What the places get for something else that the same thing is called: no more and no less for being longer. */
  function scoresOfSense({ phrase, quality: how }: Sense, length: number): Scores {
    const share = length / phrase.length;
    return scoresOfPhrase(phrase.map((term) => scoresOf([[term, how]]))).map((score) => score * share);
  }

  /**
   * What a few words of a query may stand for, as they were typed or without the empty ones between the first and the
   * last: `used my card` is `used card`.
   */
  function sensesOfPhrase(part: readonly Asked[]): readonly Sense[] | undefined {
    const wayOf = (words: readonly Asked[]): string => words.map(({ way }) => way).join(' ');
    const isKept = ({ scores }: Asked, index: number): boolean =>
      scores !== undefined || index === 0 || index === part.length - 1;
    return senses.get(wayOf(part)) ?? senses.get(wayOf(part.filter(isKept)));
  }

  /** The pages that are called what was typed. */
  function pagesCalled(words: readonly Word[]): ReadonlySet<number> {
    const typed = words.flatMap(({ folded }) => stem(folded) ?? []).map((stemmed) => numbers.get(stemmed));
    const isCalled = (name: readonly number[]): boolean =>
      typed.every((term) => term !== undefined && name.includes(term));
    const isName = typed.length > 0 && words.length <= wordsOfName;
    return new Set(isName ? pages.flatMap(([place = 0, ...name]) => (isCalled(name) ? [place] : [])) : []);
  }

  function find(query: string): Found {
    const isOpen = /[\p{L}\p{N}\p{M}]$/u.test(query);
    const words = wordsIn(query.slice(0, 1000)).slice(0, mostWords);
    const looked = new Set<number>();
    const asked = words.map(({ folded }, index): Asked => {
      const { way, matches } = readWord(folded, isOpen && index === words.length - 1);
      for (const [term] of matches ?? []) looked.add(term);
      return matches ? { way, scores: scoresOf(matches) } : { way };
    });

    /** Each part of the query, a word or a phrase that has synonyms, with what the places get for it. */
    const parts: Part[] = [];
    for (let at = 0; at < asked.length; at += 1) {
      let part = asked.slice(at, at + longestPhrase);
      while (part.length > 1 && !sensesOfPhrase(part)) part = part.slice(0, -1);
      const scored = part.flatMap((word) => word.scores ?? []);
      const meant = sensesOfPhrase(part) ?? [];
      if (scored.length === 0 && meant.length === 0) continue;
      const typed = scoresOfPhrase(scored);
      const scores = typed.slice();
      for (const sense of meant) {
        const isAgreed = sense.quality === quality.synonym;
        if (isAgreed) for (const term of sense.phrase) looked.add(term);
        const sensed = scoresOfSense(sense, Math.max(1, scored.length));
        // The agreed word is no less than the one that was typed, however rare that is.
        const lift = isAgreed ? Math.max(1, (sense.quality * bestOf(typed)) / bestOf(sensed)) : 1;
        for (let place = 0; place < scores.length; place += 1) {
          scores[place] = Math.max(scores[place] ?? 0, (sensed[place] ?? 0) * lift);
        }
      }
      parts.push({ scores, share: bestOf(scores) });
      at += part.length - 1;
    }

    // A place that answers a part of the query only gets less than for that part.
    const whole = parts.reduce((sum, { share }) => sum + share, 0);
    const { sums, shares } = total(parts);
    const hits: Hit[] = [];
    for (const [place, sum] of sums.entries()) {
      if (sum > 0) hits.push({ place, score: (sum * (shares[place] ?? 0)) / whole });
    }
    const called = pagesCalled(words);
    const rank = ({ place }: Hit): number => (called.has(place) ? 0 : 1);
    return {
      hits: hits.sort((a, b) => rank(a) - rank(b) || b.score - a.score || a.place - b.place),
      stems: new Set([...looked].map((term) => terms[term] ?? '')),
    };
  }

  return { find, stem };
}
