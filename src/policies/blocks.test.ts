import { describe, expect, it } from 'vitest';
import { list, paragraph, plain, table } from '../../tests/policies/textBuilders.ts';
import { compareBlocks, type BlockChange } from './blocks.ts';
import type { Block } from './text.ts';
import type { Run } from './words.ts';

/** The change inside the only block. */
function within(before: Block, after: Block): BlockChange | undefined {
  const [difference, ...others] = compareBlocks([before], [after]);
  return others.length === 0 && difference?.change === 'changed' ? difference.within : undefined;
}

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
  const change = within(before, after);
  if (change?.type !== 'table') return [];
  return [line(change.head), ...change.rows.map(({ change: kind, cells }) => `${kind}: ${line(cells)}`)];
}

describe('compareBlocks', () => {
  it('matches the other blocks when one is inserted', () => {
    const [first, last] = [paragraph('Pay the fee within a week.'), paragraph('We send a receipt.')];
    const added = paragraph('No fee is due for what you did not order.');
    expect(compareBlocks([first, last], [first, added, last])).toEqual([
      { change: 'same', whole: first },
      { change: 'added', whole: added, moved: false },
      { change: 'same', whole: last },
    ]);
  });

  it('does not pair blocks of different types', () => {
    const [before, after] = [paragraph('Pay the fee'), list('bullets', 'Pay the fee')];
    expect(compareBlocks([before], [after])).toEqual([
      { change: 'removed', whole: before, moved: false },
      { change: 'added', whole: after, moved: false },
    ]);
  });
});

describe('a list', () => {
  it('is compared item by item', () => {
    const change = within(
      list('bullets', 'your name', 'your age', 'your old address', 'a photo'),
      list('numbers', 'a photo', 'your name', 'your age', 'your address'),
    );
    expect(change).toEqual({
      type: 'list',
      kind: { before: 'bullets', after: 'numbers' },
      items: [
        { change: 'added', whole: [paragraph('a photo')], moved: true },
        { change: 'same', whole: [paragraph('your name')] },
        { change: 'same', whole: [paragraph('your age')] },
        {
          change: 'changed',
          within: [
            {
              change: 'changed',
              within: {
                type: 'paragraph',
                text: [
                  { change: 'same', text: plain('your ') },
                  { change: 'deleted', text: plain('old ') },
                  { change: 'same', text: plain('address') },
                ],
              },
            },
          ],
        },
        { change: 'removed', whole: [paragraph('a photo')], moved: true },
      ],
    });
  });
});

describe('a table', () => {
  const fees = table('Service | Fee', 'Card | 5 a year', 'Bank | none', 'Post | 2 each');

  it('is compared row by row and cell by cell', () => {
    expect(rowsOf(fees, table('Service | Fee', 'Card | 6 a year', 'Cash | 3 a day', 'Post | 2 each'))).toEqual([
      'Service | Fee',
      'changed: Card | -5+6 a year',
      'removed: -Bank | -none',
      'added: +Cash | +3 a day',
      'same: Post | 2 each',
    ]);
  });

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
