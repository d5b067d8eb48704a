/** What the benchmark found, as one table and as a file. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A measured quantity: one number, or one for each language, size or kind of page. */
export interface Figure {
  /** Part of the benchmark that measured it. */
  readonly part: string;
  readonly what: string;
  /** Unit of the numbers; empty for counts and scores. */
  readonly unit: string;
  readonly values: Readonly<Record<string, number>>;
  /** The limit of the numbers, where there is one. */
  readonly target?: { readonly most: number } | { readonly least: number };
}

/** Whether every number keeps to the target; `undefined` where there is none. */
function keepsTarget({ values, target }: Figure): boolean | undefined {
  if (!target) return undefined;
  return Object.values(values).every((value) =>
    'most' in target ? value <= target.most : Number.isFinite(value) && value >= target.least,
  );
}

const shown = (value: number): string =>
  Number.isInteger(value) || Math.abs(value) >= 100 ? String(Math.round(value)) : value.toFixed(2).replace(/0$/, '');

/** The cells of a figure; numbers that are all the same are written once. */
function cellsOf(figure: Figure): string[] {
  const numbers = Object.values(figure.values).map(shown);
  const { target } = figure;
  const kept = keepsTarget(figure);
  return [
    figure.what,
    new Set(numbers).size === 1 ? (numbers[0] ?? '') : numbers.join(' / '),
    figure.unit,
    target ? ('most' in target ? `≤ ${String(target.most)}` : `≥ ${String(target.least)}`) : '',
    kept === undefined ? '' : kept ? 'ok' : 'OVER',
  ];
}

/** A figure's heading: its part and what its numbers stand for. */
const headingOf = ({ part, values }: Figure): string => {
  const names = Object.keys(values).filter((name) => name !== '');
  return names.length > 1 ? `${part}  (${names.join(' / ')})` : part;
};

/** All figures as text, a heading wherever the part or what the numbers stand for changes. */
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

/** Writes everything as JSON. */
export async function writeReport(file: string, report: Readonly<Record<string, unknown>>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`);
}
