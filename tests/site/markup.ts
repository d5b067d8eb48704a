/** Reads built pages as text, which is fast. */

/** Attributes of an element by name. */
export type Attributes = Readonly<Record<string, string>>;

/** Every `<name …>` of a page or XML document, in order. */
export function elements(text: string, name: string): Attributes[] {
  return [...text.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  );
}

/** Text of every `<name …>…</name>`, in order. */
export function texts(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inside = '']) =>
    inside.replaceAll('&amp;', '&'),
  );
}

/** Code and URL of the language versions of a page or sitemap entry; links with a type are other formats. */
export function alternatesIn(links: readonly Attributes[]): Map<string, string> {
  return new Map(
    links
      .filter(({ rel, type }) => rel === 'alternate' && type === undefined)
      .map(({ hreflang = '', href = '' }) => [hreflang, href]),
  );
}
