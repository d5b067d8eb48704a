/** Reads the files under `content/`, with the place of each value. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMap, isNode, isPair, isScalar, parseDocument, visit, type Document, type YAMLParseError } from 'yaml';
import { withOrdinarySpaces } from './checks/characters.ts';
import { isLocale } from '../site/locales.ts';
import { allCollections, collections, type CollectionDefinition, type CollectionName } from '../site/collections.ts';
import { contentFiles } from '../site/contentFiles.ts';
import { fixCommand } from './corrections.ts';
import { frontmatter, readMdx, type Prose } from './mdx.ts';
import { placesIn, startOfFile, type Finding, type Place } from './places.ts';
import { agreementsFile, readRecords, recordsFile, type Records } from '../schemas/records.ts';
import { explainFrontmatter } from './syntax/frontmatter.ts';
import type { ExplainedMistake } from './syntax/lines.ts';
import { explainYaml } from './syntax/yamlCauses.ts';

export interface Location {
  readonly collection: CollectionName;
  /** Folder of the document, or the name of a collection with a single one. */
  readonly document: string;
  /** Folder of the version: the day it takes effect. */
  readonly version?: string;
  /** File name without extension, usually a language; empty for files with all languages. */
  readonly language: string;
}

export interface SourceFile extends Location {
  readonly path: string;
  /** The whole file, to which all positions refer. */
  readonly text: string;
  /** Fields as plain values; `undefined` if they are unreadable. */
  readonly data: unknown;
  /** The same as a YAML document, which begins at `start`. */
  readonly yaml: { readonly document: Document; readonly start: number } | undefined;
  /** `undefined` for YAML files. */
  readonly prose: Prose | undefined;
  /** Source of the prose; empty for YAML files. */
  readonly body: string;
  readonly findings: readonly Finding[];
  readonly placeAt: (offset: number) => Place;
  /** Place of a value: its key, or its nearest ancestor. */
  readonly placeOf: (keys: readonly PropertyKey[]) => Place;
}

export interface Source {
  readonly files: readonly SourceFile[];
  /** Files that the site does not read. */
  readonly stray: readonly string[];
  readonly records: Records;
}

/** The place of a field, or the start of the file. */
export const placeIn = (files: readonly SourceFile[], path: string, keys: readonly PropertyKey[] = []): Place =>
  files.find((file) => file.path === path)?.placeOf(keys) ?? startOfFile(path);

/** Groups files by document and version. */
export const groupByDocument = (files: readonly SourceFile[]): SourceFile[][] => [
  ...Map.groupBy(files, ({ collection, document, version = '' }) => `${collection}/${document}/${version}`).values(),
];

/** In bytes; anything larger was pasted by mistake. */
const largest = 500_000;

/** Paths below the folder of a collection, without extension. */
const layouts: Readonly<Record<CollectionDefinition['layout'], RegExp>> = {
  file: /^(?<own>[^/]+)$/,
  page: /^(?<language>[^/]+)$/,
  documents: /^(?<document>[^/]+)\/(?<language>[^/]+)$/,
  versions: /^(?<document>[^/]+)\/(?<version>[^/]+)\/(?<language>[^/]+)$/,
  version: /^(?<document>[^/]+)\/(?<version>[^/]+)\/version$/,
};

/** @param file path below `content/` */
export function locate(file: string): Location | undefined {
  for (const [collection, { folder, extension, layout }] of allCollections) {
    const start = folder === '' ? '' : `${folder}/`;
    if (!file.startsWith(start) || !file.endsWith(`.${extension}`)) continue;
    const { groups } = layouts[layout].exec(file.slice(start.length, -extension.length - 1)) ?? {};
    const { own = collection, ...location } = groups ?? {};
    if (groups && own === collection) return { collection, document: collection, language: '', ...location };
  }
  return undefined;
}

/** Offset of the key at a path, or of its nearest ancestor. */
function offsetOf(document: Document, keys: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const [depth, key] of keys.entries()) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key);
      if (!pair) return offset;
      offset = (isNode(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
      node = pair.value;
    } else {
      const item = document.getIn(keys.slice(0, depth + 1), true);
      if (!isNode(item)) return offset;
      offset = item.range?.[0] ?? offset;
      node = item;
    }
  }
  return offset;
}

type Read = Pick<SourceFile, 'data' | 'yaml' | 'findings' | 'placeOf'>;

/** @param start offset of the YAML in its file */
function readYaml(yaml: string, start: number, placeAt: SourceFile['placeAt']): Read {
  const document = parseDocument(yaml, { prettyErrors: false });
  const errors: SyntaxError[] = document.errors.length > 0 ? document.errors : aliasesIn(document);
  // After the first syntax error the rest is misread.
  const syntax = errors.findIndex(({ code }) => code !== 'DUPLICATE_KEY');
  const findings = errors.slice(0, syntax < 0 ? undefined : syntax + 1).map((error) => {
    const { offset, message } = explainYaml(yaml, error);
    return { ...placeAt(start + offset), message };
  });
  if (errors.length === 0) findings.push(...unusableNames(document, (offset) => placeAt(start + offset)));
  return {
    data: findings.length > 0 ? undefined : (document.toJS() as unknown),
    yaml: findings.length > 0 ? undefined : { document, start },
    findings,
    placeOf: (keys) => placeAt(start + offsetOf(document, keys)),
  };
}

/** JavaScript would drop a field named `__proto__`. */
function unusableNames(document: Document, placeAt: SourceFile['placeAt']): Finding[] {
  const found: Finding[] = [];
  visit(document, {
    Pair(_, { key }) {
      if (!isScalar(key) || key.value !== '__proto__') return;
      found.push({ ...placeAt(key.range?.[0] ?? 0), message: 'The name "__proto__" cannot be used. Rename it.' });
    },
  });
  return found;
}

type SyntaxError = Pick<YAMLParseError, 'code' | 'message' | 'pos'>;

/** YAML reads `*name` as an alias; no content has any, so a star is meant. */
function aliasesIn(document: Document): SyntaxError[] {
  const found: SyntaxError[] = [];
  visit(document, {
    Alias(_, { range, source }) {
      found.push({
        code: 'BAD_ALIAS',
        message: `Unresolved alias: ${source}`,
        pos: [range?.[0] ?? 0, range?.[1] ?? 0],
      });
    },
  });
  return found;
}

function unreadable(file: string, location: Location, text: string, { offset, message }: ExplainedMistake): SourceFile {
  const placeAt = placesIn(file, text);
  return {
    ...location,
    path: file,
    text,
    data: undefined,
    yaml: undefined,
    prose: undefined,
    body: '',
    findings: [{ ...placeAt(offset), message }],
    placeAt,
    placeOf: () => placeAt(0),
  };
}

function decode(bytes: Uint8Array): string | Error {
  if (bytes.length > largest) {
    return new Error(
      `The file has ${(bytes.length / 1e6).toFixed(1)} MB; a text may have ${String(largest / 1e6)} MB. Something else was pasted into it: remove it.`,
    );
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Reported below.
  }
  return new Error(
    'The file is not saved as UTF-8, so its letters cannot be read. Save it again with the encoding UTF-8.',
  );
}

export function readSource(file: string, bytes: Uint8Array, location: Location): SourceFile {
  const text = decode(bytes);
  if (text instanceof Error) return unreadable(file, location, '', { offset: 0, message: text.message });
  const misread = explainMisread(text);
  // Drops the text, so that `--fix` does not correct misread letters.
  if (misread) {
    const finding = { ...placesIn(file, text)(misread.offset), message: misread.message };
    return { ...unreadable(file, location, '', misread), findings: [finding] };
  }
  const conflict = explainConflict(text);
  if (conflict) return unreadable(file, location, text, conflict);
  if (text.startsWith('\uFEFF')) {
    const message = `The file begins with an invisible mark (a byte order mark). Save it as UTF-8 without BOM. ${fixCommand}`;
    return unreadable(file, location, text, { offset: 0, message });
  }
  const placeAt = placesIn(file, text);
  const spaced = withOrdinarySpaces(text);
  if (collections[location.collection].extension === 'yaml') {
    return { ...location, path: file, text, body: '', prose: undefined, placeAt, ...readYaml(spaced, 0, placeAt) };
  }
  const match = frontmatter.exec(spaced);
  if (!match) return unreadable(file, location, text, explainFrontmatter(spaced));
  const [whole, opening = '', fields = ''] = match;
  const read = readYaml(fields, opening.length, placeAt);
  let prose: Prose | undefined;
  return {
    ...location,
    path: file,
    text,
    body: text.slice(whole.length),
    // Parsed lazily: trees are large, and many callers need only the fields.
    get prose() {
      prose ??= readMdx(spaced, whole.length);
      return prose;
    },
    placeAt,
    ...read,
  };
}

/** False for undecodable files, whose text was dropped. */
const isUnchanged = ({ text }: SourceFile, bytes: Buffer): boolean => text !== '' && bytes.equals(Buffer.from(text));

/** UTF-8 read as Windows-1252: `Ã©` for é, `â€™` for ’. */
const misreadLetter = /(?<!\p{Lu})(?:[ÂÃÄÅ][\u0080-\u00BA\u00BC-\u00BFŒœŠšŸŽžƒˆ˜‚„†‡…‰‹›€™]|â(?:€|\u0080))/u;

const windows = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));

/** Undoes the misreading; `undefined` if some characters cannot be converted back. */
function reread(text: string): string | undefined {
  const bytes = Array.from(text, (letter) => {
    const byte = windows.indexOf(letter);
    return byte < 0 ? letter.charCodeAt(0) : byte;
  });
  const read = bytes.every((byte) => byte < 256) ? decode(Uint8Array.from(bytes)) : undefined;
  return typeof read === 'string' ? read : undefined;
}

function explainMisread(text: string): ExplainedMistake | undefined {
  const { 0: letter = '', index } = misreadLetter.exec(text) ?? {};
  if (index === undefined) return undefined;
  if (reread(text) !== undefined) {
    const message = `“${letter}” and other letters of this file were changed when a program opened it in another encoding than UTF-8. Put back the file as it was before, open it as UTF-8, and write your change again.`;
    return { offset: index, message };
  }
  const [word = '', ...more] = (text.match(/[^ \t\r\n]+/g) ?? []).filter((one) => misreadLetter.test(one));
  const meant = reread(word);
  const others = more.length > 0 ? ` Correct ${String(more.length)} more word(s) of this file too.` : '';
  const message = `“${word}” was copied from a program that read it in another encoding than UTF-8. ${meant === undefined ? 'Delete the word and type it again' : `Write “${meant}”`}.${others}`;
  return { offset: text.indexOf(word), message };
}

/** Reports Git conflict markers. */
function explainConflict(text: string): ExplainedMistake | undefined {
  const { 0: line = '', index } = /^(?:[<>|]{7} .*|={7}(?=\r?$))/m.exec(text) ?? {};
  if (index === undefined) return undefined;
  const message = !/^<{7} [^]*^>{7} /m.test(text)
    ? `“${line}” is left over from two texts that were joined. Delete this line, and check that the text around it is right.`
    : 'Two people have changed the same lines, and both texts are here, between <<<<<<< and >>>>>>>. Keep one of them; delete the other and the three lines that begin with <<<<<<<, ======= and >>>>>>>.';
  return { offset: index, message };
}

/**
 * Caches results by file. Unchanged files keep their identity (see `readSourceFiles`), so `astro dev` checks only
 * changed ones again.
 * @param look depends on the file only
 */
export function perFile<Result>(look: (file: SourceFile) => Result): (file: SourceFile) => Result {
  const known = new WeakMap<SourceFile, { readonly result: Result }>();
  return (file) => {
    const before = known.get(file);
    if (before) return before.result;
    const result = look(file);
    known.set(file, { result });
    return result;
  };
}

/** `en.mdx` for `EN.mdx`. */
const withLowercaseLanguage = (file: string): string =>
  file.replace(/[^/]+$/, (name) => (isLocale(name.split('.')[0]?.toLowerCase()) ? name.toLowerCase() : name));

/** @param before earlier result, whose unchanged files are reused */
export async function readSourceFiles(root: string, before?: Pick<Source, 'files'>): Promise<Source> {
  const known = new Map(before?.files.map((file) => [file.path, file]));
  const files: SourceFile[] = [];
  const stray: string[] = [];
  const found = await contentFiles(root);
  const present = new Set(found);
  for (const relative of found) {
    const file = `content/${relative}`;
    const meant = withLowercaseLanguage(relative);
    // `EN.mdx` without `en.mdx` is read as the English text, so that only its name is reported.
    const location = locate(present.has(meant) ? relative : meant);
    if (location) {
      const bytes = await readFile(path.join(root, file));
      const same = known.get(file);
      files.push(same && isUnchanged(same, bytes) ? same : readSource(file, bytes, location));
    } else if (!isForPeople(relative)) stray.push(file);
  }
  return { files, stray, records: await readRecords(root, found) };
}

/**
 * The files before a change.
 * @param changed paths of changed, added and removed files
 * @param contentBefore content of a file before the change; `undefined` for a new one
 */
export function filesBefore(
  files: readonly SourceFile[],
  changed: readonly string[],
  contentBefore: (path: string) => Uint8Array | undefined,
): SourceFile[] {
  const old = changed.flatMap((file) => {
    const location = locate(file.slice('content/'.length));
    const bytes = location && contentBefore(file);
    return location && bytes ? [readSource(file, bytes, location)] : [];
  });
  return [...files.filter(({ path: file }) => !changed.includes(file)), ...old];
}

/** Files that only people and checks read. */
const isForPeople = (file: string): boolean =>
  `content/${file}` === recordsFile ||
  path.basename(file) === agreementsFile ||
  file === 'README.md' ||
  /^words\/[\w-]+\.txt$/.test(file);
