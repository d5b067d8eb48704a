/** Reads a policy as its reader sees it: facts filled in, components written out, nothing of its markup left. */
import type { MdastNode } from 'satteri';
import { bracketed, interpolate, type FactValues } from '../site/facts.ts';
import { headingsIn } from '../lint/headings.ts';
import { attributeOf, isElement, type ElementNode, type Prose } from '../lint/mdx.ts';
import { own } from '../site/own.ts';
import type { Finding } from '../lint/places.ts';
import type { PolicyFields } from '../schemas/policy.ts';
import { sectionsOf } from '../site/sections.ts';
import type { StorageTable } from '../scripts/storageTable.ts';
import { spaced, tidied, type Marks } from './inline.ts';
import type { Block, Inline, Piece, PolicySection, PolicyText } from './text.ts';

/** A policy in one language, as `src/lint/source.ts` reads it. */
export interface PolicySource {
  /** Path of the file, for messages. */
  readonly path: string;
  readonly fields: Pick<PolicyFields, 'title' | 'keyPoints'>;
  readonly prose: Prose;
}

/** What the components of a text show, in the language of the text. */
export interface Shown {
  /** The addresses (`generalEmail`, `privacyEmail`, `complianceEmail`) and the risk notice (`riskNotice`) among them. */
  readonly facts: FactValues;
  /** Whether a fact is not known yet, and what stands for it is only a placeholder. */
  readonly isPlaceholder?: (name: string) => boolean;
  readonly storage: StorageTable;
}

type Node<Type extends MdastNode['type']> = Extract<MdastNode, { type: Type }>;

/** A text that holds what a policy cannot show, with the place. */
export class RefusedText extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(`${finding.path}:${String(finding.line)}:${String(finding.column)}: ${finding.message}`);
    this.finding = finding;
  }
}

const refused = 'This cannot stand in a policy. "npm run content" says what to write instead.';

/** A text holds no expressions but comments, which its reader does not see. */
const isComment = ({ type }: MdastNode): boolean => type === 'mdxFlowExpression' || type === 'mdxTextExpression';

/** Words without marks on one line. */
const line = (text: string): string => spaced(text).trim();
const plain = (text: string): Inline => tidied([{ text: spaced(text) }]);

/**
 * Reads a policy.
 * @param english the English text of the same version: its headings give the sections their ids, by position
 * @throws with the place, when the text holds what `npm run content` refuses or a form that `PolicyText` does not have
 */
export function readText({ path, fields, prose }: PolicySource, english: Prose, shown: Shown): PolicyText {
  const { facts, isPlaceholder } = shown;
  function refuse(node: MdastNode, reason = refused): never {
    const { line: row, column } = node.position?.start ?? { line: 1, column: 1 };
    throw new RefusedText({ path, line: row, column, message: reason });
  }

  function factOf(name: string, node: MdastNode): string {
    return spaced(own(facts, name) ?? refuse(node, `"${name}" is not a fact of content/site.yaml.`));
  }

  /** What a component shows in running text. */
  function pieceOf(element: ElementNode, marks: Marks): Piece {
    const name = attributeOf(element, 'name') ?? '';
    if (element.name === 'Fact') {
      return { ...marks, text: factOf(name, element), ...(isPlaceholder?.(name) && { placeholder: true }) };
    }
    if (element.name === 'ContactEmail') {
      const address = factOf(`${name}Email`, element);
      return { ...marks, text: address, href: `mailto:${address}` };
    }
    if (element.name === 'Placeholder') {
      return { ...marks, text: bracketed(spaced(attributeOf(element, 'label') ?? '')), placeholder: true };
    }
    return refuse(element);
  }

  function piecesOf(nodes: readonly MdastNode[], marks: Marks = {}): Piece[] {
    return nodes.flatMap((node) => {
      if (isComment(node)) return [];
      if (isElement(node)) return pieceOf(node, marks);
      if (node.type === 'text') return { ...marks, text: spaced(node.value) };
      if (node.type === 'break') return { ...marks, text: '\n' };
      if (node.type === 'strong') return piecesOf(node.children, { ...marks, strong: true });
      if (node.type === 'emphasis') return piecesOf(node.children, { ...marks, emphasis: true });
      if (node.type === 'link') return piecesOf(node.children, { ...marks, href: node.url });
      return refuse(node);
    });
  }

  function listOf(node: Node<'list'>, kind: 'bullets' | 'numbers' | 'tags'): Block {
    if (node.ordered && node.start !== 1) refuse(node);
    return { type: 'list', kind, items: node.children.map(({ children }) => blocksOf(children)) };
  }

  function tableOf(node: Node<'table'>): Block {
    const [head = [], ...rows] = node.children.map(({ children }) =>
      children.map((cell) => tidied(piecesOf(cell.children))),
    );
    // A page shows a row that is shorter or longer than the head at the head's length.
    return { type: 'table', head, rows: rows.map((row) => head.map((_, column) => row[column] ?? [])) };
  }

  /** A block, if the node is one; `undefined` for words. */
  function blockOf(node: MdastNode): Block | undefined {
    if (node.type === 'list') return listOf(node, node.ordered ? 'numbers' : 'bullets');
    if (node.type === 'table') return tableOf(node);
    if (!isElement(node)) return undefined;
    if (node.name === 'RiskNotice') return { type: 'notice', text: plain(factOf('riskNotice', node)) };
    if (node.name === 'StorageTable') {
      const { head, rows } = shown.storage;
      return { type: 'table', head: head.map(plain), rows: rows.map((row) => row.map(plain)) };
    }
    const list = node.children.find(({ type }) => type === 'list');
    return node.name === 'Chips' && list?.type === 'list' ? listOf(list, 'tags') : undefined;
  }

  function blocksOf(nodes: readonly MdastNode[]): Block[] {
    const blocks: Block[] = [];
    /** Components that stand on lines of their own and are words: a page shows them in one line. */
    let loose: Piece[] = [];
    function add(block: Block): void {
      if (block.type !== 'paragraph' || block.text.length > 0) blocks.push(block);
    }
    function addLoose(): void {
      add({ type: 'paragraph', text: tidied(loose) });
      loose = [];
    }
    for (const node of nodes) {
      if (isComment(node)) continue;
      const block = blockOf(node);
      if (!block && isElement(node)) {
        loose.push(pieceOf(node, {}), { text: ' ' });
        continue;
      }
      addLoose();
      if (block) add(block);
      else if (node.type === 'paragraph') add({ type: 'paragraph', text: tidied(piecesOf(node.children)) });
      else refuse(node);
    }
    addLoose();
    return blocks;
  }

  if (!('tree' in prose)) throw new Error(`${path}: The text cannot be read. "npm run content" says where.`);
  /** The nodes before the first heading, then those under each. */
  const parts: MdastNode[][] = [[]];
  for (const node of 'children' in prose.tree ? prose.tree.children : []) {
    if (node.type !== 'heading') parts.at(-1)?.push(node);
    else if (node.depth === 2 || node.depth === 3) parts.push([]);
    else refuse(node);
  }
  const [introduction = [], ...under] = parts.map(blocksOf);
  const sections = sectionsOf(headingsIn(prose), headingsIn(english)).map(
    ({ id, number, depth, text }, position): PolicySection => ({
      id,
      number,
      depth: depth === 2 ? 2 : 3,
      heading: line(text),
      blocks: under[position] ?? [],
    }),
  );
  return {
    title: line(interpolate(fields.title, facts)),
    keyPoints: fields.keyPoints.map((point) => line(interpolate(point, facts))),
    sections:
      introduction.length > 0
        ? [{ id: '', number: '', depth: 0, heading: '', blocks: introduction }, ...sections]
        : sections,
  };
}
