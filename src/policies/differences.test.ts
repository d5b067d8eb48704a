import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbered, policyText } from '../../tests/policies/arbitraryText.ts';
import { paragraph } from '../../tests/policies/textBuilders.ts';
import type { BlockDifference } from './blocks.ts';
import { comparePolicies, type Differences } from './differences.ts';
import { joinPieces, plainText } from './inline.ts';
import type { Block, Inline, PolicySection, PolicyText } from './text.ts';
import type { Run } from './words.ts';

/** Restores one of the texts from the differences. */
function sideOf({ title, keyPoints, sections }: Differences, side: 'before' | 'after'): PolicyText {
  const [onlyThere, onlyInserted] = side === 'before' ? ['added', 'inserted'] : ['removed', 'deleted'];
  const isHere = ({ change }: { change: string }): boolean => change !== onlyThere;
  const inline = (runs: readonly Run[]): Inline =>
    joinPieces(
      runs.flatMap((run) => (run.change === 'form' ? run[side] : run.change === onlyInserted ? [] : run.text)),
    );
  const line = (runs: readonly Run[]): string => plainText(inline(runs));
  function block(difference: BlockDifference): Block {
    if (difference.change !== 'changed') return difference.whole;
    const { within } = difference;
    if (within.type === 'list') {
      const items = within.items
        .filter(isHere)
        .map((item) => (item.change === 'changed' ? blocks(item.within) : item.whole));
      return { type: 'list', kind: within.kind[side], items };
    }
    if (within.type === 'table') {
      const row = (cells: readonly (readonly Run[])[]): Inline[] =>
        cells.filter((_, position) => isHere(within.columns[position] ?? { change: '' })).map(inline);
      return { type: 'table', head: row(within.head), rows: within.rows.filter(isHere).map(({ cells }) => row(cells)) };
    }
    return { type: within.type, text: inline(within.text) };
  }
  const blocks = (differences: readonly BlockDifference[]): Block[] => differences.filter(isHere).map(block);
  return {
    title: line(title),
    keyPoints: keyPoints.filter(isHere).map((point) => (point.change === 'changed' ? line(point.within) : point.whole)),
    sections: sections
      .flatMap((section) => (section[side] ? [{ ...section, place: section[side] }] : []))
      .toSorted((one, other) => one.place.position - other.place.position)
      .map(({ place: { id, number, depth }, heading, blocks: inside }) => {
        return { id, number, depth, heading: line(heading), blocks: blocks(inside) };
      }),
  };
}

/** Arrays whose elements can be moved: all but the cells of a table. */
function arraysIn(value: unknown, key = ''): unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, part]) =>
    arraysIn(part, Array.isArray(value) ? `${key}.` : name),
  );
  return Array.isArray(value) && key !== 'head' && key !== 'rows.' ? [value, ...inside] : inside;
}

type Edit = (text: PolicyText) => PolicyText;
const words = ['the', 'user', 'of', 'data', '18', '5 %', ' ', '.', 'strong', 'bullets'];
const edit: fc.Arbitrary<Edit> = fc.oneof(
  // Replaces words, marks or kinds of lists.
  fc
    .tuple(fc.constantFrom(...words), fc.constantFrom(...words), fc.nat(20))
    .map(([from, to, which]): Edit => (text) => {
      if (from === 'strong')
        return JSON.parse(JSON.stringify(text).replaceAll('"strong":true', '"emphasis":true')) as PolicyText;
      if (from === 'bullets') return JSON.parse(JSON.stringify(text).replaceAll('"bullets"', '"tags"')) as PolicyText;
      let seen = 0;
      return JSON.parse(JSON.stringify(text), (key, value: unknown) =>
        key === 'text' && typeof value === 'string' && value.includes(from) && seen++ === which
          ? value.replace(from, to)
          : value,
      ) as PolicyText;
    }),
  // Removes, copies or moves a part.
  fc
    .tuple(fc.nat(), fc.nat(), fc.nat(), fc.constantFrom('drop', 'copy', 'move'))
    .map(([which, from, to, what]): Edit => (text) => {
      const copy = structuredClone(text);
      const arrays = [copy.sections as unknown[], ...arraysIn(copy)].filter(({ length }) => length > 0);
      // Half of the edits are of sections.
      const array = arrays[which % 2 === 0 ? 0 : which % arrays.length];
      if (!array) return copy;
      const taken = array.splice(from % array.length, what === 'copy' ? 0 : 1);
      if (what !== 'drop')
        array.splice(to % (array.length + 1), 0, ...(what === 'copy' ? structuredClone(array.slice(0, 1)) : taken));
      return copy;
    }),
);

const isPiece = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** Renumbers sections and joins pieces after edits. */
function inOrder(text: PolicyText): PolicyText {
  const sections = text.sections.filter(({ depth }, position) => depth !== 0 || position === 0);
  return JSON.parse(JSON.stringify({ ...text, sections: numbered(sections) }), (_, value: unknown) =>
    Array.isArray(value) && value.length > 0 && value.every(isPiece) ? joinPieces(value) : value,
  ) as PolicyText;
}

/** Two versions with their renamed sections, or two unrelated texts. */
const versions = fc.oneof(
  fc.tuple(policyText, fc.array(edit, { maxLength: 6 }), fc.nat(8)).map(([before, edits, which]) => {
    const edited = edits.reduce((text, change) => inOrder(change(text)), before);
    const id = edited.sections[which]?.id ?? '';
    const renamed = id !== '' && before.sections.some((section) => section.id === id) ? { [id]: `new-${id}` } : {};
    const sections = edited.sections.map((section) => ({ ...section, id: renamed[section.id] ?? section.id }));
    return { before, after: { ...edited, sections }, renamed };
  }),
  fc.record({ before: policyText, after: policyText, renamed: fc.constant<Record<string, string>>({}) }),
);

type Section = Omit<PolicySection, 'number'>;

/** A section with a paragraph; an id with a digit is that of a subsection. */
function section(id: string, words = `Text of ${id}.`): Section {
  return { id, depth: /\d/.test(id) ? 3 : 2, heading: `On ${id}`, blocks: [paragraph(words)] };
}

const text = (...sections: readonly (Section | string)[]): PolicyText => ({
  title: 'Rules',
  keyPoints: [],
  sections: numbered(sections.map((one) => (typeof one === 'string' ? section(one) : one))),
});

describe('comparePolicies', () => {
  it('contains both texts', () => {
    fc.assert(
      fc.property(versions, ({ before, after, renamed }) => {
        const found = comparePolicies(before, after, renamed);
        expect(sideOf(found, 'before')).toEqual(before);
        expect(sideOf(found, 'after')).toEqual(after);
      }),
      { numRuns: 300 },
    );
  });

  it('finds no difference between equal texts', () => {
    fc.assert(
      fc.property(policyText, (text) => {
        const { title, keyPoints, sections, counts } = comparePolicies(text, text);
        const all = [
          ...title,
          ...keyPoints,
          ...sections,
          ...sections.flatMap(({ heading, blocks }) => [...heading, ...blocks]),
        ];
        expect(new Set(all.map(({ change }) => change))).toEqual(new Set(all.length > 0 ? ['same'] : []));
        expect(sections.some(({ moved }) => moved)).toBe(false);
        expect(Object.values(counts).every((count) => count === 0)).toBe(true);
      }),
    );
  });

  it('compares texts of any size, with repetitions', () => {
    const one = (words: readonly string[]): PolicyText => text(section('a', words.join(' ')));
    const equal = Array.from({ length: 10_000 }, () => 'a');
    const numbers = Array.from({ length: 4000 }, (_, position) => position);
    const old = numbers.map((number) => `x${String(number)}`);
    for (const [before, after] of [
      [equal, equal.slice(1000)],
      [equal, equal.map((word, position) => (position % 10 === 0 ? 'b' : word))],
      [old, numbers.map((number) => `y${String(number)}`)],
      [old, old.toReversed()],
      [['.'.repeat(50_000)], ['.'.repeat(49_990)]],
      [['a\u00A0'.repeat(10_000)], ['a\u00A0'.repeat(9999)]],
    ] as const) {
      const found = comparePolicies(one(before), one(after));
      expect(sideOf(found, 'before')).toEqual(one(before));
      expect(sideOf(found, 'after')).toEqual(one(after));
    }
  });
});

describe('sections', () => {
  const summary = (before: PolicyText, after: PolicyText, renamed?: Readonly<Record<string, string>>): string[] =>
    comparePolicies(before, after, renamed).sections.map(({ before: older, after: newer, change, moved }) => {
      return `${older?.number ?? '-'} > ${newer?.number ?? '-'} ${change}${moved ? ', moved' : ''}`;
    });

  it('stay the same when one is inserted before them', () => {
    const before = text('scope', 'fees');
    const after = text('news', 'scope', section('fees', 'Other words.'));
    expect(summary(before, after)).toEqual(['- > 1 added', '1 > 2 same', '2 > 3 changed']);
    // “On news”, “Text of news.” and “Other words.” for “Text of fees.”.
    const { counts } = comparePolicies(before, after);
    expect(counts).toMatchObject({ wordsInserted: 7, wordsDeleted: 3, sectionsAdded: 1, sectionsChanged: 1 });
  });

  it('move as few as possible', () => {
    const moves = ['4 > 1 same, moved', '1 > 2 same', '2 > 3 same', '3 > 4 same'];
    expect(summary(text('a', 'b', 'c', 'd'), text('d', 'a', 'b', 'c'))).toEqual(moves);
  });

  it('move the shorter of two that changed places', () => {
    const long = section('long', 'Many words in a long paragraph.');
    expect(summary(text(long, 'short'), text('short', long))).toEqual(['2 > 1 same, moved', '1 > 2 same']);
  });

  it('include their subsections in their length', () => {
    const [a, a1] = [section('a', 'Short.'), section('a1', 'A long text under a short one.')];
    const z = section('z', 'A text that is not short.');
    const moves = ['2 > 1 same, moved', '1 > 2 same', '1.1 > 2.1 same'];
    expect(summary(text(a, a1, z), text(z, a, a1))).toEqual(moves);
  });

  it('move with their subsections, which move only by leaving their section or order', () => {
    const before = text('a', 'a1', 'a2', 'b', 'c');
    const moved = (after: PolicyText): string[] => summary(before, after).filter((line) => line.endsWith('moved'));
    expect(moved(text('b', 'c', 'a', 'a2', 'a1'))).toEqual([
      '1 > 3 same, moved',
      expect.stringMatching(/^1\.[12] > 3\.[12] same, moved$/),
    ]);
    expect(moved(text('a', 'a1', 'b', 'a2', 'c'))).toEqual(['1.2 > 2.1 same, moved']);
  });

  it('match under another id only if `moved` names it', () => {
    const [before, after] = [text('fees'), text({ ...section('prices'), heading: 'On fees' })];
    expect(summary(before, after)).toEqual(['1 > - removed', '- > 1 added']);
    expect(summary(before, after, { fees: 'prices' })).toEqual(['1 > 1 changed']);
  });

  it('are removed when joined to another', () => {
    const after = text(section('limits', 'Text of limits. Text of fees.'));
    expect(summary(text('fees', 'limits'), after, { fees: 'limits' })).toEqual(['1 > - removed', '2 > 1 changed']);
  });
});
