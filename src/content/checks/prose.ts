/**
 * Whether a text holds nothing but prose and the components made for it. MDX
 * would otherwise run whatever is written in it while the site is built.
 */
import type { MdastNode } from 'satteri';
import { listed } from '../lists.ts';
import { attributeOf, isElement, startOf, walk, type ElementNode, type Prose } from '../mdx.ts';
import type { Finding } from '../places.ts';
import type { SourceFile } from '../source.ts';

/** Components that a text may use, with an example of the one attribute that they may have. */
const components: Readonly<
  Record<string, { readonly attribute?: readonly [name: string, example: string]; readonly holdsList?: true }>
> = {
  Chips: { holdsList: true },
  ContactEmail: { attribute: ['name', 'general'] },
  Fact: { attribute: ['name', 'minimumAge'] },
  Placeholder: { attribute: ['label', 'name of the authority'] },
  RiskNotice: {},
  StorageTable: {},
};

/** How a component is written. */
function exampleOf(name: string): string {
  const allowed = components[name];
  if (allowed?.holdsList) return `<${name}> and </${name}> on lines of their own, with a list between them`;
  if (!allowed?.attribute) return `<${name} />`;
  const [attribute, example] = allowed.attribute;
  return `<${name} ${attribute}="${example}" />`;
}

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
  mdxjsEsm: 'A text cannot contain import or export. Remove this line; the components can be used without it.',
  html: 'A text cannot contain HTML. Write it in words.',
  image: 'A text cannot contain pictures. Describe in words what matters.',
  imageReference: 'A text cannot contain pictures. Describe in words what matters.',
  code: 'A text cannot contain code, or a line that begins with four spaces. Remove the spaces or the marks ```.',
  inlineCode: 'A text cannot contain code between backticks (`). Write the word in bold: **word**.',
  footnoteReference: 'A text cannot contain footnotes. Write the note into the sentence.',
  footnoteDefinition: 'A text cannot contain footnotes. Write the note into the sentence.',
  definition: 'Write the address of a link right behind its words: [words](/page).',
  linkReference: 'Write the address of a link right behind its words: [words](/page).',
  delete: 'A text cannot contain text that is struck through (~~). Remove what no longer applies.',
};

function mistakeInElement(element: ElementNode): string | undefined {
  const name = element.name ?? '';
  const allowed = components[name];
  if (!allowed) {
    return `<${name}> cannot be used in a text. Components: ${listed(Object.keys(components).map(exampleOf))}.`;
  }
  const names = element.attributes.map((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}'));
  const expected = allowed.attribute?.slice(0, 1) ?? [];
  const value = attributeOf(element, expected[0] ?? '')?.trim();
  if (names.join() !== expected.join() || (expected.length > 0 && (value ?? '') === '')) {
    return `<${name}> is not written as it should be. Write ${exampleOf(name)}.`;
  }
  const holdsList = element.children.length === 1 && element.children[0]?.type === 'list';
  if (allowed.holdsList ? !holdsList : element.children.length > 0) {
    return `<${name}> is not written as it should be. Write ${exampleOf(name)}.`;
  }
  return undefined;
}

/** What is wrong with one node, or nothing. */
function mistakeIn(node: MdastNode): string | undefined {
  if (isElement(node)) return mistakeInElement(node);
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    if (/^\s*\/\*(?:(?!\*\/).)*\*\/\s*$/s.test(node.value)) return undefined;
    return `{${node.value}} cannot stand in a text. Show a fact with <Fact name="…" />, and write a note to colleagues as {/* note */}.`;
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
export function mistakesInProse(prose: Prose): { readonly offset: number; readonly message: string }[] {
  if ('mistake' in prose) {
    const { offset, message } = prose.mistake;
    return [
      {
        offset,
        message: `The text cannot be read from here: ${message}. A "<" or "{" begins a component; in plain text write “less than” or leave it out.`,
      },
    ];
  }
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
