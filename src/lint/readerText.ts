/** Extracts the words that readers see, at their positions in the file. Everything else is covered by U+FFFC. */
import { isPair, isScalar, isSeq, visit, type Scalar } from 'yaml';
import { reference } from '../site/facts.ts';
import { isLocale, localeCodes, type Locale } from '../site/locales.ts';
import { z } from 'astro/zod';
import type { MdastNode } from 'satteri';
import { collections, type CollectionDefinition } from '../site/collections.ts';
import { endOf, startOf, walk } from './mdx.ts';
import { schemaAt } from '../schemas/schemaPath.ts';
import { clauseId, documentId } from '../schemas/fields.ts';
import { perFile, type SourceFile } from './source.ts';

/** Covers field names, markup, addresses and `{facts}` (object replacement character). */
export const cover = '\uFFFC';

export interface Passage {
  readonly kind: 'field' | 'paragraph' | 'heading' | 'cell';
  readonly start: number;
  readonly end: number;
}

export interface ReaderText {
  readonly file: SourceFile;
  readonly language: Locale;
  /** Of the same length as the file. */
  readonly text: string;
  readonly passages: readonly Passage[];
}

type Range = readonly [start: number, end: number];

/** Covers a text except some ranges and line ends. */
function uncover(text: string, ranges: readonly Range[]): string {
  let shown = '';
  let position = 0;
  const hide = (end: number): void => {
    shown += text.slice(position, end).replaceAll(/[^\r\n]/g, cover);
  };
  for (const [start, end] of ranges) {
    hide(start);
    // Also covers YAML escapes and `{facts}`.
    shown += text
      .slice(start, end)
      .replaceAll(/\\./g, (part) => cover.repeat(part.length))
      .replaceAll(reference, (part) => cover.repeat(part.length));
    position = end;
  }
  hide(text.length);
  return shown;
}

/** Range of a scalar without quotation marks or block sign (`>-`). */
function rangeOf(scalar: Scalar, text: string, offset: number): Range | undefined {
  if (!scalar.range) return undefined;
  const [start, end] = [scalar.range[0] + offset, scalar.range[1] + offset];
  if (scalar.type === 'BLOCK_FOLDED' || scalar.type === 'BLOCK_LITERAL') return [text.indexOf('\n', start) + 1, end];
  const quoted = scalar.type === 'QUOTE_DOUBLE' || scalar.type === 'QUOTE_SINGLE' ? 1 : 0;
  return [start + quoted, end - quoted];
}

function scalarRanges(file: SourceFile, isChosen: (keys: readonly PropertyKey[]) => boolean): Range[] {
  const ranges: Range[] = [];
  if (!file.yaml) return ranges;
  const { document, start } = file.yaml;
  visit(document, {
    Scalar(key, scalar, parents) {
      if (key === 'key' || typeof scalar.value !== 'string') return;
      const keys = parents.flatMap((parent, depth): PropertyKey[] => {
        if (isPair(parent)) return isScalar(parent.key) ? [String(parent.key.value)] : [];
        return isSeq(parent) ? [parent.items.indexOf(parents[depth + 1] ?? scalar)] : [];
      });
      const range = isChosen(keys) ? rangeOf(scalar, file.text, start) : undefined;
      if (range) ranges.push(range);
    },
  });
  return ranges;
}

const fieldsAt = (ranges: readonly Range[]): Passage[] => ranges.map(([start, end]) => ({ kind: 'field', start, end }));

const blocks: Readonly<Partial<Record<MdastNode['type'], Passage['kind']>>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  tableCell: 'cell',
};

/** False for names of icons, pictures and pages. */
export function isForReaders({ collection }: Pick<SourceFile, 'collection'>, keys: readonly PropertyKey[]): boolean {
  const { schema }: CollectionDefinition = collections[collection];
  const described = schemaAt(schema, keys);
  return described instanceof z.ZodString && described !== documentId && described !== clauseId;
}

/** One text, or one for each language in files with several. */
export const readerTextsOf = perFile((file): readonly ReaderText[] => {
  if (file.collection === 'site' || file.collection === 'version') {
    return localeCodes.map((language) => {
      const ranges = scalarRanges(file, (keys) => keys.includes(language));
      return { file, language, text: uncover(file.text, ranges), passages: fieldsAt(ranges) };
    });
  }
  if (!isLocale(file.language)) return [];
  const ranges = scalarRanges(file, (keys) => isForReaders(file, keys));
  const passages = fieldsAt(ranges);
  if (file.prose && 'tree' in file.prose) {
    for (const node of walk(file.prose.tree)) {
      const kind = blocks[node.type];
      if (kind) passages.push({ kind, start: startOf(node), end: endOf(node) });
      if (node.type === 'text') ranges.push([startOf(node), endOf(node)]);
    }
  }
  return [{ file, language: file.language, text: uncover(file.text, ranges), passages }];
});
