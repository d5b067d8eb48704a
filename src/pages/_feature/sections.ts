/** A paragraph over a notice of risks. */
const notice = String.raw`<p>(?:(?!</p>).)*</p>\s*<p class="callout"`;
/** Links that former addresses of a heading lead to. */
const formerAnchors = String.raw`(?:<a id="[^"]*"></a>\s*)`;
const beginning = new RegExp(`(?<!${formerAnchors})(?=${formerAnchors}*<h2[\\s>]|${notice})`, 's');

/**
 * The sections of a feature page's text, so that each can stand in a box of its
 * own. One begins at a heading, or at the paragraph over a notice of risks.
 * @param html The text as it is written out: headings and what follows them, not nested.
 * @returns The same HTML in parts, the first without a heading where the text begins with none.
 */
export function sectionsIn(html: string): string[] {
  return html.split(beginning).filter((section) => section.trim() !== '');
}

/** Whether a section is a notice of risks with the paragraph over it. */
export function isNotice(section: string): boolean {
  return new RegExp(`^\\s*${notice}`, 's').test(section);
}

/** How wide a section's card is in its row: in twelfths 5, 6, 7 and 12. */
export type CardWidth = 'narrow' | 'half' | 'wide' | 'whole';

/** How many characters a line of a card holds, about. */
const lineLength = { narrow: 46, half: 57, wide: 68 } as const;
/** How two cards can share a row. */
const pairs = [
  ['half', 'half'],
  ['narrow', 'wide'],
  ['wide', 'narrow'],
] as const;
/** What a row of its own costs, in lines: it is better than a hole as high as this in one of two cards. */
const ownRow = 4;

/** How many lines a section has, about: those of its text, and the room after each block. */
function linesOf(section: string, width: keyof typeof lineLength): number {
  return section
    .split(/<\/(?:h\d|p|li|dt|dd|tr)>/)
    .map((block) => ({ length: block.replaceAll(/<[^>]*>/g, '').trim().length, size: block.includes('<h') ? 1.5 : 1 }))
    .filter(({ length }) => length > 0)
    .reduce((lines, { length, size }) => lines + size * Math.ceil((size * length) / lineLength[width]) + 0.5, 0);
}

/**
 * How wide the card of each section is, so that rows of one or two are full: cards that share a row are about as high as
 * each other, and no hole is left below the shorter one. A notice of risks stands alone.
 * @param sections as `sectionsIn` gives them, which keep their order
 * @returns a width for each; those of a row stand next to each other
 */
export function widthsOf(sections: readonly string[]): CardWidth[] {
  /** The best arrangement of the sections up to each, shortest first, and what its holes and rows cost in lines. */
  const best: { cost: number; widths: CardWidth[] }[] = [{ cost: 0, widths: [] }];
  for (const [index, section] of sections.entries()) {
    const [alone, shared] = [best.at(-1), best.at(-2)];
    const before = sections[index - 1];
    const ways = alone ? [{ cost: alone.cost + ownRow, widths: [...alone.widths, 'whole' as CardWidth] }] : [];
    if (shared && before !== undefined && !isNotice(section) && !isNotice(before)) {
      for (const [first, second] of pairs) {
        const hole = Math.abs(linesOf(before, first) - linesOf(section, second));
        ways.push({ cost: shared.cost + hole, widths: [...shared.widths, first, second] });
      }
    }
    best.push(ways.reduce((one, other) => (other.cost < one.cost ? other : one)));
  }
  return best.at(-1)?.widths ?? [];
}
