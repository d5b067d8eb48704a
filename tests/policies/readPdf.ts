/** Reads the tags of a PDF, as a screen reader does. */
import { z } from 'astro/zod';
import { getDocumentProxy } from 'unpdf';
import { OPS, type PDFPageProxy } from 'unpdf/pdfjs';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The part of a tagged element on one page. */
export interface PdfElement {
  readonly role: string;
  /** All its text, with the line breaks of the page. */
  readonly text: string;
  readonly elements: readonly PdfElement[];
}

export interface PdfExtent {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly baseline: number;
}

export interface PdfPage {
  readonly elements: readonly PdfElement[];
  /** Text without a tag, which screen readers skip. */
  readonly artifacts: string;
  /** Links with their alternative texts; a target is a URL or a page number. */
  readonly links: readonly { readonly description: string; readonly target: string | number }[];
  /** Start and end of each text in points from the left edge of the page, and its height above the bottom edge. */
  readonly extents: readonly PdfExtent[];
  /** Fill colours of shapes and text, once for each use. */
  readonly fills: readonly string[];
}

export interface Bookmark {
  readonly title: string;
  readonly items: readonly Bookmark[];
}

export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  readonly created: string;
  readonly modified: string;
  /** The XMP metadata, in XML. */
  readonly xmp: string;
  readonly tagged: boolean;
  /** Whether viewers show the title instead of the file name. */
  readonly showsTitle: boolean;
  readonly bookmarks: readonly Bookmark[];
  readonly pages: readonly PdfPage[];
}

const node = z.object({
  role: z.string(),
  get children() {
    return z.array(z.union([z.object({ type: z.string(), id: z.string() }), node]));
  },
});
type Node = z.infer<typeof node>;

const bookmark = z.object({
  title: z.string(),
  get items() {
    return z.array(bookmark);
  },
});

const annotation = z.object({
  subtype: z.literal('Link'),
  url: z.string().optional(),
  dest: z.union([z.string(), z.array(z.unknown())]).nullish(),
  contentsObj: z.object({ str: z.string() }),
});
const pageReference = z.object({ num: z.number(), gen: z.number() });

/** Texts of a page by marked-content id; those without an id are artifacts. */
async function textsOf(page: PDFPageProxy): Promise<{ texts: Map<string, string>; extents: PdfPage['extents'] }> {
  const content = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const texts = new Map<string, string>();
  const extents: PdfExtent[] = [];
  const open: string[] = [];
  for (const item of content.items) {
    const name = open.at(-1) ?? '';
    if ('str' in item) {
      texts.set(name, (texts.get(name) ?? '') + item.str + (item.hasEOL ? '\n' : ''));
      const [from, baseline] = [Number(item.transform[4]), Number(item.transform[5])];
      if (item.str.trim() !== '') extents.push({ text: item.str, from, to: from + item.width, baseline });
    } else if (item.type === 'endMarkedContent') open.pop();
    // A replacement text for a few glyphs has no id.
    else open.push(item.id || ('tag' in item && item.tag === 'Artifact' ? '' : name));
  }
  return { texts, extents };
}

function elementOf({ role, children }: Node, texts: ReadonlyMap<string, string>): PdfElement {
  const parts = children.map((child) => ('role' in child ? elementOf(child, texts) : (texts.get(child.id) ?? '')));
  return {
    role,
    text: parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
    elements: parts.filter((part) => typeof part !== 'string'),
  };
}

async function linksOf(page: PDFPageProxy, document: Document): Promise<PdfPage['links']> {
  const annotations = z.array(annotation).parse(await page.getAnnotations());
  return Promise.all(
    annotations.map(async ({ url, dest, contentsObj }) => {
      const place: unknown = typeof dest === 'string' ? await document.getDestination(dest) : dest;
      const target =
        url ?? 1 + (await document.getPageIndex(pageReference.parse(z.array(z.unknown()).parse(place)[0])));
      return { description: contentsObj.str, target };
    }),
  );
}

async function fillsOf(page: PDFPageProxy): Promise<string[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((operator, index) =>
    operator === OPS.setFillRGBColor ? z.array(z.string()).parse(argsArray[index]) : [],
  );
}

async function pageOf(document: Document, number: number): Promise<PdfPage> {
  const page = await document.getPage(number);
  const { texts, extents } = await textsOf(page);
  const { children } = node.parse(await page.getStructTree());
  const [root] = children.filter((child) => 'role' in child);
  return {
    elements: root ? elementOf(root, texts).elements : [],
    artifacts: texts.get('') ?? '',
    links: await linksOf(page, document),
    extents,
    fills: await fillsOf(page),
  };
}

const information = z.object({
  Title: z.string(),
  Language: z.string(),
  CreationDate: z.string(),
  ModDate: z.string(),
});

export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  // The reader takes ownership of the bytes.
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { info, metadata } = await document.getMetadata();
  const { Title, Language, CreationDate, ModDate } = information.parse(info);
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) pages.push(await pageOf(document, number));
  const read = {
    title: Title,
    language: Language,
    created: CreationDate,
    modified: ModDate,
    xmp: z.string().parse(metadata.getRaw()),
    tagged: (await document.getMarkInfo())?.Marked === true,
    showsTitle: z.object({ DisplayDocTitle: z.boolean() }).parse(await document.getViewerPreferences()).DisplayDocTitle,
    bookmarks: z.array(bookmark).parse(await document.getOutline()),
    pages,
  };
  await document.loadingTask.destroy();
  return read;
}
