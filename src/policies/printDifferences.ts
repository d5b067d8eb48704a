/** Prints differences as plain text, for messages and the terminal. */
import { compareLines, type Difference } from './blocks.ts';
import { comparePolicies } from './differences.ts';
import { plainText } from './inline.ts';
import { writeOpening, writeSection } from './markdown.ts';
import type { Inline, PolicyText } from './text.ts';
import type { Run } from './words.ts';

export type LineDifference = Difference<string, readonly Run[]>;

const removed = (text: string): string => (text === '' ? '' : `[-${text}-]`);
const added = (text: string): string => (text === '' ? '' : `{+${text}+}`);

/** Makes no-break spaces visible. */
const withVisibleSpaces = (text: Inline): string =>
  plainText(text).replaceAll('\u00A0', '&nbsp;').replaceAll('\u202F', '&#8239;');

function printRun(run: Run): string {
  if (run.change === 'form') return removed(withVisibleSpaces(run.before)) + added(withVisibleSpaces(run.after));
  const words = plainText(run.text);
  return run.change === 'same' ? words : run.change === 'deleted' ? removed(words) : added(words);
}

/** Prints a changed line; an unchanged one gives an empty string. */
export function printLine(line: LineDifference): string {
  if (line.change === 'same') return '';
  if (line.change === 'changed') return line.within.map(printRun).join('');
  const printed = (line.change === 'added' ? added : removed)(line.whole);
  return line.moved && printed !== '' ? `${printed} (moved)` : printed;
}

/** Prints the first line of a part and the changed ones; nothing for an unchanged part. */
function printPart(before: string, after: string, note = ''): string[] {
  const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');
  const [first, ...rest] = compareLines(linesOf(before), linesOf(after));
  if (!first) return [];
  const printed = rest.map(printLine).filter((line) => line !== '');
  if (first.change === 'same' && printed.length === 0 && note === '') return [];
  return [(first.change === 'same' ? first.whole : printLine(first)) + note, ...printed, ''];
}

function sectionAt({ sections }: PolicyText, position = -1): string {
  const section = sections[position];
  return section ? writeSection(section) : '';
}

/** Prints the Markdown lines that changed between two texts, section by section. */
export function printDifferences(before: PolicyText, after: PolicyText, renamed?: Record<string, string>): string {
  const { sections } = comparePolicies(before, after, renamed);
  const parts = sections.flatMap(({ before: older, after: newer, moved }) =>
    printPart(sectionAt(before, older?.position), sectionAt(after, newer?.position), moved ? ' (moved)' : ''),
  );
  const lines = [...printPart(writeOpening(before), writeOpening(after)), ...parts];
  return lines.length === 0 ? 'No words have changed.\n' : lines.join('\n');
}
