/** Whether the font has every character that readers see: a PDF with another one cannot be made. */
import { visit } from 'yaml';
import { invisibleIn, lost } from '../lint/checks/characters.ts';
import type { CollectionName } from '../site/collections.ts';
import { attributeOf, endOf, isElement, startOf, walk } from '../lint/mdx.ts';
import type { Finding } from '../lint/places.ts';
import type { SourceFile } from '../lint/source.ts';

/** Collections that readers never see. */
const unseen: ReadonlySet<CollectionName> = new Set(['duties', 'glossary', 'synonyms']);

/** Characters that have a usual replacement. */
const replacements: ReadonlyMap<string, string> = new Map([
  ['₿', 'Write BTC.'],
  ['✓', 'Write yes.'],
  ['✔', 'Write yes.'],
]);

/** Words of a file that readers see, and the stretch of the file in which they are written. */
interface Words {
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

function wordsIn({ yaml, prose }: SourceFile): Words[] {
  const found: Words[] = [];
  if (yaml) {
    visit(yaml.document, {
      Scalar(key, { value, range }) {
        if (key === 'key' || typeof value !== 'string' || !range) return;
        found.push({ words: value, start: yaml.start + range[0], end: yaml.start + range[1] });
      },
    });
  }
  for (const node of prose && 'tree' in prose ? walk(prose.tree) : []) {
    const words = node.type === 'text' ? node.value : isElement(node) ? attributeOf(node, 'label') : undefined;
    if (words !== undefined) found.push({ words, start: startOf(node), end: endOf(node) });
  }
  return found;
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function advice(character: string): string {
  const replacement = replacements.get(character);
  if (replacement !== undefined) return replacement;
  if (/\p{Extended_Pictographic}/u.test(character)) return 'Delete it, or write what it says in words.';
  return /\p{L}/u.test(character)
    ? 'If it only looks like a letter of the Latin alphabet, type the word again; if not, write it in Latin letters.'
    : 'Write another character, or words.';
}

/**
 * One message for each character, at the first place where a file has it.
 * @param shows whether the font has a character
 */
export function checkFont(file: SourceFile, shows: (character: string) => boolean): Finding[] {
  if (unseen.has(file.collection)) return [];
  const { text, placeAt } = file;
  const invisible = new Set(invisibleIn(text).map(({ start }) => start));
  const offsets = new Map<string, number>();
  for (const { words, start, end } of wordsIn(file)) {
    for (const { segment } of characters.segment(words)) {
      const isShown = Array.from(segment.normalize('NFC')).every((one) => one === '\t' || shows(one));
      if (isShown || offsets.has(segment)) continue;
      const index = text.indexOf(segment, start);
      offsets.set(segment, index < 0 || index >= end ? start : index);
    }
  }
  return [...offsets]
    .filter(([character, offset]) => !invisible.has(offset) && !lost.test(character))
    .map(([character, offset]) => ({
      ...placeAt(offset),
      message: `The font of the website and its PDFs does not have the character “${character}”. ${advice(character)}`,
    }));
}
