/** Reads the collections for pages in one language, with facts filled in and English as the fallback. */
import { PUBLIC_CONTACT_ENDPOINT } from 'astro:env/client';
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { defaultLocale, isLocale, localeCodes, type Locale } from './locales.ts';
import { localeParam } from './routes.ts';
import { factValues, interpolateAll, type FactValues } from './facts.ts';
import { memoize } from './memoize.ts';
import { oldAnchorsOf } from './moved.ts';
import {
  allPageKinds,
  listRoutes,
  pageKinds,
  requiredPages,
  type PageKind,
  type PageMeta,
  type RequiredPage,
  type Route,
} from './pages.ts';
import { valueAt } from '../schemas/schemaPath.ts';
import { englishOnlyFields } from '../schemas/fields.ts';
import { mainContact, type Site } from '../schemas/site.ts';
import { type Ui } from '../schemas/ui.ts';
import { shownVersions } from './versions.ts';

type DocumentCollection = PageKind | 'faq';

export interface Document<Name extends DocumentCollection> {
  /** Page id or folder name. */
  readonly id: string;
  /** Language of the text: the default one if a translation is missing. */
  readonly locale: Locale;
  readonly translations: readonly Locale[];
  /** Effective date of a document with versions. */
  readonly version: string | undefined;
  readonly data: CollectionEntry<Name>['data'];
  /** For rendering the body. */
  readonly entry: CollectionEntry<Name>;
  /** The English text of the same version. */
  readonly english: CollectionEntry<Name>;
}

export async function getSite(): Promise<Site> {
  const entry = await getEntry('site', 'site');
  if (!entry) throw new Error('content/site.yaml is missing.');
  return entry.data;
}

/** Old anchors of a page by current anchor (`content/moved.yaml`). */
export const getOldAnchors = memoize(async (page: string): Promise<ReadonlyMap<string, readonly string[]>> =>
  oldAnchorsOf((await getEntry('moved', 'moved'))?.data ?? {}, page),
);

/** Address of the main contact. */
export async function getMainEmail(): Promise<string> {
  const main = (await getSite()).contacts.find(({ id }) => id === mainContact);
  if (!main) throw new Error(`content/site.yaml has no contact "${mainContact}".`);
  return main.email;
}

export const getFacts = memoize(async (locale: Locale): Promise<FactValues> =>
  factValues(await getSite(), locale, { isFormConnected: PUBLIC_CONTACT_ENDPOINT !== undefined }),
);

export const getUi = memoize(async (locale: Locale): Promise<Ui> => {
  const entry = await getEntry('ui', locale);
  if (!entry)
    throw new Error(`content/ui/${locale}.yaml is missing: the words of the shell are required in every language.`);
  return interpolateAll(entry.data, await getFacts(locale));
});

interface Variant<Name extends DocumentCollection> {
  readonly version: string | undefined;
  readonly entry: CollectionEntry<Name>;
}

/** All versions of a document, by language. */
type Variants<Name extends DocumentCollection> = ReadonlyMap<Locale, readonly Variant<Name>[]>;

async function variantsByDocument<Name extends DocumentCollection>(name: Name): Promise<Map<string, Variants<Name>>> {
  const kinds: Readonly<Record<string, { readonly id?: string } | undefined>> = pageKinds;
  const ownId = kinds[name]?.id;
  const documents = new Map<string, Map<Locale, Variant<Name>[]>>();
  for (const entry of await getCollection(name)) {
    const parts = entry.id.split('/');
    const language = parts.pop();
    const version = parts.length > 1 ? parts.pop() : undefined;
    const id = ownId ?? parts[0];
    if (id === undefined || !isLocale(language)) continue;
    const languages = documents.get(id) ?? new Map<Locale, Variant<Name>[]>();
    documents.set(id, languages.set(language, [...(languages.get(language) ?? []), { version, entry }]));
  }
  return documents;
}

/** Calls a function for each language and joins the results. */
export const inEveryLocale = async <T>(list: (locale: Locale) => Promise<readonly T[]>): Promise<T[]> =>
  (await Promise.all(localeCodes.map(list))).flat();

/** The current file in each language. */
function shownVariants<Name extends DocumentCollection>(variants: Variants<Name>): Map<Locale, Variant<Name>> {
  const shown = shownVersions(
    new Map([...variants].map(([locale, own]) => [locale, own.flatMap(({ version }) => version ?? [])])),
  );
  return new Map(
    [...variants].flatMap(([locale, own]): [Locale, Variant<Name>][] => {
      const variant = own.find(({ version }) => version === shown.get(locale));
      return variant ? [[locale, variant]] : [];
    }),
  );
}

/** Fields that apply to every language. */
const englishFields = <Data extends object>(data: Data): Partial<Data> =>
  Object.fromEntries(Object.entries(data).filter(([field]) => englishOnlyFields.includes(field))) as Partial<Data>;

async function readDocuments<Name extends DocumentCollection>(
  name: Name,
  locale: Locale,
): Promise<readonly Document<Name>[]> {
  const documents: (Document<Name> & { readonly order: number })[] = [];
  for (const [id, variants] of await variantsByDocument(name)) {
    const translations = shownVariants(variants);
    const reference = translations.get(defaultLocale);
    if (!reference) throw new Error(`The ${defaultLocale} file of "${id}" (${name}) is missing.`);
    const shown = translations.has(locale) ? locale : defaultLocale;
    const { entry, version } = translations.get(shown) ?? reference;
    const english = variants.get(defaultLocale)?.find((variant) => variant.version === version) ?? reference;
    const order = valueAt(reference.entry.data, ['order']);
    documents.push({
      id,
      locale: shown,
      translations: localeCodes.filter((code) => translations.has(code)),
      version,
      data: interpolateAll({ ...entry.data, ...englishFields(reference.entry.data) }, await getFacts(shown)),
      entry,
      english: english.entry,
      order: typeof order === 'number' ? order : Number.POSITIVE_INFINITY,
    });
  }
  return documents.sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
}

/** All documents of a kind in menu order. */
export const getDocuments = memoize(readDocuments as (name: string, locale: Locale) => Promise<readonly unknown[]>) as <
  Name extends DocumentCollection,
>(
  name: Name,
  locale: Locale,
) => Promise<readonly Document<Name>[]>;

export interface Page extends Route, PageMeta {
  /** Language of its path and of everything around its text. */
  readonly locale: Locale;
  /** Language of its text: the default one if a translation is missing. */
  readonly textLocale: Locale;
  readonly translations: readonly Locale[];
  /** Effective date (`YYYY-MM-DD`) of a text with versions. */
  readonly version: string | undefined;
  /** The day on which another text replaced it. */
  readonly until?: string;
  /** The page whose share picture it uses, if not its own. */
  readonly sharePage?: Pick<Page, 'id' | 'translations'>;
  /** Id of the canonical page with the same text, if not its own. */
  readonly canonicalId?: string;
  /** Content of `<meta name="robots">`. */
  readonly robots?: string;
  /** `<link>` elements within the site. */
  readonly links?: readonly { readonly rel: string; readonly href: string; readonly type?: string }[];
}

/** All pages in menu order. */
export const getPages = memoize(async (locale: Locale): Promise<readonly Page[]> => {
  const ui = await getUi(locale);
  const known = new Map<string, Omit<Page, keyof Route>>();
  const names = new Map<PageKind, string[]>();
  for (const [kind, { meta }] of allPageKinds) {
    const documents = await getDocuments(kind, locale);
    names.set(
      kind,
      documents.map(({ id }) => id),
    );
    for (const { id, data, locale: textLocale, translations, version } of documents) {
      known.set(id, { ...meta(data, ui), locale, textLocale, translations, version });
    }
  }
  return listRoutes((kind) => names.get(kind) ?? []).map((route) => {
    const page = known.get(route.id);
    if (!page) throw new Error(`No content for the page "${route.id}".`);
    return { ...route, ...page };
  });
});

export async function getRequiredPage(id: RequiredPage, locale: Locale): Promise<Page> {
  const page = (await getPages(locale)).find((one) => one.id === id);
  if (!page) throw new Error(`The page "${id}" is missing. ${requiredPages[id]}`);
  return page;
}

export interface PageProps<Kind extends PageKind> {
  readonly page: Page;
  readonly document: Document<Kind>;
}

interface PagePath<Kind extends PageKind> {
  readonly params: Record<string, string | undefined>;
  readonly props: PageProps<Kind>;
}

/**
 * Paths of all pages of a kind in every language, for `getStaticPaths`.
 * @param parameter route parameter of a kind with many pages
 */
export async function pagePaths<Kind extends PageKind>(
  kind: Kind,
  parameter: string = kind,
): Promise<PagePath<Kind>[]> {
  return inEveryLocale(async (locale) => {
    const [pages, documents] = await Promise.all([getPages(locale), getDocuments(kind, locale)]);
    return documents.flatMap((document) => {
      const page = pages.find(({ id }) => id === document.id);
      return page
        ? [{ params: { locale: localeParam(locale), [parameter]: document.id }, props: { page, document } }]
        : [];
    });
  });
}
