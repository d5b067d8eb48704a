/**
 * Reads the content collections for pages: typed, in one language, with the
 * facts filled in and the default language where a translation is missing.
 */
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { defaultLocale, isLocale, localeCodes, type Locale } from '../i18n/locales.ts';
import { routeTable, type Route } from '../i18n/routes.ts';
import { factValues, fillAll, type FactValues } from './facts.ts';
import { oncePerBuild } from './oncePerBuild.ts';
import type { Contact, Faq, Feature, Landing, Legal, NotFound, Site, Ui } from './schemas.ts';

type DocumentCollection = 'features' | 'faq' | 'legal';
type PageCollection = 'landing' | 'contact' | 'notFound';

/** A document as a page shows it. */
export interface Document<Data, Entry = unknown> {
  /** Folder name. */
  readonly id: string;
  /** The language of the text, which is the default one where a translation is missing. */
  readonly locale: Locale;
  /** Languages the document exists in. */
  readonly locales: readonly Locale[];
  readonly data: Data;
  /** The collection entry, for rendering its body. */
  readonly entry: Entry;
}

/** The brand and the facts of the business. */
export async function getSite(): Promise<Site> {
  const entry = await getEntry('site', 'site');
  if (!entry) throw new Error('content/site.yaml is missing.');
  return entry.data;
}

/** Names and values texts may refer to, for a language. */
export const getFacts = oncePerBuild(async (locale: Locale): Promise<FactValues> =>
  factValues(await getSite(), locale),
);

/** The words of the shell in a language. */
export const getUi = oncePerBuild(async (locale: Locale): Promise<Ui> => {
  const entry = await getEntry('ui', locale);
  if (!entry)
    throw new Error(`content/ui/${locale}.yaml is missing: the words of the shell are required in every language.`);
  return fillAll(entry.data, await getFacts(locale));
});

async function getPage<Data>(collection: PageCollection, locale: Locale): Promise<Document<Data>> {
  const entries = await getCollection(collection);
  const locales = localeCodes.filter((code) => entries.some(({ id }) => id === code));
  const shown = locales.includes(locale) ? locale : defaultLocale;
  const entry = entries.find(({ id }) => id === shown);
  if (!entry) throw new Error(`content/pages/${collection}/${defaultLocale}.yaml is missing.`);
  return { id: collection, locale: shown, locales, data: fillAll(entry.data as Data, await getFacts(shown)), entry };
}

export const getLanding = oncePerBuild((locale: Locale): Promise<Document<Landing>> => getPage('landing', locale));
export const getContact = oncePerBuild((locale: Locale): Promise<Document<Contact>> => getPage('contact', locale));
export const getNotFound = oncePerBuild((locale: Locale): Promise<Document<NotFound>> => getPage('notFound', locale));

/** All documents of a kind in menu order, in a language or the default one. */
async function getDocuments<Name extends DocumentCollection>(
  collection: Name,
  locale: Locale,
): Promise<Document<CollectionEntry<Name>['data'], CollectionEntry<Name>>[]> {
  const entries = await getCollection(collection);
  const byDocument = new Map<string, Map<Locale, CollectionEntry<Name>>>();
  for (const entry of entries) {
    const [id = '', language] = entry.id.split('/');
    if (!isLocale(language)) continue;
    const translations = byDocument.get(id) ?? new Map<Locale, CollectionEntry<Name>>();
    byDocument.set(id, translations.set(language, entry));
  }
  const documents = [];
  for (const [id, translations] of byDocument) {
    const reference = translations.get(defaultLocale);
    if (!reference) throw new Error(`content/${collection}/${id} has no ${defaultLocale} file.`);
    const shown = translations.has(locale) ? locale : defaultLocale;
    const entry = translations.get(shown) ?? reference;
    documents.push({
      id,
      locale: shown,
      locales: localeCodes.filter((code) => translations.has(code)),
      data: fillAll(entry.data, await getFacts(shown)),
      entry,
      order: reference.data.order ?? Number.POSITIVE_INFINITY,
    });
  }
  return documents.sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
}

export type FeatureDocument = Document<Feature, CollectionEntry<'features'>>;
export type LegalDocument = Document<Legal, CollectionEntry<'legal'>>;
export type FaqDocument = Document<Faq, CollectionEntry<'faq'>>;

export const getFeatures = oncePerBuild((locale: Locale): Promise<readonly FeatureDocument[]> =>
  getDocuments('features', locale),
);
export const getPolicies = oncePerBuild((locale: Locale): Promise<readonly LegalDocument[]> =>
  getDocuments('legal', locale),
);
export const getFaq = oncePerBuild((locale: Locale): Promise<readonly FaqDocument[]> => getDocuments('faq', locale));

/** A page of the site with what menus, links and search engines need to know of it. */
export interface Page extends Route {
  /** Short name in the language asked for, or in the default one. */
  readonly label: string;
  /** Language of the label. */
  readonly locale: Locale;
  /** Languages the page's document exists in. */
  readonly locales: readonly Locale[];
  /** Date of the text in that language (`YYYY-MM-DD`), where the document carries one. */
  readonly lastUpdated: string | undefined;
}

/** Every page of the site, in menu order, named in a language. */
export const getPages = oncePerBuild(async (locale: Locale): Promise<readonly Page[]> => {
  const [features, policies, landing, contact, ui] = await Promise.all([
    getFeatures(locale),
    getPolicies(locale),
    getLanding(locale),
    getContact(locale),
    getUi(locale),
  ]);
  const known = new Map<string, Omit<Page, keyof Route>>([
    ['home', { label: ui.navigation.home, locale, locales: landing.locales, lastUpdated: undefined }],
    [
      'contactUs',
      { label: contact.data.label, locale: contact.locale, locales: contact.locales, lastUpdated: undefined },
    ],
    ...features.map(
      (it) =>
        [it.id, { label: it.data.label, locale: it.locale, locales: it.locales, lastUpdated: undefined }] as const,
    ),
    ...policies.map(
      (it) =>
        [
          it.id,
          { label: it.data.label, locale: it.locale, locales: it.locales, lastUpdated: it.data.lastUpdated },
        ] as const,
    ),
  ]);
  return routeTable(
    features.map(({ id }) => id),
    policies.map(({ id }) => id),
  ).map((route) => {
    const page = known.get(route.id);
    if (!page) throw new Error(`No content for the page "${route.id}".`);
    return { ...route, ...page };
  });
});
