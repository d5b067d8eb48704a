/**
 * The search page: fetches the search and its index when the field is first used and shows
 * results while the reader types. A result is the entry of the list from A to Z,
 * with the sentence that matches. Queries are kept nowhere but in the address.
 */
import type { Answer, Ask } from '../search/answers.ts';
import { fetchJson } from '../search/fetchJson.ts';
import { fileNames, type SearchIndexFile } from '../search/searchIndex.ts';
import type { Mark } from '../search/sentences.ts';
import { isSearchKeyOn, switchSearchKey } from '../stores/searchKey.ts';

/** What comes this far behind the best result answers something else. */
const leastShare = 0.3;
const mostResults = 60;
/** So many are shown until the reader asks for more. */
const firstShown = 10;
/** So many, as a window shows below the field, come in the frame of the key that was pressed; the others when it has been painted. */
const seenAtOnce = 3;

/** After this pause in typing, in milliseconds, the number of results is told and the address follows. */
const pause = 400;

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
function resultOf(entry: Element, place: number, answer: Answer): Element {
  const result = entry.cloneNode(true) as Element;
  result.className = '';
  // Its heading comes first in the link.
  const link = result.querySelector('a');
  if (link) mark(link, answer.marks(link.firstChild?.textContent ?? ''));
  const sentence = document.createElement('p');
  result.append(sentence);
  answer
    .sentence(place)
    .then(({ text, marks }) => {
      sentence.textContent = text;
      if (text === '') sentence.remove();
      else if (sentence.isConnected) mark(sentence, marks);
    })
    .catch(() => {
      // The result leads to its place all the same.
      sentence.remove();
    });
  return result;
}

/** A result that is not shown yet: what kind of place it is, in the words of the page, where it is, and what makes it. */
interface Result {
  readonly kind: string;
  readonly source: string | undefined;
  readonly make: () => Element;
}

/** What kind of place an entry of the index leads to, in the words of the page. */
const kindOf = (entry: Element | undefined): string => entry?.querySelector('b')?.textContent ?? '';

/** The search once it is there. */
interface OpenSearch {
  readonly ask: Ask;
  /** The entry of the index that names a place. */
  readonly entryOf: (place: number) => Element | undefined;
}

/** Binds the field, the results and the index of the page, as `search.astro` marks them. */
export function bindSearchPage(): void {
  const root = document.querySelector<HTMLElement>('[data-search]');
  const field = root?.querySelector('input');
  const [status, kinds, list, more, waysOn, index] = ['status', 'kinds', 'results', 'more', 'ways-on', 'index'].map(
    (name) => root?.querySelector<HTMLElement>(`[data-${name}]`),
  );
  if (!root || !field || !status || !kinds || !list || !more || !waysOn || !index) return;

  const text = (name: string, values: Readonly<Record<string, string>> = {}): string =>
    (root.dataset[name] ?? '').replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  const { folder = '' } = root.dataset;
  const entries = [...index.querySelectorAll('li')];
  const open = async (): Promise<OpenSearch> => {
    const [{ askIn }, file] = await Promise.all([import('../search/answers.ts'), fetchJson(folder + fileNames.index)]);
    const { lines, ...found } = file as SearchIndexFile;
    const ask = askIn(found, folder);
    return { ask, entryOf: (place) => entries[lines.indexOf(place)] };
  };
  let loading: Promise<OpenSearch> | undefined;
  const load = (): Promise<OpenSearch> =>
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

  const kindChosen = (): string => kinds.querySelector<HTMLInputElement>(':checked')?.value ?? '';

  /** Shows results of the kind that is chosen, the first of them at once. */
  const showKind = (results: readonly Result[]): void => {
    const kind = kindChosen();
    const wanted = results.filter((result) => kind === '' || result.kind === kind);
    const make = (from: number, to?: number): Element[] =>
      wanted.slice(from, to).map((result, place) => {
        const { source } = result;
        const made = result.make();
        // Where it comes from is seen once, and heard with each.
        made.classList.toggle('again', source !== undefined && wanted[from + place - 1]?.source === source);
        return made;
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

  /** Leaves in the index what is of the kind that is chosen, and the letters that have any of it. */
  const showKindOfIndex = (): void => {
    const kind = kindChosen();
    for (const entry of entries) entry.hidden = kind !== '' && kindOf(entry) !== kind;
    for (const section of index.querySelectorAll('section')) {
      section.hidden = !section.querySelector('li:not([hidden])');
      index.querySelector(`a[href="#${section.id}"]`)?.toggleAttribute('hidden', section.hidden);
    }
  };

  /**
   * Shows what a query has found, or the index where it has found nothing, and how much of it is of each kind; all of
   * it if none is of the kind that was chosen.
   * @param results the best first
   */
  const show = (query: string, results: readonly Result[]): void => {
    const found = results.length > 0 ? results.map(({ kind }) => kind) : entries.map(kindOf);
    const options = kinds.querySelectorAll('input');
    for (const option of options) {
      const count = found.filter((kind) => option.value === '' || option.value === kind).length;
      if (option.labels?.[0]) option.labels[0].hidden = count === 0;
      if (option.nextElementSibling) option.nextElementSibling.textContent = String(count);
      if (count === 0 && option.checked && options[0]) options[0].checked = true;
    }
    kinds.hidden = new Set(found).size < 2;
    kinds.onchange = () => {
      if (results.length > 0) showKind(results);
      else showKindOfIndex();
    };
    showKind(results);
    list.hidden = results.length === 0;
    waysOn.hidden = query === '';
    index.hidden = results.length > 0;
    if (!index.hidden) showKindOfIndex();
  };

  async function search(): Promise<void> {
    const query = field?.value.trim() ?? '';
    if (query === '') {
      show('', []);
      settle('', '');
      return;
    }
    try {
      const { ask, entryOf } = await load();
      // Something else has been typed in the meantime.
      if (query !== field?.value.trim()) return;
      const answer = ask(field.value);
      const least = (answer.hits[0]?.score ?? 0) * leastShare;
      const hits = answer.hits.filter(({ score }) => score >= least).slice(0, mostResults);
      if ('highlights' in CSS) CSS.highlights.delete(highlightName);
      const results = hits.flatMap(({ place }): Result[] => {
        const entry = entryOf(place);
        if (!entry) return [];
        const source = entry.querySelector('i')?.textContent;
        return [{ kind: kindOf(entry), source, make: () => resultOf(entry, place, answer) }];
      });
      show(query, results);
      settle(query, results.length > 0 ? text('count', { count: String(results.length) }) : text('none', { query }));
    } catch {
      show('', []);
      settle(query, text(navigator.onLine ? 'unavailable' : 'offline'));
    }
  }

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
