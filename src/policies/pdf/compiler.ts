/** Compiles PDFs with Typst. */
import { setImmediate } from 'node:timers/promises';
import { pdfFonts, type PdfFonts } from './fonts.ts';
import { loadTypst } from './typst.ts';

interface PdfCompiler {
  readonly fonts: PdfFonts;
  /**
   * @param template a Typst document
   * @param inputs values for `sys.inputs`
   * @returns a PDF/UA-1 document
   * @throws with the compiler's message
   */
  readonly compile: (template: string, inputs: Readonly<Record<string, string>>) => Promise<Uint8Array>;
}

let compiler: Promise<PdfCompiler | undefined> | undefined;

/** The compiler, created once; `undefined` on machines without a Typst package. */
export function pdfCompiler(): Promise<PdfCompiler | undefined> {
  compiler ??= makeCompiler();
  return compiler;
}

async function makeCompiler(): Promise<PdfCompiler | undefined> {
  const typst = loadTypst();
  if (!typst) return undefined;
  const fonts = await pdfFonts();
  const node = typst.NodeCompiler.create({ fontArgs: [{ fontBlobs: [...fonts.files] }] });
  async function compile(template: string, inputs: Readonly<Record<string, string>>): Promise<Uint8Array> {
    try {
      const compiled = node.compile({ mainFileContent: template, inputs: { ...inputs } });
      const { result } = compiled;
      if (!result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
      return node.pdf(result, { pdfStandard: 'ua-1' });
    } finally {
      // Frees memory: the cache is of little use to the next document, and the compiled document is released only when
      // the event loop turns.
      node.evictCache(0);
      await setImmediate();
    }
  }
  return { fonts, compile };
}
