/**
 * Which colours of `tokens.css` stand on which, for the test that computes
 * their contrast in both themes. A new colour is listed here with the grounds
 * it may stand on; a component uses no other combination.
 */

/** A purpose name without its `--color-`, and the grounds below it. */
export type Pair = readonly [colour: string, grounds: readonly string[]];

const grounds = ['surface', 'surface-raised', 'surface-sunken'];
/** Those and the ground of what a reader must not miss. */
const textGrounds = [...grounds, 'notice'];
/** The brand's gradient runs from `surface-brand` towards `action-end`. */
const brandGrounds = ['surface-brand', 'action-end', 'bar'];

/** Text: at least 4.5 to 1 (WCAG 1.4.3). */
export const textPairs: readonly Pair[] = [
  ['text', [...textGrounds, 'chosen', 'tag', 'found', 'added', 'removed']],
  ['text-muted', textGrounds],
  ['link', [...textGrounds, 'found']],
  ['highlight', ['surface', 'surface-sunken']],
  ['error', ['surface', 'surface-raised']],
  ['tag-text', ['tag']],
  ['placeholder-text', ['placeholder']],
  ['text-on-brand', brandGrounds],
  ['text-on-brand-muted', brandGrounds],
  ['highlight-on-brand', brandGrounds],
  ['text-on-action', ['action-start', 'action-end', 'selection']],
  ['text-on-action-on-brand', ['action-on-brand']],
  ['person-text', ['person']],
  ['text-on-sand', ['sand']],
  ['money', ['surface-brand']],
];

/** Controls, marks of focus and drawings that mean something: at least 3 to 1 (WCAG 1.4.11). */
export const controlPairs: readonly Pair[] = [
  ['border-strong', grounds],
  ['action', grounds],
  ['action-border', grounds],
  ['action-border-on-brand', brandGrounds],
  ['focus', textGrounds],
  ['focus-on-brand', brandGrounds],
  ['mark', brandGrounds],
  ['money', brandGrounds],
  ['bead', brandGrounds],
  ['person', brandGrounds],
  ['action-on-brand', brandGrounds],
  ['category-in', grounds],
];

/** Colours that only decorate or divide: nothing is lost by whoever does not see them. */
export const decorative: readonly string[] = ['bezel', 'border', 'notice-border', 'border-on-brand', 'line-on-brand'];
