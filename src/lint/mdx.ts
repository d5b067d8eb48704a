/** Parses the Markdown of policies and feature pages (mdast), with positions in the file. */
import GithubSlugger from 'github-slugger';
import { mdxToMdast, type MdastNode, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri';
import type { Heading } from '../site/sections.ts';
import type { ExplainedMistake } from './syntax/lines.ts';
import { explainMdx } from './syntax/mdxCauses.ts';

export type ElementNode = MdxJsxFlowElement | MdxJsxTextElement;

export type Prose = { readonly tree: MdastNode } | { readonly mistake: ExplainedMistake };

/** Groups: the opening line of hyphens, the fields. */
export const frontmatter = /^(---[ \t]*\r?\n)([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** @param bodyStart end of the frontmatter, which is blanked out, not cut, to keep positions */
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

/** A node and its descendants, in order. */
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

/** All nodes; none of an unreadable text. */
export const nodesIn = (prose: Prose | undefined): MdastNode[] => (prose && 'tree' in prose ? walk(prose.tree) : []);

export const elementsIn = (prose: Prose | undefined): ElementNode[] => nodesIn(prose).filter(isElement);

/** Headings with the slugs that Astro gives them. */
export function headingsIn(prose: Prose | undefined): (Heading & { readonly offset: number })[] {
  const slugger = new GithubSlugger();
  return nodesIn(prose).flatMap((node) => {
    if (node.type !== 'heading') return [];
    const text = textOf(node);
    return [{ depth: node.depth, slug: slugger.slug(text), text, offset: startOf(node) }];
  });
}

/** The value of a string attribute: `name` of `<Fact name="brand" />`. */
export function attributeOf(element: ElementNode, name: string): string | undefined {
  const attribute = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

export function textOf(node: MdastNode): string {
  return walk(node)
    .map((inner) => (inner.type === 'text' ? inner.value : ''))
    .join('');
}
