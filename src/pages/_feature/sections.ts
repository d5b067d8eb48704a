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
const labels = /<ul>(?=(?:\s*<li>\s*<strong>(?:(?!<\/?li>).)*<\/li>)+\s*<\/ul>)/gs;

/** Names the lists of labels in a section's HTML, for the styles: the class `labels`. */
export function withLabels(section: string): string {
  return section.replace(labels, '<ul class="labels">');
}

/** Whether a section is a notice of risks with the paragraph over it. */
export function isNotice(section: string): boolean {
  return new RegExp(`^\\s*${notice}`, 's').test(section);
}
