/** The toast area, on Sonner: shows what waits in `$toasts`. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { $toasts, endToast, takeToasts } from './toaster.store.ts';
import stylesheet from './toaster.css?url';

interface Props {
  label: string;
  close: string;
}

/** From the lower edge of the window, or from the notice that lies there (`toaster.css`). */
const bottom = 'var(--toast-bottom, var(--gutter))';

/** Time a toast stays, in milliseconds, and how many are seen at once. */
const duration = 5000;
const visible = 3;

export default function Toaster({ label, close }: Props): ReactNode {
  const waiting = useStore($toasts, { ssr: 'initial' });
  const area = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(() => {
    /** A toast that had the focus gives it back, to the next one or to where it came from (WCAG 2.4.3). */
    const leave = (): void => {
      endToast();
      if (!area.current?.contains(document.activeElement)) return;
      const toasts = area.current.querySelectorAll('[data-sonner-toast]:not([data-removed=true])');
      const list = toasts.length > 1 ? area.current.querySelector('ol') : null;
      (list ?? cameFrom.current ?? document.querySelector('main'))?.focus({ preventScroll: true });
    };
    for (const { kind, text } of takeToasts()) toast[kind](text, { onDismiss: leave, onAutoClose: leave });
  }, [waiting]);
  // The styles are a file of their own, so that only visitors who may see a toast download them.
  const inBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    // Only the focus that passes through is looked at.
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
        offset={{ bottom, right: 'var(--gutter)' }}
        mobileOffset={{ bottom, left: 'var(--gutter)', right: 'var(--gutter)' }}
        duration={duration}
        visibleToasts={visible}
        hotkey={['altKey', 'KeyT']}
        containerAriaLabel={label}
        closeButton
        toastOptions={{ closeButtonAriaLabel: close }}
      />
    </div>
  );
}
