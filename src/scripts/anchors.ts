/** Goes to what a hash names, opens it where it is closed, waits where it is not there yet, and moves the focus to it. */

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

/** Goes to a target now or as soon as it appears. A later call replaces an earlier one. */
function goTo(hash: string, giveUp = Date.now() + timeout): void {
  clearTimeout(timer);
  const target = targetOf(hash);
  if (!target) {
    if (hash !== '' && Date.now() < giveUp) timer = setTimeout(goTo, interval, hash, giveUp);
    return;
  }
  if (document.activeElement?.matches(fields)) return;
  reveal(target);
  // Once whatever has opened is laid out. Where the browser is on its way there already, this is the same way.
  requestAnimationFrame(() => {
    target.scrollIntoView();
    const own = target.matches(focusable) ? target : target.querySelector<HTMLElement>(focusable);
    own?.focus({ preventScroll: true });
  });
}

export function bindAnchors(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // The browser reports a new hash by `hashchange`, and nothing when the hash stays the same.
    if (link?.href === location.href) goTo(link.hash);
  });
  addEventListener('hashchange', () => {
    goTo(location.hash);
  });
  const arrive = (): void => {
    const [arrival] = performance.getEntriesByType('navigation');
    // After a reload or a step back the browser restores the reader's place.
    if (arrival instanceof PerformanceNavigationTiming && /reload|back/.test(arrival.type))
      reveal(targetOf(location.hash));
    // Whoever has begun to use the page is not called away.
    else if (!isInUse && document.activeElement === document.body) goTo(location.hash);
  };
  let isInUse = false;
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, () => (isInUse = true), { once: true, passive: true });
  addEventListener('scriptsready', (event) => {
    const found: unknown = event instanceof CustomEvent ? event.detail : null;
    if (location.hash === '' && found instanceof HTMLElement) {
      reveal(found);
      requestAnimationFrame(() => {
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
    }
    // While the page loads the browser takes the focus to the target's place, and away from its heading.
    if (document.readyState === 'complete') arrive();
    else addEventListener('load', arrive);
  });
}
