/** The toast area, on Sonner: shows what waits in `$toasts`. Its live region stands in the page from the start. */
import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { $toasts, takeToasts } from '../../stores/toasts.ts';

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
  return (
    <Sonner
      position="bottom-right"
      duration={duration}
      visibleToasts={visible}
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel={label}
      closeButton
      toastOptions={{ closeButtonAriaLabel: close }}
      theme="system"
    />
  );
}
