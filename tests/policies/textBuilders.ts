/** Builds texts of policies for tests. */
import type { Block, Inline, PolicySection } from '../../src/policies/text.ts';

export const plain = (text: string): Inline => (text === '' ? [] : [{ text }]);

export const paragraph = (text: string | Inline): Block => ({
  type: 'paragraph',
  text: typeof text === 'string' ? plain(text) : text,
});

export const list = (kind: 'bullets' | 'numbers' | 'tags', ...items: string[]): Block => ({
  type: 'list',
  kind,
  items: items.map((item) => [paragraph(item)]),
});

/** Each line is a row, with cells separated by ` | `; the first is the head. */
export function table(...lines: string[]): Block {
  const [head = [], ...rows] = lines.map((line) => line.split(' | ').map(plain));
  return { type: 'table', head, rows };
}

/** Its id is the heading in lower case with hyphens. */
export const section = (number: string, heading: string, ...blocks: Block[]): PolicySection => ({
  id: heading.toLowerCase().replaceAll(' ', '-'),
  number,
  depth: number.includes('.') ? 3 : 2,
  heading,
  blocks,
});

export const introduction = (...blocks: Block[]): PolicySection => ({
  id: '',
  number: '',
  depth: 0,
  heading: '',
  blocks,
});
