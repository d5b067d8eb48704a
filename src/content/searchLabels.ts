/** Headings that nobody is on the way to: their words are found with what stands around them. */
import type { SearchPlace } from './searchable.ts';

/** A field of a form, "(1.a)", or a line that nobody could write yet, "as of [month]". */
const label = /\(\d+\.[a-z]\)$|\[.+\]/;

/** The places of a page without such headings: their words belong to the section around them, or else to the page. */
export function withoutLabels(places: readonly SearchPlace[]): SearchPlace[] {
  const [kept = [], labels = []] = [false, true].map((isLabel) =>
    places.filter(({ heading, anchor }) => (anchor !== undefined && label.test(heading)) === isLabel),
  );
  const ownerOf = ({ within }: SearchPlace): SearchPlace | undefined =>
    kept.find(({ heading }) => heading === within) ?? kept[0];
  return kept.map((place) => {
    const own = labels.filter((one) => ownerOf(one) === place);
    return { ...place, blocks: [...place.blocks, ...own.flatMap(({ heading, blocks }) => [heading, ...blocks])] };
  });
}
