import { expect, test } from 'vitest';
import { arranged, isNotice, sectionsIn, stepsIn, withLabels } from './sections.ts';

const heading = '<h2 id="a" class="section-heading" tabindex="-1"><a href="#a">A</a></h2>';
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
  expect(withLabels(`<p>1</p><ul>\n${items}\n</ul>`)).toBe(`<p>1</p><ul class="labels">\n${items}\n</ul>`);
  for (const other of [
    `<ul>${items}<li>Others</li></ul>`,
    `<ul><li>A <strong>fee</strong></li></ul>`,
    `<ol>${items}</ol>`,
  ]) {
    expect(withLabels(other)).toBe(other);
  }
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

/** Where they stand on a desktop, above the picture, beside it and below it: `1` has a row for itself, `2` half of one; `!` is loud. */
const rows = (text: string, hasPicture: boolean): string => {
  const { above, beside, below } = arranged(
    Array.from(text, (kind) => kinds[kind] ?? ''),
    hasPicture,
  );
  const places = (sections: typeof above): string =>
    sections.map(({ isWide, isLoud }) => `${isLoud ? '!' : ''}${isWide ? '1' : '2'}`).join('');
  return [above, beside, below].map(places).join('+');
};

test.each([
  ['rrccn', '+!22+111'],
  ['rrrrc', '+!22+221'],
  ['ncrr', '11+!22+'],
  ['rc', '+!2+1'],
  ['rrrcr', '+!22+111'],
  ['cn', '11++'],
  ['', '++'],
])('beside a picture the sections %s fill the rows %s', (text, expected) => {
  expect(rows(text, true)).toBe(expected);
});

test.each([
  ['rrcn', '++!1111'],
  ['rrrc', '++!1221'],
  ['ncrr', '11++!11'],
  ['cn', '11++'],
])('without a picture the sections %s fill the rows %s', (text, expected) => {
  expect(rows(text, false)).toBe(expected);
});
