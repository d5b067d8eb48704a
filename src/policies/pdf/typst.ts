/**
 * The program of Typst for this machine. Its packages for single systems are named
 * here instead of the one that chooses among them, because that one asks for
 * systems which have no package of this version, and npm then refuses to install.
 */
import { createRequire } from 'node:module';

/** A compiled document, or what is wrong with it. */
interface Compiled {
  readonly result: object | null;
  readonly takeError: () => { readonly shortDiagnostics: readonly unknown[] } | null;
}

/** A compiler with its fonts, as far as it is used here. */
export interface TypstCompiler {
  readonly compile: (source: { mainFileContent: string; inputs: Record<string, string> }) => Compiled;
  readonly pdf: (document: object, options: { pdfStandard: 'ua-1' }) => Uint8Array;
  /** Forgets what was not used in the last so many documents. */
  readonly evictCache: (documents: number) => void;
}

interface Typst {
  readonly NodeCompiler: {
    readonly create: (options: { fontArgs: { fontBlobs: Uint8Array[] }[] }) => TypstCompiler;
  };
}

/** The systems that it has a package for: Linux on x64, with either C library. */
const systems: readonly string[] = ['linux-x64-gnu', 'linux-x64-musl'];

/**
 * @param wanted names of systems; npm installs the package of its own system only
 * @returns `undefined` where none of them is installed
 */
export function loadTypst(wanted = systems): Typst | undefined {
  const require = createRequire(import.meta.url);
  for (const system of wanted) {
    try {
      return require(`@myriaddreamin/typst-ts-node-compiler-${system}`) as Typst;
    } catch {
      // Not installed: it is for another system.
    }
  }
  return undefined;
}
