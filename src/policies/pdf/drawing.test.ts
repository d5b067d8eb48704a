import { expect, it } from 'vitest';
import { policyDrawing } from './drawing.ts';

it('gives each policy a drawing of its own that stays the same', () => {
  expect(policyDrawing('loans')).toBe(policyDrawing('loans'));
  expect(policyDrawing('loans')).not.toBe(policyDrawing('house'));
  expect(policyDrawing('loans')).toMatch(/^<svg .*<path d="M[^"]+Z"/);
});
