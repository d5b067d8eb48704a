/** The text of a policy or a feature page in plain words, a passage for each heading. */
import type { MdastNode } from 'satteri';
import type { FactValues } from '../site/facts.ts';
import { own } from '../site/own.ts';
import { headingsIn } from '../lint/headings.ts';
import { attributeOf, isElement, walk, type ElementNode, type Prose } from '../lint/mdx.ts';
import { sectionsOf } from '../site/sections.ts';

export interface Passage {
  /** Anchor of the heading; `undefined` for the text before the first one. */
  readonly id: string | undefined;
  readonly heading: string;
  /** Heading of the section around a subsection. */
  readonly within: string | undefined;
  /** Paragraphs, list items and table rows as plain text. */
  readonly blocks: string[];
}

/** Replaces a value that only the owner knows: nobody can find it, and a passage shows the gap. */
export const gap = '…';

/** Headings that nobody looks for: a field of a form, `(1.a)`, or one with a gap. Their text belongs to the section before. */
const label = /\(\d+\.[a-z]\)$|…/;

/** Removes placeholders from a text. */
export const withoutPlaceholders = (text: string, placeholders: readonly string[] = []): string =>
  placeholders.reduce((rest, placeholder) => rest.replaceAll(placeholder, gap), text).replaceAll(/….(?=\s|$)/g, gap);

function shownBy(element: ElementNode, facts: FactValues): string {
  const name = attributeOf(element, 'name') ?? '';
  if (element.name === 'Fact') return own(facts, name) ?? '';
  if (element.name === 'ContactEmail') return own(facts, `${name}Email`) ?? '';
  return element.name === 'Placeholder' ? gap : '';
}

/** Returns the words of a node on one line. */
const plain = (node: MdastNode, facts: FactValues): string =>
  walk(node)
    .map((inner) => (inner.type === 'text' ? inner.value : isElement(inner) ? shownBy(inner, facts) : ''))
    .join('')
    .replaceAll(/[\t\n\r ]+/g, ' ')
    .trim();

/** Returns the blocks of a node; chips are one block. */
function blocksOf(node: MdastNode, facts: FactValues): string[] {
  const children = 'children' in node ? node.children : [];
  const isChips = isElement(node) && node.name === 'Chips';
  if (isChips) return [children.flatMap((child) => blocksOf(child, facts)).join(', ')];
  // Without the heads of its columns.
  if (node.type === 'table') return children.slice(1).flatMap((row) => blocksOf(row, facts));
  if (node.type === 'tableRow') return [children.map((cell) => plain(cell, facts)).join(' · ')];
  if (node.type === 'paragraph' || isElement(node)) return [plain(node, facts)];
  return children.flatMap((child) => blocksOf(child, facts));
}

/**
 * Returns the passages of a text, in order.
 * @param english the English text: its headings give the anchors, by position
 * @param facts values in the language of the text; `gap` for those that must not be found
 */
export function passagesOf(prose: Prose, english: Prose, facts: FactValues): Passage[] {
  if (!('tree' in prose) || !('children' in prose.tree)) return [];
  const sections = sectionsOf(headingsIn(prose), headingsIn(english)).values();
  const passages: Passage[] = [{ id: undefined, heading: '', within: undefined, blocks: [] }];
  let within: string | undefined;
  for (const node of prose.tree.children) {
    const blocks = blocksOf(node, facts).map((block) => withoutPlaceholders(block));
    const isSection = node.type === 'heading' && (node.depth === 2 || node.depth === 3);
    const { id, text = '' } = (isSection ? sections.next().value : undefined) ?? {};
    const heading = isSection ? plain(node, facts) : '';
    if (isSection && !label.test(heading)) {
      if (node.depth === 2) within = text;
      passages.push({ id, heading: text, within: node.depth === 3 ? within : undefined, blocks: [] });
    } else {
      passages.at(-1)?.blocks.push(...[heading, ...blocks].filter((block) => block !== '' && block !== gap));
    }
  }
  return passages;
}
