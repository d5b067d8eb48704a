/** Prints the results of the benchmark as a table and writes them to a file. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A metric with one value, or one for each language, size or kind of page. */
export interface Figure {
  readonly part: string;
  readonly metric: string;
  /** Unit of the numbers; empty for counts and scores. */
  readonly unit: string;
  readonly values: Readonly<Record<string, number>>;
  readonly target?: { readonly most: number } | { readonly least: number };
}

/** Checks that all values are within the target; `undefined` without one. */
function meetsTarget({ values, target }: Figure): boolean | undefined {
  if (!target) return undefined;
  return Object.values(values).every((value) =>
    'most' in target ? value <= target.most : Number.isFinite(value) && value >= target.least,
  );
}

const formatValue = (value: number): string =>
  Number.isInteger(value) || Math.abs(value) >= 100 ? String(Math.round(value)) : value.toFixed(2).replace(/0$/, '');

/** Cells of a metric; equal values are written once. */
function cellsOf(figure: Figure): string[] {
  const numbers = Object.values(figure.values).map(formatValue);
  const { target } = figure;
  const isWithinTarget = meetsTarget(figure);
  return [
    figure.metric,
    new Set(numbers).size === 1 ? (numbers[0] ?? '') : numbers.join(' / '),
    figure.unit,
    target ? ('most' in target ? `≤ ${String(target.most)}` : `≥ ${String(target.least)}`) : '',
    isWithinTarget === undefined ? '' : isWithinTarget ? 'ok' : 'OVER',
  ];
}

/** Heading: the part, and the labels of the values. */
const headingOf = ({ part, values }: Figure): string => {
  const names = Object.keys(values).filter((name) => name !== '');
  return names.length > 1 ? `${part}  (${names.join(' / ')})` : part;
};

/** All metrics as text, with a heading wherever part or labels change. */
export function table(figures: readonly Figure[]): string {
  const rows = [['', 'measured', 'unit', 'target', ''], ...figures.map(cellsOf)];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const [head = '', ...body] = lines;
  const headed = body.flatMap((line, index) => {
    const [figure, previous] = [figures[index], figures[index - 1]];
    if (!figure) return [];
    const heading = headingOf(figure);
    return previous && headingOf(previous) === heading ? [line] : ['', heading, line];
  });
  return [head, ...headed].join('\n');
}

export async function writeReport(file: string, report: Readonly<Record<string, unknown>>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`);
}
