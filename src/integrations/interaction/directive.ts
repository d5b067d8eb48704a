/**
 * `client:interaction` loads an island on the visitor's first pointer, focus or
 * key and then repeats what they did meanwhile, in order, so that nothing is lost
 * however long the script takes.
 *
 * Until then the markup from the server works by itself. If the script does not
 * arrive, the last click is given back to that markup and the failure is announced.
 *
 * The island says that it is ready by the event `ready` on its `astro-island`
 * element (see `useReady`): React runs effects some time after hydration has begun.
 */
import type { ClientDirective } from 'astro';

/** Options of `client:interaction={…}`. */
export interface InteractionOptions {
  /** Selector of a wider area whose interactions load the island. Without it, the island itself. */
  readonly within?: string;
  /**
   * `always` unless said otherwise. `never` holds nothing back, for markup that does the right thing by itself;
   * the name of a property of buttons holds nothing back in browsers that know it, for markup that is right there only.
   */
  readonly replay?: 'always' | 'never' | 'command';
  /** Loads the island also when the element around it comes into view. */
  readonly visible?: boolean;
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when the visitor first touches it. */
    'client:interaction'?: boolean | InteractionOptions;
  }
}

/** A press of a pointer or of a key: what one has and the other lacks is undefined. */
type Press = MouseEvent & Pick<KeyboardEvent, 'key'>;

/** Whether a press does something by itself, rather than being a part of a click. */
const isAction = ({ type }: Event): boolean => type === 'click' || type === 'keydown';

/** Time for React to commit what one gesture changed before the next one begins, in milliseconds. */
const pause = 20;

const directive: ClientDirective = (load, { value }, island) => {
  // Without options the value is `true`, which has none of them either.
  const { within, replay, visible } = value as InteractionOptions;
  const area = (within === undefined ? null : document.querySelector(within)) ?? island;
  let ready = false;
  const on = (types: string, place: EventTarget, act: (event: Press) => void): void => {
    for (const type of types.split(' ')) {
      place.addEventListener(
        type,
        (event) => {
          if (!ready) act(event as Press);
        },
        true,
      );
    }
  };
  let begun = false;
  let queue: Press[] = [];

  const begin = (): void => {
    if (begun) return;
    begun = true;
    load()
      .then((hydrate) => hydrate())
      .catch((error: unknown) => {
        const announcer = document.querySelector<HTMLElement>('[data-announcer]');
        if (announcer) announcer.textContent = announcer.dataset['failure'] ?? '';
        queue = queue.filter(isAction).slice(-1);
        void repeat();
        throw error;
      });
  };

  const hold = (press: Press): void => {
    if (!press.isTrusted || press.button || press.ctrlKey || press.metaKey || press.shiftKey) return;
    if (press.type === 'keydown' && !/^(Enter|Arrow.*|Home|End| )$/.test(press.key)) return;
    if (!(press.target as Element).closest('a,button,summary,[role=tab]')) return;
    if (isAction(press)) {
      press.preventDefault();
      press.stopPropagation();
    }
    queue.push(press);
    begin();
  };

  const repeat = async (): Promise<void> => {
    ready = true;
    for (const press of queue) {
      const target = press.target as HTMLElement;
      if (!target.isConnected) continue;
      const copy = new (press.constructor as typeof Event)(press.type, press);
      // A repeated key has no effect of its own, so a button that did not answer to it is clicked.
      if (target.dispatchEvent(copy) && /^(Enter| )$/.test(press.key)) target.click();
      if (isAction(press)) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };

  on('ready', island, () => void repeat());
  on('pointerover focusin beforematch toggle', area, begin);
  if (visible) {
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
    }).observe(island.parentElement as Element);
  }
  if (replay === 'never' || String(replay) in HTMLButtonElement.prototype) return;
  on('pointerdown mousedown pointerup mouseup click keydown', area, hold);
  // A scroll that starts on a control is not a press of it.
  on('pointercancel', area, () => {
    queue = [];
  });
};

export default directive;
