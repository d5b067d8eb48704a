import { expect, it } from 'vitest';
import { readMdx } from '../lint/mdx.ts';
import { readText } from '../policies/readText.ts';
import { searchSectionsOf, withoutPlaceholders } from './searchSections.ts';

const blocksOf = (text: string): readonly (readonly string[])[] => {
  const prose = readMdx(text, 0);
  const { sections } = readText({ path: 'en.mdx', fields: { title: '', keyPoints: [] }, prose }, prose, {
    facts: { custodian: '[bank]' },
    isPlaceholder: (name) => name === 'custodian',
    storage: { head: [], rows: [] },
  });
  return searchSectionsOf({ anchor: undefined, heading: '', blocks: [] }, sections).map(({ blocks }) => blocks);
};

it('includes the rows of a table without its head, and tags on one line', () => {
  expect(blocksOf('## Fees\n\n| Service | Fee |\n| --- | --- |\n| Card | None |\n')).toEqual([[], ['Card · None']]);
  expect(blocksOf('<Chips>\n\n- Euro\n- Dollar\n\n</Chips>\n\n1. One.\n2. Two.\n')).toEqual([
    ['Euro, Dollar', 'One.', 'Two.'],
  ]);
});

it('replaces placeholders by a gap', () => {
  expect(blocksOf('Issued by <Placeholder label="card issuer" />,\nheld by <Fact name="custodian" />.\n')).toEqual([
    ['Issued by …, held by ….'],
  ]);
  expect(withoutPlaceholders('The rate [includes] a margin of [size].', ['[includes]', '[size]'])).toBe(
    'The rate … a margin of …',
  );
});

it('starts no section at a form field', () => {
  const text = '## Form\n\nOne.\n\n### Name (1.a)\n\nTwo.\n';
  expect(blocksOf(text)).toEqual([[], ['One.', 'Name (1.a)', 'Two.']]);
});
