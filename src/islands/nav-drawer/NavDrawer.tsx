/**
 * The navigation of small screens: a modal dialog at the left that the browser
 * opens and closes by itself (invoker commands). The island takes over where a
 * browser does not know them, and keeps `$drawer` in step.
 */
import { useEffect, useRef, type ReactNode } from 'react';
import { $drawer } from '../../stores/drawer.ts';
import { IslandIcon } from '../icons.tsx';
import { useReady } from '../useReady.ts';
import styles from './NavDrawer.module.css';

interface Props {
  /** Name of the navigation. */
  label: string;
  open: string;
  close: string;
  links: readonly { readonly label: string; readonly href: string; readonly current: boolean }[];
}

const id = 'nav-drawer';

/** Whether the browser opens a dialog by itself when its button is pressed. */
const opensByItself = (): boolean => 'command' in HTMLButtonElement.prototype;

export default function NavDrawer({ label, open, close, links }: Props): ReactNode {
  const root = useReady<HTMLDivElement>();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // The visitor may have opened it before this script arrived.
    $drawer.set(dialog.current?.open ?? false);
    // The backdrop, in browsers that do not know `closedby`.
    dialog.current?.addEventListener('click', ({ target, currentTarget }) => {
      if (target === currentTarget) $drawer.set(false);
    });
    return $drawer.listen((isOpen) => {
      if (isOpen && !dialog.current?.open) dialog.current?.showModal();
      if (!isOpen && dialog.current?.open) dialog.current.close();
    });
  }, []);

  return (
    <div ref={root} className={styles['root']}>
      <button
        className={styles['button']}
        type="button"
        aria-label={open}
        {...{ commandfor: id, command: 'show-modal' }}
        onClick={() => {
          if (!opensByItself()) $drawer.set(true);
        }}
      >
        <IslandIcon name="menu" />
      </button>
      <dialog
        ref={dialog}
        id={id}
        className={styles['drawer']}
        aria-label={label}
        {...{ closedby: 'any' }}
        onToggle={(event) => {
          $drawer.set(event.currentTarget.open);
        }}
        onClose={() => {
          // Escape, in browsers whose dialogs do not tell of it by `toggle`.
          $drawer.set(false);
        }}
      >
        <div className={styles['inside']}>
          <button
            className={styles['button']}
            type="button"
            aria-label={close}
            {...{ commandfor: id, command: 'close' }}
            onClick={() => {
              $drawer.set(false);
            }}
          >
            <IslandIcon name="close" />
          </button>
          <nav aria-label={label}>
            <ul>
              {links.map(({ label: text, href, current }) => (
                <li key={href}>
                  <a className={styles['link']} href={href} aria-current={current ? 'page' : undefined}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </dialog>
    </div>
  );
}
