import type { detectLanguage } from '../site/detect.ts';

export interface BootSettings {
  /** Codes of the published languages, the default one first. */
  readonly codes: readonly string[];
  readonly themeKey: string;
  /** Source of a regular expression that matches a stored theme, with its mode in a group. */
  readonly themePattern: string;
  readonly languageKey: string;
}

/**
 * Runs inline in the head before the first paint: applies the stored theme, redirects visitors to their language, stores
 * their choice of language, and loads the scripts in `AfterPaint.astro` after the first paint. It is inlined as text, so
 * it must not refer to anything outside itself, and must never throw.
 */
export function boot(
  detect: typeof detectLanguage,
  { codes, themeKey, themePattern, languageKey }: BootSettings,
): void {
  const root = document.documentElement;
  const { pathname, search, hash, protocol } = location;
  // Storage and cookies may be forbidden.
  const attempt = <Value>(action: () => Value): Value | undefined => {
    try {
      return action();
    } catch {
      return undefined;
    }
  };
  const read = (area: 'localStorage' | 'sessionStorage', key: string): string | null =>
    attempt(() => window[area].getItem(key)) ?? null;
  const remember = (code: string): boolean =>
    attempt(() => {
      localStorage.setItem(languageKey, code);
      return true;
    }) ?? false;

  const theme = new RegExp(themePattern).exec(read('localStorage', themeKey) ?? '')?.[1];
  if (theme) root.dataset['theme'] = theme;

  const [fallback = ''] = codes;
  const prefixOf = (path: string): string =>
    codes.find((code) => code === path.split('/')[1] && code !== fallback) ?? '';
  const prefix = prefixOf(pathname);
  const { requested, detected = fallback } = detect(
    {
      search,
      hash,
      cookie: attempt(() => document.cookie) ?? '',
      stored: read('localStorage', languageKey),
      session: read('sessionStorage', languageKey),
      preferred: [...navigator.languages, navigator.language],
    },
    codes,
  );
  const unsaved = requested && !remember(requested) ? requested : undefined;
  const locale = prefix ? requested : detected;
  // A page saved to disk has no other languages.
  if (locale && locale !== (prefix || fallback) && protocol.startsWith('http')) {
    const page = pathname.slice(prefix === '' ? 0 : prefix.length + 1).replace(/^\/$/, '');
    location.replace((locale === fallback ? page || '/' : `/${locale}${page}`) + search + hash);
  }

  // Links to other languages keep query and hash, and carry a choice that cannot be stored as `?lng=`.
  const prepare = ({ target, type }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    const chosen = link.dataset['language'];
    const query = new URLSearchParams(chosen ? location.search : link.search);
    query.delete('lng');
    if (chosen) {
      link.hash = location.hash;
      // A context menu or a drag does not follow the link yet.
      if (type === 'contextmenu' || type === 'dragstart' || !remember(chosen)) query.set('lng', chosen);
    } else if (unsaved === fallback && !prefixOf(link.pathname)) query.set('lng', unsaved);
    else return;
    link.search = query.toString();
  };
  for (const type of ['click', 'auxclick', 'contextmenu', 'dragstart']) addEventListener(type, prepare, true);

  // If a script fails or does not load, the page falls back to its state without scripts.
  root.dataset['scripted'] = '';
  const giveUp = ({ target, filename }: Partial<ErrorEvent>): void => {
    if (target instanceof HTMLScriptElement || filename?.startsWith(location.origin)) delete root.dataset['scripted'];
  };
  addEventListener('error', giveUp, true);

  // Replays the last press made before the scripts loaded, unless the browser or a script (`defaultPrevented`) handled it.
  let pressed: HTMLElement | null | undefined;
  const notePress = ({ target, defaultPrevented }: Event): void => {
    const native = 'command' in HTMLButtonElement.prototype ? '[commandfor]' : '[popovertarget]';
    pressed =
      !defaultPrevented && target instanceof Element
        ? target.closest(`button:not([popovertarget],[type=submit],${native})`)
        : null;
  };
  addEventListener('click', notePress);
  // Remembers a closed answer that the browser found for a text fragment. It reports its closed category after it.
  let match: EventTarget | null = null;
  const noteMatch = ({ target }: Event): void => {
    match ??= target;
  };
  addEventListener('beforematch', noteMatch);

  // Until the first paint, scripts would compete with the page and its font for bandwidth. The timeout below is for
  // browsers that do not report paints.
  const load = (): void => {
    const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-after-paint]');
    const loading = [...templates].flatMap(({ content }) =>
      [...content.querySelectorAll('script')].map(
        async (script) => new Promise((resolve) => (script.onload = resolve)),
      ),
    );
    for (const template of templates) template.replaceWith(template.content);
    if (loading.length === 0) return;
    void Promise.all(loading).then(() => {
      removeEventListener('error', giveUp, true);
      removeEventListener('click', notePress);
      removeEventListener('beforematch', noteMatch);
      dispatchEvent(new CustomEvent('scriptsready', { detail: match }));
      pressed?.click();
    });
  };
  addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
    setTimeout(load, 1500);
  });
}
