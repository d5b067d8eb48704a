/** The toast area, on Sonner: shows the queue in `$toasts`. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { IslandIcon } from '../icons.tsx';
import { $toasts, endToast, takeToasts } from './toaster.store.ts';
import stylesheet from './toaster.css?url';

interface Props {
  label: string;
  close: string;
}

/** Distance from the bottom of the viewport; `toaster.css` raises it above the cookie notice. */
const bottom = 'var(--toast-bottom, var(--gutter))';
/** Ends where the content of the page ends. */
const right = 'max(var(--gutter), (100vw - var(--content)) / 2)';

/** Milliseconds a toast stays. */
const duration = 5000;
const visibleToasts = 3;

export default function Toaster({ label, close }: Props): ReactNode {
  const queue = useStore($toasts, { ssr: 'initial' });
  const area = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(() => {
    /** Moves the focus from a closing toast to the next one, or back to where it was (WCAG 2.4.3). */
    const leave = (): void => {
      endToast();
      if (!area.current?.contains(document.activeElement)) return;
      const toasts = area.current.querySelectorAll('[data-sonner-toast]:not([data-removed=true])');
      const list = toasts.length > 1 ? area.current.querySelector('ol') : null;
      (list ?? cameFrom.current ?? document.querySelector('main'))?.focus({ preventScroll: true });
    };
    for (const { kind, text, note } of takeToasts())
      toast[kind](text, { description: note, onDismiss: leave, onAutoClose: leave });
  }, [queue]);
  // Not in the built page, so that only visitors who see a toast download the styles.
  const inBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    // The listener only records where the focus came from.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div
      ref={area}
      data-toaster=""
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
    >
      {inBrowser && <link rel="stylesheet" href={stylesheet} precedence="default" />}
      <Sonner
        position="bottom-right"
        offset={{ bottom, right }}
        mobileOffset={{ bottom, left: 'var(--gutter)', right: 'var(--gutter)' }}
        duration={duration}
        visibleToasts={visibleToasts}
        hotkey={['altKey', 'KeyT']}
        containerAriaLabel={label}
        closeButton
        icons={{ success: <IslandIcon name="success" />, info: <IslandIcon name="info" /> }}
        toastOptions={{ closeButtonAriaLabel: close }}
      />
    </div>
  );
}
