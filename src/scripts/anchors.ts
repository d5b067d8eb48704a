/**
 * Scrolls to the target of a hash link, on this page or after a page change:
 * waits for a target that is not there yet and moves the focus to its heading.
 */

/** How long a target may take to appear, and how often it is looked for, in milliseconds. */
const timeout = 10_000;
const interval = 100;

/** Headings that may take the focus, and questions. */
const focusable = '[tabindex],button';

let timer: ReturnType<typeof setTimeout>;

/** A field that the visitor is filling in: nothing may take the focus from it. */
const field = 'input, textarea, select';

/** Goes to the target now or as soon as it appears. A later call replaces an earlier one. */
function goTo(hash: string, giveUp = Date.now() + timeout): void {
  clearTimeout(timer);
  const target = targetOf(hash);
  if (target && document.activeElement?.matches(field)) return;
  reveal(target);
  // What lies in a closed answer is opened by the island a moment later.
  if (target?.checkVisibility()) {
    target.scrollIntoView();
    stayAt(target);
    const own = target.matches(focusable) ? target : target.querySelector<HTMLElement>(focusable);
    own?.focus({ preventScroll: true });
  } else if (hash && Date.now() < giveUp) timer = setTimeout(goTo, interval, hash, giveUp);
}

/** How often a place that was reached is looked after while what stands above it gets its height. */
const looks = 15;

let looking: ReturnType<typeof setInterval>;
const leave = (): void => {
  clearInterval(looking);
};

/** Stays at a place once the page has come to rest there, until the visitor moves on or a while has passed. */
function stayAt(target: HTMLElement): void {
  leave();
  let [before, left] = [Number.NaN, looks];
  looking = setInterval(() => {
    const { top } = target.getBoundingClientRect();
    if (top === before) {
      target.scrollIntoView({ behavior: 'instant' });
      left -= 1;
    }
    before = top;
    if (left === 0) leave();
  }, interval);
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(type, leave, { once: true });
}

/** Lets whatever can open the target do so, as if the browser had found it there. */
function reveal(target: HTMLElement | null): void {
  target?.dispatchEvent(new Event('beforematch', { bubbles: true }));
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that cannot be decoded names nothing.
    return null;
  }
}

export function bindAnchors(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    link?.closest('dialog')?.close();
    // The browser tells of a new hash by `hashchange`, and is silent when the hash stays the same.
    if (link?.href === location.href) goTo(link.hash);
  });
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (/reload|back/.test(arrival?.type ?? '')) {
    // The browser restores the place where the reader was.
    reveal(targetOf(location.hash));
  } else {
    const arrive = (): void => {
      // Whoever has begun to use the page is not called away.
      if (document.activeElement === document.body) goTo(location.hash);
    };
    arrive();
    // Once the page has loaded the browser goes to the target by itself and takes the focus away again.
    addEventListener('load', arrive);
  }
  addEventListener('hashchange', () => {
    goTo(location.hash);
  });
}
