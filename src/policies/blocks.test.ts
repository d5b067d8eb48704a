import { describe, expect, it } from 'vitest';
import { list, table } from '../../tests/policies/textBuilders.ts';
import { compareBlocks } from './blocks.ts';
import type { Block } from './text.ts';
import type { Run } from './words.ts';

/** Cells as `old/new`, or as they are. */
const line = (cells: readonly (readonly Run[])[]): string =>
  cells
    .map((runs) =>
      runs
        .map((run) =>
          run.change === 'form'
            ? ''
            : `${{ same: '', deleted: '-', inserted: '+' }[run.change]}${run.text[0]?.text ?? ''}`,
        )
        .join(''),
    )
    .join(' | ');

function rowsOf(before: Block, after: Block): string[] {
  const [difference] = compareBlocks([before], [after]);
  if (difference?.change !== 'changed' || difference.within.type !== 'table') return [];
  const { head, rows } = difference.within;
  return [line(head), ...rows.map(({ change, cells }) => `${change}: ${line(cells)}`)];
}

describe('a list', () => {
  it('is compared item by item', () => {
    const before = list('bullets', 'your name', 'your age', 'your old address', 'a photo');
    const after = list('numbers', 'a photo', 'your name', 'your age', 'your address');
    const [difference] = compareBlocks([before], [after]);
    expect(difference).toMatchObject({
      within: {
        kind: { before: 'bullets', after: 'numbers' },
        items: [
          { change: 'added', moved: true },
          { change: 'same' },
          { change: 'same' },
          { change: 'changed' },
          { change: 'removed', moved: true },
        ],
      },
    });
  });
});

describe('a table', () => {
  const fees = table('Service | Fee', 'Card | 5 a year', 'Bank | none', 'Post | 2 each');

  it('matches rows by their first cell', () => {
    expect(rowsOf(fees, table('Service | Fee', 'Bank | as agreed with you in writing', 'Post | 2 each'))).toEqual([
      'Service | Fee',
      'removed: -Card | -5 a year',
      'changed: Bank | -none+as agreed with you in writing',
      'same: Post | 2 each',
    ]);
  });

  it('keeps its rows when a column is added, removed or renamed', () => {
    const wider = table('Service | Limit | Price', 'Card | 10 | 5 a year', 'Bank | 20 | none', 'Post |  | 2 each');
    expect(rowsOf(fees, wider)).toEqual([
      'Service | +Limit | -Fee+Price',
      'changed: Card | +10 | 5 a year',
      'changed: Bank | +20 | none',
      'same: Post |  | 2 each',
    ]);
    expect(rowsOf(wider, fees)[1]).toBe('changed: Card | -10 | 5 a year');
  });
});
