/**
 * The language menu (menu button, ARIA Authoring Practices): a popover with menu roles in the built page, on Radix once
 * hydrated.
 */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { LanguageLinkAttributes } from '../../site/languageLink.ts';
import { hydrated } from '../hydrated.ts';
import { IslandIcon } from '../icons.tsx';
import styles from './LanguageMenu.module.css';
import { $languageMenu, setLanguageMenu } from './languageMenu.store.ts';

type LanguageChoice = LanguageLinkAttributes & { readonly name: string };

interface Props {
  /** Accessible name of the button; includes the page's language. */
  label: string;
  /** Accessible name of the menu. */
  menuLabel: string;
  /** Code of the page's language. */
  current: string;
  choices: readonly LanguageChoice[];
}

export default function LanguageMenu({ label, menuLabel, current, choices }: Props): ReactNode {
  const open = useStore($languageMenu, { ssr: 'initial' });
  const [isHydrated, setHydrated] = useState(false);
  useLayoutEffect(() => {
    hydrated.add('language-menu');
    // The first render must match the built page, which has the popover.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setHydrated(true);
  }, []);
  const links = choices.map(({ name, hreflang, ...attributes }) => (
    <a
      key={hreflang}
      role="menuitem"
      className={styles['item']}
      hrefLang={hreflang}
      aria-current={hreflang === current ? 'true' : undefined}
      {...attributes}
    >
      <span suppressHydrationWarning>{name}</span>
      {hreflang === current && <IslandIcon name="check" />}
    </a>
  ));
  return (
    <div className={styles['root']} translate="no">
      <Menu.Root modal={false} open={isHydrated && open} onOpenChange={setLanguageMenu}>
        <Menu.Trigger asChild>
          <button
            className={styles['trigger']}
            type="button"
            aria-label={label}
            popoverTarget={isHydrated ? undefined : 'language-menu'}
            // The browser sets it for a popover.
            aria-expanded={isHydrated ? open : undefined}
          >
            <span suppressHydrationWarning>{current.toUpperCase()}</span>
            <IslandIcon name="chevron" />
          </button>
        </Menu.Trigger>
        {isHydrated ? (
          <Menu.Content className={styles['content']} aria-label={menuLabel} loop>
            {links.map((link) => (
              <Menu.Item key={link.key} asChild>
                {link}
              </Menu.Item>
            ))}
          </Menu.Content>
        ) : (
          <div id="language-menu" popover="auto" role="menu" aria-label={menuLabel} className={styles['content']}>
            {links}
          </div>
        )}
      </Menu.Root>
    </div>
  );
}
