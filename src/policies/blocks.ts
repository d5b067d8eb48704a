/** Compares blocks: paragraphs by word, lists by item, tables by row and cell. */
import { align, type Description } from './align.ts';
import { inlinesIn } from './inline.ts';
import type { Block, Inline } from './text.ts';
import { tokensOf } from './tokens.ts';
import { compareInline, type Run } from './words.ts';

/** An element of both texts, unchanged or changed inside, or of one text only. */
export type Difference<Whole, Within> =
  | { readonly change: 'same'; readonly whole: Whole }
  | { readonly change: 'changed'; readonly within: Within }
  /** `moved`: an equal element is elsewhere in the other text. */
  | { readonly change: 'added' | 'removed'; readonly whole: Whole; readonly moved: boolean };

export type BlockDifference = Difference<Block, BlockChange>;
export type ItemDifference = Difference<readonly Block[], readonly BlockDifference[]>;

type List = Extract<Block, { type: 'list' }>;
type Table = Extract<Block, { type: 'table' }>;
type Row = readonly Inline[];

export interface ListChange {
  readonly type: 'list';
  readonly kind: { readonly before: List['kind']; readonly after: List['kind'] };
  readonly items: readonly ItemDifference[];
}

export interface RowDifference {
  readonly change: 'same' | 'changed' | 'added' | 'removed';
  readonly moved: boolean;
  readonly cells: readonly (readonly Run[])[];
}

export interface TableChange {
  readonly type: 'table';
  /** The columns of both tables: head and rows have a cell for each. A moved column is removed and added. */
  readonly columns: readonly { readonly change: 'same' | 'added' | 'removed' }[];
  readonly head: readonly (readonly Run[])[];
  readonly rows: readonly RowDifference[];
}

export type BlockChange =
  { readonly type: 'paragraph' | 'notice'; readonly text: readonly Run[] } | ListChange | TableChange;

const fields = ['type', 'kind', 'text', 'strong', 'emphasis', 'placeholder', 'href', 'items', 'head', 'rows'];

/** A string that is equal for equal parts of a text. `fields` fixes the order of keys. */
const keyOf = (part: unknown): string => JSON.stringify(part, fields);

function wordsOfText(text: Inline): string[] {
  return tokensOf(text).flatMap(({ key }) => (/[\p{L}\p{N}]/u.test(key) ? key : []));
}

const wordsOfBlock = (block: Block): string[] => inlinesIn(block).flatMap(wordsOfText);

const asText = (line: string): Inline => (line === '' ? [] : [{ text: line }]);

function compareSequences<T, Within>(
  before: readonly T[],
  after: readonly T[],
  describe: (thing: T) => Description,
  compare: (before: T, after: T) => Within,
): Difference<T, Within>[] {
  return align(before, after, describe).map((pair): Difference<T, Within> => {
    if (pair.change === 'removed') return { change: 'removed', whole: pair.before, moved: pair.moved };
    if (pair.change === 'added') return { change: 'added', whole: pair.after, moved: pair.moved };
    if (pair.change === 'same') return { change: 'same', whole: pair.after };
    return { change: 'changed', within: compare(pair.before, pair.after) };
  });
}

export function compareLines(before: readonly string[], after: readonly string[]): Difference<string, Run[]>[] {
  return compareSequences(
    before,
    after,
    (line) => ({ key: line, kind: 'line', words: () => wordsOfText(asText(line)) }),
    compareLine,
  );
}

export function compareLine(before: string, after: string): Run[] {
  return compareInline(asText(before), asText(after));
}

export function compareBlocks(before: readonly Block[], after: readonly Block[]): BlockDifference[] {
  return compareSequences(
    before,
    after,
    (block) => ({ key: keyOf(block), kind: block.type, words: () => wordsOfBlock(block) }),
    compareBlock,
  );
}

function compareItems(before: List['items'], after: List['items']): ItemDifference[] {
  return compareSequences(
    before,
    after,
    (blocks) => ({ key: keyOf(blocks), kind: 'item', words: () => blocks.flatMap(wordsOfBlock) }),
    compareBlocks,
  );
}

interface Column {
  readonly position: number;
  readonly cells: readonly Inline[];
}

const columnsOf = ({ head, rows }: Table): Column[] =>
  head.map((cell, position) => ({ position, cells: [cell, ...rows.map((row) => row[position] ?? [])] }));

function compareTables(before: Table, after: Table): TableChange {
  const columns = align(columnsOf(before), columnsOf(after), ({ cells }) => ({
    key: keyOf(cells[0]),
    kind: 'column',
    words: () => cells.flatMap(wordsOfText),
  }));

  function compareCells(older: Row, newer: Row): Run[][] {
    return columns.map((column) =>
      compareInline(
        column.change === 'added' ? [] : (older[column.before.position] ?? []),
        column.change === 'removed' ? [] : (newer[column.after.position] ?? []),
      ),
    );
  }

  /** Matches rows by the columns of both tables; the first of these names the row. */
  function describe({ row, side }: { row: Row; side: 'before' | 'after' }): Description {
    const cells = columns.flatMap((column) =>
      column.change === 'same' || column.change === 'changed' ? [row[column[side].position] ?? []] : [],
    );
    return {
      key: keyOf(cells),
      kind: 'row',
      name: wordsOfText(cells[0] ?? []).join(' '),
      words: () => cells.flatMap(wordsOfText),
    };
  }
  const rows = align(
    before.rows.map((row) => ({ row, side: 'before' as const })),
    after.rows.map((row) => ({ row, side: 'after' as const })),
    describe,
  );

  return {
    type: 'table',
    columns: columns.map(({ change }) => ({ change: change === 'changed' ? 'same' : change })),
    head: compareCells(before.head, after.head),
    rows: rows.map((pair): RowDifference => {
      const cells = compareCells(
        pair.change === 'added' ? [] : pair.before.row,
        pair.change === 'removed' ? [] : pair.after.row,
      );
      if (pair.change === 'added' || pair.change === 'removed')
        return { change: pair.change, moved: pair.moved, cells };
      return {
        change: cells.flat().every(({ change }) => change === 'same') ? 'same' : 'changed',
        moved: false,
        cells,
      };
    }),
  };
}

/** Blocks of different types are never paired. */
function compareBlock(before: Block, after: Block): BlockChange {
  if (before.type === 'list' && after.type === 'list') {
    const kind = { before: before.kind, after: after.kind };
    return { type: 'list', kind, items: compareItems(before.items, after.items) };
  }
  if (before.type === 'table' && after.type === 'table') return compareTables(before, after);
  if ('text' in before && 'text' in after) return { type: after.type, text: compareInline(before.text, after.text) };
  throw new TypeError(`A ${before.type} cannot be compared with a ${after.type}.`);
}
