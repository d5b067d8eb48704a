/** Search page: loads the search on first use and shows results as the reader types. */
import type { Search } from '../schemas/search.ts';
import { fetchFile, once } from './files.ts';
import type { SearchFile } from './results.ts';

/** Milliseconds without typing before the status is announced and the URL updated. */
const pause = 400;
/** `data-in` lists the states in which an element is shown. All but `idle` have a message of that name. */
type State = 'idle' | 'count' | 'none' | 'unavailable' | 'offline';

export function bindSearch(): void {
  const root = document.querySelector<HTMLElement>('[data-words]');
  const field = document.querySelector<HTMLInputElement>('main input');
  const [status, retry, kinds, list, more] = ['status', 'retry', 'kinds', 'results', 'more-results'].map((name) =>
    root?.querySelector<HTMLElement>(`[data-${name}]`),
  );
  if (!root || !field || !status || !retry || !kinds || !list || !more) return;

  const { folder = '' } = root.dataset;
  const words = JSON.parse(root.dataset['words'] ?? '') as Search;

  let hasModuleFailed = false;
  const load = once(async () => {
    const module = import('./results.ts').catch((error: unknown) => {
      hasModuleFailed = true;
      throw error;
    });
    const [index, { openSearch, showResults }] = await Promise.all([fetchFile(folder, 'index'), module]);
    return { ask: openSearch(index as SearchFile, folder), showResults };
  });
  const prepare = (): void => void load().catch(() => undefined);

  let state: State = 'idle';
  let timer: ReturnType<typeof setTimeout>;
  const enter = (next: State, query: string, results = 0): void => {
    state = next;
    for (const part of root.querySelectorAll<HTMLElement>('[data-in]')) {
      part.hidden = !part.dataset['in']?.split(' ').includes(next);
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      const message = next === 'idle' ? '' : words[next];
      status.textContent = message.replaceAll('{count}', String(results)).replaceAll('{query}', () => query);
      const address = new URL(location.href);
      if (query === '') address.searchParams.delete(field.name);
      else address.searchParams.set(field.name, query);
      if (address.href !== location.href) history.replaceState(history.state, '', address);
    }, pause);
  };

  const search = async (): Promise<void> => {
    const query = field.value.trim();
    if (query === '') {
      enter('idle', query);
      return;
    }
    try {
      const { ask, showResults } = await load();
      // The query may have changed while loading.
      if (query !== field.value.trim()) return;
      const answer = ask(field.value);
      const { length } = answer.results;
      enter(length > 0 ? 'count' : 'none', query, length);
      showResults({ kinds, list, more, words }, answer);
    } catch {
      enter(navigator.onLine ? 'unavailable' : 'offline', query);
    }
  };

  /** Retries, after a reload if a module failed: browsers cache the failure. The URL holds the query. */
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
    if (state === 'unavailable' || state === 'offline') resume();
  });
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void search();
    // Hides the on-screen keyboard, which covers the results.
    if (matchMedia('(pointer: coarse)').matches) field.blur();
  });
  // The reader may have typed or focused the field before this script loaded.
  field.value ||= new URLSearchParams(location.search).get(field.name) ?? '';
  if (field.value !== '') void search();
  else if (document.activeElement === field) prepare();
}
