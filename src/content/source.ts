/**
 * The files under `content/` as they lie on disk, each value with its place in
 * the file, so that a mistake can be shown to the person who made it.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { collections, type CollectionDefinition, type CollectionName } from './collections.ts';

/** A place in a content file. Lines and columns count from 1. */
export interface Place {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** Something to mend, in words for the person who wrote the file. */
export interface Finding extends Place {
  readonly message: string;
}

/** One content file. */
export interface SourceFile {
  readonly path: string;
  readonly collection: CollectionName;
  /** Folder name of the document; the collection's own name where a collection is one document. */
  readonly document: string;
  /** Name of the file without its ending: a language, if the file is where it should be. */
  readonly language: string;
  /** The YAML of the file, or of its frontmatter, as plain values. */
  readonly data: unknown;
  /** The text after the frontmatter; empty for YAML files. */
  readonly body: string;
  /** Line on which the body begins. */
  readonly bodyLine: number;
  /** Mistakes that keep the file from being read as YAML. */
  readonly findings: readonly Finding[];
  /** Where the value at a path stands: its key if there is one, or what is around it. */
  readonly placeOf: (keys: readonly PropertyKey[]) => Place;
}

const frontmatter = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Files below a folder, as sorted paths from that folder with forward slashes. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The collection, document and language that a path below `content/` stands for, if any. */
function locate(file: string): Pick<SourceFile, 'collection' | 'document' | 'language'> | undefined {
  for (const [name, definition] of Object.entries(collections) as [CollectionName, CollectionDefinition][]) {
    const folder = definition.folder === '' ? '' : `${definition.folder}/`;
    if (!file.startsWith(folder) || !file.endsWith(`.${definition.extension}`)) continue;
    const parts = file.slice(folder.length, -definition.extension.length - 1).split('/');
    const [first = '', second = ''] = parts;
    if (definition.layout === 'file' && parts.length === 1 && first === name) {
      return { collection: name, document: name, language: '' };
    }
    if (definition.layout === 'page' && parts.length === 1)
      return { collection: name, document: name, language: first };
    if (definition.layout === 'documents' && parts.length === 2) {
      return { collection: name, document: first, language: second };
    }
  }
  return undefined;
}

/** The node at a path, or the nearest one around it; a field is pointed at by its key. */
function offsetOf(document: Document, keys: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key);
      if (!pair) return offset;
      offset = (isNode(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
      node = pair.value;
    } else {
      const item = document.getIn([...keys.slice(0, keys.indexOf(key) + 1)], true);
      if (!isNode(item)) return offset;
      offset = item.range?.[0] ?? offset;
      node = item;
    }
  }
  return offset;
}

/** Reads a YAML text whose first line is line `firstLine` of its file. */
function readYaml(file: string, text: string, firstLine: number): Pick<SourceFile, 'data' | 'findings' | 'placeOf'> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { path: file, line: line + firstLine - 1, column: Math.max(col, 1) };
  };
  const findings = document.errors.map((error) => ({
    ...placeAt(error.pos[0]),
    message:
      error.code === 'DUPLICATE_KEY'
        ? 'This name stands twice at the same level. Each may stand only once: rename or remove one of them.'
        : `This is not valid YAML: ${error.message} Check the indentation, and put the text in quotes if it contains ": " or " #".`,
  }));
  return {
    data: findings.length > 0 ? undefined : (document.toJS() as unknown),
    findings,
    placeOf: (keys) => placeAt(offsetOf(document, keys)),
  };
}

/** Reads one file that lies where content is expected. */
function readSource(
  file: string,
  text: string,
  located: Pick<SourceFile, 'collection' | 'document' | 'language'>,
): SourceFile {
  const source = text.replace(/^\uFEFF/, '');
  if (collections[located.collection].extension === 'yaml') {
    return { path: file, ...located, body: '', bodyLine: 1, ...readYaml(file, source, 1) };
  }
  const match = frontmatter.exec(source);
  if (!match) {
    const place = { path: file, line: 1, column: 1 };
    const message = 'The file must begin with its fields between two lines of three hyphens (---).';
    return {
      path: file,
      ...located,
      data: undefined,
      body: source,
      bodyLine: 1,
      findings: [{ ...place, message }],
      placeOf: () => place,
    };
  }
  const bodyLine = match[0].split('\n').length;
  return {
    path: file,
    ...located,
    body: source.slice(match[0].length),
    bodyLine,
    ...readYaml(file, match[1] ?? '', 2),
  };
}

/** Everything under `content/`. */
export interface Source {
  readonly files: readonly SourceFile[];
  /** Files that stand where nothing is read. */
  readonly stray: readonly string[];
}

/** @param root the project's root folder */
export async function readSourceFiles(root: string): Promise<Source> {
  const files: SourceFile[] = [];
  const stray: string[] = [];
  for (const relative of await filesBelow(path.join(root, 'content'))) {
    const file = `content/${relative}`;
    const located = locate(relative);
    if (located) files.push(readSource(file, await readFile(path.join(root, file), 'utf8'), located));
    else if (!ignored.has(relative)) stray.push(file);
  }
  return { files, stray };
}

/** Files under `content/` that are read by people and tools, not by the site. */
const ignored = new Set(['README.md', 'glossary.yaml']);
