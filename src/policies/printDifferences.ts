/** Differences as plain text, for messages and the terminal. */
import { compareLines, type Difference } from './blocks.ts';
import { comparePolicies } from './differences.ts';
import { wordsOf } from './inline.ts';
import { writeOpening, writeSection } from './markdown.ts';
import type { Inline, PolicyText } from './text.ts';
import type { Run } from './words.ts';

/** A line of two texts, and what changed in it. */
export type LineDifference = Difference<string, readonly Run[]>;

const removed = (text: string): string => (text === '' ? '' : `[-${text}-]`);
const added = (text: string): string => (text === '' ? '' : `{+${text}+}`);

/** Words whose no-break spaces can be seen: only those tell such texts apart. */
const withSpaces = (text: Inline): string =>
  wordsOf(text).replaceAll('\u00A0', '&nbsp;').replaceAll('\u202F', '&#8239;');

function printRun(run: Run): string {
  if (run.change === 'form') return removed(withSpaces(run.before)) + added(withSpaces(run.after));
  const words = wordsOf(run.text);
  return run.change === 'same' ? words : run.change === 'deleted' ? removed(words) : added(words);
}

/** Writes a line down with what changed in it; nothing for one that did not change. */
export function printLine(line: LineDifference): string {
  if (line.change === 'same') return '';
  if (line.change === 'changed') return line.within.map(printRun).join('');
  const printed = (line.change === 'added' ? added : removed)(line.whole);
  return line.moved && printed !== '' ? `${printed} (moved)` : printed;
}

/** Writes a part of two texts down, its first line and those that changed; nothing where none did. */
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

/** Writes down what changed between two texts as Markdown, section by section. */
export function printDifferences(before: PolicyText, after: PolicyText, renamed?: Record<string, string>): string {
  const { sections } = comparePolicies(before, after, renamed);
  const parts = sections.flatMap(({ before: old, after: young, moved }) =>
    printPart(sectionAt(before, old?.position), sectionAt(after, young?.position), moved ? ' (moved)' : ''),
  );
  const lines = [...printPart(writeOpening(before), writeOpening(after)), ...parts];
  return lines.length === 0 ? 'No words have changed.\n' : lines.join('\n');
}
