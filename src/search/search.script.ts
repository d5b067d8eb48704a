/** Search page: loads the search on first use and shows results as the reader types. */
import { fetchJson, fileNames, once } from './files.ts';
import type { Answer, Ask, Result, SearchFile } from './results.ts';
import { isSearchKeyOn, switchSearchKey } from './searchKey.ts';

/** Results shown before the reader asks for all. */
const firstShown = 10;
/** Milliseconds without typing before the status is announced and the URL updated. */
const pause = 400;
/** `::highlight()` in `search.css`. */
const highlightName = 'found';

/** `data-in` lists the states in which an element is shown. */
type State = 'idle' | 'results' | 'none' | 'failed';

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
    mark(link, marks(title));
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

export function bindSearch(): void {
  const root = document.querySelector<HTMLElement>('[data-search]');
  const field = root?.querySelector('input');
  const [status, retry, kinds, list, more] = ['status', 'retry', 'kinds', 'results', 'more-results'].map((name) =>
    root?.querySelector<HTMLElement>(`[data-${name}]`),
  );
  if (!root || !field || !status || !retry || !kinds || !list || !more) return;

  const { folder = '', all = '', offline = '', unavailable = '' } = root.dataset;
  const words = (name: string, values: Readonly<Record<string, string>>): string =>
    (root.dataset[name] ?? '').replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);

  let hasModuleFailed = false;
  const load = once(async (): Promise<Ask> => {
    const module = import('./results.ts').catch((error: unknown) => {
      hasModuleFailed = true;
      throw error;
    });
    const [index, { openSearch }] = await Promise.all([fetchJson(folder + fileNames.index), module]);
    return openSearch(index as SearchFile, folder);
  });
  const prepare = (): void => void load().catch(() => undefined);

  let state: State = 'idle';
  let timer: ReturnType<typeof setTimeout>;
  const enter = (next: State, query: string, message: string): void => {
    state = next;
    for (const part of root.querySelectorAll<HTMLElement>('[data-in]')) {
      part.hidden = !part.dataset['in']?.split(' ').includes(next);
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = message;
      const address = new URL(location.href);
      if (query === '') address.searchParams.delete(field.name);
      else address.searchParams.set(field.name, query);
      if (address.href !== location.href) history.replaceState(history.state, '', address);
    }, pause);
  };

  const fill = (results: readonly Result[], marks: Answer['marks']): void => {
    if ('highlights' in CSS) CSS.highlights.delete(highlightName);
    list.replaceChildren();
    append(list, results.slice(0, firstShown), marks);
    more.hidden = results.length <= firstShown;
    more.textContent = words('more', { count: String(results.length) });
    more.onclick = () => {
      more.hidden = true;
      append(list, results.slice(firstShown), marks);
      // The focused button is hidden now.
      list.querySelectorAll('a')[firstShown]?.focus();
    };
  };

  /** Offers the kinds of results, in the order of their best ones. */
  const offerKinds = (results: readonly Result[], marks: Answer['marks']): void => {
    const buttons = [all, ...new Set(results.map(({ kind }) => kind))].map((name) => {
      const chosen = results.filter(({ kind }) => name === all || name === kind);
      const button = create('button', `${name} (${String(chosen.length)})`);
      button.onclick = () => {
        for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
        fill(chosen, marks);
      };
      return button;
    });
    buttons[0]?.click();
    // With one kind there is nothing to choose.
    kinds.hidden = buttons.length < 3;
    kinds.replaceChildren(...buttons);
  };

  const show = (query: string, { results, marks }: Answer): void => {
    const count = String(results.length);
    if (results.length > 0) enter('results', query, words('count', { count }));
    else enter('none', query, words('none', { query }));
    offerKinds(results, marks);
  };

  const search = async (): Promise<void> => {
    const query = field.value.trim();
    if (query === '') {
      enter('idle', '', '');
      return;
    }
    try {
      const ask = await load();
      // The query may have changed while loading.
      if (query === field.value.trim()) show(query, ask(field.value));
    } catch {
      enter('failed', query, navigator.onLine ? unavailable : offline);
    }
  };

  /** Retries. Browsers cache a failed module until the page is reloaded; the URL holds the query. */
  const resume = (): void => {
    if (hasModuleFailed && navigator.onLine) location.reload();
    else void search();
  };

  field.addEventListener('focus', prepare);
  field.addEventListener('input', () => void search());
  retry.addEventListener('click', () => {
    // The button may be hidden.
    field.focus();
    resume();
  });
  addEventListener('online', () => {
    if (state === 'failed') resume();
  });
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void search();
    // Hides the on-screen keyboard, which covers the results.
    if (matchMedia('(pointer: coarse)').matches) field.blur();
  });
  const key = root.querySelector<HTMLInputElement>('[type=checkbox]');
  if (key) {
    key.checked = isSearchKeyOn();
    key.addEventListener('change', () => {
      switchSearchKey(key.checked);
    });
  }
  // The reader may have typed or focused the field before this script loaded.
  field.value ||= new URLSearchParams(location.search).get(field.name) ?? '';
  if (field.value !== '') void search();
  else if (document.activeElement === field) prepare();
}
