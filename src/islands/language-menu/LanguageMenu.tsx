/**
 * The language menu of the bar. At first it is a button and a popover with a list
 * of links (disclosure, ARIA Authoring Practices), which the browser opens and
 * closes by itself. When this script has come it is a menu button on Radix: it
 * takes over open or closed as it finds it, at the same place, with the focus on
 * the same language.
 */
import * as Menu from '@radix-ui/react-dropdown-menu';
import {
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
  type AnchorHTMLAttributes,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { IslandIcon } from '../icons.tsx';
import { useReady } from '../useReady.ts';
import styles from './LanguageMenu.module.css';

/** A language to choose: its own name, and what makes a link lead to it. */
export interface LanguageChoice {
  readonly name: string;
  readonly href: string;
  readonly hreflang: string;
  readonly 'data-language': string;
  readonly lang: string;
}

interface Props {
  /** Name of the button, the language being read included. */
  label: string;
  /** Name of the list of languages. */
  menuLabel: string;
  /** Code of the page's language. */
  current: string;
  choices: readonly LanguageChoice[];
}

const listId = 'language-list';

/** The keys that walk the list (menu button, ARIA Authoring Practices). */
const walkingKeys: readonly string[] = ['ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Attributes of a choice as React writes them. */
function attributesOf(choice: LanguageChoice, current: string): AnchorHTMLAttributes<HTMLAnchorElement> {
  return {
    href: choice.href,
    hrefLang: choice.hreflang,
    lang: choice.lang,
    'aria-current': choice.hreflang === current ? 'true' : undefined,
    ...{ 'data-language': choice['data-language'] },
  };
}

export default function LanguageMenu({ label, menuLabel, current, choices }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [takenOver, setTakenOver] = useState(false);
  const root = useReady<HTMLDivElement>(takenOver);
  const [open, setOpen] = useState(false);
  /** Whether a key has just made the menu take over. */
  const byKey = useRef(false);

  const takeOver = (): void => {
    setTakenOver(true);
    setOpen(list.current?.matches(':popover-open') ?? false);
  };

  useLayoutEffect(() => {
    // First in a task of its own, so that a slow processor can do something else between hydration and the menu's
    // opening; then at once, for the visitor may have opened or closed the list in the meantime.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the browser shows is known only from here on
    if (takenOver) takeOver();
    else startTransition(takeOver);
  }, [takenOver]);

  /** What is pressed on the button before that is meant for the menu, which takes over at once; the list answers by itself. */
  const takeOverNow = ({ target, type }: { readonly target: EventTarget; readonly type: string }): void => {
    byKey.current = !takenOver && type === 'keydown';
    const isInList = target instanceof Node && list.current?.contains(target);
    if (!takenOver && !isInList) flushSync(takeOver);
  };

  useLayoutEffect(() => {
    if (!open) return undefined;
    // Also while the menu is not listening yet.
    const obey = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false);
      // A key that reaches React on the way makes it take over at once: it was meant for the list that has just gone.
      const wasForList = target instanceof Node && list.current?.contains(target);
      if (wasForList && !list.current?.matches(':popover-open') && walkingKeys.includes(key)) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }
    };
    addEventListener('keydown', obey);
    return () => {
      removeEventListener('keydown', obey);
    };
  }, [open]);

  /**
   * Radix focuses the menu when it opens. It lies where the popover does, which goes
   * only now, so that nothing is seen of the change and no key is lost; the language
   * that had the focus gets it back, and the first one has it where the popover had
   * opened in this very moment and not given it to any yet. The first one also has it
   * where a key opened the menu: Radix does not know of the one that made it take over.
   */
  const refocus = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>): void => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>(':popover-open > li > a') ?? [])];
    if (target !== currentTarget || (links.length === 0 && !byKey.current)) return;
    byKey.current = false;
    const place = links.findIndex((link) => link === relatedTarget);
    list.current?.hidePopover();
    currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')[Math.max(place, 0)]?.focus();
  };

  return (
    <div ref={root} className={styles['root']} onPointerDownCapture={takeOverNow} onKeyDownCapture={takeOverNow}>
      <Menu.Root modal={false} open={open} onOpenChange={setOpen}>
        <Menu.Trigger asChild>
          <button
            className={styles['trigger']}
            type="button"
            aria-label={label}
            {...(takenOver
              ? {}
              : {
                  popoverTarget: listId,
                  // The browser says by itself whether the popover is open.
                  'aria-haspopup': undefined,
                  'aria-expanded': undefined,
                  'data-state': undefined,
                })}
          >
            {current.toUpperCase()}
            <IslandIcon name="chevron" />
          </button>
        </Menu.Trigger>
        {/* Not before it opens: rendered with all that opens, in the slices of a transition, and not after it in one piece. */}
        {open && (
          <Menu.Content forceMount className={styles['content']} aria-label={menuLabel} loop onFocus={refocus}>
            {choices.map((choice) => (
              <Menu.Item key={choice.hreflang} asChild>
                <a className={styles['item']} {...attributesOf(choice, current)}>
                  {choice.name}
                </a>
              </Menu.Item>
            ))}
          </Menu.Content>
        )}
      </Menu.Root>
      <ul ref={list} id={listId} popover="auto" className={styles['content']} aria-label={menuLabel}>
        {choices.map((choice) => (
          <li key={choice.hreflang}>
            <a className={styles['item']} {...attributesOf(choice, current)}>
              <span>{choice.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
