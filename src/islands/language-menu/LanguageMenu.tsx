/**
 * The language menu of the bar (menu button, ARIA Authoring Practices), on
 * Radix. Its trigger is a link to the languages in the footer, so that it leads
 * somewhere without script too.
 */
import * as Menu from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { IslandIcon } from '../icons.tsx';
import { useReady } from '../useReady.ts';
import styles from './LanguageMenu.module.css';

export interface LanguageChoice {
  /** Code, e.g. `pt`. */
  readonly code: string;
  /** BCP 47 tag for `lang`. */
  readonly tag: string;
  /** The language's own name. */
  readonly name: string;
  /** The same page in that language. */
  readonly href: string;
}

interface Props {
  /** Name of the button, the language being read included. */
  label: string;
  /** Code of the page's language. */
  current: string;
  choices: readonly LanguageChoice[];
  /** Anchor of the list of languages in the footer. */
  fallback: string;
}

export default function LanguageMenu({ label, current, choices, fallback }: Props): ReactNode {
  const root = useReady<HTMLDivElement>();
  return (
    <div ref={root} className={styles['root']}>
      <Menu.Root modal={false}>
        <Menu.Trigger asChild>
          <a
            className={styles['trigger']}
            href={fallback}
            role="button"
            type={undefined}
            aria-haspopup="menu"
            aria-expanded="false"
            onClick={(event) => {
              event.preventDefault();
            }}
          >
            <span className="visually-hidden">{label}</span>
            <span aria-hidden="true">{current.toUpperCase()}</span>
            <IslandIcon name="chevron" />
          </a>
        </Menu.Trigger>
        <Menu.Content className={styles['content']} align="end" sideOffset={8} loop>
          {choices.map(({ code, tag, name, href }) => (
            <Menu.Item key={code} asChild>
              <a
                className={styles['item']}
                href={href}
                hrefLang={code}
                lang={tag}
                data-language={code}
                aria-current={code === current ? 'true' : undefined}
              >
                {name}
              </a>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Root>
    </div>
  );
}
