import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '../../src/content/collections.ts';
import { editorSchemas } from '../../src/content/editorSchemas.ts';
import { readSourceFiles } from '../../src/content/source.ts';
import { LanguageServer, type Position } from './languageServer.ts';
import { ProjectCopy } from './projectCopy.ts';

const root = path.resolve(import.meta.dirname, '../..');
const settingsFile = '.vscode/settings.json';
const settings = ts.parseConfigFileTextToJson(settingsFile, await readFile(settingsFile, 'utf8')).config as Record<
  string,
  unknown
>;
const files = (await readSourceFiles(root)).files.map((file) => file.path);

/** Where a word first stands in a text. */
function placeOf(word: string, text: string): Position {
  const before = text.slice(0, text.indexOf(word)).split('\n');
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

/** What a server finds in files as they are on disk. */
async function mistakesIn(server: LanguageServer, languageId: string, names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    names.map(async (file) => {
      const mistakes = await server.open(file, languageId, await readFile(file, 'utf8'));
      return mistakes.map(({ message }) => `${file}: ${message}`);
    }),
  );
  return found.flat();
}

describe('the schemas for editors', () => {
  it('are those of the collections', async () => {
    const found = (await readdir('.vscode/schemas')).map((name) => `.vscode/schemas/${name}`);
    expect(found.sort()).toEqual(editorSchemas.map((schema) => schema.path).sort());
    for (const schema of editorSchemas) {
      expect(await readFile(schema.path, 'utf8'), `${schema.path} is out of date. Run: npm run schemas`).toBe(
        schema.text,
      );
    }
  });

  it('are all named in the settings of the editor', () => {
    expect(settings['yaml.schemas']).toEqual(
      Object.fromEntries(editorSchemas.map((schema) => [`./${schema.path}`, schema.files])),
    );
  });

  it('describe every field', () => {
    const undescribed: string[] = [];
    const walk = (schema: unknown, name: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { properties, additionalProperties, ...rest } = schema as Record<string, unknown>;
      const fields = {
        ...(properties as object | undefined),
        ...(typeof additionalProperties === 'object' && { '*': additionalProperties }),
      };
      for (const [key, field] of Object.entries(fields) as [string, { description?: string }][]) {
        if ((field.description ?? '') === '') undescribed.push(`${name}.${key}`);
        walk(field, `${name}.${key}`);
      }
      for (const part of Object.values(rest)) walk(part, name);
    };
    for (const [name, { schema }] of Object.entries(collections)) walk(schema.toJSONSchema({ io: 'input' }), name);
    expect(undescribed).toEqual([]);
  });
});

describe('whoever edits a YAML file', () => {
  let server: LanguageServer;
  const english = 'content/faq/cards/en.yaml';
  /** Opens a text under the name of a category that does not exist, so that every test has a file of its own. */
  const open = async (name: string, text: string): ReturnType<LanguageServer['open']> =>
    server.open(`content/faq/${name}/en.yaml`, 'yaml', text);

  beforeAll(async () => {
    server = await LanguageServer.start({
      module: 'yaml-language-server/bin/yaml-language-server',
      folder: root,
      settings,
    });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
  });

  it('sees no mistake in the files as they are', async () => {
    const yaml = files.filter((file) => file.endsWith('.yaml'));
    expect(yaml.length).toBeGreaterThan(30);
    expect(await mistakesIn(server, 'yaml', yaml)).toEqual([]);
  });

  it('is told of a misspelt field and of the one that is missing', async () => {
    const [missing, misspelt, ...rest] = await open(
      'misspelt',
      (await readFile(english, 'utf8')).replace('title:', 'titel:'),
    );
    expect(missing?.message).toBe('Missing property "title".');
    expect(misspelt).toMatchObject({
      message: 'Property titel is not allowed.',
      range: { start: { line: 0, character: 0 } },
    });
    expect(rest).toEqual([]);
  });

  it('is told in words what an id looks like', async () => {
    const mistakes = await open('ids', (await readFile(english, 'utf8')).replace('card-actions:', 'Card_Actions:'));
    expect(mistakes.map(({ message }) => message)).toEqual([
      'Write the id in small letters, digits and hyphens, e.g. how-to-verify.',
    ]);
  });

  it('is offered the fields that are left, and told what a field is for', async () => {
    const text = (await readFile(english, 'utf8')).replace(/^order: .*$/m, 'o');
    await open('offers', text);
    const file = 'content/faq/offers/en.yaml';
    expect(await server.complete(file, { line: 1, character: 1 })).toContain('order');
    expect(await server.hover(file, placeOf('title', text))).toContain('Name of the category, as its tab shows it.');
  });

  it('may leave a placeholder in site.yaml, but no broken address', async () => {
    const text = await readFile('content/site.yaml', 'utf8');
    expect(text).toMatch(/general: .*@/);
    const broken = text
      .replace(/^( *general:) .*$/m, '$1 { placeholder: nobody }')
      .replace(/name: .*/, 'name: { placeholder: X }');
    await using another = await LanguageServer.start({
      module: 'yaml-language-server/bin/yaml-language-server',
      folder: root,
      settings,
    });
    expect((await another.open('content/site.yaml', 'yaml', broken)).map(({ message }) => message)).toEqual([
      'Incorrect type. Expected "string".',
      'Write a complete e-mail address, for example name@example.com.',
    ]);
  });
});

describe('whoever edits the fields of an MDX file', () => {
  let project: ProjectCopy;
  let server: LanguageServer;
  const policy = 'content/legal/privacyPolicy/fr.mdx';

  beforeAll(async () => {
    project = await ProjectCopy.make('project');
    const astro = path.join(project.root, 'node_modules/astro/bin/astro.mjs');
    await promisify(execFile)(process.execPath, [astro, 'sync'], {
      cwd: project.root,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    server = await LanguageServer.start({
      module: '@astrojs/language-server/bin/nodeServer.js',
      folder: project.root,
      settings,
      // What the Astro extension makes of the setting.
      initializationOptions: {
        typescript: { tsdk: path.join(root, 'node_modules/typescript/lib') },
        contentIntellisense: settings['astro.content-intellisense'],
      },
    });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await project[Symbol.asyncDispose]();
  });

  it('sees no mistake in the files as they are', async () => {
    const mdx = files.filter((file) => file.endsWith('.mdx') && file !== policy);
    expect(mdx.length).toBeGreaterThan(30);
    expect(await mistakesIn(server, 'mdx', mdx)).toEqual([]);
  });

  it('is told of a misspelt field and an impossible date, is offered fields, and reads what a field is for', async () => {
    const text = (await readFile(policy, 'utf8'))
      .replace('translates:', 'translate:')
      .replace('lastUpdated: 2025-01-01', 'lastUpdated: 2025-02-31');
    const mistakes = (await server.open(policy, 'mdx', text)).map(({ message }) => message);
    expect(mistakes).toContain('Property translate is not allowed.');
    expect(mistakes).toContain('Write a date as year-month-day, for example 2025-01-31.');
    expect(mistakes).toHaveLength(2);
    expect(await server.complete(policy, placeOf('translate:', text))).toContain('translates');
    expect(await server.hover(policy, placeOf('lastUpdated', text))).toBe(
      'Date of this text: year-month-day, e.g. 2025-01-31.',
    );
  });
});
