import { expect, test } from 'vitest';
import { arranged, isNotice, sectionsIn, stepsIn, withLabels } from './sections.ts';

const heading = '<h2 id="a" tabindex="-1">A</h2>';
const notice = '<p class="callout">Risks</p>';

test('a section begins at each heading, with the links of former addresses before it', () => {
  const [first, second, third] = [`${heading}<p>1</p>`, `<a id="b"></a><a id="c"></a>${heading}<p>2</p>`, heading];
  expect(sectionsIn(`\n${first}${second}${third}`)).toEqual([first, second, third]);
});

test('a notice of risks is a section with the paragraph over it', () => {
  const kind = '<p><strong>Marketing</strong> see <a href="/">here</a></p>';
  const sections = [`${kind}\n${notice}`, `${heading}<p>1</p><p>2</p>`, `${kind} ${notice}`];
  expect(sectionsIn(sections.join(''))).toEqual(sections);
  expect(sections.map(isNotice)).toEqual([true, false, true]);
});

test('a notice right below its heading stays there', () => {
  expect(sectionsIn(`${heading}${notice}`)).toEqual([`${heading}${notice}`]);
  expect(isNotice(`${heading}${notice}`)).toBe(false);
});

test('no text has no section', () => {
  expect(sectionsIn('\n ')).toEqual([]);
});

test('a list is one of labels where every item begins with one', () => {
  const items = '<li><strong>Fee</strong> <a href="/">None</a>.</li>\n<li><strong>Limits</strong> Some.</li>';
  const long = `<li><strong>Seller</strong> ${'word '.repeat(40)}</li>`;
  expect(withLabels(`<p>1</p><ul>\n${items}${long}\n</ul>`)).toBe(
    `<p>1</p><ul class="labels">\n${items}${long}\n</ul>`,
  );
  for (const other of [
    `<ul>${items}<li>Others</li></ul>`,
    `<ul><li>A <strong>fee</strong></li></ul>`,
    `<ol>${items}</ol>`,
  ]) {
    expect(withLabels(other)).toBe(other);
  }
});

test('a list of labels is a brief one where each says little, whatever its links', () => {
  const items = `<li><strong>Fee</strong> <a href="/${'page'.repeat(40)}">None</a>.</li><li><strong>Limits</strong></li>`;
  expect(withLabels(`<ul>${items}</ul>`)).toBe(`<ul class="labels brief">${items}</ul>`);
});

test('the steps of a section are those of its numbered list', () => {
  expect(stepsIn(`${heading}<ol>\n<li>1</li>\n<li>2</li>\n</ol><ul><li>3</li></ul>`)).toBe(2);
  expect(stepsIn(`${heading}<ul><li>1</li></ul>`)).toBe(0);
});

/** Sections by what they are: `r` is only read, `c` compares, `n` is a notice. */
const kinds: Readonly<Record<string, string>> = {
  r: `${heading}<p>1</p>`,
  c: `${heading}<ul><li><strong>Fee</strong> None.</li></ul>`,
  n: `<p>Marketing</p>${notice}`,
};

/** Where they stand on a desktop, above and below the loud one: `1` has a row for itself, `2` half of one; `!` is loud. */
const rows = (text: string): string => {
  const { above, loud, below } = arranged(Array.from(text, (kind) => kinds[kind] ?? ''));
  const places = (sections: typeof above): string => sections.map(({ isWide }) => (isWide ? '1' : '2')).join('');
  return places(above) + (loud === undefined ? '' : '!') + places(below);
};

test.each([
  ['rrccn', '!1111'],
  ['rrrrc', '!2211'],
  ['ncrr', '11!1'],
  ['rc', '!1'],
  ['rrrcr', '!2211'],
  ['cn', '11'],
  ['', ''],
])('the sections %s fill the rows %s', (text, expected) => {
  expect(rows(text)).toBe(expected);
});
