/** Icons of islands, in the set and stroke of `components/Icon.astro`, which React cannot render. */
import type { ReactNode } from 'react';

const circle = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20';

const drawings = {
  alert: `${circle}m0 6v4m0 4h0`,
  check: 'm5 12 5 5 9-10',
  chevron: 'm6 9 6 6 6-6',
  close: 'M18 6 6 18M6 6l12 12',
  info: `${circle}m0 14v-4m0-4h0`,
  menu: 'M4 5h16M4 12h16M4 19h16',
  pause: 'M9 5v14M15 5v14',
  play: 'm7 4 13 8-13 8z',
  success: `${circle}m-4 10 3 3 5-6`,
} as const;

export type IslandIconName = keyof typeof drawings;

export function IslandIcon({ name }: { name: IslandIconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
