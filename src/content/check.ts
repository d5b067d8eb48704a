/**
 * Checks the files under `content/` and says what is wrong with them, all at
 * once, with file, line and what to write instead.
 */
import { z } from 'astro/zod';
import { defaultLocale, isLocale, localeCodes } from '../i18n/locales.ts';
import { fixedRoutes } from '../i18n/routes.ts';
import { collections, type CollectionDefinition, type CollectionName } from './collections.ts';
import { factValues, referencesIn } from './facts.ts';
import { siteSchema, type Site } from './schemas.ts';
import { readSourceFiles, type Finding, type Source, type SourceFile } from './source.ts';

/** A value in `content/site.yaml` that is still made up. */
export interface Placeholder {
  readonly path: string;
  readonly line: number;
  /** Dotted name, e.g. `entity.address`. */
  readonly name: string;
  readonly value: string;
}

/** What a check of all content found. */
export interface ContentReport {
  readonly source: Source;
  readonly findings: readonly Finding[];
  readonly placeholders: readonly Placeholder[];
}

/** Names that the shell fills in while a page is made, by collection. */
const laterNames: Partial<Record<CollectionName, readonly string[]>> = { ui: ['date', 'section', 'year'] };

const quote = (name: PropertyKey): string => `"${String(name)}"`;
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const listed = (names: readonly string[]): string => names.join(', ');

// ---------------------------------------------------------------------------
// Shape

/** The part of a schema that describes the value at a path. */
function schemaAt(schema: unknown, keys: readonly PropertyKey[]): z.ZodType | undefined {
  let current = schema;
  for (const key of [...keys, undefined]) {
    while (current instanceof z.ZodOptional || current instanceof z.ZodDefault || current instanceof z.ZodPipe) {
      current = current instanceof z.ZodPipe ? current.in : current.unwrap();
    }
    if (key === undefined) break;
    if (current instanceof z.ZodObject) current = (current.shape as Record<PropertyKey, unknown>)[key];
    else if (current instanceof z.ZodArray) current = current.element;
    else if (current instanceof z.ZodRecord) current = current.valueType;
    else return undefined;
  }
  return current instanceof z.ZodType ? current : undefined;
}

/** Description of the field at a path, looking through the wrappers around it. */
function descriptionAt(schema: z.ZodType, keys: readonly PropertyKey[]): string | undefined {
  const parent = schemaAt(schema, keys.slice(0, -1));
  const last = keys.at(-1);
  const field =
    parent instanceof z.ZodObject && last !== undefined
      ? (parent.shape as Record<PropertyKey, z.ZodType | undefined>)[last]
      : schemaAt(schema, keys);
  return field?.description ?? schemaAt(schema, keys)?.description;
}

function fieldsAt(schema: z.ZodType, keys: readonly PropertyKey[]): string[] {
  const at = schemaAt(schema, keys);
  if (at instanceof z.ZodRecord && at.keyType instanceof z.ZodEnum) return at.keyType.options.map(String);
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list (lines that begin with "- ")',
  object: 'a group of fields',
  record: 'a group of named entries',
};
const kind = (name: string): string => kinds[name] ?? name;
const kindOf = (value: unknown): string =>
  value === null || value === undefined ? 'nothing' : Array.isArray(value) ? kind('array') : kind(typeof value);

function valueAt(data: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}

/** One schema issue in plain words. */
function explain(issue: z.core.$ZodIssue, file: SourceFile, schema: z.ZodType): string[] {
  const value = valueAt(file.data, issue.path);
  const name = issue.path.length === 0 ? 'The file' : quote(issue.path.at(-1) ?? '');
  const description = descriptionAt(schema, issue.path);
  const hint = description === undefined ? '' : ` ${description}`;
  if (value === undefined || value === null) {
    const key = String(issue.path.at(-1) ?? '');
    if (localeCodes.some((code) => code === key))
      return [`The language ${name} is missing. Add a line "${key}: …" here.`];
    return issue.path.length === 0
      ? [`The file is empty. Write its fields: ${listed(fieldsAt(schema, []))}.`]
      : [`The field ${name} is missing or empty. Write "${key}: …".${hint}`];
  }
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(
        (key) =>
          `${quote(key)} is not a field here. Fields: ${listed(fieldsAt(schema, issue.path))}. Correct the spelling or remove the line.`,
      );
    case 'invalid_type':
      return [`${name} must be ${kind(issue.expected)}; here is ${kindOf(value)}.${hint}`];
    case 'too_small':
      return [
        issue.origin === 'array'
          ? `${name} has ${String((value as unknown[]).length)} items; there must be at least ${String(issue.minimum)}.${hint}`
          : `${name} is too small: at least ${String(issue.minimum)}.${hint}`,
      ];
    case 'too_big':
      return [
        issue.origin === 'array'
          ? `${name} has ${String((value as unknown[]).length)} items; there may be at most ${String(issue.maximum)}.${hint}`
          : `${name} has ${String(shown(value).length)} characters; there may be at most ${String(issue.maximum)}.${hint}`,
      ];
    case 'invalid_value':
      return [`${name} is "${shown(value)}". Write one of: ${listed(issue.values.map(String))}.`];
    case 'invalid_format':
      return issue.format === 'date' || issue.format === 'regex'
        ? [`${name} is "${shown(value)}". ${issue.message}`]
        : [
            `${name} is "${shown(value)}", which is not a valid ${issue.format === 'url' ? 'https address' : issue.format}.${hint}`,
          ];
    case 'invalid_key':
      return [`The name ${name} cannot be used. ${issue.issues[0]?.message ?? ''}`];
    case 'invalid_union':
      return [`${name} is not written in a way that can be read.${hint}`];
    default:
      return [`${name}: ${issue.message}`];
  }
}

function checkShape(file: SourceFile): Finding[] {
  if (file.findings.length > 0) return [...file.findings];
  const { schema }: CollectionDefinition = collections[file.collection];
  const result = schema.safeParse(file.data);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    return explain(issue, file, schema).map((message, index) => {
      const key = keys[index];
      return { ...file.placeOf(key === undefined ? issue.path : [...issue.path, key]), message };
    });
  });
}

// ---------------------------------------------------------------------------
// Names and languages

function checkNames({ files, stray }: Source): Finding[] {
  const findings: Finding[] = stray.map((path) => ({
    path,
    line: 1,
    column: 1,
    message: `The site does not read this file. Content files are named by language: ${localeCodes.map((code) => `${code}.yaml`).join(', ')} (or .mdx for policies and features), in the folder of their document.`,
  }));
  const owners = new Map<string, string>(fixedRoutes.map(({ id }) => [id.toLowerCase(), `the page "${id}"`]));
  owners.set('404', 'the error page');
  for (const code of localeCodes) owners.set(code.toLowerCase(), `the language "${code}"`);
  for (const [collection, document, documentFiles] of documentsOf(files)) {
    const { layout, translation, extension }: CollectionDefinition = collections[collection];
    const [first] = documentFiles;
    if (!first || layout === 'file') continue;
    const folder = first.path.slice(0, first.path.lastIndexOf('/'));
    for (const file of documentFiles) {
      if (!isLocale(file.language)) {
        findings.push({
          ...file.placeOf([]),
          message: `"${file.language}" is not a language of the site. Name the file after one of: ${listed(localeCodes)}.`,
        });
      }
    }
    const required = translation === 'required' ? localeCodes : [defaultLocale];
    for (const code of required) {
      if (documentFiles.some(({ language }) => language === code)) continue;
      findings.push({
        path: `${folder}/${code}.${extension}`,
        line: 1,
        column: 1,
        message: `The language "${code}" is missing. Add this file.`,
      });
    }
    if (collection === 'features' || collection === 'legal') {
      if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(document)) {
        findings.push({
          ...first.placeOf([]),
          message: `The folder name "${document}" becomes an address. Use letters, digits and hyphens only.`,
        });
      }
      const owner = owners.get(document.toLowerCase());
      if (owner !== undefined) {
        findings.push({
          ...first.placeOf([]),
          message: `The id "${document}" is taken by ${owner}. Rename this folder.`,
        });
      }
      owners.set(document.toLowerCase(), folder);
    }
  }
  for (const [name, { folder, layout, extension, translation }] of Object.entries(collections) as [
    CollectionName,
    CollectionDefinition,
  ][]) {
    if (layout === 'documents' || files.some(({ collection }) => collection === name)) continue;
    const expected = layout === 'file' ? [name] : translation === 'required' ? localeCodes : [defaultLocale];
    for (const file of expected) {
      findings.push({
        path: ['content', folder, `${file}.${extension}`].filter((part) => part !== '').join('/'),
        line: 1,
        column: 1,
        message: 'This file is missing, and the site cannot be built without it.',
      });
    }
  }
  return findings;
}

/** Files grouped by document. */
function documentsOf(files: readonly SourceFile[]): [CollectionName, string, SourceFile[]][] {
  const groups = Map.groupBy(files, ({ collection, document }) => `${collection}/${document}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [[first.collection, first.document, group] satisfies [CollectionName, string, SourceFile[]]] : [];
  });
}

/** Rules between the English text and its translations. */
function checkTranslations(files: readonly SourceFile[]): Finding[] {
  return documentsOf(files).flatMap(([collection, , documentFiles]) => {
    const reference = documentFiles.find(({ language }) => language === defaultLocale);
    return documentFiles.flatMap((file) => {
      const findings: Finding[] = [];
      const isTranslation = isLocale(file.language) && file.language !== defaultLocale;
      if (isTranslation && valueAt(file.data, ['order']) !== undefined) {
        findings.push({
          ...file.placeOf(['order']),
          message:
            '"order" stands in the English file only, so that all languages have the same order. Remove this line.',
        });
      }
      if (collection !== 'legal') return findings;
      const translates = valueAt(file.data, ['translates']);
      if (isTranslation && translates === undefined && file.data !== undefined) {
        findings.push({
          ...file.placeOf([]),
          message:
            'The field "translates" is missing. Write the lastUpdated date of the English text that this file translates.',
        });
      }
      if (!isTranslation && translates !== undefined) {
        findings.push({
          ...file.placeOf(['translates']),
          message: '"translates" belongs in translations only. Remove this line.',
        });
      }
      const english = reference === undefined ? undefined : valueAt(reference.data, ['lastUpdated']);
      if (typeof translates === 'string' && typeof english === 'string' && translates > english) {
        findings.push({
          ...file.placeOf(['translates']),
          message: `"translates" is ${translates}, but the English text is of ${english}. A translation cannot be newer than the text it translates.`,
        });
      }
      return findings;
    });
  });
}

// ---------------------------------------------------------------------------
// References

function* stringsIn(value: unknown, keys: readonly PropertyKey[] = []): Generator<[readonly PropertyKey[], string]> {
  if (typeof value === 'string') yield [keys, value];
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* stringsIn(item, [...keys, index]);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* stringsIn(item, [...keys, key]);
  }
}

/** `{name}` and `<Fact name>` that no fact answers to, and links to pages that do not exist. */
function checkReferences(files: readonly SourceFile[], site: Site | undefined): Finding[] {
  const facts = site === undefined ? undefined : Object.keys(factValues(site, defaultLocale));
  const pages = new Set<string>([
    ...fixedRoutes.map(({ id }) => id),
    ...files
      .filter(({ collection }) => collection === 'features' || collection === 'legal')
      .map(({ document }) => document),
  ]);
  return files.flatMap((file) => {
    const findings: Finding[] = [];
    for (const [keys, text] of stringsIn(file.data)) {
      const names = [...(facts ?? referencesIn(text)), ...(laterNames[file.collection] ?? [])];
      for (const name of referencesIn(text)) {
        if (names.includes(name)) continue;
        findings.push({
          ...file.placeOf(keys),
          message: `{${name}} is not a fact of content/site.yaml. Facts: ${listed(names)}.`,
        });
      }
      const isPage = keys.at(-1) === 'page' || keys.at(-2) === 'seeAlso';
      if (isPage && !pages.has(text)) {
        findings.push({ ...file.placeOf(keys), message: `There is no page "${text}". Pages: ${listed([...pages])}.` });
      }
    }
    for (const [index, line] of file.body.split('\n').entries()) {
      for (const match of line.matchAll(/<Fact\s+name="([^"]*)"/g)) {
        const name = match[1] ?? '';
        if (facts === undefined || facts.includes(name)) continue;
        findings.push({
          path: file.path,
          line: file.bodyLine + index,
          column: match.index + 1,
          message: `"${name}" is not a fact of content/site.yaml. Facts: ${listed(facts)}.`,
        });
      }
    }
    return findings;
  });
}

/** Values of `content/site.yaml` that are written as `{ placeholder: … }`. */
function placeholdersIn(file: SourceFile): Placeholder[] {
  return [...stringsIn(file.data)].flatMap(([keys, value]) =>
    keys.at(-1) === 'placeholder'
      ? [
          {
            path: file.path,
            line: file.placeOf(keys.slice(0, -1)).line,
            name: keys.slice(0, -1).map(String).join('.'),
            value,
          },
        ]
      : [],
  );
}

/**
 * Reads and checks all content.
 * @param root the project's root folder
 */
export async function checkContent(root: string): Promise<ContentReport> {
  const source = await readSourceFiles(root);
  const siteFile = source.files.find(({ collection }) => collection === 'site');
  const site = siteSchema.safeParse(siteFile?.data);
  const findings = [
    ...source.files.flatMap(checkShape),
    ...checkNames(source),
    ...checkTranslations(source.files),
    ...checkReferences(source.files, site.data),
  ];
  return {
    source,
    findings: findings.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column),
    placeholders: siteFile ? placeholdersIn(siteFile) : [],
  };
}

/** A finding on one line, as editors and terminals can link it. */
export function formatFinding({ path, line, column, message }: Finding): string {
  return `${path}:${String(line)}:${String(column)}  ${message}`;
}
