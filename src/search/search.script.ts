/** The search page: loads the search on first use and shows results while the reader types. */
import { fetchJson, fileNames } from './files.ts';
import type { Answer, Ask, Result, SearchFile } from './results.ts';
import { isSearchKeyOn, switchSearchKey } from './searchKey.ts';

/** Results shown before the reader asks for all. */
const firstShown = 10;
/** Pause in typing, in milliseconds, after which the state is announced and the address follows. */
const pause = 400;
/** Name of the marked words in `search.css`. */
const highlightName = 'found';

/** Parts of the page with `data-in` show in these states only. */
type State = 'idle' | 'results' | 'none' | 'failed';

/** Marks words in the only text of an element, where the browser can. */
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

/** Appends results to the list; their passages follow. */
function append(list: Element, results: readonly Result[], marks: Answer['marks']): void {
  for (const { href, title, where, lang, passage } of results) {
    const item = create('li');
    const [link, kind, text] = [create('a', title), create('span', where), create('p')];
    link.href = href;
    if (lang !== undefined) item.lang = lang;
    item.append(link, kind, text);
    list.append(item);
    mark(link, marks(title));
    passage().then(
      (found) => {
        if (found === '') text.remove();
        text.textContent = found;
        mark(text, marks(found));
      },
      // The result leads to its place all the same.
      () => {
        text.remove();
      },
    );
  }
}

export function bindSearch(): void {
  const root = document.querySelector<HTMLElement>('[data-search]');
  const field = root?.querySelector('input');
  const [status, retry, list, more] = ['status', 'retry', 'results', 'more-results'].map((name) =>
    root?.querySelector<HTMLElement>(`[data-${name}]`),
  );
  if (!root || !field || !status || !retry || !list || !more) return;

  const { folder = '', offline = '', unavailable = '' } = root.dataset;
  const words = (name: string, values: Readonly<Record<string, string>>): string =>
    (root.dataset[name] ?? '').replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);

  let isModuleLost = false;
  const open = async (): Promise<Ask> => {
    const module = import('./results.ts').catch((error: unknown) => {
      isModuleLost = true;
      throw error;
    });
    const [index, { openSearch }] = await Promise.all([fetchJson(folder + fileNames.index), module]);
    return openSearch(index as SearchFile, folder);
  };
  let loading: Promise<Ask> | undefined;
  const load = (): Promise<Ask> =>
    (loading ??= open().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
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

  const show = (query: string, { results, marks }: Answer): void => {
    if ('highlights' in CSS) CSS.highlights.delete(highlightName);
    const count = String(results.length);
    if (results.length > 0) enter('results', query, words('count', { count }));
    else enter('none', query, words('none', { query }));
    list.replaceChildren();
    append(list, results.slice(0, firstShown), marks);
    if (results.length <= firstShown) more.hidden = true;
    more.textContent = words('more', { count });
    more.onclick = () => {
      more.hidden = true;
      append(list, results.slice(firstShown), marks);
      // The focus moves on from the button that is gone.
      list.querySelectorAll('a')[firstShown]?.focus();
    };
  };

  const search = async (): Promise<void> => {
    const query = field.value.trim();
    if (query === '') {
      enter('idle', '', '');
      return;
    }
    try {
      const ask = await load();
      // Unless something else has been typed since.
      if (query === field.value.trim()) show(query, ask(field.value));
    } catch {
      enter('failed', query, navigator.onLine ? unavailable : offline);
    }
  };

  /** Tries again. Browsers remember that a module failed until the page is loaded anew, with the query in its address. */
  const resume = (): void => {
    if (isModuleLost && navigator.onLine) location.reload();
    else void search();
  };

  field.addEventListener('focus', prepare);
  field.addEventListener('input', () => void search());
  retry.addEventListener('click', () => {
    // The button may go.
    field.focus();
    resume();
  });
  addEventListener('online', () => {
    if (state === 'failed') resume();
  });
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void search();
    // Hides the keyboard on the screen, which covers the results.
    if (matchMedia('(pointer: coarse)').matches) field.blur();
  });
  const key = root.querySelector<HTMLInputElement>('[type=checkbox]');
  if (key) {
    key.checked = isSearchKeyOn();
    key.addEventListener('change', () => {
      switchSearchKey(key.checked);
    });
  }
  // Typed or focused before this script arrived.
  field.value ||= new URLSearchParams(location.search).get(field.name) ?? '';
  if (field.value !== '') void search();
  else if (document.activeElement === field) prepare();
}
