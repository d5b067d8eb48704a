import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shareImagePng } from './shareImagePng.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const square = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="9" height="9" fill="${colour}"/></svg>`;

it('draws a picture once and gives the same one again', async () => {
  const first = await shareImagePng(square('red'), folder);
  const [file = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(await shareImagePng(square('red'), folder)).toEqual(first);
  await writeFile(path.join(folder, file), 'kept');
  expect(Buffer.from(await shareImagePng(square('red'), folder)).toString()).toBe('kept');
});

it('draws another picture for another drawing', async () => {
  const first = await shareImagePng(square('red'), folder);
  expect(await shareImagePng(square('blue'), folder)).not.toEqual(first);
});
