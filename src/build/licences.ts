/** Writes `licences.txt`: the licences of all packages shipped to visitors, as those licences require. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Packages shipped as files instead of as modules of a script: icons and font. */
const shippedAsFiles = ['lucide-static', '@fontsource-variable/work-sans'];

/** The innermost package folder in the path of a module. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
    'name' | 'version' | 'license',
    string
  >;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : `\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}`;
  return `${name} ${version} (${license})${text}`;
}

export function licences(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'licence-notices',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : []));
      const folders = [
        ...modules.map((module) => packageFolder.exec(module)?.[0]),
        ...shippedAsFiles.map((name) => path.dirname(resolve(`${name}/package.json`))),
      ].filter((folder) => folder !== undefined);
      const notices = [...new Set(folders)].map(noticeOf).sort();
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: `${notices.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`,
      });
    },
  };
}
