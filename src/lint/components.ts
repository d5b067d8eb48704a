/** Components for texts. */

interface TextComponent {
  /** Its only attribute, with an example value. */
  readonly attribute?: readonly [name: string, example: string];
  readonly holdsList?: true;
}

export const components: ReadonlyMap<string, TextComponent> = new Map<string, TextComponent>([
  ['Chips', { holdsList: true }],
  ['ContactEmail', { attribute: ['name', 'general'] }],
  ['Fact', { attribute: ['name', 'minimumAge'] }],
  ['Placeholder', { attribute: ['label', 'name of the authority'] }],
  ['RiskNotice', {}],
  ['StorageTable', {}],
]);

export const componentNames: readonly string[] = [...components.keys()];

/** An example of a component; `undefined` for an unknown name. */
export function exampleOf(name: string): string | undefined {
  const component = components.get(name);
  if (!component) return undefined;
  if (component.holdsList) return `<${name}> and </${name}> on separate lines, with a list between them`;
  if (!component.attribute) return `<${name} />`;
  const [attribute, example] = component.attribute;
  return `<${name} ${attribute}="${example}" />`;
}

const bold = 'Write two stars on both sides of bold words in its place: **words**';
const italic = 'Write a star on both sides of words in italics in its place: *words*';

/** Advice by HTML element. */
export const insteadOfHtml: ReadonlyMap<string, string> = new Map([
  ['b', bold],
  ['strong', bold],
  ['i', italic],
  ['em', italic],
  ['u', 'Delete it and its end: only links are underlined'],
  ['br', 'Delete it, and write an empty line there to begin a new paragraph'],
]);

/** Explains a note with a space between brace, slash and star. @param braced text from its brace on */
export const explainSpacedNote = (braced: string): string | undefined =>
  /^\{\s*\/\s+\*/.test(braced) ? 'This note to colleagues must begin with {/* without spaces. Delete them.' : undefined;
