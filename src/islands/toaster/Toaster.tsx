/** The toast area, on Sonner: shows what waits in `$toasts`. Its live region stands in the page from the start. */
import { useStore } from '@nanostores/react';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { $toasts, takeToasts } from '../../stores/toasts.ts';
import stylesheet from './toaster.css?url';

interface Props {
  label: string;
  close: string;
}

/** Time a toast stays, in milliseconds, and how many are seen at once. */
const duration = 5000;
const visible = 3;

export default function Toaster({ label, close }: Props): ReactNode {
  const waiting = useStore($toasts, { ssr: 'initial' });
  useEffect(() => {
    for (const { kind, text } of takeToasts()) toast[kind](text);
  }, [waiting]);
  // The styles are a file of their own, so that only visitors who may see a toast download them.
  const inBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <>
      {inBrowser && <link rel="stylesheet" href={stylesheet} precedence="default" />}
      <Sonner
        position="bottom-right"
        mobileOffset="var(--gutter)"
        duration={duration}
        visibleToasts={visible}
        hotkey={['altKey', 'KeyT']}
        containerAriaLabel={label}
        closeButton
        toastOptions={{ closeButtonAriaLabel: close }}
      />
    </>
  );
}
