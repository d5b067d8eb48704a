/** Differences as plain text, for the terminal. */
import type { BlockDifference, Difference } from './blocks.ts';
import type { Differences } from './differences.ts';
import { wordsOf } from './inline.ts';
import { writeInline } from './markdown.ts';
import type { SectionDifference } from './sections.ts';
import type { Block, Inline } from './text.ts';
import type { Run } from './words.ts';

type Mark = (text: string) => string;

/** Stands for what did not change between changes. */
const unchanged = '…';

const removed = (text: string): string => (text === '' ? '' : `[-${text}-]`);
const added = (text: string): string => (text === '' ? '' : `{+${text}+}`);

/** Text with its marks and with its no-break spaces to be seen. */
const withForm = (text: Inline): string =>
  writeInline(text).replaceAll('\u00A0', '&nbsp;').replaceAll('\u202F', '&#8239;');

/** Lines behind a sign, as an item of a list. */
const behind = (lead: string, lines: readonly string[]): string[] =>
  lines.map((line, position) => (position === 0 ? lead : ' '.repeat(lead.length)) + line);

/** Writes runs down: `[-old-]{+new+}`. */
export function printRuns(runs: readonly Run[]): string {
  return runs
    .map((run) => {
      if (run.change === 'form') return removed(withForm(run.before)) + added(withForm(run.after));
      const words = wordsOf(run.text);
      if (run.change === 'same') return words;
      return run.change === 'deleted' ? removed(words) : added(words);
    })
    .join('');
}

function printItem(item: readonly Block[], mark: Mark): string[] {
  const lines = item.flatMap((block) => printWhole(block, mark));
  return behind('- ', lines);
}

function printWhole(block: Block, mark: Mark): string[] {
  switch (block.type) {
    case 'list':
      return block.items.flatMap((item) => printItem(item, mark));
    case 'table':
      return [block.head, ...block.rows].map((row) => `| ${row.map((cell) => mark(wordsOf(cell))).join(' | ')} |`);
    default:
      return [mark(wordsOf(block.text))];
  }
}

/** Lines of a sequence; what is the same in both texts is only hinted at. */
function printSequence<Whole, Within>(
  differences: readonly Difference<Whole, Within>[],
  printOne: (part: Whole, mark: Mark) => string[],
  printWithin: (part: Within) => string[],
): string[] {
  return differences.flatMap((difference, position) => {
    if (difference.change === 'same') return differences[position - 1]?.change === 'same' ? [] : [unchanged];
    if (difference.change === 'changed') return printWithin(difference.within);
    const [first = '', ...rest] = printOne(difference.whole, difference.change === 'removed' ? removed : added);
    return [difference.moved ? `${first} (moved)` : first, ...rest];
  });
}

function printBlocks(blocks: readonly BlockDifference[]): string[] {
  return printSequence(blocks, printWhole, (block) => {
    switch (block.type) {
      case 'list': {
        const items = printSequence(block.items, printItem, (item) => behind('- ', printBlocks(item)));
        const { before, after } = block.kind;
        return before === after ? items : [`list of ${removed(before)}${added(after)}`, ...items];
      }
      case 'table':
        return [{ change: 'head', moved: false, cells: block.head }, ...block.rows].flatMap((row, position, rows) => {
          if (row.change === 'same') return rows[position - 1]?.change === 'same' ? [] : [unchanged];
          return `| ${row.cells.map(printRuns).join(' | ')} |${row.moved ? ' (moved)' : ''}`;
        });
      default:
        return [printRuns(block.text)];
    }
  });
}

function printSection({ change, moved, before, after, heading, blocks }: SectionDifference): string[] {
  const isIntroduction = (after ?? before)?.depth === 0;
  const name = isIntroduction ? 'Introduction' : `${(after ?? before)?.number ?? ''} ${printRuns(heading)}`;
  const isRenumbered = before !== undefined && after !== undefined && before.number !== after.number;
  const place = isRenumbered ? `${moved ? 'moved from' : 'was'} ${before.number}` : moved ? 'moved' : '';
  const title = place === '' ? name : `${name} (${place})`;
  if (change === 'same') return [`${title}: unchanged`];
  return [
    '',
    change === 'changed' ? title : `${title}: ${change}`,
    ...printBlocks(blocks).map((line) => `  ${line}`),
    '',
  ];
}

/** Writes differences down: `[-old-]{+new+}`, section by section; of those that did not change only the names. */
export function printDifferences({ title, keyPoints, sections, counts }: Differences): string {
  const points = printSequence(
    keyPoints,
    (point, mark) => [`- ${mark(point)}`],
    (point) => [`- ${printRuns(point)}`],
  );
  const lines = [
    printRuns(title),
    `Words: ${String(counts.wordsInserted)} inserted, ${String(counts.wordsDeleted)} deleted. ` +
      `Form of words: ${String(counts.formsChanged)} changed. ` +
      `Sections: ${String(counts.sectionsChanged)} changed, ${String(counts.sectionsAdded)} added, ` +
      `${String(counts.sectionsRemoved)} removed, ${String(counts.sectionsMoved)} moved.`,
    '',
    ...(keyPoints.some(({ change }) => change !== 'same')
      ? ['Key points', ...points.map((line) => `  ${line}`), '']
      : ['Key points: unchanged']),
    ...sections.flatMap(printSection),
  ];
  /** One empty line, and one hint at what did not change, where several meet. */
  const isRepeated = (line: string, position: number): boolean =>
    ['', unchanged].includes(line.trim()) && lines[position - 1]?.trim() === line.trim();
  return `${lines
    .filter((line, position) => !isRepeated(line, position))
    .join('\n')
    .trimEnd()}\n`;
}
