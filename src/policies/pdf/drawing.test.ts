import { expect, it } from 'vitest';
import { policyDrawing } from './drawing.ts';

it('gives each policy a unique and stable drawing', () => {
  expect(policyDrawing('loans')).toBe(policyDrawing('loans'));
  expect(policyDrawing('loans')).not.toBe(policyDrawing('house'));
  expect(policyDrawing('loans')).toMatch(/^<svg .*<path d="M[^"]+Z"/);
});
