/** Checks that the font has every character shown to readers, without which the PDF cannot be made. */
import { visit } from 'yaml';
import { findInvisible, lost } from '../lint/checks/characters.ts';
import type { CollectionName } from '../site/collections.ts';
import { attributeOf, endOf, isElement, startOf, walk } from '../lint/mdx.ts';
import type { Finding } from '../lint/places.ts';
import { siteSchema } from '../schemas/site.ts';
import type { SourceFile } from '../lint/source.ts';
import { formatMoney } from '../site/format.ts';
import { localeCodes } from '../site/locales.ts';
import { pdfFonts, type PdfFonts } from './pdf/fonts.ts';

/** Collections that are never shown. */
const hidden: ReadonlySet<CollectionName> = new Set(['asked', 'duties', 'glossary', 'synonyms']);

const replacements: ReadonlyMap<string, string> = new Map([
  ['₿', 'Write BTC.'],
  ['✓', 'Write yes.'],
  ['✔', 'Write yes.'],
]);

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

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function advice(character: string): string {
  const replacement = replacements.get(character);
  if (replacement !== undefined) return replacement;
  if (/\p{Extended_Pictographic}/u.test(character)) return 'Delete it, or write what it says in words.';
  return /\p{L}/u.test(character)
    ? 'If it only looks like a letter of the Latin alphabet, type the word again; if not, write it in Latin letters.'
    : 'Write another character, or words.';
}

/** Reports each character once, at its first place in a file. */
function missingIn(file: SourceFile, { shows }: PdfFonts): Finding[] {
  if (hidden.has(file.collection)) return [];
  const { text, placeAt } = file;
  const isShown = (words: string): boolean =>
    Array.from(words.normalize('NFC')).every((one) => one === '\t' || shows(one));
  const offsets = new Map<string, number>();
  for (const { words, start, end } of wordsIn(file)) {
    if (isShown(words)) continue;
    for (const { segment } of graphemes.segment(words)) {
      if (offsets.has(segment) || isShown(segment)) continue;
      const index = text.indexOf(segment, start);
      offsets.set(segment, index < 0 || index >= end ? start : index);
    }
  }
  if (offsets.size === 0) return [];
  const invisible = new Set(findInvisible(text).map(({ start }) => start));
  return [...offsets]
    .filter(([character, offset]) => !invisible.has(offset) && !lost.test(character))
    .map(([character, offset]) => ({
      ...placeAt(offset),
      message: `The font of the website and its PDFs does not have the character “${character}”. ${advice(character)}`,
    }));
}

/** Reports amounts in `content/site.yaml` whose currency sign the font lacks in some language. */
function missingInAmounts(file: SourceFile, { shows }: PdfFonts): Finding[] {
  if (file.collection !== 'site') return [];
  return Object.entries(siteSchema.safeParse(file.data).data?.facts ?? {}).flatMap(([name, fact]) => {
    if (!('money' in fact)) return [];
    const { amount, currency } = fact.money;
    const written = localeCodes.map((locale) => formatMoney(amount, currency, locale));
    const missing = written.find((words) => !Array.from(words).every(shows));
    if (missing === undefined) return [];
    const message = `The font of the website and its PDFs cannot show “${missing}”. Write the amount as words: { text: ${currency} ${String(amount)} }`;
    return [{ ...file.placeOf(['facts', name]), message }];
  });
}

export async function checkFont(files: readonly SourceFile[]): Promise<Finding[]> {
  const fonts = await pdfFonts();
  return files.flatMap((file) => [...missingIn(file, fonts), ...missingInAmounts(file, fonts)]);
}
