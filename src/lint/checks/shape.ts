/** Checks fields against their schema, with messages for people who do not program. */
import { z } from 'astro/zod';
import { isCollection, isScalar, parse } from 'yaml';
import { localeCodes } from '../../site/locales.ts';
import { collections, type CollectionDefinition } from '../../site/collections.ts';
import type { Finding } from '../places.ts';
import { descriptionAt, schemaAt, valueAt } from '../../schemas/schemaPath.ts';
import { didYouMean, mostSimilar } from '../didYouMean.ts';
import type { SourceFile } from '../source.ts';
import { shortened } from '../syntax/lines.ts';

const quote = (name: PropertyKey): string => `"${String(name)}"`;
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

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
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of named entries',
};
const kind = (name: string): string => kinds[name] ?? name;
function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (value instanceof Date) return 'a date';
  return kind(Array.isArray(value) ? 'array' : typeof value);
}

/** Name of a value in messages: `"title"`, `item 2 of "keyPoints"`, `"title" in item 2 of "bullets"`. */
function nameOf(keys: readonly PropertyKey[]): string {
  const [group, around, own] = [keys.at(-3), keys.at(-2), keys.at(-1)];
  if (own === undefined) return 'the file';
  if (typeof own === 'number') return `item ${String(own + 1)} of ${quote(around ?? '')}`;
  if (around === undefined) return quote(own);
  return `${quote(own)} in ${typeof around === 'number' ? nameOf([group ?? '', around]) : quote(around)}`;
}

const formatAdvice: Readonly<Record<string, string>> = {
  url: 'Write the whole address, beginning with https://.',
  email: 'Write a complete e-mail address, for example name@example.com.',
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string | undefined): string => (text === undefined ? '' : ` ${text}`);

const quotedText = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`);

/** `Words, and words` of `{Words, and words}`: YAML reads them as names of empty fields. */
const wordsInBraces = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && Object.values(value).every((rest) => rest === null)
    ? Object.keys(value).join(', ')
    : undefined;

const startOf = (key: PropertyKey | undefined): string => (typeof key === 'number' ? '- ' : `${String(key)}: `);

/** @param written as in the file: a number loses its plus and leading zeros */
const readAs = (value: unknown, key: PropertyKey | undefined, written = String(value)): string =>
  `is read as ${kindOf(value)}. Put it in quotation marks: ${startOf(key)}${quotedText(written)}`;

const isTextExpected = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_type' && issue.expected === 'string' && issue.path.length === 0;

/** Explains how YAML misread a field that should hold text. */
function meantAsText(value: unknown, key: PropertyKey | undefined, isBracketed: boolean): string | undefined {
  const before = startOf(key);
  if (typeof value === 'number' || typeof value === 'boolean') return readAs(value, key);
  if (typeof value !== 'object' || value === null) return undefined;
  const [first, ...more]: [string, unknown][] = Object.entries(value);
  if (Array.isArray(value) && !isBracketed) {
    const words = value.map((item: unknown) => (typeof item === 'string' ? item : '…')).join(' ');
    return `is one text, not a list. Write it in one line, without hyphens: ${before}${quotedText(shortened(words, 40))}`;
  }
  if (Array.isArray(value) || !first) {
    const words = Array.isArray(value) ? `[${value.map(String).join(', ')}]` : '{}';
    return `begins with a bracket, so it is read as a list. Put the text in quotation marks: ${before}${quotedText(words)}`;
  }
  const [name, rest] = first;
  const braced = wordsInBraces(value);
  if (braced !== undefined) {
    return /^\w+$/.test(braced)
      ? `begins with a brace, so it is not read as text. If it is the name of a fact, put it in quotation marks: ${before}${quotedText(`{${braced}}`)}; if not, delete the braces.`
      : `is in braces, which may only hold the name of a fact. Delete them: ${before}${shortened(braced)}`;
  }
  return more.length > 0
    ? undefined
    : `holds a colon followed by a space, so it is not read as text. Put it in quotation marks: ${before}${quotedText(`${name}: ${shown(rest)}`)}`;
}

function otherKind(
  value: unknown,
  expected: string,
  keys: readonly PropertyKey[],
  schema: z.ZodType,
  hint: string,
  isBracketed: boolean,
): string {
  const name = capitalized(nameOf(keys));
  if (expected === 'record' || expected === 'object') {
    const [field = 'name'] = fieldsAt(schema, keys);
    return `${name} must be ${kind(expected)}. Write them below it, in lines that begin two spaces further in: "${field}: …"; here is ${kindOf(value)}.${hint}`;
  }
  if (expected === 'string') {
    const meant = meantAsText(value, keys.at(-1), isBracketed);
    if (meant !== undefined) return `${name} ${meant}`;
  }
  const braced = isBracketed && !Array.isArray(value) ? wordsInBraces(value) : undefined;
  if (braced !== undefined && braced !== '') {
    return expected === 'array'
      ? `${name} must be a list, but it is in braces. Write [ and ] instead.`
      : `${name} is in braces. Delete them: ${String(keys.at(-1))}: ${shortened(braced)}`;
  }
  if (expected === 'array' && typeof value === 'string') {
    return value.startsWith('-')
      ? `${name} must be a list. Write a space after each hyphen: - ${shortened(value.replace(/^-+\s*/, ''), 30)}`
      : `${name} must be a list. Write each item on its own line, with a hyphen and a space before it; here is ${quotedText(shortened(value, 30))}.${hint}`;
  }
  if (/^(?:number|int)$/.test(expected) && typeof value === 'string') {
    const marks = /\d[.,'’\s]\d/.test(value) ? ' Decimals follow a point, and thousands have no mark: 2.5, 1000.' : '';
    return `${name} must be ${kind(expected)}. Write it in digits and without quotation marks; here is ${quotedText(value)}.${marks}${hint}`;
  }
  if (expected === 'int' && typeof value === 'number')
    return `${name} must be a whole number. Write ${String(Math.floor(value))} or ${String(Math.ceil(value))}; here is ${String(value)}.${hint}`;
  return `${name} must be ${kind(expected)}. Write that; here is ${kindOf(value)}.${hint}`;
}

function isBracketed({ yaml }: SourceFile, keys: readonly PropertyKey[]): boolean {
  const node = yaml?.document.getIn(keys, true);
  return isCollection(node) && node.flow === true;
}

/** True for the rest of a text in braces: YAML reads `S.A.` in `{ en: Bank, S.A. }` as a field. */
const followsComma = (file: SourceFile, keys: readonly PropertyKey[], key: string): boolean =>
  isBracketed(file, keys) && valueAt(file.data, [...keys, key]) === null;

function explain(issue: z.core.$ZodIssue, file: SourceFile, schema: z.ZodType): string {
  const value = valueAt(file.data, issue.path);
  const key = String(issue.path.at(-1) ?? '');
  const name = capitalized(nameOf(issue.path));
  const description = descriptionAt(schema, issue.path);
  const hint = sentence(description);
  const around = issue.path.slice(0, -1);
  if (valueAt(file.data, around) instanceof Date) return explain({ ...issue, path: around }, file, schema);
  if (value instanceof Date) return `${name} is a date in figures. Write the month as a word: 31 October 2026.`;
  if (value === undefined || value === null) {
    if (localeCodes.some((code) => code === key)) {
      return `The language "${key}" is missing in ${nameOf(issue.path.slice(0, -1))}. Add a line "${key}: …" here.`;
    }
    if (issue.path.length === 0) {
      const fields = schema.safeParse({}).success ? [] : fieldsAt(schema, []);
      return fields.length > 0
        ? `The file is empty. Write its fields: ${fields.join(', ')}.`
        : 'The file is empty. Put its lines back; if none is to be there, write {} in it.';
    }
    return typeof issue.path.at(-1) === 'number'
      ? `${name} is empty. Write a text after the hyphen, or delete the line.${hint}`
      : `The field ${nameOf(issue.path)} is missing or empty. Write "${key}: …".${hint}`;
  }
  switch (issue.code) {
    case 'unrecognized_keys': {
      const [unknown = ''] = issue.keys;
      const fields = fieldsAt(schema, issue.path);
      if (followsComma(file, issue.path, unknown))
        return `A comma ends a text inside { }. Put the whole text in quotation marks: "…, ${unknown}"`;
      return `${quote(unknown)} is not a field here.${didYouMean(unknown, fields)}${fields.length > 0 ? ` Fields: ${fields.join(', ')}.` : ''} Correct the spelling or remove the line.`;
    }
    case 'invalid_type':
      return otherKind(value, issue.expected, issue.path, schema, hint, isBracketed(file, issue.path));
    case 'too_small':
      return issue.origin === 'array'
        ? `${name} has ${String((value as unknown[]).length)} item(s); there must be ${issue.exact ? 'exactly' : 'at least'} ${String(issue.minimum)}. Add what is missing.${hint}`
        : issue.origin === 'string'
          ? `${name} is empty. Write a text.${hint}`
          : `${name} is ${shown(value)}. Write a number of at least ${String(issue.minimum)}.${hint}`;
    case 'too_big':
      return issue.origin === 'array'
        ? `${name} has ${String((value as unknown[]).length)} item(s); there may be ${issue.exact ? 'exactly' : 'at most'} ${String(issue.maximum)}. Remove what is too many.${hint}`
        : issue.origin === 'number'
          ? `${name} is ${shown(value)}. Write a number of at most ${String(issue.maximum)}.${hint}`
          : `${name} has ${String(shown(value).length)} characters; there may be at most ${String(issue.maximum)}. Shorten it.${hint}`;
    case 'invalid_value':
      return `${name} is "${shown(value)}".${didYouMean(shown(value), issue.values.map(String))} Write one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return `${name} is "${shown(value)}". ${formatAdvice[issue.format] ?? issue.message}`;
    case 'invalid_key':
      return `The name ${quote(key)} cannot be used. ${issue.issues[0]?.message ?? ''}`;
    case 'invalid_union':
      if (typeof value === 'number' && issue.errors.flat().some(isTextExpected)) {
        const node = file.yaml?.document.getIn(issue.path, true);
        return `${name} ${readAs(value, key, isScalar(node) ? node.source : undefined)}`;
      }
      if (
        issue.path.length === 2 &&
        issue.path[0] === 'facts' &&
        (typeof value === 'string' || typeof value === 'number')
      ) {
        const meant = typeof value === 'number' ? `number: ${String(value)}` : `text: ${quotedText(value)}`;
        return `The value of a fact belongs below its name. Write "${key}:" and on the next line, two spaces further in, ${meant}.${hint}`;
      }
      return `${name} is not written in a way that can be read. Compare it with another one of this file.${hint}`;
    case 'custom':
      return `${typeof value === 'string' ? quote(value) : name} ${issue.message}`;
    default:
      return `${name}: ${issue.message}`;
  }
}

/** Splits unknown fields into one issue each, and replaces a union by the issues of its closest option. */
function closestOf(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ ...issue, keys: [key] }));
  if (issue.code !== 'invalid_union') return [issue];
  const isUnknown = ({ code }: z.core.$ZodIssue): boolean => code === 'unrecognized_keys';
  const ways = issue.errors
    .filter((issues) => issues.every((one) => one.path.length > 0 || isUnknown(one)))
    .sort((a, b) => a.length - b.length);
  const closest = ways.find((issues) => !issues.some(isUnknown)) ?? (ways.length === 1 ? ways[0] : undefined);
  return closest?.flatMap((inner) => closestOf({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

/** Drops size and format issues of values with a wrong type. */
function firstAtEachPlace(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const ofOtherKind = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [path.join('/')] : [])));
  return issues.filter(({ code, path }) => code === 'invalid_type' || !ofOtherKind.has(path.join('/')));
}

/** Joins a missing and an unknown field with similar names into one finding. */
function joinMisspelt(
  issues: readonly z.core.$ZodIssue[],
  file: SourceFile,
): { issues: z.core.$ZodIssue[]; misspelt: Finding[] } {
  const missing = issues.filter((issue) => valueAt(file.data, issue.path) === undefined);
  const misspelt: Finding[] = [];
  const joined = new Set<z.core.$ZodIssue>();
  const isAlone = ({ path }: z.core.$ZodIssue): boolean =>
    issues.filter((other) => other.code === 'unrecognized_keys' && other.path.join() === path.join()).length === 1;
  const rest = issues.filter((issue) => {
    const [key] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    if (key === undefined || followsComma(file, issue.path, key)) return true;
    const siblings = missing.filter(({ path }) => path.slice(0, -1).join('/') === issue.path.join('/'));
    const names = siblings.map(({ path }) => String(path.at(-1)));
    // The only missing field may have been named in another language.
    const meant = mostSimilar(key, names) ?? (names.length === 1 && isAlone(issue) ? names[0] : undefined);
    const own = siblings.find(({ path }) => path.at(-1) === meant);
    if (meant === undefined || !own) return true;
    joined.add(own);
    const value = valueAt(file.data, [...issue.path, key]);
    const advice =
      meant === 'placeholder' && typeof value === 'string' && mostSimilar(key, [meant]) === undefined
        ? `Write a known value after the name: ${startOf(issue.path.at(-1))}${value}`
        : `It is written ${quote(meant)}: correct the name and keep what follows it.`;
    const message = `${quote(key)} is not a field here. ${advice}`;
    misspelt.push({ ...file.placeOf([...issue.path, key]), message });
    return false;
  });
  return { issues: rest.filter((issue) => !joined.has(issue)), misspelt };
}

const dateStart = /\d{4}-\d\d?-\d/;

/** The fields as Astro reads them: an unquoted date is a `Date`. */
const builtData = ({ data, text, yaml }: SourceFile): unknown =>
  yaml && dateStart.test(text) ? parse(String(yaml.document), { customTags: ['timestamp'] }) : data;

export function checkShape(file: SourceFile): Finding[] {
  const { schema }: CollectionDefinition = collections[file.collection];
  if (file.findings.length > 0) return [...file.findings];
  const data = schema.safeParse(file.data).success ? builtData(file) : file.data;
  const result = schema.safeParse(data);
  if (result.success) return [];
  const { issues, misspelt } = joinMisspelt(firstAtEachPlace(result.error.issues.flatMap(closestOf)), file);
  const findings = issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return { ...file.placeOf([...issue.path, ...unknown]), message: explain(issue, { ...file, data }, schema) };
  });
  return [...misspelt, ...findings];
}
