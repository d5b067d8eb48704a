/** Whether a file has the fields its schema asks for, said in words for people who do not program. */
import { z } from 'astro/zod';
import { localeCodes } from '../../i18n/locales.ts';
import { collections, type CollectionDefinition } from '../collections.ts';
import { listed } from '../lists.ts';
import type { Finding } from '../places.ts';
import { schemaAt, valueAt } from '../schemaPath.ts';
import type { SourceFile } from '../source.ts';

const quote = (name: PropertyKey): string => `"${String(name)}"`;
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

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

/** One schema issue in plain words. */
function explain(issue: z.core.$ZodIssue, file: Shaped, schema: z.ZodType): string[] {
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
    case 'custom':
      return [`${typeof value === 'string' ? quote(value) : name} ${issue.message}`];
    default:
      return [`${name}: ${issue.message}`];
  }
}

/** What is looked at: the values of a file and where they stand. */
type Shaped = Pick<SourceFile, 'data' | 'findings' | 'placeOf'>;

/** What does not fit a schema, or keeps the file from being read. */
export function checkAgainst(schema: z.ZodType, file: Shaped): Finding[] {
  if (file.findings.length > 0) return [...file.findings];
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

/** What does not fit the schema of a file's collection. */
export function checkShape(file: SourceFile): Finding[] {
  const { schema }: CollectionDefinition = collections[file.collection];
  return checkAgainst(schema, file);
}
