/** Data, paths and metadata of pages about policies. */
import { defaultLocale, localeDefinition, type Locale } from '../site/locales.ts';
import { localeParam, pagePath } from '../site/routes.ts';
import { getPages, inEveryLocale, type Page } from '../site/documents.ts';
import { memoize } from '../site/memoize.ts';
import { readSourceFiles } from '../lint/source.ts';
import { feedPath, versionsId } from '../policies/addresses.ts';
import {
  findPolicy,
  publicVersions,
  readLibrary,
  type Policy,
  type PolicyVersion,
  type VersionText,
} from '../policies/library.ts';

/**
 * All policies. `astro dev` skips texts with mistakes, which the content guard reports, so that other pages still work; a
 * build stops before.
 */
export const getPolicies = memoize(async (): Promise<readonly Policy[]> =>
  readLibrary(await readSourceFiles(process.cwd()), import.meta.env.DEV ? { onMistake: () => undefined } : {}),
);

export async function getPolicy(id: string): Promise<Policy> {
  return findPolicy(await getPolicies(), id);
}

/** The text of a version, with English as the fallback. */
export function textIn(version: PolicyVersion, locale: Locale): VersionText {
  const text = version.texts.get(locale) ?? version.texts.get(defaultLocale);
  if (!text) throw new Error(`A text in ${version.folder} has a mistake. To see it, run: npm run content`);
  return text;
}

/** The changes of a version, with English as the fallback and its `lang`. */
export function changesIn(
  { details: { changes } }: PolicyVersion,
  locale: Locale,
): { readonly lang: string | undefined; readonly sentences: readonly string[] } {
  const own = changes?.[locale];
  if (own) return { lang: undefined, sentences: own };
  return { lang: localeDefinition(defaultLocale).tag, sentences: changes?.[defaultLocale] ?? [] };
}

export interface VersionProps {
  readonly policyPage: Page;
  readonly policy: Policy;
  readonly version: PolicyVersion;
}

interface VersionPath {
  readonly params: Record<string, string | undefined>;
  readonly props: VersionProps;
}

/** All public versions, in every language of the site. */
export async function versionPaths(): Promise<VersionPath[]> {
  const policies = await getPolicies();
  return inEveryLocale(async (locale) =>
    (await getPages(locale)).flatMap((policyPage) => {
      const policy = policies.find(({ id }) => id === policyPage.id);
      if (policyPage.kind !== 'policy' || !policy) return [];
      return publicVersions(policy).map((version) => ({
        params: { locale: localeParam(locale), policy: policy.id, version: version.day },
        props: { policyPage, policy, version },
      }));
    }),
  );
}

/** `versionPaths` without fallbacks. */
export async function translatedVersionPaths(): Promise<VersionPath[]> {
  return (await versionPaths()).filter(({ props: { policyPage, version } }) => version.texts.has(policyPage.locale));
}

/** Differences from the page of the policy. */
interface SubpageOptions {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly textLocale: Locale;
  readonly translations: readonly Locale[];
  readonly isIndexed: boolean;
  /** Page id of the canonical page. */
  readonly canonicalId?: string;
  /** The version shown, and the day on which it was superseded. */
  readonly version?: string;
  readonly until?: string;
  /** The version described. */
  readonly day?: string;
}

/** A page below that of a policy. */
export function subpage(
  policyPage: Page,
  policy: Policy,
  { isIndexed, canonicalId, day, ...own }: SubpageOptions,
): Page {
  return {
    ...policyPage,
    version: undefined,
    ...own,
    sharePage: policyPage,
    ...(isIndexed ? {} : { robots: 'noindex, follow' }),
    ...(canonicalId !== undefined && { canonicalId }),
    links: versionLinks(policy, policyPage.locale, day),
  };
}

/** `<link>` elements to other versions (RFC 5829). */
export function versionLinks(policy: Policy, locale: Locale, day: string | undefined): NonNullable<Page['links']> {
  const versions = publicVersions(policy);
  const at = versions.findIndex((version) => version.day === day);
  const neighbour = (rel: string, place: number): { rel: string; href: string }[] => {
    const version = at < 0 ? undefined : versions[place];
    return version ? [{ rel, href: pagePath(`${policy.id}/${version.day}`, locale) }] : [];
  };
  return [
    { rel: 'alternate', href: feedPath(locale), type: 'application/atom+xml' },
    { rel: 'version-history', href: pagePath(versionsId(policy.id), locale) },
    { rel: 'latest-version', href: pagePath(policy.id, locale) },
    ...neighbour('predecessor-version', at - 1),
    ...neighbour('successor-version', at + 1),
  ];
}
