/** Sand pictures made by `npm run tools -- sand`. */
import type { ImageMetadata } from 'astro';
import narrowDark from './sand/narrow-dark-780.avif';
import narrowLight from './sand/narrow-light-780.avif';
import wideDark from './sand/wide-dark-1440.avif';
import widestDark from './sand/wide-dark-1980.avif';
import wideLight from './sand/wide-light-1440.avif';
import widestLight from './sand/wide-light-1980.avif';

/** Files by theme, smallest first. */
export type Sand = Readonly<Record<'light' | 'dark', readonly ImageMetadata[]>>;

export const landingSand = {
  wide: { light: [wideLight, widestLight], dark: [wideDark, widestDark] },
  narrow: { light: [narrowLight], dark: [narrowDark] },
} satisfies Record<string, Sand>;
