/**
 * `client:interaction` loads an island on the visitor's first pointer, focus or
 * key. It holds nothing back: until the island has taken over (see `useReady`) its
 * markup and the page's own scripts answer. If it does not arrive, they go on doing
 * so; Astro's event `astro:hydration-error` tells those who have to do without it.
 */
import type { ClientDirective } from 'astro';

/** Options of `client:interaction={…}`. */
export interface InteractionOptions {
  /** Selector of a wider area whose interactions load the island. Without it, the island itself. */
  readonly within?: string;
  /** Loads the island also a second after it has come into view. */
  readonly visible?: boolean;
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when the visitor first touches it. */
    'client:interaction'?: boolean | InteractionOptions;
  }
}

/**
 * A press is answered, and its answer painted, by whoever saw its beginning. So long, in milliseconds, the island leaves
 * the processor to that, and longer while something is held down.
 */
const answerTime = 50;

/** An island that comes into view waits so long, in milliseconds: who came to press it is answered first. */
const settleTime = 1000;

const directive: ClientDirective = (load, { value }, island) => {
  // Without options the value is `true`, which has none of them either.
  const { within, visible } = value as InteractionOptions;
  const area = (within ? document.querySelector(within) : null) ?? island;
  let touches = 0;
  const whenAnswered = (go: () => unknown): void => {
    setTimeout(() => {
      if (island.querySelector(':active')) whenAnswered(go);
      else go();
    }, answerTime);
  };
  const begin = (): void => {
    if (touches++ > 0) return;
    whenAnswered(() => {
      void load().then(whenAnswered);
      // All at once: what its scripts import would be asked for only when they have come. `load` tells what is missing.
      void island.dataset['scripts']?.split(' ').map((url) => import(/* @vite-ignore */ url).catch(() => undefined));
    });
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'beforematch', 'toggle', 'submit']) {
    area.addEventListener(type, begin, true);
  }
  // What was touched before this script had arrived.
  if (area.querySelector(':focus,[data-touched]')) begin();
  // Astro's own element has no box, nor need the one around it have one.
  const content = island.firstElementChild;
  if (visible && content) {
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setTimeout(begin, settleTime);
    }).observe(content);
  }
};

export default directive;
