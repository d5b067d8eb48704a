/** Selects versions, which are named by their effective date, `YYYY-MM-DD`. */
import { defaultLocale } from './locales.ts';
import { siteDate } from './siteDate.ts';

/** The latest version that has taken effect. */
export function versionInForce(versions: readonly string[], day: string): string | undefined {
  return versions
    .filter((version) => version <= day)
    .sort()
    .at(-1);
}

/** The version in force, or the first coming one. */
export function currentVersion(versions: readonly string[], day: string): string | undefined {
  return versionInForce(versions, day) ?? versions.toSorted()[0];
}

/**
 * The version shown in each language: the current one in the default language, and elsewhere the latest translated one
 * up to that.
 * @param versions existing versions by language
 */
export function shownVersions<Language extends string>(
  versions: ReadonlyMap<Language, readonly string[]>,
  day = siteDate(),
): Map<Language, string> {
  const byLanguage: ReadonlyMap<string, readonly string[]> = versions;
  const current = currentVersion(byLanguage.get(defaultLocale) ?? [], day);
  return new Map(
    [...versions].flatMap(([language, own]): [Language, string][] => {
      const shown = current === undefined ? undefined : versionInForce(own, current);
      return shown === undefined ? [] : [[language, shown]];
    }),
  );
}

interface VersionedFile {
  readonly document: string;
  /** Empty for a file without a language. */
  readonly language: string;
  readonly version?: string | undefined;
}

/** Returns a filter for files shown at the path of their document. */
export function currentOnly(files: readonly VersionedFile[], day = siteDate()): (file: VersionedFile) => boolean {
  const versioned = files.filter(({ version, language }) => version !== undefined && language !== '');
  const shown = new Map(
    [...Map.groupBy(versioned, ({ document }) => document)].map(([document, own]) => {
      const byLanguage = Map.groupBy(own, ({ language }) => language);
      const versions = new Map(
        [...byLanguage].map(([language, texts]) => [language, texts.flatMap(({ version }) => version ?? [])]),
      );
      return [document, shownVersions(versions, day)];
    }),
  );
  return ({ document, language, version }) =>
    version === undefined || version === shown.get(document)?.get(language === '' ? defaultLocale : language);
}
