/**
 * The navigation of small screens: a modal dialog at the left that the browser
 * opens and closes by itself (invoker commands; `src/scripts/dialogs.ts` where it
 * does not know them). The island keeps `$drawer` in step.
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
  /** What stands in it. */
  children?: ReactNode;
}

const id = 'nav-drawer';

export default function NavDrawer({ label, open, close, children }: Props): ReactNode {
  const root = useReady<HTMLDivElement>();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // The visitor may have opened it before this script arrived.
    $drawer.set(dialog.current?.open ?? false);
    return $drawer.listen((isOpen) => {
      if (isOpen && !dialog.current?.open) dialog.current?.showModal();
      if (!isOpen && dialog.current?.open) dialog.current.close();
    });
  }, []);

  return (
    <div ref={root}>
      <button
        className={`${styles['button'] ?? ''} ${styles['opener'] ?? ''}`}
        type="button"
        aria-label={open}
        {...{ commandfor: id, command: 'show-modal' }}
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
          >
            <IslandIcon name="close" />
          </button>
          <nav aria-label={label}>{children}</nav>
        </div>
      </dialog>
    </div>
  );
}
