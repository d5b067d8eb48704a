/**
 * Astro integration that writes `licences.txt`: the packages of which a part
 * reaches visitors, with their licences, which ask to go where the code goes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** Packages whose files are shipped without being modules of a script: the icons and the font. */
const shippedAsFiles = ['lucide-static', '@fontsource-variable/work-sans'];

/** The innermost package folder in the path of a module. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** One package: name, version, licence and, where the package has it, the licence's text. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
    'name' | 'version' | 'license',
    string
  >;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : `\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}`;
  return `${name} ${version} (${license})${text}`;
}

function writeNotices(): Plugin {
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

export function licences(): AstroIntegration {
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [writeNotices()] } });
      },
    },
  };
}
