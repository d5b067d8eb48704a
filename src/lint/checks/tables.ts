/** Reports table rows with more or fewer cells than the header, and tables that Markdown does not recognize. */
import type { MdastNode } from 'satteri';
import { endOf, startOf, textOf, nodesIn } from '../mdx.ts';
import type { Finding } from '../places.ts';
import type { SourceFile } from '../source.ts';
import { linesOf, shortened } from '../syntax/lines.ts';

const cellsOf = (row: MdastNode): readonly MdastNode[] => ('children' in row ? row.children : []);

function mistakeIn(row: MdastNode, columns: number): string | undefined {
  const cells = cellsOf(row);
  if (cells.length === columns) return undefined;
  const counts = `This row has ${String(cells.length)} cell(s), the header of its table has ${String(columns)}.`;
  const extra = cells[columns];
  return extra
    ? `${counts} “${shortened(textOf(extra), 40)}” has no column. A | begins a new cell: delete one, or write / inside the text of a cell.`
    : `${counts} Write a | and a text for each column; where there is nothing to say, write –.`;
}

/** A table that Markdown reads as a paragraph. */
function unread({ text, placeAt }: SourceFile, paragraph: MdastNode): Finding[] {
  const start = startOf(paragraph);
  const lines = linesOf(text.slice(start, endOf(paragraph)));
  const rows = lines.filter((line) => /^\s*\|.*\|\s*$/.test(line.text));
  const [header, second] = rows;
  if (!header || !second) return [];
  const columns = header.text.split('|').length - 2;
  const rule = `|${' --- |'.repeat(columns)}`;
  const isRule = /^[\s|:-]+$/.test(second.text);
  const message = `These lines are not read as a table. Its header has ${String(columns)} cell(s), so write ${isRule ? 'this line' : 'the line below it'} as: ${rule}`;
  return [{ ...placeAt(start + (isRule ? second : header).start), message }];
}

export function checkTables(file: SourceFile): Finding[] {
  return nodesIn(file.prose).flatMap((node) => {
    if (node.type === 'paragraph') return unread(file, node);
    if (node.type !== 'table') return [];
    const [header, ...rows] = node.children;
    return rows.flatMap((row) => {
      const message = mistakeIn(row, header ? cellsOf(header).length : 0);
      return message === undefined ? [] : [{ ...file.placeAt(startOf(row)), message }];
    });
  });
}
