/**
 * The language menu of the bar. At first it is a button and a popover with a list
 * of links (disclosure, ARIA Authoring Practices), which the browser opens and
 * closes by itself. When this script has come it is a menu button on Radix: it
 * takes over open or closed as it finds it, at the same place, with the focus on
 * the same language.
 */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { useLayoutEffect, useRef, useState, type AnchorHTMLAttributes, type FocusEvent, type ReactNode } from 'react';
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
  const root = useReady<HTMLDivElement>();
  const list = useRef<HTMLUListElement>(null);
  const [takenOver, setTakenOver] = useState(false);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the browser shows is known only from here on
    setTakenOver(true);
    setOpen(list.current?.matches(':popover-open') ?? false);
  }, []);

  useLayoutEffect(() => {
    if (!open) return undefined;
    // Also while the menu is not listening yet.
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false);
    };
    addEventListener('keydown', close);
    return () => {
      removeEventListener('keydown', close);
    };
  }, [open]);

  /**
   * Radix focuses the menu when it opens. It lies where the popover does, which goes
   * only now, so that nothing is seen of the change and no key is lost; the language
   * that had the focus gets it back.
   */
  const refocus = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>): void => {
    if (target !== currentTarget || !list.current?.matches(':popover-open')) return;
    const place = [...list.current.querySelectorAll('a')].findIndex((link) => link === relatedTarget);
    list.current.hidePopover();
    currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')[place]?.focus();
  };

  return (
    <div ref={root} className={styles['root']}>
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
        <Menu.Content className={styles['content']} aria-label={menuLabel} loop onFocus={refocus}>
          {choices.map((choice) => (
            <Menu.Item key={choice.hreflang} asChild>
              <a className={styles['item']} {...attributesOf(choice, current)}>
                {choice.name}
              </a>
            </Menu.Item>
          ))}
        </Menu.Content>
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
