import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Marks an island as ready (`data-ready` on its `astro-island`, event `ready`) in
 * the moment in which it takes over: until then the page's own scripts answer in its place.
 * @param isReady false for as long as the island has something to wait for
 * @returns a ref for the island's outermost element
 */
export function useReady<T extends Element>(isReady = true): RefObject<T | null> {
  const root = useRef<T>(null);
  useLayoutEffect(() => {
    const island = root.current?.closest('astro-island');
    island?.toggleAttribute('data-ready', isReady);
    if (isReady) island?.dispatchEvent(new Event('ready'));
  }, [isReady]);
  return root;
}
