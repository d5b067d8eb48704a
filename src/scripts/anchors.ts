/** Scrolls to the target of a hash, opens it, waits for it to appear if necessary, and focuses it. */

/** In milliseconds: for a target to appear, and between attempts. */
const timeout = 10_000;
const interval = 100;

const focusable = '[tabindex],button';

/** A focused field keeps the focus. */
const fields = 'input, textarea, select';

let timer: ReturnType<typeof setTimeout>;

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A malformed hash has no target.
    return null;
  }
}

/** Lets the container of the target open itself, as for find-in-page. */
function reveal(target: HTMLElement | null): void {
  target?.dispatchEvent(new Event('beforematch', { bubbles: true }));
}

/** Goes to a target now or when it appears. A later call replaces an earlier one. */
function goTo(hash: string, giveUp = Date.now() + timeout): void {
  clearTimeout(timer);
  const target = targetOf(hash);
  if (!target) {
    if (hash !== '' && Date.now() < giveUp) timer = setTimeout(goTo, interval, hash, giveUp);
    return;
  }
  if (document.activeElement?.matches(fields)) return;
  reveal(target);
  // Waits for the layout of the opened container. The browser may be scrolling there already, to the same position.
  requestAnimationFrame(() => {
    target.scrollIntoView();
    const focusTarget = target.matches(focusable) ? target : target.querySelector<HTMLElement>(focusable);
    focusTarget?.focus({ preventScroll: true });
  });
}

export function bindAnchors(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // There is no `hashchange` for a link to the current hash.
    if (link?.href === location.href) goTo(link.hash);
  });
  addEventListener('hashchange', () => {
    goTo(location.hash);
  });
  const arrive = (): void => {
    const [arrival] = performance.getEntriesByType('navigation');
    // After a reload or a step back the browser restores the scroll position.
    if (arrival instanceof PerformanceNavigationTiming && /reload|back/.test(arrival.type))
      reveal(targetOf(location.hash));
    // Does not scroll away from a visitor who is already using the page.
    else if (!isInUse && document.activeElement === document.body) goTo(location.hash);
  };
  let isInUse = false;
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, () => (isInUse = true), { once: true, passive: true });
  addEventListener('scriptsready', (event) => {
    const match: unknown = event instanceof CustomEvent ? event.detail : null;
    if (location.hash === '' && match instanceof HTMLElement) {
      reveal(match);
      requestAnimationFrame(() => {
        match.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
    }
    // While loading, the browser moves the focus itself, away from the heading.
    if (document.readyState === 'complete') arrive();
    else addEventListener('load', arrive);
  });
}
