import { describe, expect, test } from 'vitest';
import { isNotice, widthsOf, sectionsIn } from './sections.ts';

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

describe('cards in rows', () => {
  const text = (characters: number): string => `<h2>A</h2><p>${'x'.repeat(characters)}</p>`;
  const risks = `<p>Marketing</p>${notice}`;

  test('two of about one length share a row in halves', () => {
    expect(widthsOf([text(300), text(330), risks])).toEqual(['half', 'half', 'whole']);
  });

  test('a short one is narrow beside a longer one', () => {
    expect(widthsOf([text(320), text(470)])).toEqual(['narrow', 'wide']);
    expect(widthsOf([text(470), text(320)])).toEqual(['wide', 'narrow']);
  });

  test('one that would leave a hole beside its neighbour has a row of its own', () => {
    expect(widthsOf([text(60), text(2000)])).toEqual(['whole', 'whole']);
    expect(widthsOf([text(2000), text(300), text(330)])).toEqual(['whole', 'half', 'half']);
  });

  test('none shares its row with a notice of risks, and no section needs none', () => {
    expect(widthsOf([risks, text(60)])).toEqual(['whole', 'whole']);
    expect(widthsOf([])).toEqual([]);
  });
});
