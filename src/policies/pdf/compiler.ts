/** Typst, the compiler that PDFs are made with. */
import { setImmediate } from 'node:timers/promises';
import { copyFonts, type CopyFonts } from './fonts.ts';
import { loadTypst, type TypstCompiler } from './typst.ts';

/** What is needed to make PDFs. */
export interface PdfCompiler {
  readonly fonts: CopyFonts;
  /**
   * @param template a Typst document
   * @param inputs what it finds in `sys.inputs`
   * @returns a PDF that conforms to PDF/UA-1
   * @throws with the compiler's own words when the template, or what it was given, is wrong
   */
  readonly compile: (template: string, inputs: Readonly<Record<string, string>>) => Promise<Uint8Array>;
}

let compiler: Promise<PdfCompiler | undefined> | undefined;

/** The compiler, made once; `undefined` on a machine that its package has no program for. */
export function pdfCompiler(): Promise<PdfCompiler | undefined> {
  compiler ??= makeCompiler();
  return compiler;
}

async function makeCompiler(): Promise<PdfCompiler | undefined> {
  const typst = loadTypst();
  if (!typst) return undefined;
  const fonts = await copyFonts();
  const node = typst.NodeCompiler.create({ fontArgs: [{ fontBlobs: [...fonts.files] }] });
  return { fonts, compile: (template, inputs) => compile(node, template, inputs) };
}

async function compile(
  node: TypstCompiler,
  template: string,
  inputs: Readonly<Record<string, string>>,
): Promise<Uint8Array> {
  try {
    const compiled = node.compile({ mainFileContent: template, inputs: { ...inputs } });
    const { result } = compiled;
    if (!result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
    return node.pdf(result, { pdfStandard: 'ua-1' });
  } finally {
    // What one document leaves in the compiler's memory is of little use to the next. The compiled document itself
    // is let go of when the event loop goes round; a hundred in one round would be kept together.
    node.evictCache(0);
    await setImmediate();
  }
}
