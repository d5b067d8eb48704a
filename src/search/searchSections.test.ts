import { expect, it } from 'vitest';
import { readMdx } from '../lint/mdx.ts';
import { gap, searchSectionsOf, withoutPlaceholders } from './searchSections.ts';

const blocksOf = (text: string): readonly (readonly string[])[] => {
  const prose = readMdx(text, 0);
  return searchSectionsOf(prose, prose, {}).map(({ blocks }) => blocks);
};

it('includes the rows of a table without its head', () => {
  expect(blocksOf('## Fees\n\n| Service | Fee |\n| --- | --- |\n| Card | None |\n')).toEqual([[], ['Card · None']]);
});

it('replaces placeholders by a gap', () => {
  expect(blocksOf('Issued by <Placeholder label="card issuer" />.\n')).toEqual([['Issued by …']]);
  const prose = readMdx('Held by <Fact name="custodian" />.\n', 0);
  const [section] = searchSectionsOf(prose, prose, { custodian: gap });
  expect(section?.blocks).toEqual(['Held by …']);
  expect(withoutPlaceholders('The rate [includes] a margin of [size].', ['[includes]', '[size]'])).toBe(
    'The rate … a margin of …',
  );
});

it('starts no section at a form field or a heading with a placeholder', () => {
  const text = '## Form\n\nOne.\n\n### Name (1.a)\n\nTwo.\n\n### As of <Placeholder label="month" />\n\nThree.\n';
  expect(blocksOf(text)).toEqual([[], ['One.', 'Name (1.a)', 'Two.', 'As of …', 'Three.']]);
});
