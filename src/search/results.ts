/** Results of the search page, made of the entries of its index; comes with the search when the field is first used. */
import { keepFigures } from '../i18n/unbrokenWords.ts';
import { askIn, type Answer } from './answers.ts';
import type { SearchIndexFile } from './searchIndex.ts';
import type { Mark } from './sentences.ts';
import { spread } from './spread.ts';

/** What comes this far behind the best result answers something else. */
const leastShare = 0.3;
const mostResults = 60;
/** Name under which `search.css` colours the marked words. */
const highlightName = 'found';

/** Marks words in the text of an element, where the browser can (CSS Custom Highlight API). */
function mark({ firstChild }: Element, marks: readonly Mark[]): void {
  if (!('highlights' in CSS) || !firstChild) return;
  const highlight = CSS.highlights.get(highlightName) ?? new Highlight();
  CSS.highlights.set(highlightName, highlight);
  for (const { start, end } of marks) {
    const range = new Range();
    range.setStart(firstChild, start);
    range.setEnd(firstChild, end);
    highlight.add(range);
  }
}

/** A result: the entry of the index, with the sentence that matches as soon as its text is there. */
function resultOf(entry: HTMLElement, place: number, answer: Answer): HTMLElement {
  const result = entry.cloneNode(true) as HTMLElement;
  // In the index it may stand among others of its heading, or be of another kind than the reader wants to see.
  result.className = '';
  result.hidden = false;
  // Its heading comes first in the link.
  const link = result.querySelector('a');
  const heading = link?.firstChild?.textContent ?? '';
  if (link) mark(link, answer.marks(heading));
  const sentence = document.createElement('p');
  result.append(sentence);
  answer
    .sentence(place, heading)
    .then(({ text, marks }) => {
      // What stands between two parts ends a line rather than beginning one.
      sentence.textContent = keepFigures(text).replaceAll(' · ', '\u00a0· ');
      if (text === '') sentence.remove();
      else if (sentence.isConnected) mark(sentence, marks);
    })
    .catch(() => {
      // The result leads to its place all the same.
      sentence.remove();
    });
  return result;
}

const wayTo = (entry: Element): string => entry.querySelector('span')?.textContent ?? '';

/** A result that is not shown yet. */
export interface Result {
  /** What the index from A to Z has of it. */
  readonly entry: HTMLElement;
  /** What it stands on, as it is shown: kind and page. */
  readonly way: string;
  /** Makes what is shown. */
  readonly make: () => HTMLElement;
}

/**
 * What finds places.
 * @param query as it was typed
 * @returns the best first, of several pages where there are; marks of an earlier query are taken away
 */
export type Find = (query: string) => readonly Result[];

/**
 * Opens an index that has been fetched.
 * @param folder address of the folder in which the texts of the places stand
 * @param entries those of the index from A to Z, in the order of its `lines`
 */
export function findIn({ lines, ...index }: SearchIndexFile, folder: string, entries: readonly HTMLElement[]): Find {
  const ask = askIn(index, folder);
  return (query) => {
    if ('highlights' in CSS) CSS.highlights.delete(highlightName);
    const answer = ask(query);
    const least = Math.max(...answer.hits.map(({ score }) => score)) * leastShare;
    const results = answer.hits
      .filter(({ score }) => score >= least)
      .slice(0, mostResults)
      .flatMap(({ place }): Result[] => {
        const entry = entries[lines.indexOf(place)];
        return entry ? [{ entry, way: wayTo(entry), make: () => resultOf(entry, place, answer) }] : [];
      });
    return spread(results, ({ way }) => way);
  };
}
