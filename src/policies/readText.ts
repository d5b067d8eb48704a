/** Reads a policy as shown to readers: facts filled in, components rendered, markup parsed. */
import type { MdastNode } from 'satteri';
import { bracketed, interpolate, type FactValues } from '../site/facts.ts';
import { attributeOf, type ElementNode, headingsIn, isElement, type Prose } from '../lint/mdx.ts';
import { own } from '../site/own.ts';
import type { Finding } from '../lint/places.ts';
import type { PolicyFields } from '../schemas/policy.ts';
import { sectionsOf } from '../site/sections.ts';
import type { StorageTable } from '../site/storageTable.ts';
import { collapseSpace, normalise, type Marks } from './inline.ts';
import type { Block, Inline, Piece, PolicySection, PolicyText } from './text.ts';

export interface PolicySource {
  /** For messages. */
  readonly path: string;
  readonly fields: Pick<PolicyFields, 'title' | 'keyPoints'>;
  readonly prose: Prose;
}

/** Values that components show, in the language of the text. */
export interface ComponentValues {
  /** Including `generalEmail`, `privacyEmail`, `complianceEmail` and `riskNotice`. */
  readonly facts: FactValues;
  readonly isPlaceholder?: (name: string) => boolean;
  readonly storage: StorageTable;
}

type Node<Type extends MdastNode['type']> = Extract<MdastNode, { type: Type }>;

/** Thrown for markup that a policy cannot contain. */
export class InvalidText extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(`${finding.path}:${String(finding.line)}:${String(finding.column)}: ${finding.message}`);
    this.finding = finding;
  }
}

const notAllowed = 'This is not allowed in a policy. "npm run content" says what to write instead.';

/** Comments are the only expressions in a text. */
const isComment = ({ type }: MdastNode): boolean => type === 'mdxFlowExpression' || type === 'mdxTextExpression';

const line = (text: string): string => collapseSpace(text).trim();
const plain = (text: string): Inline => normalise([{ text: collapseSpace(text) }]);

/**
 * @param english English text of the same version: its headings give the sections their ids, by position
 * @throws InvalidText for markup that `npm run content` rejects or `PolicyText` cannot express
 */
export function readText({ path, fields, prose }: PolicySource, english: Prose, shown: ComponentValues): PolicyText {
  const { facts, isPlaceholder } = shown;
  function reject(node: MdastNode, reason = notAllowed): never {
    const { line: row, column } = node.position?.start ?? { line: 1, column: 1 };
    throw new InvalidText({ path, line: row, column, message: reason });
  }

  function factOf(name: string, node: MdastNode): string {
    return collapseSpace(own(facts, name) ?? reject(node, `"${name}" is not a fact of content/site.yaml.`));
  }

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
      return { ...marks, text: bracketed(collapseSpace(attributeOf(element, 'label') ?? '')), placeholder: true };
    }
    return reject(element);
  }

  function piecesOf(nodes: readonly MdastNode[], marks: Marks = {}): Piece[] {
    return nodes.flatMap((node) => {
      if (isComment(node)) return [];
      if (isElement(node)) return pieceOf(node, marks);
      if (node.type === 'text') return { ...marks, text: collapseSpace(node.value) };
      if (node.type === 'break') return { ...marks, text: '\n' };
      if (node.type === 'strong') return piecesOf(node.children, { ...marks, strong: true });
      if (node.type === 'emphasis') return piecesOf(node.children, { ...marks, emphasis: true });
      if (node.type === 'link') return piecesOf(node.children, { ...marks, href: node.url });
      return reject(node);
    });
  }

  function listOf(node: Node<'list'>, kind: 'bullets' | 'numbers' | 'tags'): Block {
    if (node.ordered && node.start !== 1) reject(node);
    return { type: 'list', kind, items: node.children.map(({ children }) => blocksOf(children)) };
  }

  function tableOf(node: Node<'table'>): Block {
    const [head = [], ...rows] = node.children.map(({ children }) =>
      children.map((cell) => normalise(piecesOf(cell.children))),
    );
    // Browsers get every row at the length of the head.
    return { type: 'table', head, rows: rows.map((row) => head.map((_, column) => row[column] ?? [])) };
  }

  /** `undefined` for inline nodes. */
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
    /** Inline components on separate lines, shown as one paragraph. */
    let loose: Piece[] = [];
    function add(block: Block): void {
      if (block.type !== 'paragraph' || block.text.length > 0) blocks.push(block);
    }
    function addLoose(): void {
      add({ type: 'paragraph', text: normalise(loose) });
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
      else if (node.type === 'paragraph') add({ type: 'paragraph', text: normalise(piecesOf(node.children)) });
      else reject(node);
    }
    addLoose();
    return blocks;
  }

  if (!('tree' in prose)) throw new Error(`${path}: The text cannot be read. "npm run content" says where.`);
  /** Nodes before the first heading, then those below each. */
  const parts: MdastNode[][] = [[]];
  for (const node of 'children' in prose.tree ? prose.tree.children : []) {
    if (node.type !== 'heading') parts.at(-1)?.push(node);
    else if (node.depth === 2 || node.depth === 3) parts.push([]);
    else reject(node);
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
