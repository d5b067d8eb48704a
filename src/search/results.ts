/** Answers queries with results, whose snippets are fetched when shown. */
import type { SearchIndex } from './buildIndex.ts';
import { openIndex } from './engine.ts';
import { fetchJson, fileNames, once } from './files.ts';
import { marksIn, snippetOf, type Mark, type Matcher } from './snippet.ts';

/** A page or FAQ category. Its places are consecutive in the index. */
export interface SearchGroup {
  readonly path: string;
  /** Kind of page, as shown to readers. */
  readonly kind: string;
  readonly label: string;
  /** The anchor of the page itself is empty; `lang` only if it differs from the search page. */
  readonly places: readonly (readonly [anchor: string, heading: string, lang?: string])[];
}

/** `index.json` */
export interface SearchFile extends SearchIndex {
  readonly groups: readonly SearchGroup[];
}

export interface Result {
  readonly href: string;
  readonly title: string;
  /** Kind of page, as shown to readers. */
  readonly kind: string;
  /** Kind of page, and the page name unless that is the title. */
  readonly where: string;
  readonly lang: string | undefined;
  /** @throws when the text cannot be fetched */
  readonly snippet: () => Promise<string>;
}

export interface Answer {
  /** Best first. */
  readonly results: readonly Result[];
  /** Ranges of a text to mark. */
  readonly marks: (text: string) => readonly Mark[];
}

export type Ask = (query: string) => Answer;

/** Results below this share of the best score are dropped. */
const leastShare = 0.3;
const mostResults = 60;

/** @param folder URL of the files */
export function openSearch({ groups, ...index }: SearchFile, folder: string): Ask {
  const { find, stem } = openIndex(index);
  const places = groups.flatMap(({ path, kind, label, places: own }, group) => {
    /** Paragraphs of each place of the group. */
    const load = once(() => fetchJson(folder + fileNames.texts(group)) as Promise<string[][]>);
    return own.map(([anchor, title, lang], at) => ({
      href: anchor === '' ? path : `${path}#${anchor}`,
      title: anchor === '' ? label : title,
      lang,
      kind,
      where: anchor === '' ? kind : `${kind} › ${label}`,
      snippetFor: async (matcher: Matcher) => snippetOf((await load())[at] ?? [], matcher),
    }));
  });

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
      .flatMap(({ place }) => places[place] ?? [])
      .map(({ snippetFor, ...known }) => ({ ...known, snippet: () => snippetFor(isFound) }));
    return { results, marks: (text) => marksIn(text, isFound) };
  };
}
