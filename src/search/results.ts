/** The search as the page uses it: results with their titles, and passages fetched when shown. Loaded on first use. */
import type { SearchIndex } from './buildIndex.ts';
import { openIndex } from './engine.ts';
import { marksIn, passageOf, type Mark } from './passage.ts';
import { distance, fold, wordsIn } from './words.ts';

/** A page or a category of questions. Its places follow each other in the index. */
export interface SearchGroup {
  readonly path: string;
  /** Kind of page, in the words of the reader. */
  readonly kind: string;
  readonly label: string;
  /** The first anchor of a page is empty; the language where it is not the one of the search page. */
  readonly places: readonly (readonly [anchor: string, heading: string, lang?: string])[];
}

/** The index as the browser fetches it. */
export interface SearchFile extends SearchIndex {
  readonly groups: readonly SearchGroup[];
}

/** Names of the files in the folder of a language. */
export const fileNames = {
  index: 'index.json',
  /** Paragraphs of each place of a group. */
  texts: (group: number): string => `${String(group)}.json`,
} as const;

export interface Result {
  readonly href: string;
  readonly title: string;
  /** Kind of page, and its name unless that is the title. */
  readonly where: string;
  readonly lang: string | undefined;
  /** @throws when its text cannot be fetched */
  readonly passage: () => Promise<string>;
}

export interface Answer {
  /** The best first. */
  readonly results: readonly Result[];
  /** Returns the ranges of a text to mark. */
  readonly marks: (text: string) => readonly Mark[];
  /** A query with known words, where nothing was found. */
  readonly meant: string | undefined;
}

export type Ask = (query: string) => Answer;

/** A result with less than this share of the best score answers something else. */
const leastShare = 0.3;
const mostResults = 60;
/** A word of at least this many letters may have two slips. */
const shortestMeant = 5;

/** @throws when the file does not come or is no JSON */
async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  return response.json();
}

/** @param folder address of the files */
export function openSearch({ groups, ...index }: SearchFile, folder: string): Ask {
  const { find, stem } = openIndex(index);
  const texts = new Map<number, Promise<unknown>>();
  async function passageIn(
    group: number,
    at: number,
    isFound: (folded: string) => string | undefined,
  ): Promise<string> {
    const text = texts.get(group) ?? fetchJson(folder + fileNames.texts(group));
    texts.set(group, text);
    try {
      return passageOf(((await text) as string[][])[at] ?? [], isFound);
    } catch (error) {
      texts.delete(group);
      throw error;
    }
  }

  const places = groups.flatMap(({ path, kind, label, places: own }, group) =>
    own.map(([anchor, title, lang], at) => ({
      ...{ href: anchor === '' ? path : `${path}#${anchor}`, title: anchor === '' ? label : title, lang, group, at },
      where: anchor === '' ? kind : `${kind} › ${label}`,
    })),
  );
  /** Words of headings, as a suggestion can show them. */
  const spoken = new Map(
    places.flatMap(({ title }) =>
      wordsIn(title).map(({ folded, start, end }) => [folded, title.slice(start, end).toLowerCase()] as const),
    ),
  );

  /** Replaces each unknown word by the nearest one, where any is near. */
  function correct(query: string): string | undefined {
    const words = wordsIn(query).map(({ folded, start, end }) => {
      const near = [...spoken.keys()]
        .map((word) => ({ word, slips: distance(folded, word) }))
        .filter(({ slips }) => folded.length >= shortestMeant && slips <= 2)
        .sort((a, b) => a.slips - b.slips);
      return spoken.get(near[0]?.word ?? '') ?? query.slice(start, end);
    });
    const meant = words.join(' ');
    return fold(meant) !== fold(query) && find(meant).hits.length > 0 ? meant : undefined;
  }

  return (query) => {
    const { hits, stems } = find(query);
    const isFound = (folded: string): string | undefined => {
      const stemmed = stem(folded);
      return stemmed !== undefined && stems.has(stemmed) ? stemmed : undefined;
    };
    const least = Math.max(...hits.map(({ score }) => score)) * leastShare;
    const results = hits
      .filter(({ score }) => score >= least)
      .slice(0, mostResults)
      .flatMap(({ place }): Result[] => {
        const { group = 0, at = 0, ...known } = places[place] ?? {};
        return 'href' in known ? [{ ...known, passage: () => passageIn(group, at, isFound) }] : [];
      });
    return {
      results,
      marks: (text) => marksIn(text, isFound),
      meant: results.length === 0 ? correct(query.slice(0, 100)) : undefined,
    };
  };
}
