/**
 * The search page: fetches the search and its index when the field is first used and shows
 * results while the reader types. A result is the entry of the list from A to Z,
 * with the sentence that matches. Queries are kept nowhere but in the address.
 */
import { fetchJson } from '../search/fetchJson.ts';
import type { Find, Result } from '../search/results.ts';
import { fileNames, type SearchIndexFile } from '../search/searchIndex.ts';
import { isSearchKeyOn, switchSearchKey } from './searchKey.store.ts';

/** So many are shown until the reader asks for more. */
const firstShown = 10;
/** So many, as a window shows below the field, come in the frame of the key that was pressed; the others when it has been painted. */
const seenAtOnce = 3;

/** After this pause in typing, in milliseconds, the number of results is told and the address follows. */
const pause = 400;

/** Binds the field, the results and the index of the page, as `search.astro` marks them. */
export function bindSearchPage(): void {
  const root = document.querySelector<HTMLElement>('[data-search]');
  const field = root?.querySelector('input');
  const [status, heading, kinds, list, more, waysOn, index] = [
    'status',
    'heading',
    'kinds',
    'results',
    'more',
    'ways-on',
    'index',
  ].map((name) => root?.querySelector<HTMLElement>(`[data-${name}]`));
  if (!root || !field || !status || !heading || !kinds || !list || !more || !waysOn || !index) return;

  const text = (name: string, values: Readonly<Record<string, string>> = {}): string =>
    (root.dataset[name] ?? '').replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  const { folder = '' } = root.dataset;
  const entries = [...index.querySelectorAll('li')];
  /** What kind of place each entry of the index leads to, in the words of the page. */
  const kindOf = new Map<Element, string>(entries.map((entry) => [entry, entry.querySelector('b')?.textContent ?? '']));
  const options = kinds.querySelectorAll('input');
  const open = async (): Promise<Find> => {
    const [{ findIn }, file] = await Promise.all([import('../search/results.ts'), fetchJson(folder + fileNames.index)]);
    return findIn(file as SearchIndexFile, folder, entries);
  };
  let loading: Promise<Find> | undefined;
  const load = (): Promise<Find> =>
    (loading ??= open().catch((error: unknown) => {
      // The next touch of the field tries again.
      loading = undefined;
      throw error;
    }));

  let later: ReturnType<typeof setTimeout>;
  let timer: ReturnType<typeof setTimeout>;
  /** Shows the end of a query: how many results there are, or why there are none. */
  const settle = (query: string, message: string): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = message;
      const address = new URL(location.href);
      if (query === '') address.searchParams.delete(field.name);
      else address.searchParams.set(field.name, query);
      if (address.href !== location.href) history.replaceState(history.state, '', address);
    }, pause);
  };

  /** Tells entries of the kind that is chosen now. */
  const kindChosen = (): ((entry: Element) => boolean) => {
    const kind = [...options].find(({ checked }) => checked)?.value;
    return (entry) => !kind || kindOf.get(entry) === kind;
  };

  /** Shows results of the kind that is chosen, the first of them at once. */
  const showKind = (results: readonly Result[]): void => {
    const isWanted = kindChosen();
    const wanted = results.filter(({ entry }) => isWanted(entry));
    const make = (from: number, to?: number): Element[] =>
      wanted.slice(from, to).map(({ way, make: show }, at) => {
        const result = show();
        // Below another of its page the way to it need not be seen again.
        result.classList.toggle('again', way === wanted[from + at - 1]?.way);
        return result;
      });
    list.replaceChildren(...make(0, seenAtOnce));
    clearTimeout(later);
    later = setTimeout(() => {
      list.append(...make(seenAtOnce, firstShown));
    });
    more.hidden = wanted.length <= firstShown;
    more.textContent = text('more', { count: String(wanted.length) });
    more.onclick = () => {
      more.hidden = true;
      list.append(...make(firstShown));
      // The button has gone, and what it brought begins here.
      list.querySelectorAll('a')[firstShown]?.focus();
    };
  };

  /** Marks the letter whose places alone are shown, as on phones; none where all are. */
  const markLetter = (): void => {
    const sections = [...index.querySelectorAll('section')];
    const shown = sections.filter((section) => section.checkVisibility());
    for (const section of sections) {
      const letter = index.querySelector(`a[href="#${section.id}"]`);
      if (letter) letter.ariaCurrent = shown.length === 1 && shown[0] === section ? 'location' : null;
    }
  };

  /** Leaves in the index what is of the kind that is chosen, and the letters that have any of it. */
  const showKindOfIndex = (): void => {
    const isWanted = kindChosen();
    for (const entry of entries) entry.hidden = !isWanted(entry);
    for (const section of index.querySelectorAll('section')) {
      section.hidden = !section.querySelector('li:not([hidden])');
      index.querySelector(`a[href="#${section.id}"]`)?.toggleAttribute('hidden', section.hidden);
    }
    markLetter();
  };

  /**
   * Shows what a query has found, or the index where it has found nothing, and how much of it is of each kind; all of
   * it if none is of the kind that was chosen.
   * @param results the best first
   */
  const show = (query: string, results: readonly Result[]): void => {
    const any = results.length > 0;
    const found = any ? results.map(({ entry }) => entry) : entries;
    const counts = new Map([['', found.length]]);
    for (const entry of found) {
      const kind = kindOf.get(entry) ?? '';
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    for (const option of options) {
      const count = counts.get(option.value) ?? 0;
      if (option.labels?.[0]) option.labels[0].hidden = count === 0;
      if (option.nextElementSibling) option.nextElementSibling.textContent = String(count);
      if (count === 0 && option.checked && options[0]) options[0].checked = true;
    }
    // All of them, and two kinds.
    kinds.hidden = counts.size < 3;
    const showChosen = (): void => {
      showKind(results);
      if (!any) showKindOfIndex();
    };
    kinds.onchange = showChosen;
    status.classList.toggle('found', any);
    list.hidden = !any;
    heading.hidden = any;
    index.hidden = any;
    waysOn.hidden = !query;
    // Below what was found, or below the word that there is nothing; not from key to key, which would cost a layout.
    const above = any ? more : status;
    if (above.nextElementSibling !== waysOn) above.after(waysOn);
    showChosen();
  };

  async function search(): Promise<void> {
    const query = field?.value.trim() ?? '';
    if (query === '') {
      show('', []);
      settle('', '');
      return;
    }
    try {
      const find = await load();
      // Something else has been typed in the meantime.
      if (query !== field?.value.trim()) return;
      const results = find(field.value);
      show(query, results);
      settle(query, results.length > 0 ? text('count', { count: String(results.length) }) : text('none', { query }));
    } catch {
      show('', []);
      settle(query, text(navigator.onLine ? 'unavailable' : 'offline'));
    }
  }

  addEventListener('hashchange', markLetter);
  field.addEventListener('focus', () => void load().catch(() => undefined));
  field.addEventListener('input', () => void search());
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void search();
    // On a screen that shares its room with the keyboard, the results are seen when it has gone.
    if (matchMedia('(pointer: coarse)').matches) field.blur();
  });
  const key = root.querySelector<HTMLInputElement>('[type=checkbox]');
  if (key) {
    key.checked = isSearchKeyOn();
    key.addEventListener('change', () => {
      switchSearchKey(key.checked);
    });
  }
  // What was typed, chosen or focused before this script had arrived comes first.
  field.value ||= new URLSearchParams(location.search).get(field.name) ?? '';
  if (field.value !== '') void search();
  else show('', []);
  if (document.activeElement === field) void load().catch(() => undefined);
}
