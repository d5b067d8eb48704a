/**
 * Whether a text holds nothing but prose and the components made for it. MDX
 * would otherwise run whatever is written in it while the site is built.
 */
import type { MdastNode } from 'satteri';
import { componentNames, components, exampleOf } from '../components.ts';
import { contactFact } from '../../site/facts.ts';
import { listed } from '../lists.ts';
import { attributeOf, isElement, startOf, walk, type ElementNode, type Prose } from '../mdx.ts';
import type { Finding } from '../places.ts';
import { didYouMean } from '../didYouMean.ts';
import type { SourceFile } from '../source.ts';
import type { ExplainedMistake } from '../syntax/lines.ts';

/** What a text is made of. Whatever else Markdown knows is refused. */
const prose: ReadonlySet<MdastNode['type']> = new Set([
  'root',
  'paragraph',
  'text',
  'heading',
  'list',
  'listItem',
  'strong',
  'emphasis',
  'break',
  'link',
  'table',
  'tableRow',
  'tableCell',
]);

/** What is written instead of something that may not stand in a text. */
const refused: Readonly<Partial<Record<MdastNode['type'], string>>> = {
  mdxjsEsm:
    'A line cannot begin with the small word “import” or “export”, which is a command here. Begin it with another word, or delete it.',
  html: 'A text cannot contain HTML. Write it in words.',
  thematicBreak:
    'A text cannot contain a line across. Delete it; begin a section with ## if something new begins here.',
  blockquote: 'A line cannot begin with >. Delete it, and put quoted words in quotation marks.',
  image: 'A text cannot contain pictures. Describe in words what matters.',
  imageReference: 'A text cannot contain pictures. Describe in words what matters.',
  code: 'A text cannot contain code. Delete the marks ``` or ~~~ above and below these lines.',
  inlineCode: 'A text cannot contain code between backticks (`). Write the word in bold: **word**.',
  footnoteReference: 'A text cannot contain footnotes. Write the note into the sentence.',
  footnoteDefinition: 'A text cannot contain footnotes. Write the note into the sentence.',
  definition: 'Write the address of a link right behind its words: [words](/page).',
  linkReference: 'Write the address of a link right behind its words: [words](/page).',
  delete: 'A text cannot contain text that is struck through (~~). Remove what no longer applies.',
};

function mistakeInElement(element: ElementNode): string | undefined {
  const name = element.name ?? '';
  const allowed = components.get(name);
  const example = exampleOf(name);
  if (!allowed || example === undefined) {
    const meant = didYouMean(name, componentNames, (similar) => exampleOf(similar) ?? similar);
    return `<${name}> cannot be used in a text.${meant} Write one of: ${listed(componentNames.map((known) => exampleOf(known) ?? known))}.`;
  }
  const names = element.attributes.map((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}'));
  const expected = allowed.attribute?.slice(0, 1) ?? [];
  const value = attributeOf(element, expected[0] ?? '')?.trim();
  if (names.join() !== expected.join() || (expected.length > 0 && (value ?? '') === '')) {
    return `<${name}> is not written as it should be. Write ${example}.`;
  }
  const holdsList = element.children.length === 1 && element.children[0]?.type === 'list';
  if (allowed.holdsList ? !holdsList : element.children.length > 0) {
    return `<${name}> is not written as it should be. Write ${example}.`;
  }
  return undefined;
}

/** How somebody who wrote `{name}` shows the fact or the address in a text. */
function shownInText(name: string): string {
  const [, contact] = /^(\w+)Email$/.exec(name) ?? [];
  return contact !== undefined && contactFact(contact) === name
    ? `<ContactEmail name="${contact}" />`
    : `<Fact name="${name}" />`;
}

/** What is wrong with braces in a text. */
function mistakeInBraces(inside: string): string | undefined {
  if (/^\s*\/\*(?:(?!\*\/).)*\*\/\s*$/s.test(inside)) return undefined;
  const [, name] = /^\{?\s*([A-Za-z]\w*)\s*\}?$/.exec(inside) ?? [];
  return name === undefined
    ? `{${inside}} cannot stand in a text. Show a fact with <Fact name="…" />, write words in round brackets, and a note to colleagues as {/* note */}.`
    : `{${inside}} is for fields. In a text write ${shownInText(name)}, or round brackets: (${name}).`;
}

/** What is wrong with one node, or nothing. */
function mistakeIn(node: MdastNode): string | undefined {
  if (isElement(node)) return mistakeInElement(node);
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return mistakeInBraces(node.value);
  }
  if (node.type === 'heading' && node.depth !== 2 && node.depth !== 3) {
    return 'Sections begin with "## " and subsections with "### ". The title of the page stands in its fields.';
  }
  if (node.type === 'heading' && node.children.some(({ type }) => type !== 'text')) {
    return 'A heading is plain text, because its address is made from it. Remove links, components and marks.';
  }
  if (node.type === 'table' && node.align?.some((align) => align !== null)) {
    return 'Tables have no alignment here. Write the line under the heading as | --- | --- |, without colons.';
  }
  return prose.has(node.type)
    ? undefined
    : (refused[node.type] ?? 'This cannot stand in a text. Write paragraphs, lists, tables and links.');
}

/** Mistakes of a text with their positions, all at once. */
export function mistakesInProse(prose: Prose): ExplainedMistake[] {
  if ('mistake' in prose) return [prose.mistake];
  return walk(prose.tree).flatMap((node) => {
    const message = mistakeIn(node);
    return message === undefined ? [] : [{ offset: startOf(node), message }];
  });
}

export function checkProse(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) =>
    file.prose ? mistakesInProse(file.prose).map(({ offset, message }) => ({ ...file.placeAt(offset), message })) : [],
  );
}
