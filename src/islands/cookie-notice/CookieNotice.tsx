/** The cookie notice. It informs; there is nothing to consent to. `cookieNotice.script.ts` handles its button. */
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import styles from './CookieNotice.module.css';
import { $cookieNotice } from './cookieNotice.store.ts';

interface Props {
  label: string;
  text: string;
  ok: string;
  more: { readonly label: string; readonly href: string };
}

export default function CookieNotice({ label, text, ok, more }: Props): ReactNode {
  const isOpen = useStore($cookieNotice, { ssr: 'initial' });
  return (
    <section className={`${styles['notice'] ?? ''} no-print`} aria-label={label} hidden={!isOpen} data-notice="">
      <p>
        <span suppressHydrationWarning>{`${text} `}</span>
        <a href={more.href} suppressHydrationWarning>
          {more.label}
        </a>
      </p>
      <button className="button" type="button">
        <span suppressHydrationWarning>{ok}</span>
      </button>
    </section>
  );
}
