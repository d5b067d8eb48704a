/** The search as the page uses it: results with their titles, and passages fetched when shown. */
import type { SearchIndex } from './buildIndex.ts';
import { openIndex } from './engine.ts';
import { fetchJson, fileNames } from './files.ts';
import { marksIn, passageOf, type Mark, type Matcher } from './passage.ts';

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
}

export type Ask = (query: string) => Answer;

/** A result with less than this share of the best score answers something else. */
const leastShare = 0.3;
const mostResults = 60;

/** @param folder address of the files */
export function openSearch({ groups, ...index }: SearchFile, folder: string): Ask {
  const { find, stem } = openIndex(index);
  /** Paragraphs of each place, by group. */
  const texts = new Map<number, Promise<string[][]>>();
  function textsOf(group: number): Promise<string[][]> {
    const known = texts.get(group);
    if (known) return known;
    const fetched = fetchJson(folder + fileNames.texts(group)) as Promise<string[][]>;
    // A failure is not remembered.
    fetched.catch(() => texts.delete(group));
    texts.set(group, fetched);
    return fetched;
  }

  const places = groups.flatMap(({ path, kind, label, places: own }, group) =>
    own.map(([anchor, title, lang], at) => ({
      ...{ href: anchor === '' ? path : `${path}#${anchor}`, title: anchor === '' ? label : title, lang, group, at },
      where: anchor === '' ? kind : `${kind} › ${label}`,
    })),
  );

  return (query) => {
    const { hits, stems } = find(query);
    const isFound: Matcher = (folded) => {
      const stemmed = stem(folded);
      return stemmed !== undefined && stems.has(stemmed) ? stemmed : undefined;
    };
    const least = Math.max(...hits.map(({ score }) => score)) * leastShare;
    const results = hits
      .filter(({ score }) => score >= least)
      .slice(0, mostResults)
      .flatMap(({ place }): Result[] => {
        const { group = 0, at = 0, ...known } = places[place] ?? {};
        const passage = async () => passageOf((await textsOf(group))[at] ?? [], isFound);
        return 'href' in known ? [{ ...known, passage }] : [];
      });
    return { results, marks: (text) => marksIn(text, isFound) };
  };
}
