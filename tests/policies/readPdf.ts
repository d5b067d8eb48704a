/** Reads the tags of a PDF, as a screen reader does. */
import { getDocumentProxy } from 'unpdf';
import { OPS, type PDFPageProxy } from 'unpdf/pdfjs';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type PageReference = Parameters<Document['getPageIndex']>[0];

/** The part of a tagged element on one page. */
export interface PdfElement {
  readonly role: string;
  /** All its text, with the line breaks of the page. */
  readonly text: string;
  readonly elements: readonly PdfElement[];
}

/** Start and end of a text in points from the left edge of the page, and its height above the bottom edge. */
export interface PdfExtent {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly baseline: number;
}

type Node = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;

/** A link with its alternative text, to a URL or a place in the document. */
interface Annotation {
  readonly url?: string;
  readonly dest?: string | unknown[];
  readonly contentsObj: { readonly str: string };
}

/** Texts of a page by marked-content id; those without an id are artifacts, which screen readers skip. */
async function textsOf(page: PDFPageProxy) {
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

/** A target is a URL or a page number. */
async function linksOf(page: PDFPageProxy, document: Document) {
  const annotations = (await page.getAnnotations()) as Annotation[];
  return Promise.all(
    annotations.map(async ({ url, dest, contentsObj }) => {
      const [place] = ((typeof dest === 'string' ? await document.getDestination(dest) : dest) ??
        []) as PageReference[];
      return {
        description: contentsObj.str,
        target: url ?? (place && 1 + (await document.getPageIndex(place))),
      };
    }),
  );
}

/** Fill colours of shapes and text, once for each use. */
async function fillsOf(page: PDFPageProxy): Promise<string[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((operator, index) => (operator === OPS.setFillRGBColor ? (argsArray[index] as string[]) : []));
}

async function pageOf(document: Document, number: number) {
  const page = await document.getPage(number);
  const { texts, extents } = await textsOf(page);
  const [root] = (await page.getStructTree()).children.filter((child) => 'role' in child);
  return {
    elements: root ? elementOf(root, texts).elements : [],
    artifacts: texts.get('') ?? '',
    links: await linksOf(page, document),
    extents,
    fills: await fillsOf(page),
  };
}

export type ReadPdf = Awaited<ReturnType<typeof readPdf>>;

export async function readPdf(pdf: Uint8Array) {
  // The reader takes ownership of the bytes.
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { info, metadata } = await document.getMetadata();
  const { Title, Language, CreationDate, ModDate } = info as Readonly<Record<string, string | undefined>>;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) pages.push(await pageOf(document, number));
  const preferences = new Map(Object.entries((await document.getViewerPreferences()) ?? {}));
  const read = {
    title: Title ?? '',
    language: Language,
    created: CreationDate,
    modified: ModDate,
    xmp: String(metadata.getRaw()),
    tagged: (await document.getMarkInfo())?.Marked,
    /** Viewers show the title instead of the file name. */
    showsTitle: preferences.get('DisplayDocTitle') as unknown,
    bookmarks: (await document.getOutline()) as unknown,
    pages,
  };
  await document.loadingTask.destroy();
  return read;
}
