/** The Markdown of policies and feature pages as a tree (mdast), every node with its place in the file. */
import GithubSlugger from 'github-slugger';
import { mdxToMdast, type MdastNode, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri';
import type { Heading } from '../site/sections.ts';
import type { ExplainedMistake } from './syntax/lines.ts';
import { explainMdx } from './syntax/mdxCauses.ts';

export type ElementNode = MdxJsxFlowElement | MdxJsxTextElement;

/** A text as a tree, or why it has none. */
export type Prose = { readonly tree: MdastNode } | { readonly mistake: ExplainedMistake };

/** The fields at the top of a text: the line of hyphens, the fields, the whole. */
export const frontmatter = /^(---[ \t]*\r?\n)([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** @param bodyStart where the frontmatter ends; it is blanked out rather than cut, so that positions stay those of the file */
export function readMdx(text: string, bodyStart: number): Prose {
  const blanked = text.slice(0, bodyStart).replaceAll(/[^\r\n]/g, ' ') + text.slice(bodyStart);
  try {
    return { tree: mdxToMdast(blanked, { features: { frontmatter: false } }) };
  } catch (error) {
    const { message } = error as Error;
    const position = /^(\d+):(\d+): (.*?)(?: \([\w-]+:[\w-]+\))?$/s.exec(message);
    const lines = blanked.split('\n').slice(0, Number(position?.[1] ?? 1) - 1);
    const offset = lines.reduce((sum, { length }) => sum + length + 1, Number(position?.[2] ?? 1) - 1);
    return { mistake: explainMdx(blanked, offset, position?.[3] ?? message) };
  }
}

export const startOf = ({ position }: MdastNode): number => position?.start.offset ?? 0;
export const endOf = ({ position }: MdastNode): number => position?.end.offset ?? 0;

/** A node and everything inside it, in the order of the text. */
export function walk(node: MdastNode): MdastNode[] {
  const found: MdastNode[] = [];
  const visit = (inner: MdastNode): void => {
    found.push(inner);
    if ('children' in inner) for (const child of inner.children) visit(child);
  };
  visit(node);
  return found;
}

export const isElement = (node: MdastNode): node is ElementNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** All nodes of a text; none where it cannot be read. */
export const nodesIn = (prose: Prose | undefined): MdastNode[] => (prose && 'tree' in prose ? walk(prose.tree) : []);

export const elementsIn = (prose: Prose | undefined): ElementNode[] => nodesIn(prose).filter(isElement);

/** The headings of a text with the addresses Astro gives them. */
export function headingsIn(prose: Prose | undefined): (Heading & { readonly offset: number })[] {
  const slugger = new GithubSlugger();
  return nodesIn(prose).flatMap((node) => {
    if (node.type !== 'heading') return [];
    const text = textOf(node);
    return [{ depth: node.depth, slug: slugger.slug(text), text, offset: startOf(node) }];
  });
}

/** The value of an attribute that is written as text: `name` of `<Fact name="brand" />`. */
export function attributeOf(element: ElementNode, name: string): string | undefined {
  const attribute = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

export function textOf(node: MdastNode): string {
  return walk(node)
    .map((inner) => (inner.type === 'text' ? inner.value : ''))
    .join('');
}
