/** Allows only prose and known components in a text: MDX would run any code in it during the build. */
import type { MdastNode } from 'satteri';
import { componentNames, components, exampleOf, insteadOfHtml, explainSpacedNote } from '../components.ts';
import { contactFact } from '../../site/facts.ts';
import { attributeOf, isElement, startOf, walk, type ElementNode, type Prose } from '../mdx.ts';
import type { Finding } from '../places.ts';
import { didYouMean } from '../didYouMean.ts';
import type { SourceFile } from '../source.ts';
import type { ExplainedMistake } from '../syntax/lines.ts';

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

/** Advice for Markdown that a text may not use. */
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
  definition: 'Write the address of a link right after its words: [words](/page).',
  linkReference: 'Write the address of a link right after its words: [words](/page).',
  delete: 'A text cannot contain text that is struck through (~~). Remove what no longer applies.',
};

const isNote = (node: MdastNode): node is Extract<MdastNode, { type: 'mdxFlowExpression' | 'mdxTextExpression' }> =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';

function mistakeInElement(element: ElementNode): string | undefined {
  const name = element.name ?? '';
  const allowed = components.get(name);
  const example = exampleOf(name);
  if (!allowed || example === undefined) {
    const meant = didYouMean(name, componentNames, (similar) => exampleOf(similar) ?? similar);
    const instead =
      insteadOfHtml.get(name.toLowerCase()) ??
      `Write one of: ${componentNames.map((known) => exampleOf(known) ?? known).join(', ')}`;
    return `<${name}> cannot be used in a text.${meant} ${instead}.`;
  }
  const names = element.attributes.map((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}'));
  const expected = allowed.attribute?.slice(0, 1) ?? [];
  const value = attributeOf(element, expected[0] ?? '')?.trim();
  if (names.join() !== expected.join() || (expected.length > 0 && (value ?? '') === '')) {
    return `<${name}> is not written correctly. Write ${example}.`;
  }
  if (element.type === 'mdxJsxTextElement' && !allowed.attribute) {
    return `<${name}> is in the middle of a paragraph. Put it on its own line, with an empty line above and below.`;
  }
  const [list, ...others] = element.children;
  const holdsList = list?.type === 'list' && others.length === 0;
  if (allowed.holdsList ? !holdsList : list !== undefined) {
    return `<${name}> is not written correctly. Write ${example}.`;
  }
  if (list?.type === 'list' && !list.children.every((item) => item.children.every(isWords))) {
    return `The items in <${name}> are shown in columns. Write a few words in each, and lists, tables and notices outside of <${name}>.`;
  }
  return undefined;
}

/** Running text, or an inline component. */
const isWords = (node: MdastNode): boolean =>
  node.type === 'paragraph' ||
  isNote(node) ||
  (isElement(node) && components.get(node.name ?? '')?.attribute !== undefined);

/** The component to write instead of `{name}`. */
function componentFor(name: string): string {
  if (name === 'placeholder') return exampleOf('Placeholder') ?? '';
  const [, contact] = /^(\w+)Email$/.exec(name) ?? [];
  return contact !== undefined && contactFact(contact) === name
    ? `<ContactEmail name="${contact}" />`
    : `<Fact name="${name}" />`;
}

function mistakeInBraces(inside: string): string | undefined {
  if (/^\s*\/\*(?:(?!\*\/).)*\*\/\s*$/s.test(inside)) return undefined;
  const spaced = explainSpacedNote(`{${inside}}`);
  if (spaced !== undefined) return spaced;
  const [, name] = /^\{?\s*([A-Za-z]\w*)\s*\}?$/.exec(inside) ?? [];
  return name === undefined
    ? `{${inside}} cannot be used in a text. Show a fact with <Fact name="…" />, write words in round brackets, and a note to colleagues as {/* note */}.`
    : `{${inside}} is for fields. In a text write ${componentFor(name)}, or round brackets: (${name}).`;
}

function mistakeInList(node: MdastNode): string | undefined {
  if (node.type === 'list' && node.ordered && node.start !== 1) {
    return `A numbered list begins with 1, and this one with ${String(node.start)}. Write 1. before its first item; or, if it goes on with the list above, indent everything between the two by three spaces, so that it belongs to the item above.`;
  }
  if (node.type !== 'listItem') return undefined;
  if (typeof node.checked === 'boolean') {
    const box = node.checked ? '[x]' : '[ ]';
    return `A list has no boxes to tick, so readers would not see ${box}. Delete ${box}; if it matters, write it in words.`;
  }
  return node.children.every(isNote)
    ? 'This item of the list is empty. Write its words in the same line, or delete the line.'
    : undefined;
}

/** `links.ts` checks the address. */
function mistakeInLink(link: Extract<MdastNode, { type: 'link' }>): string | undefined {
  if (!walk(link).some((node) => isElement(node) || (node.type === 'text' && node.value.trim() !== ''))) {
    return `This link has no words, so readers would not see it. Write them between its brackets: [words](${link.url}).`;
  }
  return link.title
    ? `Readers would not see “${link.title}” after the address of this link. Delete it with its quotation marks; write it in the text if it matters.`
    : undefined;
}

function mistakeIn(node: MdastNode, isTopLevel: boolean): string | undefined {
  if (isElement(node)) return mistakeInElement(node);
  if (node.type === 'list' || node.type === 'listItem') return mistakeInList(node);
  if (isNote(node)) return mistakeInBraces(node.value);
  if (node.type === 'link') return mistakeInLink(node);
  if (node.type === 'heading' && node.depth !== 2 && node.depth !== 3) {
    return 'Sections begin with "## " and subsections with "### ". The title of the page is in its fields.';
  }
  if (node.type === 'heading' && node.children.some(({ type }) => type !== 'text')) {
    return 'A heading is plain text, because its address is made from it. Remove links, components and marks.';
  }
  if (node.type === 'heading' && !isTopLevel) {
    return 'A heading cannot be inside a list. Delete everything before the # signs on its line, and leave an empty line above and below it.';
  }
  if (node.type === 'table' && node.align?.some((align) => align !== null)) {
    return 'Tables have no alignment here. Write the line under the heading as | --- | --- |, without colons.';
  }
  return prose.has(node.type)
    ? undefined
    : (refused[node.type] ?? 'This cannot be used in a text. Write paragraphs, lists, tables and links.');
}

export function mistakesInProse(prose: Prose): ExplainedMistake[] {
  if ('mistake' in prose) return [prose.mistake];
  const { tree } = prose;
  const topLevel = new Set<MdastNode>('children' in tree ? tree.children : []);
  return walk(tree).flatMap((node) => {
    const message = mistakeIn(node, topLevel.has(node));
    return message === undefined ? [] : [{ offset: startOf(node), message }];
  });
}

export function checkProse(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) =>
    file.prose ? mistakesInProse(file.prose).map(({ offset, message }) => ({ ...file.placeAt(offset), message })) : [],
  );
}
