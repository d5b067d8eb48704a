/** The headings of a text, with the addresses Astro gives them. */
import GithubSlugger from 'github-slugger';
import { startOf, textOf, walk, type Prose } from './mdx.ts';
import type { Heading } from '../site/sections.ts';

/** A heading and where it begins in its file. */
export interface PlacedHeading extends Heading {
  readonly offset: number;
}

/** The headings of a text in order; none where it cannot be read. */
export function headingsIn(prose: Prose | undefined): PlacedHeading[] {
  if (!prose || !('tree' in prose)) return [];
  const slugger = new GithubSlugger();
  return walk(prose.tree).flatMap((node) => {
    if (node.type !== 'heading') return [];
    const text = textOf(node);
    return [{ depth: node.depth, slug: slugger.slug(text), text, offset: startOf(node) }];
  });
}
