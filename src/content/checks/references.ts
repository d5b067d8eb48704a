/** Whether the facts and pages that fields refer to exist. */
import { defaultLocale } from '../../i18n/locales.ts';
import type { CollectionName } from '../collections.ts';
import { factValues, referencesIn } from '../facts.ts';
import { listed } from '../lists.ts';
import { attributeOf, isElement, startOf, walk } from '../mdx.ts';
import type { Finding } from '../places.ts';
import { stringsIn } from '../schemaPath.ts';
import type { Site } from '../schemas.ts';
import type { SourceFile } from '../source.ts';
import { pagesOf } from '../anchors.ts';

/** Names that the shell fills in while a page is made, by collection. */
const laterNames: Partial<Record<CollectionName, readonly string[]>> = { ui: ['date', 'section', 'year'] };

/** `{name}` and `<Fact name>` that no fact answers to, and fields that name a page that does not exist. */
export function checkReferences(files: readonly SourceFile[], site: Site | undefined): Finding[] {
  const facts = site === undefined ? undefined : Object.keys(factValues(site, defaultLocale));
  const pages = pagesOf(files);
  return files.flatMap((file) => {
    const findings: Finding[] = [];
    for (const [keys, text] of stringsIn(file.data)) {
      const names = [...(facts ?? referencesIn(text)), ...(laterNames[file.collection] ?? [])];
      for (const name of referencesIn(text)) {
        if (names.includes(name)) continue;
        findings.push({
          ...file.placeOf(keys),
          message: `{${name}} is not a fact of content/site.yaml. Facts: ${listed(names)}.`,
        });
      }
      const isPage = keys.at(-1) === 'page' || keys.at(-2) === 'seeAlso';
      if (isPage && !pages.includes(text)) {
        findings.push({ ...file.placeOf(keys), message: `There is no page "${text}". Pages: ${listed(pages)}.` });
      }
    }
    for (const node of file.prose && 'tree' in file.prose ? walk(file.prose.tree) : []) {
      if (!isElement(node) || node.name !== 'Fact') continue;
      const name = attributeOf(node, 'name');
      if (name === undefined || facts === undefined || facts.includes(name)) continue;
      findings.push({
        ...file.placeAt(startOf(node)),
        message: `"${name}" is not a fact of content/site.yaml. Facts: ${listed(facts)}.`,
      });
    }
    return findings;
  });
}
