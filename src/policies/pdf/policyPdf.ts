/** Makes the accessible PDF of a policy. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument, PDFStreamWriter } from 'pdf-lib';
import { paletteColour } from '../../art/palette.ts';
import { diskCache } from '../../build/diskCache.ts';
import { stringsIn } from '../../schemas/schemaPath.ts';
import type { Block, Inline, PolicyText } from '../text.ts';
import { pdfCompiler } from './compiler.ts';
import { family } from './fonts.ts';

/** Relative to the project's root, because a build bundles this module elsewhere. */
const template = readFileSync('src/policies/pdf/policy.typ', 'utf8');

/** Content other than the text, in the same language. */
export interface PdfDetails {
  readonly brand: string;
  /** Absolute URL of the page that shows the same text. */
  readonly address: string;
  /** BCP 47 tag of the language: `pt-PT`. */
  readonly language: string;
  /** `YYYY-MM-DD`; also the date of the file. */
  readonly effectiveDate: string;
  /** `1 January 2025`, or `January 2025` if only the month is known. */
  readonly effectiveDateShown: string;
  /** Shown on every page: `Superseded on 1 March 2026`. */
  readonly state?: string | undefined;
  /** SHA-256 of the Markdown text, in hexadecimal. */
  readonly sha256: string;
  /** Labels; `page` is `Page {page} of {pages}`. */
  readonly words: Readonly<Record<'effectiveDate' | 'address' | 'inShort' | 'contents' | 'page' | 'sha256', string>>;
  /**
   * Resolves an `href` of the text to an absolute URL. A link to a section of the same page becomes a jump inside the
   * document.
   */
  readonly resolve: (href: string) => string;
  /** SVG of the drawing on the first page, see `policyDrawing`. */
  readonly drawing: string;
}

/** Palette colours by their names in the template. */
const colours = {
  text: 'ink-950',
  muted: 'ink-500',
  border: 'ink-200',
  link: 'purple-700',
  marker: 'purple-500',
  sunken: 'purple-50',
  tag: 'purple-100',
  tagText: 'ink-800',
  sand: 'sand-400',
};

/**
 * Makes the PDF of a text: PDF/UA-1, A4, reproducible.
 * @throws without a compiler (see `pdfCompiler`), for a character that is in no font, and for a text that cannot be
 *   accessible, such as one with an empty heading
 */
export async function policyPdf(text: PolicyText, about: PdfDetails): Promise<Uint8Array> {
  const compiler = await pdfCompiler();
  if (!compiler) throw new Error('PDFs cannot be made on this kind of machine: Typst has no package for it.');
  rejectUnknownCharacters([text, about], compiler.fonts.shows);
  const [year, month, day] = about.effectiveDate.split('-').map(Number);
  const { language, region = null } = new Intl.Locale(about.language);
  const policy = {
    ...about,
    title: text.title,
    keyPoints: text.keyPoints,
    sections: withTargets(text, about),
    state: about.state ?? null,
    date: { year, month, day },
    language,
    region,
    family,
    colours: Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, paletteColour(colour)])),
  };
  try {
    // The fonts have accented letters as one character.
    const composed = JSON.stringify(policy).normalize('NFC');
    return await compressed(await compiler.compile(template, { policy: composed }));
  } catch (cause) {
    throw new Error(`The PDF of “${text.title}” (${about.address}) cannot be made: ${String(cause)}`, { cause });
  }
}

/** The same PDF from the cache of earlier builds. `about.resolve` needs no key, since it follows from the address. */
export const cachedPolicyPdf = (text: PolicyText, about: PdfDetails): Promise<Uint8Array<ArrayBuffer>> =>
  diskCache(path.join('node_modules', '.cache', 'policy-pdfs'), 'pdf', [text, about, template], () =>
    policyPdf(text, about),
  );

/** Compresses the objects of the document's structure, which Typst writes as plain text: half the size. */
async function compressed(pdf: Uint8Array): Promise<Uint8Array> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false });
  return PDFStreamWriter.forContext(context, Infinity, true, 1000).serializeToBuffer();
}

function withTargets({ sections }: PolicyText, { address, resolve }: PdfDetails): unknown {
  const ids = new Set(sections.map(({ id }) => id).filter((id) => id !== ''));
  const targetOf = (href: string): { section: string } | { address: string } => {
    const target = resolve(href);
    const section = target.startsWith(`${address}#`) ? target.slice(address.length + 1) : '';
    return ids.has(section) ? { section } : { address: target };
  };
  const inline = (pieces: Inline): unknown =>
    pieces.map(({ href, ...piece }) => (href === undefined ? piece : { ...piece, target: targetOf(href) }));
  const resolved = (block: Block): unknown => {
    if (block.type === 'list') return { ...block, items: block.items.map((item) => item.map(resolved)) };
    if (block.type === 'table') {
      return { ...block, head: block.head.map(inline), rows: block.rows.map((row) => row.map(inline)) };
    }
    return { ...block, text: inline(block.text) };
  };
  return sections.map((section) => ({ ...section, blocks: section.blocks.map(resolved) }));
}

/** Keys of strings that are not shown. */
const hidden: readonly PropertyKey[] = ['id', 'href', 'drawing'];

/** @throws with the first character that is in no font, and its context */
function rejectUnknownCharacters(value: unknown, shows: (character: string) => boolean): void {
  for (const [keys, string] of stringsIn(value)) {
    const missing = Array.from(string.normalize('NFC')).find((character) => !shows(character));
    if (missing === undefined || hidden.includes(keys.at(-1) ?? '')) continue;
    const code = missing.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
    throw new Error(
      `A PDF cannot show the character “${missing}” (U+${code}) in “${string}”: Work Sans does not have it. Use another one, or words.`,
    );
  }
}
