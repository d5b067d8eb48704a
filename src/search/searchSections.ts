/** Plain text of a policy or feature page, section by section. */
import type { Block, Inline, PolicySection } from '../policies/text.ts';

export interface SearchSection {
  /** Anchor of the heading; `undefined` for the page as a whole. */
  readonly anchor: string | undefined;
  readonly heading: string;
  /** Heading of the section around a subsection. */
  readonly within?: string | undefined;
  /** Paragraphs, list items and table rows. */
  readonly blocks: string[];
}

/** Replaces a value that is not known yet. */
export const gap = '…';

/** A form field, `(1.a)`. Its text belongs to the section before. */
const formField = /\(\d+\.[a-z]\)$/;

/** Replaces placeholders, and the character after them, by a gap. */
export const withoutPlaceholders = (text: string, placeholders: readonly string[]): string =>
  placeholders.reduce((rest, placeholder) => rest.replaceAll(placeholder, gap), text).replaceAll(/….(?=\s|$)/g, gap);

/** Text on one line. */
const plain = (pieces: Inline): string =>
  pieces.map(({ text, placeholder }) => (placeholder ? gap : text.replaceAll('\n', ' '))).join('');

/** Lines of a block: tags are one line, a table has one for each row. Skips the risk notice, which many pages have. */
function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
      return [plain(block.text)];
    case 'notice':
      return [];
    case 'table':
      return block.rows.map((cells) => cells.map(plain).join(' · '));
    case 'list': {
      const lines = block.items.flat().flatMap(linesOf);
      return block.kind === 'tags' ? [lines.join(', ')] : lines;
    }
  }
}

/** Adds the text before the first heading to the page, and returns it with one section for each heading. */
export function searchSectionsOf(page: SearchSection, sections: readonly PolicySection[]): SearchSection[] {
  const result = [page];
  let parent: string | undefined;
  for (const { id, depth, heading, blocks } of sections) {
    const lines = blocks.flatMap(linesOf);
    if (depth === 0) page.blocks.push(...lines);
    else if (formField.test(heading)) result.at(-1)?.blocks.push(heading, ...lines);
    else {
      if (depth === 2) parent = heading;
      result.push({ anchor: id, heading, within: depth === 3 ? parent : undefined, blocks: lines });
    }
  }
  return result;
}
