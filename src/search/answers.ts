/** The search as a page uses it: finds, and fetches the texts of what it has found. */
import { openIndex, type Hit } from './engine.ts';
import { fetchJson } from './fetchJson.ts';
import { fileNames, type PlaceTexts, type SearchIndex } from './searchIndex.ts';
import { marksIn, sentenceBelow, type Mark, type MarkedText } from './sentences.ts';

/** What a query has found, the best first. */
export interface Answer {
  readonly hits: readonly Hit[];
  /** Where the words stand in a heading. */
  readonly marks: (text: string) => readonly Mark[];
  /** The sentence of a place that matches, below its heading; rejects where its text cannot be fetched. */
  readonly sentence: (place: number, heading: string) => Promise<MarkedText>;
}

/** Answers a query. */
export type Ask = (query: string) => Answer;

/**
 * Opens the index of a language.
 * @param folder address of its files
 * @throws when it is none
 */
export function askIn(index: SearchIndex, folder: string): Ask {
  const { find, stem } = openIndex(index);

  const files = new Map<number, Promise<PlaceTexts>>();
  /** The paragraphs of a place. A file that could not be fetched is asked for again the next time. */
  async function textOf(place: number): Promise<readonly string[]> {
    const file = index.files.findLastIndex((start) => start <= place);
    const known = files.get(file) ?? (fetchJson(folder + fileNames.texts(file)) as Promise<PlaceTexts>);
    files.set(file, known);
    try {
      return (await known)[place - (index.files[file] ?? 0)] ?? [];
    } catch (error) {
      files.delete(file);
      throw error;
    }
  }

  return (query) => {
    const { hits, stems } = find(query);
    const matcher = (folded: string): string | undefined => {
      const stemmed = stem(folded);
      return stemmed !== undefined && stems.has(stemmed) ? stemmed : undefined;
    };
    return {
      hits,
      marks: (text) => marksIn(text, matcher),
      sentence: async (place, heading) => sentenceBelow(heading, await textOf(place), matcher),
    };
  };
}
