import { expect, it } from 'vitest';
import type { SearchPlace } from './searchable.ts';
import { withoutLabels } from './searchLabels.ts';

const place = (anchor: string | undefined, heading: string, within?: string): SearchPlace => ({
  page: 'complaints',
  anchor,
  kind: 'policy',
  label: 'Complaints',
  name: heading,
  heading,
  within,
  blocks: [`Text of ${heading}`],
  locale: 'en',
});

it('gives the words of a form field to its section, and of a heading with a placeholder to the page', () => {
  const found = withoutLabels([
    place(undefined, 'Complaints'),
    place('form', 'The form'),
    place('who', 'Who complains (1.a)', 'The form'),
    place('day', 'The day', 'The form'),
    place('figures', 'Figures of [month]'),
  ]);
  expect(found.map(({ heading, blocks }) => [heading, ...blocks])).toEqual([
    ['Complaints', 'Text of Complaints', 'Figures of [month]', 'Text of Figures of [month]'],
    ['The form', 'Text of The form', 'Who complains (1.a)', 'Text of Who complains (1.a)'],
    ['The day', 'Text of The day'],
  ]);
});

it('keeps other headings with brackets or figures', () => {
  const all = [place(undefined, 'Page'), place('p2p', 'Peer to peer (P2P)'), place('art', 'Article 7')];
  expect(withoutLabels(all)).toEqual(all);
});
