/**
 * Implements `client:interaction`: hydrates an island after its first pointer, focus or toggle event, once the visitor
 * pauses. Until then, or if its code fails to load, the browser and the island's script handle presses.
 */
import type { ClientDirective } from 'astro';

/** Options of `client:interaction={…}`. */
export interface InteractionOptions {
  /** Also hydrates the island when it enters the viewport. */
  readonly visible?: boolean;
  /** Hydrates the island on this event instead of an interaction. */
  readonly event?: string;
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island after the first interaction, once the visitor pauses. */
    'client:interaction'?: boolean | InteractionOptions;
  }
}

/** Milliseconds without interaction before hydration, so that the response to a press is painted first. */
const pause = 100;

/** Pressed, open, or typed in. `:is()` forgives selectors that old browsers do not know. */
const busy = ':is(:active, :popover-open, :modal, input:focus, textarea:focus)';

const directive: ClientDirective = (load, { value }, island) => {
  const { visible, event } = value as InteractionOptions;
  /** Child counts of the server's markup. Slots may hold anything. */
  const counts = new Map(
    [island, ...island.querySelectorAll('*')]
      .filter((element) => element.childElementCount > 0 && !element.closest('astro-slot'))
      .map((element) => [element, element.childElementCount]),
  );
  let hasStarted = false;
  let lastScroll = 0;

  const hydrateWhenIdle = (hydrate: () => Promise<void>): void => {
    if (island.querySelector(busy) || Date.now() - lastScroll < pause) {
      setTimeout(hydrateWhenIdle, pause, hydrate);
      return;
    }
    // React would discard the markup if something else, such as an extension, had inserted elements.
    const isChanged = [...counts].some(([element, count]) => element.childElementCount !== count);
    if (isChanged) {
      console.info(`${island.getAttribute('component-url') ?? ''} is not hydrated: its markup was changed.`);
      return;
    }
    // React removes the markup of a component that throws while hydrating.
    const copy = island.cloneNode(true);
    addEventListener('error', () => {
      if (!island.firstChild) island.replaceChildren(...copy.childNodes);
    });
    void hydrate();
  };
  const start = (): void => {
    if (hasStarted) return;
    hasStarted = true;
    setTimeout(() => void load().then((hydrate) => setTimeout(hydrateWhenIdle, pause, hydrate)), pause);
  };

  island.addEventListener(
    'scroll',
    () => {
      lastScroll = Date.now();
    },
    true,
  );
  const triggers = event === undefined ? ['pointerover', 'pointerdown', 'focusin', 'beforematch', 'toggle'] : [event];
  for (const type of triggers) island.addEventListener(type, start, true);
  // `<astro-island>` has `display: contents`, so the observer needs its child.
  const content = island.firstElementChild;
  if (visible && content) {
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    }).observe(content);
  }
};

export default directive;
