/** What on the site is still made up. */
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

/** A placeholder of several values as they stand there; one that is written for each language in the first of them. */
function written(placeholder: unknown, text: string): string {
  if (typeof placeholder !== 'object' || placeholder === null || defaultLocale in placeholder) return text;
  return Object.entries(placeholder)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');
}

/** Values of `content/site.yaml` that are written as `placeholder: …`, in one language or in each. */
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
  // One that is written for each language is one all the same.
  return [...new Map(found.toReversed().map((one) => [one.name, one])).values()].reverse();
}

/** `<Placeholder label="…" />` in a text, each with its label as its value. */
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

/** Everything that still stands in for something real: in `content/site.yaml`, and in the English texts. */
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

/** One line for each value that is still made up, the address of the site among them. */
export function describePlaceholders(placeholders: readonly Placeholder[]): string[] {
  const lines = placeholders.map(
    ({ path: file, line, name, value }) => `${file}:${String(line)}  ${name} is still a placeholder: ${value}`,
  );
  return siteUrl() === placeholderSiteUrl
    ? [...lines, `SITE_URL  the address of the site is still a placeholder: ${placeholderSiteUrl}`]
    : lines;
}
