/**
 * Brings what the `<template>` of the head holds and names into the page once its first
 * words are on the screen: until then all of the line belongs to them and to
 * their font. The last press of what needs a script waits for it.
 */

/** Where the browser does not tell of its paints, it has had time for one after this many milliseconds. */
const timeout = 1500;

let pressed: HTMLElement | null;
function remember({ target }: Event): void {
  pressed = (target as Element).closest('[data-theme-toggle],[data-open-notice],dialog a');
}

function bring(): void {
  const template = document.querySelector('template');
  if (!template) return;
  template.replaceWith(template.content);
  // The last one is the site's own; islands are on their way beside it.
  const scripts = template.dataset['scripts']?.split(' ') ?? [];
  void Promise.all(scripts.map((script) => import(/* @vite-ignore */ script))).then(() => {
    removeEventListener('click', remember);
    pressed?.click();
  });
}

/** Called before the page is painted. */
export function waitForPaint(): void {
  addEventListener('click', remember);
  addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver(bring).observe({ type: 'paint', buffered: true });
    setTimeout(bring, timeout);
  });
}
