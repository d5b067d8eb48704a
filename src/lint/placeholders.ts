/** Lists placeholders that are still in use. */
import { defaultLocale } from '../site/locales.ts';
import { placeholderSiteUrl, siteUrl } from '../site/siteUrl.ts';
import { attributeOf, elementsIn, startOf } from './mdx.ts';
import { stringsIn, valueAt } from '../schemas/schemaPath.ts';
import type { SourceFile } from './source.ts';
import { currentOnly } from '../site/versions.ts';

export interface Placeholder {
  readonly path: string;
  readonly line: number;
  /** Dotted name, e.g. `entity.address` or `contacts.privacy.email`. */
  readonly name: string;
  readonly value: string;
}

/** Dotted, with list entries by id or name. */
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

/** A placeholder of several values in one line; of several languages, the first. */
function written(placeholder: unknown, text: string): string {
  if (typeof placeholder !== 'object' || placeholder === null || defaultLocale in placeholder) return text;
  return Object.entries(placeholder)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');
}

/** `placeholder: …` in `content/site.yaml`. */
function placeholderValues(file: SourceFile): Placeholder[] {
  const found = [...stringsIn(file.data)].flatMap(([keys, value]) => {
    const depth = keys.lastIndexOf('placeholder');
    if (depth < 0) return [];
    const own = keys.slice(0, depth);
    const whole = valueAt(file.data, [...own, 'placeholder']);
    return [
      { path: file.path, line: file.placeOf(own).line, name: nameOf(own, file.data), value: written(whole, value) },
    ];
  });
  // Counts a placeholder once, not once for each language.
  return [...new Map(found.toReversed().map((one) => [one.name, one])).values()].reverse();
}

/** `<Placeholder label="…" />` in a text. */
export function placeholderElements(file: SourceFile): Placeholder[] {
  return elementsIn(file.prose)
    .filter(({ name }) => name === 'Placeholder')
    .map((element) => ({
      path: file.path,
      line: file.placeAt(startOf(element)).line,
      name: '<Placeholder>',
      value: attributeOf(element, 'label') ?? '',
    }));
}

/** All placeholders of `content/site.yaml` and the current English texts. */
export function placeholdersIn(files: readonly SourceFile[]): Placeholder[] {
  return files
    .filter(currentOnly(files))
    .flatMap((file) =>
      file.collection === 'site'
        ? placeholderValues(file)
        : file.language === defaultLocale
          ? placeholderElements(file)
          : [],
    );
}

/** One line for each placeholder, including the address of the site. */
export function describePlaceholders(placeholders: readonly Placeholder[]): string[] {
  const lines = placeholders.map(
    ({ path: file, line, name, value }) => `${file}:${String(line)}  ${name} is still a placeholder: ${value}`,
  );
  return siteUrl() === placeholderSiteUrl
    ? [...lines, `SITE_URL  the address of the site is still a placeholder: ${placeholderSiteUrl}`]
    : lines;
}
