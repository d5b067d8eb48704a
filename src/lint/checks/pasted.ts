/** Reports a document into which the text of another one was pasted: the one that lost its own sections. */
import { headingsIn } from '../mdx.ts';
import type { Finding } from '../places.ts';
import { readerTextsOf } from '../readerText.ts';
import { groupByDocument, type SourceFile } from '../source.ts';

/** Shorter paragraphs of two documents may be equal by chance, in characters. */
const longParagraph = 60;

const paragraphsOf = (file: SourceFile): Set<string> =>
  new Set(
    readerTextsOf(file)
      .flatMap(({ passages }) => passages)
      .flatMap(({ kind, start, end }) => (kind === 'paragraph' ? [file.text.slice(start, end)] : []))
      .filter(({ length }) => length >= longParagraph),
  );

const outlineOf = ({ prose }: SourceFile): string =>
  headingsIn(prose)
    .map(({ depth }) => depth)
    .join('');

/** Texts whose sections differ from the other languages, which agree. */
function withOtherSections(document: readonly SourceFile[]): SourceFile[] {
  const texts = document.filter(({ prose }) => prose && 'tree' in prose);
  return texts.filter((file) => {
    const others = new Set(texts.filter((other) => other !== file).map(outlineOf));
    return others.size === 1 && !others.has(outlineOf(file));
  });
}

export function checkPasted(files: readonly SourceFile[]): Finding[] {
  return groupByDocument(files)
    .flatMap(withOtherSections)
    .flatMap((file) => {
      const own = paragraphsOf(file);
      const original = files.find(
        (other) =>
          other.prose &&
          other.language === file.language &&
          other.document !== file.document &&
          own.size > 0 &&
          own.intersection(paragraphsOf(other)).size > own.size / 2,
      );
      const message = `This is the text of ${original?.path ?? ''}, but the other languages still have the text of this document. Put back the text that was here before, and keep the other one only there.`;
      return original ? [{ ...file.placeAt(file.text.length - file.body.trimStart().length), message }] : [];
    });
}
