import fc from 'fast-check';
import { markdownToMdast, type MdastNode } from 'satteri';
import { describe, expect, it } from 'vitest';
import { policyText } from '../../tests/policies/arbitraryText.ts';
import { introduction, paragraph, section, table } from '../../tests/policies/textBuilders.ts';
import { joinPieces } from './inline.ts';
import { writeMarkdown } from './markdown.ts';
import type { Block, Inline, Piece, PolicyText } from './text.ts';

/** Blocks below the title, the rule or a heading. */
interface Part {
  /** Level and words; empty for the rule. */
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** Removes links that Markdown makes of plain addresses. */
function unlinked(pieces: Iterable<Piece>): Inline {
  return joinPieces(
    [...joinPieces(pieces)].map((piece) => {
      const { href, ...plain } = piece;
      return [`mailto:${piece.text}`, piece.text, `http://${piece.text}`].includes(href ?? '') ? plain : piece;
    }),
  );
}

/** Parses Markdown. */
function readMarkdown(markdown: string): Part[] {
  const childrenOf = (node: MdastNode): readonly MdastNode[] => ('children' in node ? node.children : []);
  function pieces(nodes: readonly MdastNode[], marks: Omit<Piece, 'text'>): Piece[] {
    return nodes.flatMap((node): Piece[] => {
      if (node.type === 'text') return [{ ...marks, text: node.value }];
      if (node.type === 'inlineCode') return [{ ...marks, text: node.value, placeholder: true }];
      if (node.type === 'break') return [{ ...marks, text: '\n' }];
      if (node.type === 'html' && node.value === '<br>') return [{ ...marks, text: '\n' }];
      if (node.type === 'strong') return pieces(node.children, { ...marks, strong: true });
      if (node.type === 'emphasis') return pieces(node.children, { ...marks, emphasis: true });
      if (node.type === 'link') return [...unlinked(pieces(node.children, { ...marks, href: node.url }))];
      throw new Error(`${node.type} in ${markdown}`);
    });
  }
  const inline = (node: MdastNode): Inline => joinPieces(pieces(childrenOf(node), {}));
  const wordsOf = (node: MdastNode): string =>
    inline(node)
      .map(({ text }) => text)
      .join('');
  function block(node: MdastNode, above: Block | undefined): Block {
    if (node.type === 'paragraph') return { type: 'paragraph', text: inline(node) };
    if (node.type === 'blockquote') return { type: 'notice', text: node.children.flatMap(inline) };
    if (node.type === 'table') {
      const [head = [], ...rows] = node.children.map((row) => row.children.map(inline));
      return { type: 'table', head, rows };
    }
    if (node.type !== 'list') throw new Error(`${node.type} in ${markdown}`);
    const marker = markdown[node.position?.start.offset ?? 0];
    // A list directly after one of its kind uses "+".
    const kind = marker === '-' ? 'bullets' : marker === '*' ? 'tags' : above?.type === 'list' ? above.kind : 'bullets';
    return {
      type: 'list',
      kind: node.ordered ? 'numbers' : kind,
      items: node.children.map(({ children }) => blocks(children)),
    };
  }
  function blocks(nodes: readonly MdastNode[]): Block[] {
    const result: Block[] = [];
    for (const node of nodes) result.push(block(node, result.at(-1)));
    return result;
  }
  const parts: { heading: string; nodes: MdastNode[] }[] = [];
  for (const node of childrenOf(markdownToMdast(markdown))) {
    if (node.type === 'thematicBreak') parts.push({ heading: '', nodes: [] });
    else if (node.type === 'heading') parts.push({ heading: `${String(node.depth)} ${wordsOf(node)}`, nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  }
  return parts.map(({ heading, nodes }) => ({ heading, blocks: blocks(nodes) }));
}

/** Expected parts of a text. */
function partsOf({ title, keyPoints, sections }: PolicyText): Part[] {
  function plain(block: Block): Block {
    if (block.type === 'table') {
      return { ...block, head: block.head.map(unlinked), rows: block.rows.map((row) => row.map(unlinked)) };
    }
    if (block.type === 'list') return { ...block, items: block.items.map((item) => item.map(plain)) };
    return { ...block, text: unlinked(block.text) };
  }
  const items = keyPoints.map((text): Block[] => (text === '' ? [] : [{ type: 'paragraph', text: [{ text }] }]));
  const [first, ...others] = sections;
  const introduction = first?.depth === 0 ? first.blocks : [];
  return [
    { heading: `1 ${title}`, blocks: items.length > 0 ? [{ type: 'list', kind: 'bullets', items }] : [] },
    { heading: '', blocks: introduction.map(plain) },
    ...(first?.depth === 0 ? others : sections).map(({ depth, number, heading, blocks }) => ({
      heading: `${String(depth)} ${number}${depth === 2 ? '.' : ''} ${heading}`.trimEnd(),
      blocks: blocks.map(plain),
    })),
  ];
}

describe('writeMarkdown', () => {
  it('parses to the same text, whatever characters it contains', () => {
    fc.assert(
      fc.property(policyText, (text) => {
        expect(readMarkdown(writeMarkdown(text))).toEqual(partsOf(text));
      }),
      { numRuns: 1000 },
    );
  });

  it('numbers sections and escapes markup', () => {
    const text: PolicyText = {
      title: 'Rules & fees #',
      keyPoints: ['Write to a@b.example.', '1. is no number here.'],
      sections: [
        introduction(paragraph('First\n- second')),
        section(
          '1',
          'Scope',
          paragraph([
            { text: 'See ', strong: true },
            { text: 'the terms', strong: true, href: '/terms#a' },
            { text: ', or ' },
            { text: 'a@b.example', href: 'mailto:a@b.example' },
            { text: '.' },
          ]),
        ),
        section(
          '1.1',
          'Use of [it]',
          { type: 'notice', text: [{ text: '5 * 5\nAsk ' }, { text: 'the authority', placeholder: true }] },
          table('A|B | ', '1 | −2\u00A0%'),
        ),
      ],
    };
    expect(writeMarkdown(text)).toBe(
      [
        '# Rules & fees \\#',
        '',
        '- Write to a@b.example.',
        '- 1\\. is no number here.',
        '',
        '---',
        '',
        'First\\',
        '\\- second',
        '',
        '## 1. Scope',
        '',
        '**See [the terms](/terms#a)**, or <a@b.example>.',
        '',
        '### 1.1 Use of \\[it\\]',
        '',
        '> 5 \\* 5\\',
        '> Ask `the authority`',
        '',
        '| A\\|B |  |',
        '| --- | --- |',
        '| 1 | −2\u00A0% |',
        '',
      ].join('\n'),
    );
  });
});
