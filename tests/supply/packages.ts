/** The packages that the lock file installs, and the licences the project accepts. */
import { readFileSync } from 'node:fs';

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly hasInstallScript: boolean;
}

/** All packages of the lock file, including those for other platforms. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; license?: string; hasInstallScript?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { version, license = 'none', hasInstallScript = false }]) => ({
      name: folder.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
      hasInstallScript,
    }));
}

const shippable: readonly string[] = [
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'CC0-1.0'],
  // The font
  'OFL-1.1',
];

/** Checks that a licence allows shipping to visitors; one of several alternatives (SPDX `OR`) is enough. */
export function isShippable(licence: string): boolean {
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((offer) => offer.split(' AND ').every((part) => shippable.includes(part)));
}

/** Packages with other licences, used for the build or tests only and never shipped to visitors. */
export const buildOnly: readonly { readonly packages: RegExp; readonly licence: string; readonly reason: string }[] = [
  { packages: /^lightningcss/, licence: 'MPL-2.0', reason: 'compiles the styles' },
  { packages: /axe-core/, licence: 'MPL-2.0', reason: 'tests accessibility' },
  { packages: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later', reason: 'draws the icons and pictures' },
  { packages: /^@img\/sharp-win32-/, licence: 'Apache-2.0 AND LGPL-3.0-or-later', reason: 'the same on Windows' },
  {
    packages: /^@img\/sharp-wasm32$/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: 'the same anywhere',
  },
  { packages: /^@cspell\/dict-(en-gb|pt-pt)$/, licence: 'LGPL-3.0', reason: 'words for the spelling checker' },
  { packages: /^@cspell\/dict-en-common-/, licence: 'CC BY-SA 4.0', reason: 'words for the spelling checker' },
  { packages: /^@cspell\/dict-django$/, licence: 'WTFPL', reason: 'words for the spelling checker' },
  { packages: /^argparse$/, licence: 'Python-2.0', reason: 'reads the arguments of build tools' },
  { packages: /^argparse$/, licence: 'PSF-2.0', reason: 'reads the arguments of build tools' },
  { packages: /^caniuse-lite$/, licence: 'CC-BY-4.0', reason: 'tells a linter what browsers know' },
  { packages: /^pako$/, licence: '(MIT AND Zlib)', reason: 'unpacks fonts' },
];

/** Packages with an install script, and whether `allowScripts` in package.json allows it. */
export const installScripts: Readonly<Record<string, { readonly runs: boolean; readonly reason: string }>> = {
  node: { runs: true, reason: 'puts the Node that everything runs on into place' },
  esbuild: { runs: true, reason: 'puts the program for this machine into place of the one that looks for it' },
  'vnu-jar': { runs: false, reason: 'would download a Java; its test is skipped where there is none' },
};
