/** Finds the part of a schema that describes a value inside a file. */
import { z } from 'astro/zod';

/** The schema of the value at a path, without what is wrapped around it. */
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
