/** Prints differences as plain text, for messages and the terminal. */
import { compareLines, type Difference } from './blocks.ts';
import { comparePolicies } from './differences.ts';
import { plainText } from './inline.ts';
import { writeOpening, writeSection } from './markdown.ts';
import type { SectionDifference } from './sections.ts';
import type { Inline, PolicyText } from './text.ts';
import type { Run } from './words.ts';

export type LineDifference = Difference<string, readonly Run[]>;

const removed = (text: string): string => (text === '' ? '' : `[-${text}-]`);
const added = (text: string): string => (text === '' ? '' : `{+${text}+}`);

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

export interface Writer {
  /** Writes the first line of a part. */
  readonly heading: (line: LineDifference, section?: SectionDifference) => string;
  /** Writes a changed sentence or table row; an unchanged one gives an empty string. */
  readonly sentence: (line: LineDifference) => string;
}

const terminal: Writer = {
  heading: (line, section) =>
    (line.change === 'same' ? line.whole : printLine(line)) + (section?.moved ? ' (moved)' : ''),
  sentence: printLine,
};

/** Splits Markdown into sentences, but neither headings and table rows nor after the number of an item. */
const sentencesOf = (markdown: string): string[] =>
  markdown.split('\n').flatMap((line) => {
    if (line === '') return [];
    return /^[#|]/.test(line) ? [line] : line.split(/(?<=[.!?…][»”’)*_]*)(?<!^ *\d+\.) +(?=[\p{Lu}«“[*_<`])/u);
  });

/** Prints the first line of a part and its changed sentences; nothing for an unchanged part. */
function printPart(before: string, after: string, writer: Writer, section?: SectionDifference): string[] {
  const [first, ...rest] = compareLines(sentencesOf(before), sentencesOf(after));
  if (!first) return [];
  const printed = rest.map(writer.sentence).filter((line) => line !== '');
  if (first.change === 'same' && printed.length === 0 && !section?.moved) return [];
  return [writer.heading(first, section), ...printed, ''];
}

function sectionAt({ sections }: PolicyText, position = -1): string {
  const section = sections[position];
  return section ? writeSection(section) : '';
}

/** Prints the sentences that changed between two texts, section by section. */
export function printDifferences(
  before: PolicyText,
  after: PolicyText,
  renamed?: Record<string, string>,
  writer = terminal,
): string {
  const { sections } = comparePolicies(before, after, renamed);
  const parts = sections.flatMap((section) =>
    printPart(sectionAt(before, section.before?.position), sectionAt(after, section.after?.position), writer, section),
  );
  const lines = [...printPart(writeOpening(before), writeOpening(after), writer), ...parts];
  return lines.length === 0 ? 'No words have changed.\n' : lines.join('\n');
}
