/** Policies made by the hundred from those of the site, to see how the build grows with them. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { localeCodes } from '../../src/i18n/locales.ts';
import type { ProjectCopy } from '../projectCopy.ts';

/** Folder name of a made policy. */
const policyId = (number: number): string => `policy${String(number)}`;

/** The folder of a made policy's one version. */
const madeFolder = (number: number): string => `content/legal/${policyId(number)}/2025-01-01`;

/** A made policy's English file. */
export const policyFile = (number: number): string => `${madeFolder(number)}/en.mdx`;

/**
 * The text of a policy as that of another one: another name, and its sections
 * in another order, so that no two texts are the same.
 */
function vary(text: string, number: number): string {
  const [, fields = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(text) ?? [];
  const [opening = '', ...sections] = body.split(/^(?=## )/m);
  const first = number % Math.max(sections.length, 1);
  const renamed = fields
    .replaceAll(/^(label|title): (.*)$/gm, `$1: $2 ${String(number)}`)
    .replace(/^order: .*$/m, `order: ${String(number + 100)}`);
  const rotated = [...sections.slice(first), ...sections.slice(0, first)].map((section) => `${section.trimEnd()}\n\n`);
  return `${renamed}${opening}${rotated.join('')}`;
}

/** The folders of the newest versions of the site's own policies, of those that exist in every language. */
async function modelFolders(project: ProjectCopy): Promise<string[]> {
  const legal = 'content/legal';
  const list = async (folder: string): Promise<string[]> => (await readdir(path.join(project.root, folder))).sort();
  const folders: string[] = [];
  for (const policy of (await list(legal)).filter((id) => !/^policy\d/.test(id))) {
    const newest = (await list(`${legal}/${policy}`)).at(-1);
    if (newest === undefined) continue;
    const folder = `${legal}/${policy}/${newest}`;
    const files = await list(folder);
    if (localeCodes.every((locale) => files.includes(`${locale}.mdx`))) folders.push(folder);
  }
  return folders;
}

/**
 * Adds policies in every language to a copy of the project, made from those it has.
 * @param count how many policies to add
 */
export async function addPolicies(project: ProjectCopy, count: number): Promise<void> {
  const models = await modelFolders(project);
  for (let number = 0; number < count; number += 1) {
    const model = models[number % models.length] ?? '';
    for (const locale of localeCodes) {
      const text = await project.read(`${model}/${locale}.mdx`);
      await project.write(`${madeFolder(number)}/${locale}.mdx`, vary(text, number));
    }
  }
}
