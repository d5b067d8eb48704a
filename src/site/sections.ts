/** Numbers the sections of a document and gives them anchors. */

/** As Astro's renderer reports it. */
export interface Heading {
  readonly depth: number;
  /** Slug of the heading's text, unique in its document. */
  readonly slug: string;
  readonly text: string;
}

/** A section (`##`) or subsection (`###`). */
export interface Section extends Heading {
  /** Anchor: the slug of the English heading at the same position, equal in every language. */
  readonly id: string;
  /** `3` or `3.2`. */
  readonly number: string;
}

/**
 * @param headings headings of the document, in order
 * @param reference headings of the English document, in order
 */
export function sectionsOf(headings: readonly Heading[], reference: readonly Heading[]): Section[] {
  const isSection = ({ depth }: Heading): boolean => depth === 2 || depth === 3;
  const anchors = reference.filter(isSection).map(({ slug }) => slug);
  let section = 0;
  let subsection = 0;
  return headings.filter(isSection).map((heading, position) => {
    if (heading.depth === 2) {
      section += 1;
      subsection = 0;
    } else {
      subsection += 1;
    }
    return {
      ...heading,
      id: anchors[position] ?? heading.slug,
      number: heading.depth === 2 ? String(section) : `${String(section)}.${String(subsection)}`,
    };
  });
}
