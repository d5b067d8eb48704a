/** Maps sections of earlier versions to current ones, so that links to them still work. */
import { headingsIn } from './mdx.ts';
import type { SourceFile } from './source.ts';
import { valueAt } from '../schemas/schemaPath.ts';
import { defaultLocale } from '../site/locales.ts';

interface SectionIds {
  readonly ids: readonly string[];
  /** New ids of sections of the version before. */
  readonly moved: Readonly<Record<string, string>>;
}

/**
 * Maps ids that the last version lacks to their current id, or `undefined` if the section was removed.
 * @param versions by effective date
 */
function oldSections(versions: readonly SectionIds[]): Map<string, string | undefined> {
  let old = new Map<string, string | undefined>();
  let before: readonly string[] = [];
  for (const { ids, moved } of versions) {
    const present = new Set(ids);
    const successor = (id: string): string | undefined => {
      const next = Object.hasOwn(moved, id) ? moved[id] : id;
      return next !== undefined && present.has(next) ? next : undefined;
    };
    old = new Map(
      [...before.map((id) => [id, id] as const), ...old]
        .filter(([id]) => !present.has(id))
        .map(([id, now]) => [id, now === undefined ? undefined : successor(now)]),
    );
    before = ids;
  }
  return old;
}

/** The old sections of a document as of one of its versions. */
export function oldSectionsOf(
  files: readonly SourceFile[],
  document: string,
  version: string,
): Map<string, string | undefined> {
  const own = files.filter((file) => file.document === document && (file.version ?? '') <= version);
  const english = own
    .filter(({ collection, language }) => collection === 'policy' && language === defaultLocale)
    .toSorted((one, other) => ((one.version ?? '') < (other.version ?? '') ? -1 : 1));
  return oldSections(
    english.map((text) => {
      const details = own.find((file) => file.collection === 'version' && file.version === text.version);
      const moved = valueAt(details?.data, ['moved']);
      return {
        ids: headingsIn(text.prose)
          .filter(({ depth }) => depth === 2 || depth === 3)
          .map(({ slug }) => slug),
        moved: typeof moved === 'object' && moved !== null ? (moved as Record<string, string>) : {},
      };
    }),
  );
}
