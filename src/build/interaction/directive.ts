/**
 * `client:interaction` hydrates an island at rest, after the visitor has first touched it. Until then its markup, the
 * browser and its script answer. If its code does not arrive, Astro says so in the console, and they go on answering.
 */
import type { ClientDirective } from 'astro';

/** Options of `client:interaction={…}`. */
export interface InteractionOptions {
  /** Hydrates the island also when it has come into view. */
  readonly visible?: boolean;
  /** Hydrates the island on an event of its own instead of a touch. */
  readonly event?: string;
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island at rest, after the visitor has first touched it. */
    'client:interaction'?: boolean | InteractionOptions;
  }
}

/** How long nothing may have happened in the island, in milliseconds: a press is answered and painted first. */
const rest = 100;

/** Something is going on: pressed, open, or typed in. A forgiving list, since old browsers know no popovers. */
const busy = ':is(:active, :popover-open, :modal, input:focus, textarea:focus)';

const directive: ClientDirective = (load, { value }, island) => {
  const { visible, event } = value as InteractionOptions;
  /** How many elements each element holds, as they came from the server. Slots may hold anything. */
  const counts = new Map(
    [island, ...island.querySelectorAll('*')]
      .filter((element) => element.childElementCount > 0 && !element.closest('astro-slot'))
      .map((element) => [element, element.childElementCount]),
  );
  let hasBegun = false;
  let lastScroll = 0;

  const hydrateAtRest = (hydrate: () => Promise<void>): void => {
    if (island.querySelector(busy) || Date.now() - lastScroll < rest) {
      setTimeout(hydrateAtRest, rest, hydrate);
      return;
    }
    // React would throw the markup away if something else had put elements between its own.
    const isChanged = [...counts].some(([element, count]) => element.childElementCount !== count);
    if (isChanged) {
      console.info(`${island.getAttribute('component-url') ?? ''} is not hydrated: something has changed its markup.`);
      return;
    }
    // A component that fails while hydrating takes its markup with it.
    const copy = island.cloneNode(true);
    addEventListener('error', () => {
      if (!island.firstChild) island.replaceChildren(...copy.childNodes);
    });
    void hydrate();
  };
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    setTimeout(() => void load().then((hydrate) => setTimeout(hydrateAtRest, rest, hydrate)), rest);
  };

  island.addEventListener(
    'scroll',
    () => {
      lastScroll = Date.now();
    },
    true,
  );
  const touches = event === undefined ? ['pointerover', 'pointerdown', 'focusin', 'beforematch', 'toggle'] : [event];
  for (const type of touches) island.addEventListener(type, begin, true);
  // Astro's own element has no box.
  const content = island.firstElementChild;
  if (visible && content) {
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
    }).observe(content);
  }
};

export default directive;
