import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMdx } from '../lint/mdx.ts';
import { readText, type ComponentValues } from './readText.ts';
import type { Block, PolicySection, PolicyText } from './text.ts';

const shown: ComponentValues = {
  facts: {
    brand: 'Zarli',
    days: '7',
    riskNotice: 'Values  can fall.\nThey often do.',
    privacyEmail: 'data@zarli.example',
  },
  storage: { head: ['Name', 'Kept for'], rows: [['theme-mode', 'a  year']] },
};

function read(body: string, { fields = {}, english = body } = {}): PolicyText {
  const source = {
    path: 'rules/fr.mdx',
    fields: { title: 'Rules', keyPoints: [], ...fields },
    prose: readMdx(body, 0),
  };
  return readText(source, readMdx(english, 0), shown);
}

const blocksOf = (body: string): readonly Block[] => read(body).sections.flatMap(({ blocks }) => blocks);

describe('readText', () => {
  it('fills facts into title and key points', () => {
    const text = read('', { fields: { title: 'Rules of  {brand}', keyPoints: ['Answers in {days} days.', 'Plain.'] } });
    expect(text).toEqual({ title: 'Rules of Zarli', keyPoints: ['Answers in 7 days.', 'Plain.'], sections: [] });
  });

  it('numbers sections and gives them the ids of the English text by position', () => {
    const english = 'Intro\n\n## Scope\n\n## Your rights\n\n### How to use them\n\nWrite.\n';
    const french = 'Intro\n\n## Portée\n\n## Vos droits\n\n### Comment les  exercer\n\nÉcrivez.\n';
    const summary = ({ id, number, depth, heading, blocks }: PolicySection) => [
      id,
      number,
      depth,
      heading,
      blocks.length,
    ];
    expect(read(french, { english }).sections.map(summary)).toEqual([
      ['', '', 0, '', 1],
      ['scope', '1', 2, 'Portée', 0],
      ['your-rights', '2', 2, 'Vos droits', 0],
      ['how-to-use-them', '2.1', 3, 'Comment les exercer', 1],
    ]);
  });

  it('renders components', () => {
    const body = [
      'In <Fact name="days" /> days **at <Fact name="brand" />**, <ContactEmail name="privacy" />.',
      '<RiskNotice />',
      '<StorageTable />',
      '<Chips>\n\n- A\n- B\n\n</Chips>',
      '<Placeholder label="the register" />',
    ].join('\n\n');
    expect(blocksOf(body)).toEqual([
      {
        type: 'paragraph',
        text: [
          { text: 'In 7 days ' },
          { text: 'at Zarli', strong: true },
          { text: ', ' },
          { text: 'data@zarli.example', href: 'mailto:data@zarli.example' },
          { text: '.' },
        ],
      },
      { type: 'notice', text: [{ text: 'Values can fall. They often do.' }] },
      {
        type: 'table',
        head: [[{ text: 'Name' }], [{ text: 'Kept for' }]],
        rows: [[[{ text: 'theme-mode' }], [{ text: 'a year' }]]],
      },
      {
        type: 'list',
        kind: 'tags',
        items: [[{ type: 'paragraph', text: [{ text: 'A' }] }], [{ type: 'paragraph', text: [{ text: 'B' }] }]],
      },
      { type: 'paragraph', text: [{ text: '[the register]', placeholder: true }] },
    ]);
  });

  it('joins consecutive components into one line, as a page shows them', () => {
    expect(blocksOf('<Fact name="brand" />\n<Fact name="days" />')).toEqual([
      { type: 'paragraph', text: [{ text: 'Zarli 7' }] },
    ]);
  });

  it('reads nested lists, and rows as long as the head of their table', () => {
    expect(blocksOf('1. a\n\n   b\n2. c\n   - d\n')).toMatchObject([
      {
        kind: 'numbers',
        items: [
          [{ type: 'paragraph' }, { type: 'paragraph' }],
          [{ type: 'paragraph' }, { kind: 'bullets' }],
        ],
      },
    ]);
    expect(blocksOf('| a | b |\n| --- | --- |\n| c |\n| d | e | f |\n')).toMatchObject([
      {
        rows: [
          [[{ text: 'c' }], []],
          [[{ text: 'd' }], [{ text: 'e' }]],
        ],
      },
    ]);
  });

  it.each([
    ['comments', 'a {/* note */} b{/* note */}.\n\n{/* note */}', [{ text: 'a b.' }]],
    ['line breaks', 'a  \n  b\\\nc', [{ text: 'a\nb\nc' }]],
    [
      'marks',
      '**a** _b_ **_c_**',
      [
        { text: 'a', strong: true },
        { text: ' ' },
        { text: 'b', emphasis: true },
        { text: ' ' },
        { text: 'c', strong: true, emphasis: true },
      ],
    ],
    [
      'spaces at the edge of marks',
      'a[ b ](/c)d, **{/* note */} e**',
      [{ text: 'a ' }, { text: 'b', href: '/c' }, { text: ' d, ' }, { text: 'e', strong: true }],
    ],
    ['no-break spaces', '«\u00A0a\u00A0» 5\u202F%', [{ text: '«\u00A0a\u00A0» 5\u202F%' }]],
    [
      'links',
      '[a](/page#b) [c](tel:+1)',
      [{ text: 'a', href: '/page#b' }, { text: ' ' }, { text: 'c', href: 'tel:+1' }],
    ],
    [
      'addresses',
      'See https://a.example.',
      [{ text: 'See ' }, { text: 'https://a.example', href: 'https://a.example' }, { text: '.' }],
    ],
    ['references and escapes', '&amp; \\* &#233;', [{ text: '& * é' }]],
    ['letters with separate accents', 'e\u0301', [{ text: 'é' }]],
  ])('reads %s as a page shows them', (_, body, text) => {
    expect(blocksOf(body)).toEqual([{ type: 'paragraph', text }]);
  });

  it('does not depend on line breaks in the source', () => {
    const words = ['one', '**two', 'three**', '[four', 'five](/six)', '<Fact name="brand" />,', 'seven'];
    const body = (breaks: readonly boolean[]): string =>
      words.map((word, at) => word + (breaks[at] ? '\n  ' : ' ')).join('');
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }), (breaks) => {
        expect(blocksOf(body(breaks))).toEqual(blocksOf(words.join(' ')));
      }),
    );
  });

  const forbidden = 'This is not allowed in a policy. "npm run content" says what to write instead.';
  it.each([
    ['an unknown fact', 'a\n\nb <Fact name="nothing" />', ':3:3', '"nothing" is not a fact of content/site.yaml.'],
    ['a notice inside a sentence', 'a <RiskNotice /> b', ':1:3', forbidden],
    ['a list that continues another', 'a\n\n3. b\n', ':3:1', forbidden],
    ['markup that policies may not contain', '> a', ':1:1', forbidden],
    ['headings of other levels', '#### a', ':1:1', forbidden],
    ['unreadable MDX', '<Fact', '', 'The text cannot be read. "npm run content" says where.'],
  ])('rejects %s', (_, body, place, message) => {
    expect(() => read(body)).toThrow(`rules/fr.mdx${place}: ${message}`);
  });
});
