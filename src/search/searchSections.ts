/** Splits the text of a policy or feature page at its headings, as plain text. */
import type { MdastNode } from 'satteri';
import type { FactValues } from '../site/facts.ts';
import { own } from '../site/own.ts';
import { headingsIn } from '../lint/headings.ts';
import { attributeOf, isElement, walk, type ElementNode, type Prose } from '../lint/mdx.ts';
import { sectionsOf } from '../site/sections.ts';

export interface SearchSection {
  /** Anchor of the heading; `undefined` for the text before the first one. */
  readonly id: string | undefined;
  readonly heading: string;
  /** Heading of the section around a subsection. */
  readonly within: string | undefined;
  /** Paragraphs, list items and table rows as plain text. */
  readonly blocks: string[];
}

/** Shown in place of a value that is not known yet. */
export const gap = '…';

/** A form field, `(1.a)`, or a heading with a gap. Its text belongs to the section before. */
const unsearchableHeading = /\(\d+\.[a-z]\)$|…/;

/** Replaces placeholders, and the character after them, by a gap. */
export const withoutPlaceholders = (text: string, placeholders: readonly string[] = []): string =>
  placeholders.reduce((rest, placeholder) => rest.replaceAll(placeholder, gap), text).replaceAll(/….(?=\s|$)/g, gap);

function shownBy(element: ElementNode, facts: FactValues): string {
  const name = attributeOf(element, 'name') ?? '';
  if (element.name === 'Fact') return own(facts, name) ?? '';
  if (element.name === 'ContactEmail') return own(facts, `${name}Email`) ?? '';
  return element.name === 'Placeholder' ? gap : '';
}

/** Text of a node on one line. */
const plain = (node: MdastNode, facts: FactValues): string =>
  walk(node)
    .map((inner) => (inner.type === 'text' ? inner.value : isElement(inner) ? shownBy(inner, facts) : ''))
    .join('')
    .replaceAll(/[\t\n\r ]+/g, ' ')
    .trim();

/** Chips are one block; a table gives a block for each row but its head. */
function blocksOf(node: MdastNode, facts: FactValues): string[] {
  const children = 'children' in node ? node.children : [];
  const isChips = isElement(node) && node.name === 'Chips';
  if (isChips) return [children.flatMap((child) => blocksOf(child, facts)).join(', ')];
  if (node.type === 'table') return children.slice(1).flatMap((row) => blocksOf(row, facts));
  if (node.type === 'tableRow') return [children.map((cell) => plain(cell, facts)).join(' · ')];
  if (node.type === 'paragraph' || isElement(node)) return [plain(node, facts)];
  return children.flatMap((child) => blocksOf(child, facts));
}

/**
 * @param english English text, whose headings give the anchors by position
 * @param facts values in the language of the text; `gap` for unknown ones
 * @returns the text before the first heading, then one section for each heading
 */
export function searchSectionsOf(prose: Prose, english: Prose, facts: FactValues): SearchSection[] {
  if (!('tree' in prose) || !('children' in prose.tree)) return [];
  const sections = sectionsOf(headingsIn(prose), headingsIn(english)).values();
  const result: SearchSection[] = [{ id: undefined, heading: '', within: undefined, blocks: [] }];
  let within: string | undefined;
  for (const node of prose.tree.children) {
    const blocks = blocksOf(node, facts).map((block) => withoutPlaceholders(block));
    const isSection = node.type === 'heading' && (node.depth === 2 || node.depth === 3);
    const { id, text = '' } = (isSection ? sections.next().value : undefined) ?? {};
    const heading = isSection ? plain(node, facts) : '';
    if (isSection && !unsearchableHeading.test(heading)) {
      if (node.depth === 2) within = text;
      result.push({ id, heading: text, within: node.depth === 3 ? within : undefined, blocks: [] });
    } else {
      result.at(-1)?.blocks.push(...[heading, ...blocks].filter((block) => block !== '' && block !== gap));
    }
  }
  return result;
}
