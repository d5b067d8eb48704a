import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tells `client:interaction` that an island has hydrated: the event `ready` on
 * its `astro-island` once the effects of everything inside have run.
 * @returns a ref for the island's outermost element
 */
export function useReady<T extends Element>(): RefObject<T | null> {
  const root = useRef<T>(null);
  useEffect(() => {
    // After the effects that follow this one in the same component.
    queueMicrotask(() => root.current?.closest('astro-island')?.dispatchEvent(new Event('ready')));
  }, []);
  return root;
}
