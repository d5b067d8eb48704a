/** Which version of a document holds on which day. A version is called by the day it takes effect, `YYYY-MM-DD`. */
import { defaultLocale } from './locales.ts';
import { siteDate } from './siteDate.ts';

/**
 * The version in force on a day: the latest that has taken effect.
 * @param versions in any order
 */
export function versionInForce(versions: readonly string[], day: string): string | undefined {
  return versions
    .filter((version) => version <= day)
    .sort()
    .at(-1);
}

/** The version that stands for a document on a day: the one in force, or the first to come where none is yet. */
export function currentVersion(versions: readonly string[], day: string): string | undefined {
  return versionInForce(versions, day) ?? versions.toSorted()[0];
}

/**
 * The version of each language that readers are shown: in the default language the current one, in others the newest
 * that has been translated and is not newer than that.
 * @param versions the versions that exist in each language
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

/** What tells files of a document's versions apart. */
interface VersionedFile {
  readonly document: string;
  /** Empty for a file that belongs to no language. */
  readonly language: string;
  readonly version?: string | undefined;
}

/** Tells of a file whether readers are shown it at the address of its document: not where another version is. */
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
