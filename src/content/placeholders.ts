/** The values of the site that are still made up. */
import { placeholderSiteUrl, siteUrl } from '../i18n/siteUrl.ts';
import { stringsIn, valueAt } from './schemaPath.ts';
import type { SourceFile } from './source.ts';

/** A value in `content/site.yaml` that is still made up. */
export interface Placeholder {
  readonly path: string;
  readonly line: number;
  /** Dotted name, e.g. `entity.address` or `contacts.privacy.email`. */
  readonly name: string;
  readonly value: string;
}

/** A dotted name; an entry of a list is called by its own id or name. */
function nameOf(keys: readonly PropertyKey[], data: unknown): string {
  return keys
    .map((key, depth) => {
      if (typeof key !== 'number') return String(key);
      const entry = keys.slice(0, depth + 1);
      const own = valueAt(data, [...entry, 'id']) ?? valueAt(data, [...entry, 'name']);
      return typeof own === 'string' ? own : String(key + 1);
    })
    .join('.');
}

/** Values of `content/site.yaml` that are written as `{ placeholder: … }`. */
export function placeholdersIn(file: SourceFile): Placeholder[] {
  return [...stringsIn(file.data)].flatMap(([keys, value]) =>
    keys.at(-1) === 'placeholder'
      ? [
          {
            path: file.path,
            line: file.placeOf(keys.slice(0, -1)).line,
            name: nameOf(keys.slice(0, -1), file.data),
            value,
          },
        ]
      : [],
  );
}

/** One line for each value that is still made up, the address of the site among them. */
export function describePlaceholders(placeholders: readonly Placeholder[]): string[] {
  const lines = placeholders.map(
    ({ path: file, line, name, value }) => `${file}:${String(line)}  ${name} is still a placeholder: ${value}`,
  );
  return siteUrl() === placeholderSiteUrl
    ? [...lines, `SITE_URL  the address of the site is still a placeholder: ${placeholderSiteUrl}`]
    : lines;
}
