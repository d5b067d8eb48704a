import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { outdatedNames } from '../../src/lint/namesTable.ts';
import { siteSchema } from '../../src/schemas/site.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const guides = ['README.md', 'CONTRIBUTING.md', 'content/README.md', '.github/previews.md', ...globSync('docs/*.md')];
/** Made by a command, or by the reader who follows the instructions. */
const made = /^(dist|server|shots|node_modules|\.vscode\/schemas)\/|complaintsPolicy|^2026-03-01\//;
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

/** The paths and file names between backticks. */
function pathsIn(text: string): string[] {
  return quotedIn(text).filter(
    (quoted) => /^[\w.@-]+\/[\w./[\]-]*$/.test(quoted) || /^[\w-]+\.(yaml|ts|md|mdx|mjs)$/.test(quoted),
  );
}

/** The anchors of the headings of a guide, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  const slugger = new GithubSlugger();
  return [...text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    slugger.slug(heading),
  );
}

describe.each(guides)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const folder = path.dirname(file);
  /** Their guide names files as they see them, from its own folder. */
  const isForEditors = ['content/README.md', 'docs/facts.md', 'docs/messages.md', 'docs/owner.md'].includes(file);

  it('names only paths that exist', () => {
    const missing = pathsIn(text).filter(
      (name) => !made.test(name) && !existsSync(name) && !(isForEditors && existsSync(path.join('content', name))),
    );
    expect(missing.filter((name) => !inManyFolders.has(name))).toEqual([]);
  });

  it('links only to files and headings that exist', () => {
    const links = [...text.replaceAll(/`[^`\n]+`/g, '').matchAll(/\]\((?![a-z]+:)([^)#]*)#?([^)]*)\)/g)];
    const broken = links.filter(([, to = '', anchor = '']) => {
      const target = to === '' ? file : path.join(folder, to);
      if (!existsSync(target)) return true;
      return anchor !== '' && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
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

it('the README is read at a glance', () => {
  const lines = readFileSync('README.md', 'utf8').split('\n');
  expect(lines.length - 1).toBeLessThanOrEqual(100);
  expect(lines.filter((line) => !line.startsWith('|') && line.length > 200)).toEqual([]);
  expect(statSync('docs/landing.png').size).toBeLessThanOrEqual(150_000);
});

it('docs/facts.md lists every name of a fact', async () => {
  const site = siteSchema.parse(parse(readFileSync('content/site.yaml', 'utf8')));
  expect(await outdatedNames('.', site)).toEqual([]);
});
