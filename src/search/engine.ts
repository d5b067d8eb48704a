/** Finds the places that answer a query. Knows the index only, nothing about pages. */
import { decodePostings, type Posting, type SearchIndex } from './buildIndex.ts';
import { distance, stemmerOf, wordsIn, type Stemmer } from './words.ts';

export interface Hit {
  readonly place: number;
  readonly score: number;
}

export interface Found {
  /** Pages called what was typed, then the best first. */
  readonly hits: readonly Hit[];
  /** Stems to mark in a text, those of synonyms included. */
  readonly stems: ReadonlySet<string>;
}

export interface Search {
  readonly find: (query: string) => Found;
  /** Returns the stem of a folded word, as the index has it. */
  readonly stem: Stemmer;
}

/** Words of a query beyond this number are ignored. */
const mostWords = 24;
/** A query of at most this many words, all in the name of a page, asks for that page. */
const wordsOfName = 2;
/** Most words of a phrase that has synonyms. */
const longestPhrase = 6;
/** How soon repeating a word adds nothing (k1 of BM25F; Robertson and Zaragoza, 2009). High, as headings count several times. */
const saturation = 6;
/** How much a stem counts that is not the typed one. */
const quality = { exact: 1, synonym: 0.95, sibling: 0.4, kin: 0.7, completed: 0.7, mistyped: 0.6 } as const;
/** Shorter stems have too many neighbours. */
const shortestGuess = 4;
/** `conver` is kin to `convert`: one begins with the other and has this share of its letters. */
const kinship = 0.75;

/** Score of each place, by number. */
type Scores = Float64Array;

/** A stem that a word may stand for, and how well. */
type Match = readonly [term: string, quality: number];

/** Another name for a phrase. */
interface Sense {
  readonly terms: readonly string[];
  readonly quality: number;
}

/** A word of a query; a stop word has no scores. */
interface ReadWord {
  readonly name: string;
  readonly scores?: Scores;
}

/** Maps each phrase to its other names in the texts: the agreed one, and its siblings. */
function sensesOf(synonyms: SearchIndex['synonyms'], isKnown: (term: string) => boolean): Map<string, Sense[]> {
  const senses = new Map<string, Sense[]>();
  for (const names of synonyms) {
    for (const [at, name] of names.entries()) {
      const terms = name.split(' ');
      if (!terms.every(isKnown)) continue;
      const sense = { terms, quality: at === 0 ? quality.synonym : quality.sibling };
      for (const other of names) if (other !== name) senses.set(other, [...(senses.get(other) ?? []), sense]);
    }
  }
  return senses;
}

/** Returns the words nearest to a mistyped one: one slip away, or its beginning. The first letter is seldom wrong. */
function nearest(typed: string, words: Iterable<string>): readonly string[] {
  const near = [...words].filter(
    (word) =>
      (word.length > shortestGuess && typed.startsWith(word)) ||
      (Math.abs(word.length - typed.length) < 2 && distance(typed, word) === 1),
  );
  const likely = near.filter((word) => typed.startsWith(word.charAt(0)));
  return likely.length > 0 ? likely : near;
}

/** Adds up scores; a place that lacks some of the parts gets less. */
function total(parts: readonly Scores[], shareOf: (part: Scores) => number, power: number): Scores {
  const [sums, shares] = [new Float64Array(parts[0]?.length ?? 0), new Float64Array(parts[0]?.length ?? 0)];
  let whole = 0;
  for (const part of parts) {
    const share = shareOf(part);
    whole += share;
    for (const [place, score] of part.entries()) {
      if (score === 0) continue;
      sums[place] = (sums[place] ?? 0) + score;
      shares[place] = (shares[place] ?? 0) + share;
    }
  }
  return sums.map((sum, place) => (sum === 0 ? 0 : sum * ((shares[place] ?? 0) / whole) ** power));
}

const phrase = (words: readonly Scores[]): Scores => total(words, () => 1, 2);
const best = (scores: Scores): number => scores.reduce((most, score) => Math.max(most, score), 0);

export function openIndex({ language, terms, postings, norms, synonyms, pages }: SearchIndex): Search {
  const stem = stemmerOf(language);
  const lists = postings.split(' ');
  const known = new Map(
    terms.split(' ').map((term, at): [string, Posting[]] => [term, decodePostings(lists[at] ?? '')]),
  );
  const senses = sensesOf(synonyms, (term) => known.has(term));

  /** Lists the stems that begin like a word. */
  function matchesOf(stemmed: string, typed: string | undefined): Match[] {
    if (known.has(stemmed)) typed = undefined;
    return [...known.keys()].flatMap((term): Match[] => {
      if (term === stemmed) return [[term, quality.exact]];
      const [short, long] = term.length < stemmed.length ? [term, stemmed] : [stemmed, term];
      if (short.length >= Math.max(shortestGuess, long.length * kinship) && long.startsWith(short))
        return [[term, quality.kin]];
      if (typed !== undefined && term.startsWith(typed))
        return [[term, (quality.completed * typed.length) / term.length]];
      return [];
    });
  }

  /** Scores the places for one word: the best of its matches. */
  function scoresOf(matches: readonly Match[]): Scores {
    const scores = new Float64Array(norms.length);
    for (const [term, how] of matches) {
      const list = known.get(term) ?? [];
      // Rare stems say more.
      const importance = how * Math.log(1 + (norms.length - list.length + 0.5) / (list.length + 0.5));
      for (const [place, weight] of list) {
        const frequency = weight / (norms[place] ?? 1);
        const score = (importance * frequency * (saturation + 1)) / (frequency + saturation);
        scores[place] = Math.max(scores[place] ?? 0, score);
      }
    }
    return scores;
  }

  /** Returns the senses of a phrase, as typed or without the stop words inside: `used my card` is `used card`. */
  function sensesOfPhrase(words: readonly ReadWord[]): readonly Sense[] | undefined {
    const nameOf = (some: readonly ReadWord[]): string => some.map(({ name }) => name).join(' ');
    const kept = words.filter(({ scores }, at) => scores !== undefined || at === 0 || at === words.length - 1);
    return senses.get(nameOf(words)) ?? senses.get(nameOf(kept));
  }

  function find(query: string): Found {
    const stems = new Set<string>();
    const asked = wordsIn(query.slice(0, 1000)).slice(0, mostWords);
    const isOpen = /[\p{L}\p{N}\p{M}]$/u.test(query);
    const words = asked.map(({ folded }, at): ReadWord => {
      const stemmed = stem(folded);
      if (stemmed === undefined) return { name: folded };
      const alike = matchesOf(stemmed, isOpen && at === asked.length - 1 ? folded : undefined);
      const isUnknown = alike.length === 0 && !senses.has(stemmed) && stemmed.length >= shortestGuess;
      const guesses = isUnknown ? nearest(stemmed, known.keys()) : [];
      const guessedName = isUnknown && guesses.length === 0 ? nearest(stemmed, senses.keys())[0] : undefined;
      const name = guessedName ?? stemmed;
      const matches = [...alike, ...guesses.map((term): Match => [term, quality.mistyped])];
      for (const [term] of matches) stems.add(term);
      return { name, scores: scoresOf(matches) };
    });

    /** Scores of each part of the query: a word, or a phrase that has synonyms. */
    const parts: Scores[] = [];
    for (let at = 0; at < words.length;) {
      const part = words.slice(at, at + longestPhrase);
      while (part.length > 1 && !sensesOfPhrase(part)) part.pop();
      at += part.length;
      const typed = part.flatMap(({ scores }) => scores ?? []);
      const meant = sensesOfPhrase(part) ?? [];
      if (typed.length === 0 && meant.length === 0) continue;
      const scores = typed.length > 0 ? phrase(typed) : new Float64Array(norms.length);
      for (const sense of meant) {
        if (sense.quality === quality.synonym) for (const term of sense.terms) stems.add(term);
        // A name counts no more for having more words.
        const share = Math.max(1, typed.length) / sense.terms.length;
        const sensed = phrase(sense.terms.map((term) => scoresOf([[term, sense.quality]])));
        for (const [place, score] of sensed.entries()) scores[place] = Math.max(scores[place] ?? 0, score * share);
      }
      parts.push(scores);
    }

    const typed = asked.flatMap(({ folded }) => stem(folded) ?? []);
    const isName = typed.length > 0 && asked.length <= wordsOfName;
    const called = new Set(
      pages.flatMap(([place, ...name]) => (isName && typed.every((term) => name.includes(term)) ? [place] : [])),
    );
    const rank = ({ place }: Hit): number => (called.has(place) ? 0 : 1);
    const hits = Array.from(total(parts, best, 1), (score, place): Hit => ({ place, score }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => rank(a) - rank(b) || b.score - a.score || a.place - b.place);
    return { hits, stems };
  }

  return { find, stem };
}
