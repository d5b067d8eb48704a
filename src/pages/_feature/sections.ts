/** A paragraph over a notice of risks. */
const notice = String.raw`<p>(?:(?!</p>).)*</p>\s*<p class="callout"`;
/** Links that former addresses of a heading lead to. */
const formerAnchors = String.raw`(?:<a id="[^"]*"></a>\s*)`;
const beginning = new RegExp(`(?<!${formerAnchors})(?=${formerAnchors}*<h2[\\s>]|${notice})`, 's');

/**
 * The sections of a feature page's text, so that each can stand by
 * itself. One begins at a heading, or at the paragraph over a notice of risks.
 * @param html The text as it is written out: headings and what follows them, not nested.
 * @returns The same HTML in parts, the first without a heading where the text begins with none.
 */
export function sectionsIn(html: string): string[] {
  return html.split(beginning).filter((section) => section.trim() !== '');
}

/** A list in which every item begins with words in bold; none with a list inside. */
const labels = /<ul>(?:\s*<li>\s*<strong>(?:(?!<\/?li>).)*<\/li>)+\s*<\/ul>/gs;

/** How long what is said of a label may be, in characters with the label, so that the list is one to compare at a glance. */
const longestBrief = 140;

/** Names the lists of labels in a section's HTML, for the styles: the class `labels`, and `brief` where each says little. */
export function withLabels(section: string): string {
  return section.replaceAll(labels, (list) => {
    const said = list
      .split('<li>')
      .slice(1)
      .map((item) => item.replaceAll(/<[^>]*>/g, '').trim());
    const isBrief = said.every(({ length }) => length <= longestBrief);
    return list.replace('<ul>', isBrief ? '<ul class="labels brief">' : '<ul class="labels">');
  });
}

/** How many steps a section has, the items of its numbered list. */
export function stepsIn(section: string): number {
  const [, steps = ''] = /<ol>(.*?)<\/ol>/s.exec(section) ?? [];
  return steps.split('<li>').length - 1;
}

/** Whether a section is a notice of risks with the paragraph over it. */
export function isNotice(section: string): boolean {
  return new RegExp(`^\\s*${notice}`, 's').test(section);
}

/** A section and where it stands on a desktop. */
export interface Placed {
  readonly html: string;
  /** Over the whole width, its heading at the left of what it says. */
  readonly isWide: boolean;
}

/** The sections of a text in their order. */
export interface Arrangement {
  readonly above: readonly Placed[];
  /** From edge to edge: the first that is only read, if there is one. */
  readonly loud: string | undefined;
  readonly below: readonly Placed[];
}

/** The sections that share the first row: two that are only read, or one. */
function firstRow(sections: readonly Placed[]): readonly Placed[] {
  const pair = sections.slice(0, 2);
  return pair.some(({ isWide }) => isWide) ? pair.slice(0, 1) : pair;
}

/**
 * Places the sections of a text so that every row is full: one is loud; of the others, what compares or warns takes the
 * whole width, the rest stand in pairs, and one that would be alone takes the whole width.
 * @param sections as `sectionsIn` gives them
 */
export function arranged(sections: readonly string[]): Arrangement {
  const told = sections.map((section) => {
    const html = withLabels(section);
    return { html, isWide: html !== section || isNotice(section) };
  });
  const first = told.findIndex(({ isWide }) => !isWide);
  if (first === -1) return { above: [], loud: undefined, below: told };
  const below: Placed[] = [];
  for (let rest = told.slice(first + 1); rest.length > 0;) {
    const row = firstRow(rest);
    below.push(...row.map((section) => ({ ...section, isWide: row.length === 1 })));
    rest = rest.slice(row.length);
  }
  return { above: told.slice(0, first), loud: told[first]?.html, below };
}
