import { mdxToJs } from 'satteri';
import { describe, expect, it } from 'vitest';
import { prosePlugins } from './prosePlugins.ts';

const compile = async (text: string, path = '/content/policies/text.mdx'): Promise<string> =>
  (
    await mdxToJs(text, {
      hastPlugins: prosePlugins,
      elementAttributeNameCase: 'html',
      fileURL: new URL(path, 'file:///'),
    })
  ).code;

describe('prose plugins', () => {
  it('derive heading ids from the text', async () => {
    expect(await compile('## E-mail within 5 days')).toContain('id: "e-mail-within-5-days"');
  });

  it('label the cells of tables with three columns, not with two', async () => {
    expect(await compile('| A **e-mail** | B | C |\n| --- | --- | --- |\n| 1 | 2 | 3 |')).toMatch(
      /"data-label": "A e-mail".*"data-label": "B".*"data-label": "C"/s,
    );
    expect(await compile('| A | B |\n| --- | --- |\n| 1 | 2 |')).not.toContain('data-label');
  });

  it('label no cell if a column name contains a component', async () => {
    const table = '| A | B | <Fact name="brand" /> |\n| --- | --- | --- |\n| 1 | 2 | 3 |';
    expect(await compile(table)).not.toContain('data-label');
  });

  it('turn table rows into questions on a feature page', async () => {
    const table = '| Question | Answer |\n| --- | --- |\n| Why? | For <Fact name="age" /> years. |';
    const code = await compile(table, '/content/features/cards/en.mdx');
    expect(code).toMatch(/\.details,.*\.summary,.*\.h3,.*"Why\?".*\.p,.*counted: "years"/s);
    expect(code).not.toContain('Question');
  });

  it('join a short word to the fact before it', async () => {
    expect(await compile('Over <Fact name="age" /> years old')).toMatch(/counted: "years".*" old"/s);
    expect(await compile('From <Fact name="brand" />, years ago')).not.toContain('counted');
  });
});
