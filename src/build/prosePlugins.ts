/** Plugins for MDX prose, in the order in which they run. */
import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { defineHastPlugin, type HastNode } from 'satteri';
import { splitNoWrap } from '../site/noWrap.ts';

/** Prevents line breaks inside short hyphenated words and between a figure and its unit. */
const noWrap = defineHastPlugin({
  name: 'no-wrap',
  text: (node, context) => {
    const parts = splitNoWrap(node.value);
    if (parts.length === 1 && parts[0]?.text === node.value) return;
    context.replaceNode(
      node,
      parts.map(({ text: value, isMatch }) =>
        isMatch
          ? {
              type: 'element',
              tagName: 'span',
              properties: { className: ['unbroken'] },
              children: [{ type: 'text', value }],
            }
          : { type: 'text', value },
      ),
    );
  },
});

/** Moves a short word after a fact into its component (`<Fact … /> years`), which keeps a figure with its unit. */
const countedFacts = defineHastPlugin({
  name: 'counted-facts',
  mdxJsxTextElement: {
    filter: ['Fact'],
    visit: (node, context) => {
      const next = context.parent(node).children[(context.indexOf(node) ?? -1) + 1];
      if (next?.type !== 'text') return;
      const [whole, counted] = /^\s(\p{L}{1,9})(?![\p{L}-])/u.exec(next.value) ?? [];
      if (whole === undefined) return;
      context.setProperty(node, 'counted', counted);
      context.replaceNode(next, { type: 'text', value: next.value.slice(whole.length) });
    },
  },
});

type Element = Extract<HastNode, { type: 'element' }>;

const elementsIn = (node: Readonly<Element>): Element[] => node.children.filter((child) => child.type === 'element');

/** An element that no prose component replaces: such a heading gets no anchor. */
const jsx = (name: string, children: Element['children'] = []) =>
  ({ type: 'mdxJsxFlowElement', name, attributes: [] as never[], children }) as const;

/**
 * On a feature page: makes each row a question with its answer (`src/feature/Facts.astro`). Elsewhere: labels each cell of
 * a table of three or more columns with its column, since phones show such a table as labels and values. A table whose
 * head contains a component, whose text is not known yet, scrolls on phones instead.
 */
const tables = defineHastPlugin({
  name: 'tables',
  element: {
    filter: ['table'],
    visit: (table, context) => {
      const [head = [], ...rows] = elementsIn(table).flatMap(elementsIn).map(elementsIn);
      if (context.fileURL?.pathname.includes('/content/features/')) {
        const facts = rows.map(([question, answer]) =>
          jsx('details', [jsx('summary', [jsx('h3', question?.children)]), jsx('p', answer?.children)]),
        );
        context.replaceNode(table, { ...table, children: facts });
        return;
      }
      if (head.length < 3 || head.some(({ children }) => children.some(({ type }) => type === 'mdxJsxTextElement')))
        return;
      const labels = head.map((cell) => context.textContent(cell));
      for (const row of rows) {
        for (const [column, cell] of row.entries()) context.setProperty(cell, 'dataLabel', labels[column]);
      }
    },
  },
});

export const prosePlugins = [satteriHeadingIdsPlugin(), tables, countedFacts, noWrap];
