/** Reports placeholders outside policies. Policies show a notice above the text. */
import { isPlaceholder, referencesIn } from '../../site/facts.ts';
import { attributeOf, elementsIn, startOf } from '../mdx.ts';
import type { Finding } from '../places.ts';
import { stringsIn } from '../../schemas/schemaPath.ts';
import type { Site } from '../../schemas/site.ts';
import type { SourceFile } from '../source.ts';

export const mayShowPlaceholders = ({ collection }: SourceFile): boolean =>
  collection === 'policy' || collection === 'version';

const advice = 'Leave the sentence out, or make it true without the value and link to the policy that holds it.';

const messageFor = (name: string): string =>
  `"${name}" is still a placeholder in content/site.yaml, and only policies may show one. ${advice}`;

/** @param site `undefined` if its file is unreadable */
export function checkPlaceholders(files: readonly SourceFile[], site: Site | undefined): Finding[] {
  if (!site) return [];
  return files
    .filter((file) => !mayShowPlaceholders(file))
    .flatMap((file) => [
      ...[...stringsIn(file.data)].flatMap(([keys, text]) =>
        referencesIn(text)
          .filter((name) => isPlaceholder(site, name))
          .map((name) => ({ ...file.placeOf(keys), message: messageFor(name) })),
      ),
      ...elementsIn(file.prose).flatMap((element) => {
        const place = file.placeAt(startOf(element));
        if (element.name === 'Placeholder') {
          return [{ ...place, message: `Only policies may show a placeholder. ${advice}` }];
        }
        const name = element.name === 'Fact' ? attributeOf(element, 'name') : undefined;
        return name !== undefined && isPlaceholder(site, name) ? [{ ...place, message: messageFor(name) }] : [];
      }),
    ]);
}
