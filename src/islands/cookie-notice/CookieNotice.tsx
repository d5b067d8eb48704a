/** The cookie notice: says what the site stores and is closed with one button. It informs; there is nothing to consent to. */
import type { ReactNode } from 'react';
import { dismissNotice } from '../../stores/notice.ts';
import { useReady } from '../useReady.ts';
import styles from './CookieNotice.module.css';

interface Props {
  label: string;
  text: string;
  ok: string;
  more: { readonly label: string; readonly href: string };
}

export default function CookieNotice({ label, text, ok, more }: Props): ReactNode {
  const root = useReady<HTMLElement>();
  return (
    <section ref={root} className={styles['notice']} aria-label={label}>
      <p>
        {text} <a href={more.href}>{more.label}</a>
      </p>
      <button className="button" type="button" onClick={dismissNotice}>
        {ok}
      </button>
    </section>
  );
}
