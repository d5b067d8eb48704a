/** Checks that the headings of a text make distinct sections that links can lead to. */
import type { MdastNode } from 'satteri';
import { endOf, startOf, textOf, walk } from '../mdx.ts';
import type { Finding } from '../places.ts';
import type { SourceFile } from '../source.ts';
import { shortened } from '../syntax/lines.ts';

/** `3.`, `3.2`, `3.a`, `§ 3`, `IV.`, `a)`, `Article 3:` at the beginning of a heading. */
const number =
  /^(?:(?:\p{L}+\s+)?\d+(?:\.\d+)*[.:)–-]+|\d+(?:\.\d+)*|\d+(?:\.\p{L}[.)]?|\p{L}[.)])|§+\s*\d+[.:)]?|[IVXLC]+[.)]|\p{L}[.)])(?=\s)\s*/u;

/** Subsections of a statutory form keep its numbers: `3.` or `3.a`. */
const partOfForm = /^\d+(?:[.)]|\.\p{L}[.)]?)\s/u;

const marks = (depth: number): string => '#'.repeat(depth);

/** @param earlier lines of the headings above, by their words in lowercase */
function mistakeIn(
  heading: Extract<MdastNode, { type: 'heading' }>,
  { text }: SourceFile,
  earlier: ReadonlyMap<string, number>,
  inSection: boolean,
): string | undefined {
  const words = textOf(heading).trim();
  const written = text.slice(startOf(heading), endOf(heading));
  if (!written.startsWith('#')) {
    return `The line of hyphens or equals signs below “${shortened(words, 40)}” makes a heading of it. Delete that line; if this is to be a heading, write ${marks(2)} ${shortened(words, 40)}`;
  }
  // `prose.ts` reports components and marks in headings.
  if (words === '' && heading.children.length === 0) {
    return `This heading is empty. Write its words after ${marks(heading.depth)} and a space, or delete the line.`;
  }
  if (!/[\p{L}\p{N}]/u.test(words)) {
    return `The heading “${shortened(words, 40)}” has no letters, and its address is made from them. Write words.`;
  }
  const [numbered] = number.exec(words) ?? [];
  const isPartOfForm = heading.depth === 3 && partOfForm.test(words);
  if (numbered !== undefined && numbered.length < words.length && !isPartOfForm) {
    return `The website numbers the sections itself. Write this heading without “${numbered.trim()}”: ${marks(heading.depth)} ${shortened(words.slice(numbered.length))}`;
  }
  const line = earlier.get(words.toLowerCase());
  if (line !== undefined) {
    return `The heading “${shortened(words, 40)}” is already used on line ${String(line)}. Links lead to a section by its heading: write one of the two differently.`;
  }
  return heading.depth === 3 && !inSection
    ? `A subsection (###) belongs to a section (##), and there is none above this one. Write ${marks(2)} ${shortened(words)}, or a section heading above it.`
    : undefined;
}

/** Bold words alone in a short paragraph, without a full stop or with a section number. */
function meantAsHeading(node: MdastNode): string | undefined {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  if (only?.type !== 'strong' || others.length > 0) return undefined;
  const words = textOf(only).trim();
  const [numbered = ''] = number.exec(words) ?? [];
  return words !== '' && words.length <= 70 && (numbered !== '' || !/[.,:;!?…]$/.test(words))
    ? `Bold words on their own line are not a heading: links and the list of sections miss them. Write ${marks(2)} ${words.slice(numbered.length)}, or ${marks(3)} for a part of a section.`
    : undefined;
}

/** Headings followed by the end or by a heading of the same or a higher level; notes do not count as text. */
function emptySections(tree: MdastNode): Extract<MdastNode, { type: 'heading' }>[] {
  const nodes = ('children' in tree ? tree.children : []).filter(({ type }) => type !== 'mdxFlowExpression');
  return nodes.flatMap((node, index) => {
    const next = nodes[index + 1];
    if (node.type !== 'heading' || ![2, 3].includes(node.depth) || textOf(node).trim() === '') return [];
    return !next || (next.type === 'heading' && next.depth <= node.depth) ? [node] : [];
  });
}

export function checkHeadings(file: SourceFile): Finding[] {
  if (!file.prose || !('tree' in file.prose)) return [];
  const earlier = new Map<string, number>();
  let inSection = false;
  const { tree } = file.prose;
  if (file.body.trim() === '') {
    const end = file.placeAt(file.text.trimEnd().length);
    return [{ ...end, message: 'There is no text below the fields. Write it, or put back the text that was there.' }];
  }
  const bold = ('children' in tree ? tree.children : []).flatMap((node) => {
    const message = meantAsHeading(node);
    return message === undefined ? [] : [{ ...file.placeAt(startOf(node)), message }];
  });
  const ofHeadings = walk(tree).flatMap((node) => {
    if (node.type !== 'heading') return [];
    const place = file.placeAt(startOf(node));
    const message = mistakeIn(node, file, earlier, inSection);
    const words = textOf(node).trim().toLowerCase();
    if (words !== '' && !earlier.has(words)) earlier.set(words, place.line);
    inSection ||= node.depth <= 2;
    return message === undefined ? [] : [{ ...place, message }];
  });
  const wrong = new Set([...bold, ...ofHeadings].map(({ line }) => line));
  const empty = emptySections(tree).flatMap((heading) => {
    const place = file.placeAt(startOf(heading));
    const message = `There is no text below the heading “${shortened(textOf(heading).trim(), 40)}”. Write it, or delete the heading.`;
    return wrong.has(place.line) ? [] : [{ ...place, message }];
  });
  return [...bold, ...ofHeadings, ...empty];
}
