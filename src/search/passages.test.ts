import { expect, test } from 'vitest';
import { readMdx } from '../lint/mdx.ts';
import { gap, passagesOf, withoutPlaceholders } from './passages.ts';

const blocksOf = (text: string): readonly (readonly string[])[] => {
  const prose = readMdx(text, 0);
  return passagesOf(prose, prose, {}).map(({ blocks }) => blocks);
};

test('the rows of a table are found, the heads of its columns are not', () => {
  expect(blocksOf('## Fees\n\n| Service | Fee |\n| --- | --- |\n| Card | None |\n')).toEqual([[], ['Card · None']]);
});

test('placeholders are not found', () => {
  expect(blocksOf('Issued by <Placeholder label="card issuer" />.\n')).toEqual([['Issued by …']]);
  const prose = readMdx('Held by <Fact name="custodian" />.\n', 0);
  const [passage] = passagesOf(prose, prose, { custodian: gap });
  expect(passage?.blocks).toEqual(['Held by …']);
  expect(withoutPlaceholders('The rate [includes] a margin of [size].', ['[includes]', '[size]'])).toBe(
    'The rate … a margin of …',
  );
});

test('a heading with a placeholder or of a form field belongs to the section before', () => {
  const text = '## Form\n\nOne.\n\n### Name (1.a)\n\nTwo.\n\n### As of <Placeholder label="month" />\n\nThree.\n';
  expect(blocksOf(text)).toEqual([[], ['One.', 'Name (1.a)', 'Two.', 'As of …', 'Three.']]);
});
