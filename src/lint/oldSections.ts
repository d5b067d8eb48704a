/** Where the sections of earlier versions went, so that links to them still land. */
import { headingsIn } from './mdx.ts';
import type { SourceFile } from './source.ts';
import { valueAt } from '../schemas/schemaPath.ts';
import { defaultLocale } from '../site/locales.ts';

interface SectionIds {
  readonly ids: readonly string[];
  /** Sections of the version before that have another id here. */
  readonly moved: Readonly<Record<string, string>>;
}

/**
 * Every id that a section had in an earlier version and none has in the last one.
 * @param versions in the order in which they take effect
 * @returns the id of the section in which it went on, or `undefined` where it did not
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

/** What `oldSections` gives for a document, up to one of its versions. */
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
