/**
 * Moves the focus to what a hash names, and opens it where it is closed. The browser does the scrolling, but for a
 * target that was closed, that is not there yet, or that the visitor asks for again.
 */

/** How long a target may take to appear, and how often it is looked for, in milliseconds. */
const timeout = 10_000;
const interval = 100;

/** Headings that may take the focus, and questions. */
const focusable = '[tabindex],button';

/** Fields: nothing takes the focus from one that is being filled in. */
const fields = 'input, textarea, select';

let timer: ReturnType<typeof setTimeout>;

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that cannot be decoded names nothing.
    return null;
  }
}

/** Lets whatever holds the target open itself, as if the browser had found it there. */
function reveal(target: HTMLElement | null): void {
  target?.dispatchEvent(new Event('beforematch', { bubbles: true }));
}

/**
 * Goes to a target now or as soon as it appears. A later call replaces an earlier one.
 * @param isThere whether the browser has scrolled to it, if it could be seen
 */
function goTo(hash: string, isThere: boolean, giveUp = Date.now() + timeout): void {
  clearTimeout(timer);
  const target = targetOf(hash);
  if (!target) {
    if (hash !== '' && Date.now() < giveUp) timer = setTimeout(goTo, interval, hash, false, giveUp);
    return;
  }
  if (document.activeElement?.matches(fields)) return;
  const wasSeen = target.checkVisibility({ contentVisibilityAuto: true });
  reveal(target);
  if (!isThere || !wasSeen) target.scrollIntoView();
  const own = target.matches(focusable) ? target : target.querySelector<HTMLElement>(focusable);
  own?.focus({ preventScroll: true });
}

export function bindAnchors(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // The browser reports a new hash by `hashchange`, and nothing when the hash stays the same.
    if (link?.href === location.href) goTo(link.hash, true);
  });
  addEventListener('hashchange', () => {
    goTo(location.hash, true);
  });
  const arrive = (): void => {
    const [arrival] = performance.getEntriesByType('navigation');
    // After a reload or a step back the browser restores the reader's place.
    if (arrival instanceof PerformanceNavigationTiming && /reload|back/.test(arrival.type))
      reveal(targetOf(location.hash));
    // Whoever has begun to use the page is not called away.
    else if (document.activeElement === document.body) goTo(location.hash, true);
  };
  // While the page loads the browser takes the focus to the target's place, and away from its heading.
  if (document.readyState === 'complete') arrive();
  else addEventListener('load', arrive);
}
