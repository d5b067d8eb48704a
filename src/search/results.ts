/** Answers queries and shows the results; loaded with the first search. */
import type { Search } from '../schemas/search.ts';
import type { SearchIndex } from './buildIndex.ts';
import { openIndex } from './engine.ts';
import { fetchFile, once } from './files.ts';
import { marksIn, snippetOf, type Matcher } from './snippet.ts';

/** A page or FAQ category. Its places are consecutive in the index. */
interface SearchGroup {
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

interface Result {
  readonly href: string;
  readonly title: string;
  readonly kind: string;
  /** Kind of page, and the page name unless that is the title. */
  readonly where: string;
  readonly lang: string | undefined;
  /** Paragraphs; none if they cannot be fetched, as the link works without its snippet. */
  readonly blocks: () => Promise<readonly string[]>;
}

interface Answer {
  /** Best first. */
  readonly results: readonly Result[];
  readonly matcher: Matcher;
}

interface ResultParts {
  /** For the buttons that choose a kind of result. */
  readonly kinds: HTMLElement;
  readonly list: HTMLElement;
  /** Button that shows the results after the first ones. */
  readonly more: HTMLElement;
  readonly words: Search;
}

/** Results below this share of the best score are dropped. */
const leastShare = 0.3;
const mostResults = 60;
/** Results shown before the reader asks for all. */
const firstShown = 10;
/** `::highlight()` in `search.css`. */
const highlightName = 'found';

export function openSearch({ groups, ...index }: SearchFile, folder: string): (query: string) => Answer {
  const find = openIndex(index);
  const places = groups.flatMap(({ path, kind, label, places: own }, group) => {
    /** Paragraphs of each place of the group. */
    const load = once(() => fetchFile(folder, group) as Promise<string[][]>);
    return own.map(([anchor, title, lang], at): Result => ({
      href: anchor === '' ? path : `${path}#${anchor}`,
      title: anchor === '' ? label : title,
      lang,
      kind,
      where: anchor === '' ? kind : `${kind} › ${label}`,
      blocks: async () => (await load().catch(() => []))[at] ?? [],
    }));
  });

  return (query) => {
    const { hits, matcher } = find(query);
    const least = Math.max(...hits.map(({ score }) => score)) * leastShare;
    const shown = hits.filter(({ score }) => score >= least).slice(0, mostResults);
    return { results: shown.flatMap(({ place }) => places[place] ?? []), matcher };
  };
}

/** Highlights words in the text node of an element, if the browser supports it. */
function mark({ firstChild, textContent, isConnected }: Element, matcher: Matcher): void {
  if (!('highlights' in CSS) || !firstChild || !isConnected) return;
  const highlight = CSS.highlights.get(highlightName) ?? new Highlight();
  CSS.highlights.set(highlightName, highlight);
  for (const { start, end } of marksIn(textContent, matcher)) {
    const range = new Range();
    range.setStart(firstChild, start);
    range.setEnd(firstChild, end);
    highlight.add(range);
  }
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** Appends results to the list; their snippets follow when fetched. */
function append(list: Element, results: readonly Result[], matcher: Matcher): void {
  for (const { href, title, where, lang, blocks } of results) {
    const item = create('li');
    const [link, kind, text] = [create('a', title), create('span', where), create('p')];
    link.href = href;
    if (lang !== undefined) item.lang = lang;
    item.append(link, kind, text);
    list.append(item);
    void blocks().then((found) => {
      text.textContent = snippetOf(found, matcher);
      if (text.textContent === '') text.remove();
      mark(text, matcher);
    });
  }
}

/** Shows results and buttons for their kinds, best first. */
export function showResults({ kinds, list, more, words }: ResultParts, { results, matcher }: Answer): void {
  const fill = (chosen: readonly Result[]): void => {
    if ('highlights' in CSS) CSS.highlights.delete(highlightName);
    list.replaceChildren();
    append(list, chosen.slice(0, firstShown), matcher);
    more.hidden = chosen.length <= firstShown;
    more.textContent = words.more.replaceAll('{count}', String(chosen.length));
    more.onclick = () => {
      more.hidden = true;
      append(list, chosen.slice(firstShown), matcher);
      // The focused button is hidden now.
      list.querySelectorAll('a')[firstShown]?.focus();
    };
  };
  const buttons = [words.all, ...new Set(results.map(({ kind }) => kind))].map((name) => {
    const chosen = results.filter(({ kind }) => name === words.all || name === kind);
    const button = create('button', `${name} (${String(chosen.length)})`);
    button.className = 'choice';
    button.onclick = () => {
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
      fill(chosen);
    };
    return button;
  });
  buttons[0]?.click();
  // With one kind there is nothing to choose.
  kinds.hidden = buttons.length < 3;
  kinds.replaceChildren(...buttons);
}
