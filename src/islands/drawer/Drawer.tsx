/** The navigation of small screens: a modal dialog that works without scripts. */
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { IslandIcon } from '../icons.tsx';
import styles from './Drawer.module.css';
import { $drawer } from './drawer.store.ts';

interface Props {
  /** Name of the navigation. */
  label: string;
  open: string;
  close: string;
  logo?: ReactNode;
  children?: ReactNode;
}

export default function Drawer({ label, open, close, logo, children }: Props): ReactNode {
  const isOpen = useStore($drawer, { ssr: 'initial' });
  return (
    <>
      <button
        className={`${styles['button'] ?? ''} ${styles['opener'] ?? ''}`}
        type="button"
        aria-label={open}
        {...{ commandfor: 'drawer', command: 'show-modal' }}
      >
        <IslandIcon name="menu" />
      </button>
      <dialog
        id="drawer"
        data-state={isOpen ? 'open' : 'closed'}
        className={styles['drawer']}
        aria-label={label}
        {...{ closedby: 'any' }}
      >
        <div className={styles['inside']}>
          <button
            className={styles['button']}
            type="button"
            aria-label={close}
            {...{ commandfor: 'drawer', command: 'close' }}
          >
            <IslandIcon name="close" />
          </button>
          {logo}
          <nav aria-label={label}>{children}</nav>
        </div>
      </dialog>
    </>
  );
}
