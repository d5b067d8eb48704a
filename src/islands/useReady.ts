import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Marks an island as ready (`data-ready` on its `astro-island`) in the moment in
 * which it takes over: until then the page's own scripts answer in its place.
 * @returns a ref for the island's outermost element
 */
export function useReady<T extends Element>(): RefObject<T | null> {
  const root = useRef<T>(null);
  useLayoutEffect(() => {
    root.current?.closest('astro-island')?.setAttribute('data-ready', '');
  }, []);
  return root;
}
