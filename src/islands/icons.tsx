/** Icons of islands, in the set and stroke of `components/Icon.astro`, which React cannot render. */
import type { ReactNode } from 'react';

const drawings = {
  chevron: 'm6 9 6 6 6-6',
  close: 'M18 6 6 18M6 6l12 12',
  menu: 'M4 5h16M4 12h16M4 19h16',
  pause: 'M9 5v14M15 5v14',
  play: 'm7 4 13 8-13 8z',
} as const;

export function IslandIcon({ name }: { name: keyof typeof drawings }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
