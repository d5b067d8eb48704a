/** Finds values, schemas and descriptions by path. */
import { z } from 'astro/zod';
import { isLocale, type Locale } from '../site/locales.ts';

/** The unwrapped schema of the value at a path. */
export function schemaAt(schema: unknown, keys: readonly PropertyKey[]): z.ZodType | undefined {
  let current = schema;
  for (const key of [...keys, undefined]) {
    while (current instanceof z.ZodOptional || current instanceof z.ZodDefault || current instanceof z.ZodPipe) {
      current = current instanceof z.ZodPipe ? current.in : current.unwrap();
    }
    if (key === undefined) break;
    if (current instanceof z.ZodObject) current = valueAt(current.shape, [key]);
    else if (current instanceof z.ZodArray) current = current.element;
    else if (current instanceof z.ZodRecord) current = current.valueType;
    else return undefined;
  }
  return current instanceof z.ZodType ? current : undefined;
}

export function descriptionAt(schema: z.ZodType, keys: readonly PropertyKey[]): string | undefined {
  const parent = schemaAt(schema, keys.slice(0, -1));
  const last = keys.at(-1);
  const field =
    parent instanceof z.ZodObject && last !== undefined
      ? (parent.shape as Record<PropertyKey, z.ZodType | undefined>)[last]
      : schemaAt(schema, keys);
  return field?.description ?? schemaAt(schema, keys)?.description;
}

/** The value at a path inside plain data. */
export function valueAt(data: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );
}

/** Every string inside plain data, with its path. */
export function* stringsIn(
  value: unknown,
  keys: readonly PropertyKey[] = [],
): Generator<[readonly PropertyKey[], string]> {
  if (typeof value === 'string') yield [keys, value];
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* stringsIn(item, [...keys, index]);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* stringsIn(item, [...keys, key]);
  }
}

/** Strings of a file with several languages, with their path (`keys`) and the path without the language (`key`). */
export const stringsByLanguage = (
  data: unknown,
): { language: Locale; keys: readonly PropertyKey[]; key: readonly PropertyKey[]; text: string }[] =>
  [...stringsIn(data)].flatMap(([keys, text]) => {
    const language = keys.map(String).find((key) => isLocale(key));
    return language === undefined ? [] : [{ language, keys, key: keys.filter((one) => one !== language), text }];
  });
