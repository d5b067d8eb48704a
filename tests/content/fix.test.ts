import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content/check.ts';
import { fixContent } from '../../src/content/fix.ts';
import { readSourceFiles } from '../../src/content/source.ts';
import { ProjectCopy } from './projectCopy.ts';

const french = 'content/legal/privacyPolicy/fr.mdx';
const portuguese = 'content/faq/wallet/pt.yaml';

const everyFile = async (root: string): Promise<Map<string, string>> =>
  new Map((await readSourceFiles(root)).files.map(({ path, text }) => [path, text]));
const lettersAndDigits = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

describe('npm run content -- --fix', () => {
  it('mends the characters between words, in every language by its own rules', async () => {
    await using project = await ProjectCopy.make('content');
    await project.replace(french, 'Lisez-la avec', `Note: l'essentiel "net" ; lisez-la! Ainsi... avec`);
    await project.replace(portuguese, 'A carteira guarda', `A "carteira" « própria » : guarda`);
    const mended = await fixContent(project.root);
    expect(mended.map(({ path }) => path)).toEqual([portuguese, french]);
    expect(await project.read(french)).toContain(
      'Note\u00A0: l’essentiel «\u00A0net\u00A0»\u202F; lisez-la\u202F! Ainsi… avec',
    );
    expect(await project.read(portuguese)).toContain('A «carteira» «própria»: guarda');
    expect((await checkContent(project.root, { spelling: false })).findings).toEqual([]);
    expect(await fixContent(project.root)).toEqual([]);
  });

  it('takes the invisible mark from the beginning of a file', async () => {
    await using project = await ProjectCopy.make('content');
    const text = await project.read(french);
    await project.write(french, `\uFEFF${text}`);
    await fixContent(project.root);
    expect(await project.read(french)).toBe(text);
  });

  it('changes nothing in texts that are right, and nothing twice', async () => {
    await using project = await ProjectCopy.make('content');
    const before = await everyFile(project.root);
    expect(await fixContent(project.root)).toEqual([]);
    expect(await everyFile(project.root)).toEqual(before);
  });

  it('never changes a letter or a digit, whatever was typed', async () => {
    await using project = await ProjectCopy.make('content');
    const original = await project.read(french);
    const sign = fc.constantFrom(...Array.from('\'"«»“”:;!?%.- \u00A0\u202F…–()'), 'mot', 'l', '12', 'é', '\n\n');
    await fc.assert(
      fc.asyncProperty(fc.array(sign, { minLength: 1, maxLength: 40 }), async (signs) => {
        await project.write(french, `${original}\n\nTexte ${signs.join('')} fin.\n`);
        const before = await project.read(french);
        await fixContent(project.root);
        const after = await project.read(french);
        expect(lettersAndDigits(after)).toBe(lettersAndDigits(before));
      }),
      { numRuns: 150 },
    );
  });

  it('is the only thing that writes: a check leaves every file as it is', async () => {
    await using project = await ProjectCopy.make('content');
    await project.replace(french, 'Lisez-la avec', `Lisez-la ! "vite" avec`);
    const before = await readFile(`${project.root}/${french}`, 'utf8');
    await checkContent(project.root, { spelling: false });
    expect(await readFile(`${project.root}/${french}`, 'utf8')).toBe(before);
  });
});
