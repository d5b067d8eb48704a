/** The accessible PDF of a policy. */
import { readFileSync } from 'node:fs';
import { PDFDocument, PDFStreamWriter } from 'pdf-lib';
import { paletteColour } from '../../art/palette.ts';
import { stringsIn } from '../../schemas/schemaPath.ts';
import type { Block, Inline, PolicyText } from '../text.ts';
import { pdfCompiler } from './compiler.ts';
import { family } from './fonts.ts';

/** Read from the project's root, where every command runs: a build bundles this module elsewhere. */
export const template = readFileSync('src/policies/pdf/policy.typ', 'utf8');

/** What a PDF says besides the text of the policy. Words are in the language of the text. */
export interface PolicyCopy {
  readonly brand: string;
  /** Absolute URL of the page that shows the same text. */
  readonly address: string;
  /** BCP 47 tag of the language: `pt-PT`. */
  readonly language: string;
  /** The day the text takes effect, `YYYY-MM-DD`; the date of the file too. */
  readonly effectiveDate: string;
  /** The same as readers see it: `1 January 2025`, or `January 2025` where only the month is known. */
  readonly effectiveDateShown: string;
  /** A line such as `Superseded on 1 March 2026`, on every page. */
  readonly state?: string | undefined;
  /** SHA-256 of the Markdown text, in hexadecimal. */
  readonly sha256: string;
  readonly words: PolicyCopyWords;
  /**
   * The absolute URL that an `href` of the text stands for. One that leads to a section of this very page becomes
   * a jump inside the document.
   */
  readonly resolve: (href: string) => string;
  /** SVG of the drawing on the first page, see `policyDrawing`. */
  readonly drawing: string;
}

/** The small words of the document. */
export interface PolicyCopyWords {
  /** Before the date: `Effective date`. */
  readonly effectiveDate: string;
  /** Before the URL: `Address`. */
  readonly address: string;
  /** Heading of the key points. */
  readonly inShort: string;
  /** Heading of the list of sections. */
  readonly contents: string;
  /** With both names: `Page {page} of {pages}`. */
  readonly page: string;
  /** Before the hash: `SHA-256 of the Markdown text`. */
  readonly sha256: string;
}

/** Names in the template, and the colour of the palette that each is. */
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
 * Makes the PDF of a text: PDF/UA-1, A4, the same bytes whenever it is made from the same.
 * @throws where there is no compiler (ask `pdfCompiler` first), and when a character is in no font or the text
 * cannot be made accessible, such as with an empty heading
 */
export async function policyPdf(text: PolicyText, about: PolicyCopy): Promise<Uint8Array> {
  const compiler = await pdfCompiler();
  if (!compiler) throw new Error('There is no program to make PDFs for this kind of machine: leave them out.');
  refuseUnknownCharacters([text, about], compiler.fonts.shows);
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
    // A letter and its accent as the one character that the fonts have.
    const composed = JSON.stringify(policy).normalize('NFC');
    return await compressed(await compiler.compile(template, { policy: composed }));
  } catch (cause) {
    throw new Error(`The PDF of “${text.title}” (${about.address}) cannot be made: ${String(cause)}`, { cause });
  }
}

/**
 * Packs the objects that describe the structure, which the compiler writes as plain text, into compressed streams: an
 * accessible document has hundreds, and shrinks to half.
 */
async function compressed(pdf: Uint8Array): Promise<Uint8Array> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false });
  return PDFStreamWriter.forContext(context, Infinity, true, 1000).serializeToBuffer();
}

/** The sections with where links lead to in the place of their `href`. */
function withTargets({ sections }: PolicyText, { address, resolve }: PolicyCopy): unknown {
  const ids = new Set(sections.map(({ id }) => id).filter((id) => id !== ''));
  const targetOf = (href: string): { section: string } | { address: string } => {
    const target = resolve(href);
    const section = target.startsWith(`${address}#`) ? target.slice(address.length + 1) : '';
    return ids.has(section) ? { section } : { address: target };
  };
  const inline = (pieces: Inline): unknown =>
    pieces.map(({ href, ...piece }) => (href === undefined ? piece : { ...piece, target: targetOf(href) }));
  const written = (block: Block): unknown => {
    if (block.type === 'list') return { ...block, items: block.items.map((item) => item.map(written)) };
    if (block.type === 'table') {
      return { ...block, head: block.head.map(inline), rows: block.rows.map((row) => row.map(inline)) };
    }
    return { ...block, text: inline(block.text) };
  };
  return sections.map((section) => ({ ...section, blocks: section.blocks.map(written) }));
}

/** Strings that are not shown. */
const unseen: readonly PropertyKey[] = ['id', 'href', 'drawing'];

/** @throws with the first character that no font has, and the words around it */
function refuseUnknownCharacters(value: unknown, shows: (character: string) => boolean): void {
  for (const [keys, string] of stringsIn(value)) {
    const missing = Array.from(string.normalize('NFC')).find((character) => !shows(character));
    if (missing === undefined || unseen.includes(keys.at(-1) ?? '')) continue;
    const code = missing.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
    throw new Error(
      `A PDF cannot show the character “${missing}” (U+${code}) in “${string}”: Work Sans does not have it. Use another one, or words.`,
    );
  }
}
