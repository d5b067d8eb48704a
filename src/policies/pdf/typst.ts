/**
 * Loads Typst for this machine. The packages of single systems are named here, because the package that chooses among
 * them depends on systems without a package of this version, which fails `npm install`.
 */
import { createRequire } from 'node:module';

interface TypstCompiler {
  readonly compile: (source: { mainFileContent: string; inputs: Record<string, string> }) => {
    readonly result: object | null;
    readonly takeError: () => { readonly shortDiagnostics: readonly unknown[] } | null;
  };
  readonly pdf: (document: object, options: { pdfStandard: 'ua-1' }) => Uint8Array;
  /** Drops entries not used in the last documents. */
  readonly evictCache: (documents: number) => void;
}

interface Typst {
  readonly NodeCompiler: {
    readonly create: (options: { fontArgs: { fontBlobs: Uint8Array[] }[] }) => TypstCompiler;
  };
}

/** Systems with a package: Linux on x64, with either C library. */
const systems: readonly string[] = ['linux-x64-gnu', 'linux-x64-musl'];

/** @returns `undefined` if no package is installed */
export function loadTypst(wanted = systems): Typst | undefined {
  const require = createRequire(import.meta.url);
  for (const system of wanted) {
    try {
      return require(`@myriaddreamin/typst-ts-node-compiler-${system}`) as Typst;
    } catch {
      // npm installs the package of the current system only.
    }
  }
  return undefined;
}
