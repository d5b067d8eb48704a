/** Renders the search results; loaded with the first search. */
import type { Search } from '../schemas/search.ts';
import type { Answer, Result } from './results.ts';

export interface ResultListParts {
  /** For the buttons that choose a kind of result. */
  readonly kinds: HTMLElement;
  readonly list: HTMLElement;
  /** Button that shows the results after the first ones. */
  readonly more: HTMLElement;
  readonly words: Search;
}

/** Results shown before the reader asks for all. */
const firstShown = 10;
/** `::highlight()` in `search.css`. */
const highlightName = 'found';

/** Highlights words in the text node of an element, if the browser supports it. */
function mark({ firstChild, isConnected }: Element, marks: ReturnType<Answer['marks']>): void {
  if (!('highlights' in CSS) || !firstChild || !isConnected) return;
  const highlight = CSS.highlights.get(highlightName) ?? new Highlight();
  CSS.highlights.set(highlightName, highlight);
  for (const { start, end } of marks) {
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
function append(list: Element, results: readonly Result[], marks: Answer['marks']): void {
  for (const { href, title, where, lang, snippet } of results) {
    const item = create('li');
    const [link, kind, text] = [create('a', title), create('span', where), create('p')];
    link.href = href;
    if (lang !== undefined) item.lang = lang;
    item.append(link, kind, text);
    list.append(item);
    snippet().then(
      (found) => {
        if (found === '') text.remove();
        text.textContent = found;
        mark(text, marks(found));
      },
      // The link works without its snippet.
      () => {
        text.remove();
      },
    );
  }
}

/** Shows results, and buttons for their kinds in the order of their best ones. */
export function showResults({ kinds, list, more, words }: ResultListParts, { results, marks }: Answer): void {
  const fill = (chosen: readonly Result[]): void => {
    if ('highlights' in CSS) CSS.highlights.delete(highlightName);
    list.replaceChildren();
    append(list, chosen.slice(0, firstShown), marks);
    more.hidden = chosen.length <= firstShown;
    more.textContent = words.more.replaceAll('{count}', String(chosen.length));
    more.onclick = () => {
      more.hidden = true;
      append(list, chosen.slice(firstShown), marks);
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
