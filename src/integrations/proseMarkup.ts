/**
 * What the texts of policies and feature pages get while they are compiled:
 * tables of three columns or more know in every cell what its column is called,
 * since a narrow screen shows them as labels and values
 * (`src/components/prose/Table.astro`), and "e-mail" stays in one line.
 */
import { defineHastPlugin, type HastNode } from 'satteri';

const unbroken = /(e-mails?)/i;
/** Fewer columns fit on every screen. */
const labelledFrom = 3;

/** Roles that cells keep when they are no longer shown as cells. */
const roles: Readonly<Record<string, string>> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

type Element = Extract<HastNode, { type: 'element' }>;

const elementsIn = (node: Readonly<Element>): Element[] => node.children.filter((child) => child.type === 'element');

export const proseMarkup = defineHastPlugin({
  name: 'prose-markup',
  element: {
    filter: ['table'],
    visit(table, context) {
      const rows = elementsIn(table).flatMap(elementsIn);
      const labels = elementsIn(rows[0] ?? table).map((cell) => context.textContent(cell));
      if (labels.length < labelledFrom) return;
      context.setProperty(table, 'role', 'table');
      for (const part of [...elementsIn(table), ...rows, ...rows.flatMap(elementsIn)]) {
        context.setProperty(part, 'role', roles[part.tagName]);
      }
      for (const row of rows.slice(1)) {
        for (const [index, cell] of elementsIn(row).entries()) context.setProperty(cell, 'dataLabel', labels[index]);
      }
    },
  },
  text(node, context) {
    const parts = node.value.split(unbroken);
    const parent = context.parent(node);
    if (parts.length === 1 || (parent.type === 'element' && parent.properties['className'] !== undefined)) return;
    context.replaceNode(
      node,
      parts
        .filter((value) => value !== '')
        .map((value) =>
          unbroken.test(value)
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
