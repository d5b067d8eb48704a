/**
 * The files under `content/` as they lie on disk, each value with its place in
 * the file, so that a mistake can be shown to the person who made it.
 */
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
  /** Folder name of the document; the collection's own name where a collection is one document. */
  readonly document: string;
  /** Name of the folder of the version, if the collection has versions: the day it takes effect. */
  readonly version?: string;
  /** Name of the file without its ending: a language, if the file is where it should be; empty where it serves all. */
  readonly language: string;
}

export interface SourceFile extends Location {
  readonly path: string;
  /** The whole file. Every position below counts from its beginning. */
  readonly text: string;
  /** The YAML of the file, or of its frontmatter, as plain values; `undefined` when it cannot be read. */
  readonly data: unknown;
  /** The same with the place of every value. */
  readonly yaml: { readonly document: Document; readonly start: number } | undefined;
  /** The text after the frontmatter; `undefined` for YAML files. */
  readonly prose: Prose | undefined;
  /** The text after the frontmatter as it is written; empty for YAML files. */
  readonly body: string;
  readonly findings: readonly Finding[];
  readonly placeAt: (offset: number) => Place;
  /** Where the value at a path stands: its key if there is one, or what is around it. */
  readonly placeOf: (keys: readonly PropertyKey[]) => Place;
}

export interface Source {
  readonly files: readonly SourceFile[];
  /** Files that stand where nothing is read. */
  readonly stray: readonly string[];
  /** What was published, and which translations agree with the English text. */
  readonly records: Records;
}

/** The place of a field in a file; the start of the file if either is missing. */
export const placeIn = (files: readonly SourceFile[], path: string, keys: readonly PropertyKey[] = []): Place =>
  files.find((file) => file.path === path)?.placeOf(keys) ?? startOfFile(path);

/** The files of each document or version, in the order of their first files. */
export const groupByDocument = (files: readonly SourceFile[]): SourceFile[][] => [
  ...Map.groupBy(files, ({ collection, document, version = '' }) => `${collection}/${document}/${version}`).values(),
];

/** No text of a website is longer, in bytes; whatever is has been pasted in by mistake. */
const largest = 500_000;

/** What a path below the folder of a collection stands for, without its ending; a group has the name of its part. */
const layouts: Readonly<Record<CollectionDefinition['layout'], RegExp>> = {
  file: /^(?<own>[^/]+)$/,
  page: /^(?<language>[^/]+)$/,
  documents: /^(?<document>[^/]+)\/(?<language>[^/]+)$/,
  versions: /^(?<document>[^/]+)\/(?<version>[^/]+)\/(?<language>[^/]+)$/,
  version: /^(?<document>[^/]+)\/(?<version>[^/]+)\/version$/,
};

/** What a path below `content/` stands for, if anything. */
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

/** The node at a path, or the nearest one around it; a field is pointed at by its key. */
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

/** Reads the YAML that stands at `start` in a file. */
function readYaml(yaml: string, start: number, placeAt: SourceFile['placeAt']): Read {
  const document = parseDocument(yaml, { prettyErrors: false });
  const errors: SyntaxError[] = document.errors.length > 0 ? document.errors : aliasesIn(document);
  // After the first mistake of syntax the rest of the file is misread: what follows it says nothing.
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

/** `__proto__` is no name of a field in JavaScript: what stands below it would be lost. */
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

/** `*name` stands for a value with a name of its own, which no content has: what is meant is a star. */
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
    // Said below.
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
    // A tree is large, and many who read the files need the fields alone.
    get prose() {
      prose ??= readMdx(spaced, whole.length);
      return prose;
    },
    placeAt,
    ...read,
  };
}

/** Whether a file that was read holds these very bytes; of one whose letters cannot be read nothing is known. */
const isWritten = ({ text }: SourceFile, bytes: Buffer): boolean => text !== '' && bytes.equals(Buffer.from(text));

/** What the bytes of a letter in UTF-8 look like to a program that takes each for a letter: `Ã©` for é, `â€™` for ’. */
const misreadLetter = /(?<!\p{Lu})(?:[ÂÃÄÅ][\u0080-\u00BA\u00BC-\u00BFŒœŠšŸŽžƒˆ˜‚„†‡…‰‹›€™]|â(?:€|\u0080))/u;

const windows = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));

/** A text whose bytes were taken for letters, as it was before; `undefined` where some of its letters are no bytes. */
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

/** Two texts side by side that Git could not join by itself. */
function explainConflict(text: string): ExplainedMistake | undefined {
  const { 0: line = '', index } = /^(?:[<>|]{7} .*|={7}(?=\r?$))/m.exec(text) ?? {};
  if (index === undefined) return undefined;
  const message = !/^<{7} [^]*^>{7} /m.test(text)
    ? `“${line}” is left over from two texts that were joined. Delete this line, and read whether what stands around it is right.`
    : 'Two people have changed the same lines, and both texts stand here, between <<<<<<< and >>>>>>>. Keep one of them; delete the other and the three lines that begin with <<<<<<<, ======= and >>>>>>>.';
  return { offset: index, message };
}

/**
 * Remembers what a function gives for a file for as long as anybody has the file. After a change all files are read
 * as they were but for the changed ones (see `readSourceFiles`), so that a check in `astro dev` looks at those alone.
 * @param look what it gives may depend on the file and on nothing else
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

/** The path of a file that is named after a language in capitals, as it should be. */
const inSmallLetters = (file: string): string =>
  file.replace(/[^/]+$/, (name) => (isLocale(name.split('.')[0]?.toLowerCase()) ? name.toLowerCase() : name));

/** @param before what was read earlier: files that have not changed since are handed on as they are */
export async function readSourceFiles(root: string, before?: Pick<Source, 'files'>): Promise<Source> {
  const known = new Map(before?.files.map((file) => [file.path, file]));
  const files: SourceFile[] = [];
  const stray: string[] = [];
  const found = await contentFiles(root);
  const present = new Set(found);
  for (const relative of found) {
    const file = `content/${relative}`;
    const meant = inSmallLetters(relative);
    // `EN.mdx` is read as the English text, where there is no other, so that only its name is reported.
    const location = locate(present.has(meant) ? relative : meant);
    if (location) {
      const bytes = await readFile(path.join(root, file));
      const same = known.get(file);
      files.push(same && isWritten(same, bytes) ? same : readSource(file, bytes, location));
    } else if (!isForPeople(relative)) stray.push(file);
  }
  return { files, stray, records: await readRecords(root, found) };
}

/**
 * The files as they were before a change.
 * @param changed paths of the files that were changed, added or removed
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

/** Files under `content/` that people and checks read, not the site. */
const isForPeople = (file: string): boolean =>
  `content/${file}` === recordsFile ||
  path.basename(file) === agreementsFile ||
  file === 'README.md' ||
  /^words\/[\w-]+\.txt$/.test(file);
