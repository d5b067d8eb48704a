import { seedOf } from './seed.ts';

/** The figure of the landing page, the same wherever it is drawn there: behind the hero, on the card, before the footer. */
export const homeFigure = { columns: 7, rows: 6, seed: seedOf('home'), density: 0.25, stroke: 0.09 } as const;
