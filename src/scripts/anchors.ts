/**
 * Scrolls to the target of a hash link, on this page or after a page change:
 * waits for a target that is not there yet and moves the focus to its heading.
 */

/** How long a target may take to appear, in milliseconds. */
const wait = 10_000;

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that cannot be decoded names nothing.
    return null;
  }
}

function reach(target: HTMLElement): void {
  target.scrollIntoView();
  const heading = target.matches('[tabindex]') ? target : target.querySelector<HTMLElement>('[tabindex="-1"]');
  heading?.focus({ preventScroll: true });
}

/** Goes to the target now or as soon as it appears. A later call replaces an earlier one. */
let stop = (): void => undefined;
function goTo(hash: string): void {
  stop();
  if (hash.length < 2) return;
  const target = targetOf(hash);
  if (target) {
    reach(target);
    return;
  }
  const observer = new MutationObserver(() => {
    const late = targetOf(hash);
    if (!late) return;
    stop();
    reach(late);
  });
  const timer = setTimeout(() => {
    stop();
  }, wait);
  stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['id'] });
}

export function bindAnchors(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.hash || event.defaultPrevented || link.origin !== location.origin || link.pathname !== location.pathname)
      return;
    link.closest('dialog')?.close();
    // The browser sets the address and the history entry; the place is reached in the same moment.
    if (link.hash === location.hash) goTo(link.hash);
  });
  addEventListener('hashchange', () => {
    goTo(location.hash);
  });
  // Once the page has loaded the browser goes to the target by itself and takes the focus away again.
  if (document.readyState === 'complete') goTo(location.hash);
  else {
    addEventListener('load', () => {
      goTo(location.hash);
    });
  }
}
