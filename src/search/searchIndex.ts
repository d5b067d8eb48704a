/**
 * The index of a language as it travels to the browser: one JSON file. It knows places by their numbers only; their
 * names and addresses stand in the list of the search page.
 */
import type { SearchLanguage } from './languages.ts';

export interface SearchIndex {
  readonly language: SearchLanguage;
  /** All stems in order of the alphabet; see `encodeTerms`. */
  readonly terms: string;
  /** For each stem the places that have it, divided by spaces; see `encodePostings`. */
  readonly postings: string;
  /**
   * For each place a digit in base 36, in steps of `1 / normSteps`: how much a word has to be said in it to count as
   * one that is said once in a place of average length. More in a long text, less where an answer is likely.
   */
  readonly norms: string;
  /** What readers type and what the texts say instead, in stems; see `encodeSynonyms`. */
  readonly synonyms: string;
  /** Each place that is a whole page, followed by the numbers of the stems in its name. */
  readonly pages: readonly (readonly number[])[];
  /** The first place of each file of texts. */
  readonly files: readonly number[];
}

/** The file as it travels: the index, and where the page of the search names what it finds. */
export interface SearchIndexFile extends SearchIndex {
  /** The place of each line of the page's list, from A to Z. */
  readonly lines: readonly number[];
}

/** The paragraphs of some places that follow each other, for each place its own. */
export type PlaceTexts = readonly (readonly string[])[];

/** Names of the files in the folder of a language. */
export const fileNames = {
  index: 'index.json',
  texts: (file: number): string => `${String(file)}.json`,
} as const;
