import { describe, expect, it } from 'vitest';
import { sectionsOf } from './sections.ts';

const heading = (depth: number, slug: string) => ({ depth, slug, text: slug });

describe('the sections of a translation', () => {
  it('are numbered and have the anchors of the English sections at the same position', () => {
    const english = [heading(2, 'scope'), heading(3, 'who'), heading(3, 'where'), heading(2, 'contact')];
    const french = [heading(2, 'portee'), heading(3, 'qui'), heading(3, 'ou'), heading(2, 'contact')];
    expect(sectionsOf(french, english).map(({ id, number, slug }) => [number, id, slug])).toEqual([
      ['1', 'scope', 'portee'],
      ['1.1', 'who', 'qui'],
      ['1.2', 'where', 'ou'],
      ['2', 'contact', 'contact'],
    ]);
  });
});
