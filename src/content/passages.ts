/** The text of a policy or a feature page in plain words, a passage for each heading: what a search finds. */
import type { MdastNode } from 'satteri';
import { bracketed, type FactValues } from './facts.ts';
import { headingsIn } from './headings.ts';
import { attributeOf, isElement, walk, type ElementNode, type Prose } from './mdx.ts';
import { sectionsOf } from './sections.ts';

/** What stands under one heading. */
export interface Passage {
  /** The anchor of the heading; `undefined` for what stands before the first one. */
  readonly id: string | undefined;
  readonly heading: string;
  /** Heading of the section that a subsection belongs to. */
  readonly within: string | undefined;
  /** Its paragraphs, list items and table rows, each as plain text; where it has none, its subsections. */
  readonly blocks: readonly string[];
}

/** What a component shows in a line of text. */
function shownBy(element: ElementNode, facts: FactValues): string {
  const name = attributeOf(element, 'name') ?? '';
  if (element.name === 'Fact') return facts[name] ?? '';
  if (element.name === 'ContactEmail') return facts[`${name}Email`] ?? '';
  if (element.name === 'Placeholder') return bracketed(attributeOf(element, 'label') ?? '');
  return '';
}

/** The words of a node as its reader sees them, on one line. */
const plain = (node: MdastNode, facts: FactValues): string =>
  walk(node)
    .map((inner) => (inner.type === 'text' ? inner.value : isElement(inner) ? shownBy(inner, facts) : ''))
    .join('')
    .replaceAll(/[\t\n\r ]+/g, ' ')
    .trim();

/** The words of a paragraph; a label in bold stands apart from the sentence that is said of it, as the cells of a row do. */
function paragraphOf(node: Extract<MdastNode, { type: 'paragraph' }>, facts: FactValues): string {
  const text = plain(node, facts);
  const [first] = node.children;
  if (first?.type !== 'strong') return text;
  const label = plain(first, facts);
  const said = text.slice(label.length).trim();
  return /[\p{L}\p{N})]$/u.test(label) && /^[\p{Lu}[]/u.test(said) ? `${label} · ${said}` : text;
}

/** The blocks of a node. Tags are one block: each by itself says nothing. */
function blocksOf(node: MdastNode, facts: FactValues): string[] {
  const children = 'children' in node ? node.children : [];
  if (isElement(node) && node.name === 'Chips') {
    return [children.flatMap((child) => blocksOf(child, facts)).join(', ')];
  }
  // The heads of columns say nothing by themselves.
  if (node.type === 'table') return children.slice(1).flatMap((row) => blocksOf(row, facts));
  if (node.type === 'tableRow') return [children.map((cell) => plain(cell, facts)).join(' · ')];
  if (node.type === 'paragraph') return [paragraphOf(node, facts)];
  if (isElement(node)) return [plain(node, facts)];
  return children.flatMap((child) => blocksOf(child, facts));
}

/**
 * The passages of a text, in order.
 * @param english the English text: its headings give the anchors, by position
 * @param facts what stands for the names in the text, in its language
 */
export function passagesOf(prose: Prose, english: Prose, facts: FactValues): Passage[] {
  if (!('tree' in prose) || !('children' in prose.tree)) return [];
  const sections = sectionsOf(headingsIn(prose), headingsIn(english)).values();
  const passages: (Passage & { readonly blocks: string[] })[] = [
    { id: undefined, heading: '', within: undefined, blocks: [] },
  ];
  let within: string | undefined;
  for (const node of prose.tree.children) {
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) {
      const { id = '', text = '' } = sections.next().value ?? {};
      if (node.depth === 2) within = text;
      passages.push({ id, heading: text, within: node.depth === 3 ? within : undefined, blocks: [] });
    } else {
      passages.at(-1)?.blocks.push(...blocksOf(node, facts).filter((block) => block !== ''));
    }
  }
  for (const passage of passages) {
    const parts = passages.filter(({ within: section }) => section !== undefined && section === passage.heading);
    if (passage.blocks.length === 0 && parts.length > 0) {
      passage.blocks.push(parts.map(({ heading }) => heading).join(' · '));
    }
  }
  return passages;
}
