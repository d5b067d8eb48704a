/** Random policies for property tests: words mixed with characters that have a meaning in Markdown. */
import fc from 'fast-check';
import { normalise } from '../../src/policies/inline.ts';
import type { Block, Inline, Piece, PolicySection, PolicyText } from '../../src/policies/text.ts';

/** Numbers with their units in the three languages. */
export const figures = [
  ...['5\u00A0%', '1\u00A0000\u00A0€', '1\u202F250,75\u00A0€', '€1,250.00', 'US$\u00A0500'],
  ...['15\u00A0business\u00A0days', '18', '−3', '0.5', '5%', '2025-01-31', '24/7'],
];
const words = ['the', 'user', 'of', 'data', 'l’abonné', 'sign-in', 'É', '«', '”', '€', '☃', ...figures];
// Backticks twice as often, because they have a meaning only in pairs.
const signs = Array.from('\\``*_[]<>|~&!#+-=:.,()');
const markup = [
  ...['&amp;', '&#35;', '1.', '2)', '---', '- ', '**', '](/', '![', '<br>', '[ ]', 'a_b@c.example'],
  ...['www.a_b.example', 'https://c.example/d_e*f.'],
];
const spaces = [' ', ' ', ' ', '\u00A0', '\u202F', '\n'];
const addresses = ['/page#section', '#a', 'https://x.example/(y)?a&b=&amp;', '', '/a b<c>|\\', 'mailto:a_b@c.example'];

const characters = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words) },
  { weight: 4, arbitrary: fc.constantFrom(...spaces) },
  fc.constantFrom(...signs),
  fc.constantFrom(...markup),
);
const mark = fc.constantFrom<true | undefined>(undefined, undefined, true);

const piece = fc
  .record({
    text: fc.array(characters, { maxLength: 8 }).map((parts) => parts.join('')),
    strong: mark,
    emphasis: mark,
    placeholder: fc.constantFrom<true | undefined>(undefined, undefined, undefined, true),
    href: fc.constantFrom(undefined, undefined, undefined, ...addresses),
  })
  .map(({ text, strong, emphasis, placeholder, href }): Piece => ({
    // A placeholder's label is one line. It cannot contain `\|` in a table, nor `]:` in a link at the start of a paragraph,
    // which would be a link reference definition (CommonMark, section 4.7).
    text: placeholder ? text.replaceAll(/[\n\\\]]/g, '') : text,
    ...(strong && { strong }),
    ...(emphasis && { emphasis }),
    ...(placeholder && { placeholder }),
    ...(href !== undefined && { href }),
  }));

const someText: fc.Arbitrary<Inline> = fc
  .array(piece, { minLength: 1, maxLength: 4 })
  .map(normalise)
  .filter((text) => text.length > 0);
const lineOfText = fc.array(characters, { maxLength: 6 }).map((parts) => parts.join('').replaceAll(/\s+/g, ' ').trim());

const table = fc.integer({ min: 1, max: 3 }).chain((columns): fc.Arbitrary<Block> => {
  const row = fc.array(fc.oneof(someText, fc.constant<Inline>([])), { minLength: columns, maxLength: columns });
  return fc.record({ type: fc.constant('table' as const), head: row, rows: fc.array(row, { maxLength: 3 }) });
});

const { block } = fc.letrec<{ block: Block; list: Block }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    fc.record({ type: fc.constantFrom('paragraph' as const, 'notice' as const), text: someText }),
    table,
    tie('list'),
  ),
  list: fc.record({
    type: fc.constant('list' as const),
    kind: fc.constantFrom('bullets' as const, 'numbers' as const, 'tags' as const),
    items: fc.array(fc.array(tie('block'), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
  }),
}));

/** Numbers sections and makes their ids unique. */
export function numbered(sections: readonly Omit<PolicySection, 'number'>[]): PolicySection[] {
  let section = 0;
  let subsection = 0;
  const ids = new Set<string>();
  return sections.map((part, position) => {
    if (part.depth === 0) return { ...part, number: '' };
    const id = ids.has(part.id) ? `${part.id}-${String(position)}` : part.id;
    ids.add(id);
    if (part.depth === 2) {
      section += 1;
      subsection = 0;
      return { ...part, id, number: String(section) };
    }
    subsection += 1;
    return { ...part, id, number: `${String(section)}.${String(subsection)}` };
  });
}

const blocks = fc.array(block, { maxLength: 4 });
const section = fc.record({
  id: fc.constantFrom('scope', 'fees', 'data', 'constructor', 'rights', 'contact', 'changes'),
  depth: fc.constantFrom(2 as const, 2 as const, 3 as const),
  heading: lineOfText,
  blocks,
});
const introduction = fc.record({
  id: fc.constant(''),
  depth: fc.constant(0 as const),
  heading: fc.constant(''),
  blocks: fc.array(block, { minLength: 1, maxLength: 2 }),
});

export const policyText: fc.Arbitrary<PolicyText> = fc
  .record({
    title: lineOfText,
    keyPoints: fc.array(lineOfText, { maxLength: 3 }),
    introduction: fc.option(introduction, { nil: undefined }),
    sections: fc.array(section, { maxLength: 6 }),
  })
  .map(({ title, keyPoints, introduction: before, sections }) => ({
    title,
    keyPoints,
    sections: numbered(before ? [before, ...sections] : sections),
  }));
