import { expect, test } from 'vitest';
import { readMdx } from './mdx.ts';
import { passagesOf } from './passages.ts';

const blocksOf = (text: string): readonly (readonly string[])[] => {
  const prose = readMdx(text, 0);
  return passagesOf(prose, prose, {}).map(({ blocks }) => blocks);
};

test('the rows of a table are found, the heads of its columns are not', () => {
  expect(blocksOf('## Fees\n\n| Service | Fee |\n| --- | --- |\n| Card | None |\n')).toEqual([[], ['Card · None']]);
});

test('a section that has nothing but subsections is told by their names', () => {
  expect(blocksOf('## Cards\n\n### Payments\n\nOne.\n\n### Deposits\n\nTwo.\n')).toEqual([
    [],
    ['Payments · Deposits'],
    ['One.'],
    ['Two.'],
  ]);
});

test('a label in bold stands apart from the sentence that is said of it, words of a sentence do not', () => {
  expect(blocksOf('- **Freeze, delete** No fee.\n- **Fee** <Placeholder label="amount" />.\n')).toEqual([
    ['Freeze, delete · No fee.', 'Fee · [amount].'],
  ]);
  expect(blocksOf('**A user** is verified.\n\n**Note.** It is free.\n\n**Draft**')).toEqual([
    ['A user is verified.', 'Note. It is free.', 'Draft'],
  ]);
});
