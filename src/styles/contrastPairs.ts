/**
 * Allowed combinations of colours in `tokens.css`; a test computes their contrast in both themes. Components use no
 * others.
 */

/** A purpose name without `--color-`, and its backgrounds. */
export type Pair = readonly [colour: string, grounds: readonly string[]];

const grounds = ['surface', 'surface-raised', 'surface-sunken'];
const textGrounds = [...grounds, 'surface-floating', 'notice'];
/** The brand's gradient ranges from `surface-brand` towards `action-end`. */
const brandGrounds = ['surface-brand', 'action-end', 'bar'];

/** Text: at least 4.5 to 1 (WCAG 1.4.3). */
export const textPairs: readonly Pair[] = [
  ['text', [...textGrounds, 'tag', 'found', 'added', 'removed']],
  ['text-muted', textGrounds],
  ['link', textGrounds],
  ['highlight', ['surface', 'surface-sunken']],
  ['error', ['surface', 'surface-raised']],
  ['tag-text', ['tag']],
  ['placeholder-text', ['placeholder']],
  ['text-on-brand', brandGrounds],
  ['text-on-brand-muted', brandGrounds],
  ['highlight-on-brand', brandGrounds],
  ['text-on-action', ['action-start', 'action-end', 'selection']],
  ['text-on-action-on-brand', ['bead', 'money']],
  ['person-text', ['person']],
  ['text-on-sand', ['sand']],
  ['money', ['surface-brand']],
];

/** Controls, focus rings and meaningful graphics: at least 3 to 1 (WCAG 1.4.11). */
export const controlPairs: readonly Pair[] = [
  ['border-strong', grounds],
  ['action', [...grounds, 'surface-floating']],
  ['action-border', grounds],
  ['action-border-on-brand', brandGrounds],
  ['focus', textGrounds],
  ['focus-on-brand', brandGrounds],
  ['mark', brandGrounds],
  ['money', brandGrounds],
  ['bead', brandGrounds],
  ['person', brandGrounds],
  ['category-in', grounds],
  ['highlight', ['notice']],
];

/** Colours of decorations and dividers. */
export const decorative: readonly string[] = [
  'bezel',
  'border',
  'border-floating',
  'notice-border',
  'border-on-brand',
  'line-on-brand',
];
