/**
 * `client:interaction` loads an island on the visitor's first pointer, focus or
 * key and then repeats what they did meanwhile, in order, so that nothing is lost
 * however long the script takes.
 *
 * Until then the markup from the server works by itself. If the script does not
 * arrive, the last click is given back to that markup and the failure is announced.
 *
 * The island says that it is ready by setting `data-ready` on its `astro-island`
 * element (see `useReady`): React runs effects some time after hydration has begun.
 */
import type { ClientDirective } from 'astro';

/** Options of `client:interaction={…}`. */
export interface InteractionOptions {
  /** Selector of a wider area whose interactions load the island. Without it, the island itself. */
  readonly within?: string;
  /** `false` loads without holding anything back, for markup that already does the right thing. */
  readonly replay?: boolean;
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when the visitor first touches it. */
    'client:interaction'?: boolean | InteractionOptions;
  }
}

const held = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown'] as const;
const keys = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);
const controls = 'button, a, summary, [role=tab]';

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 20);
  });

const directive: ClientDirective = (load, { value }, island) => {
  const { within, replay = true } = (typeof value === 'object' ? value : {}) as InteractionOptions;
  const area = within === undefined ? island : document.querySelector(within);
  if (!area) return;
  let queue: Event[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  let begun = false;

  /** Resolves when the island's effects have run, or with false when its script did not arrive. */
  const ready = (): Promise<boolean> =>
    new Promise((resolve) => {
      new MutationObserver(() => {
        resolve(true);
      }).observe(island, { attributeFilter: ['data-ready'] });
      island.addEventListener('astro:hydration-error', () => {
        resolve(false);
      });
    });

  const repeat = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !target.isConnected) return;
    const copy = new (event.constructor as typeof Event)(event.type, event);
    const untouched = target.dispatchEvent(copy);
    // A repeated key has no effect of its own, so a button that did not answer to it is clicked.
    if (untouched && event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ')) target.click();
  };

  const begin = async (): Promise<void> => {
    if (begun) return;
    begun = true;
    const settled = ready();
    const hydrate = await load();
    await hydrate();
    const arrived = await settled;
    if (!arrived) {
      const announcer = document.querySelector<HTMLElement>('[data-announcer]');
      if (announcer) announcer.textContent = announcer.dataset['failure'] ?? '';
      queue = queue.filter(({ type }) => type === 'click' || type === 'keydown').slice(-1);
    }
    listening.abort();
    for (const event of queue) {
      repeat(event);
      // React commits what a gesture changed before the next one begins.
      if (event.type === 'click' || event.type === 'keydown') await pause();
    }
  };

  const hold = (event: Event): void => {
    const isKey = event instanceof KeyboardEvent;
    if (!event.isTrusted || (isKey && !keys.has(event.key))) return;
    if (event instanceof MouseEvent && (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)) return;
    if (!(event.target instanceof Element) || !event.target.closest(controls)) return;
    if (isKey || event.type === 'click') {
      event.preventDefault();
      event.stopPropagation();
    }
    queue.push(event);
    void begin();
  };

  for (const type of ['pointerover', 'focusin', 'beforematch', 'toggle']) {
    area.addEventListener(type, () => void begin(), { signal, capture: true, passive: true });
  }
  if (!replay) return;
  for (const type of held) area.addEventListener(type, hold, { signal, capture: true });
  // A scroll that starts on a control is not a press of it.
  area.addEventListener(
    'pointercancel',
    () => {
      queue = [];
    },
    { signal },
  );
};

export default directive;
