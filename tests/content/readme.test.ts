import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { outdatedNames } from '../../src/lint/namesTable.ts';
import { siteSchema } from '../../src/schemas/site.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const readmes = { 'README.md': '', 'content/README.md': 'content/' };
/** Made by a command, or by the reader who follows the instructions. */
const made = /^(dist|server|shots|node_modules)\/|complaintsPolicy|^2026-03-01\//;
/** Names that files have in more than one folder: `en.mdx`. */
const inManyFolders = new Set(
  globSync('content/**/*.{yaml,mdx}')
    .map((file) => path.basename(file))
    .filter((name, index, names) => names.indexOf(name) !== index),
);

/** Everything between backticks. */
function quotedIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
}

describe.each(Object.entries(readmes))('%s', (file, base) => {
  const text = readFileSync(file, 'utf8');

  it('names only paths that exist', () => {
    const paths = quotedIn(text).filter(
      (quoted) => /^[\w.@-]+\/[\w./-]*$/.test(quoted) || /^[\w-]+\.(yaml|ts|md|mdx|mjs)$/.test(quoted),
    );
    const missing = paths.filter((path) => !made.test(path) && !existsSync(path) && !existsSync(base + path));
    expect(paths.length).toBeGreaterThan(5);
    expect(missing.filter((name) => !inManyFolders.has(name))).toEqual([]);
  });

  it('names only scripts that exist', () => {
    const named = [...text.matchAll(/npm (?:run ([a-z:]+)|(start|test))/g)].map((match) => match[1] ?? match[2] ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it('the README explains every script', () => {
  const text = readFileSync('README.md', 'utf8');
  for (const name of Object.keys(scripts)) expect(text).toMatch(new RegExp(`npm (run )?${name}\\b`));
});

it('the guide for editors lists every name of a fact', async () => {
  const site = siteSchema.parse(parse(readFileSync('content/site.yaml', 'utf8')));
  expect(await outdatedNames('.', site)).toEqual([]);
});
