/**
 * The register of pages: one definition for each kind of page. Routes, menus,
 * footer, sitemap, pictures for sharing, anchors, checks and the
 * tests are all made from it. A new kind of page is an entry here, its schema in
 * `src/schemas/` and its file in `src/pages/`.
 */
import type { z } from 'astro/zod';
import { errorId, homeId, searchId } from './routes.ts';
import type { CollectionDefinition } from './collections.ts';
import { contactSchema } from '../schemas/contact.ts';
import { featureSchema } from '../schemas/feature.ts';
import { landingSchema } from '../schemas/landing.ts';
import { notFoundSchema } from '../schemas/notFound.ts';
import { policySchema } from '../schemas/policy.ts';
import { searchSchema } from '../schemas/search.ts';
import { type Ui } from '../schemas/ui.ts';

/** Anchors of the landing page's sections, in the order of the page. */
export const landingAnchors = ['home', 'aboutUs', 'services', 'features', 'faq'] as const;
/** The name of one of them. */
export type LandingAnchor = (typeof landingAnchors)[number];

/** What is said of a page outside it: in menus, in the head, where it is shared. */
export interface PageMeta {
  /** Short name. */
  readonly label: string;
  readonly title: string;
  /** One or two sentences for search results. */
  readonly description: string;
  /** The picture for sharing: a few words above a title. */
  readonly shareCard: { readonly eyebrow: string | undefined; readonly title: string };
  /** Whether it is listed in the last row of the footer instead of a column. */
  readonly inLastRow?: boolean;
}

/** Where the anchors of a page may come from; each is read only when it is asked for. */
export interface AnchorSources {
  /** The sections of the page's own text; `undefined` where it cannot be read. */
  readonly sections: () => readonly string[] | undefined;
  /** The answers of all categories of questions. */
  readonly answers: () => readonly string[];
}

interface PageKindDefinition<Schema extends z.ZodType> extends CollectionDefinition {
  readonly schema: Schema;
  /** Id of the page where the collection is one document; elsewhere each document's folder name is the id of its page. */
  readonly id?: string;
  /** Column of the footer (and of the list on the error page) in which its pages stand. */
  readonly column: 'links' | 'features' | 'policies' | undefined;
  /** Whether it has an address of its own that search engines and menus may know. */
  readonly listed: boolean;
  readonly meta: (data: z.output<Schema>, ui: Ui) => PageMeta;
  /** Places on the page that links may lead to. */
  readonly anchors: (sources: AnchorSources) => readonly string[] | undefined;
  /** Further collections whose documents the page shows. */
  readonly shows?: readonly 'faq'[];
}

/** Completes a definition: its meta data can also be asked for where the type of the data is not known. */
function pageKind<Schema extends z.ZodType>(definition: PageKindDefinition<Schema>) {
  return {
    ...definition,
    /** @param data what the schema of this kind has accepted */
    meta: (data: unknown, ui: Ui): PageMeta => definition.meta(data as z.output<Schema>, ui),
  };
}

/** Documents that code cannot do without, and who needs them. */
export const requiredPages = {
  privacyPolicy: 'The contact form links to it.',
  cookiesPolicy: 'The cookie notice on every page links to it.',
} as const;

/** Id of one of them. */
export type RequiredPage = keyof typeof requiredPages;

/** The kinds of page, in the order of menus. */
export const pageKinds = {
  landing: pageKind({
    folder: 'pages/landing',
    layout: 'page',
    extension: 'yaml',
    translation: 'optional',
    schema: landingSchema,
    id: homeId,
    column: 'links',
    listed: true,
    meta: ({ meta, hero }, ui) => ({
      ...meta,
      label: ui.navigation.home,
      shareCard: { eyebrow: undefined, title: hero.title },
    }),
    anchors: ({ answers }) => [...landingAnchors, ...answers()],
    shows: ['faq'],
  }),
  contact: pageKind({
    folder: 'pages/contact',
    layout: 'page',
    extension: 'yaml',
    translation: 'optional',
    schema: contactSchema,
    id: 'contactUs',
    column: 'links',
    listed: true,
    meta: ({ label, title, description }) => ({ label, title, description, shareCard: { eyebrow: label, title } }),
    anchors: () => ['company', 'form'],
  }),
  feature: pageKind({
    folder: 'features',
    layout: 'documents',
    extension: 'mdx',
    translation: 'optional',
    schema: featureSchema,
    column: 'features',
    listed: true,
    meta: ({ label, title, description }) => ({ label, title, description, shareCard: { eyebrow: label, title } }),
    anchors: ({ sections }) => sections(),
  }),
  policy: pageKind({
    folder: 'policies',
    layout: 'versions',
    extension: 'mdx',
    translation: 'optional',
    schema: policySchema,
    column: 'policies',
    listed: true,
    meta: ({ label, title, description, menu }, ui) => ({
      label,
      title,
      description,
      inLastRow: menu === 'footer',
      shareCard: { eyebrow: ui.footer.policies, title },
    }),
    anchors: ({ sections }) => sections(),
  }),
  search: pageKind({
    folder: 'pages/search',
    layout: 'page',
    extension: 'yaml',
    translation: 'optional',
    schema: searchSchema,
    id: searchId,
    column: undefined,
    // Search engines have no use for the search of another.
    listed: false,
    meta: ({ title, description }) => ({ label: title, title, description, shareCard: { eyebrow: undefined, title } }),
    anchors: () => undefined,
  }),
  notFound: pageKind({
    folder: 'pages/notFound',
    layout: 'page',
    extension: 'yaml',
    translation: 'optional',
    schema: notFoundSchema,
    id: errorId,
    column: undefined,
    listed: false,
    meta: ({ title, description }) => ({
      label: title,
      title,
      description,
      shareCard: { eyebrow: errorId, title },
    }),
    anchors: () => undefined,
  }),
} as const;

export type PageKind = keyof typeof pageKinds;

/** A definition as everything but its own page sees it. */
export type AnyPageKind = PageKindDefinition<z.ZodType>;

/** The definitions by name, in the order of menus. */
export const allPageKinds = Object.entries(pageKinds) as [PageKind, AnyPageKind][];

/** One page of the site, in all languages. */
export interface Route {
  /** Stable name: `home`, `contactUs`, `404`, or the folder name of a document. It is the last part of the address. */
  readonly id: string;
  readonly kind: PageKind;
  readonly listed: boolean;
}

/**
 * Every page of the site, in the order of menus.
 * @param documents names of a kind's documents, in the order of menus
 */
export function listRoutes(documents: (kind: PageKind) => readonly string[]): Route[] {
  return allPageKinds.flatMap(([kind, { id, listed }]) =>
    (id === undefined ? documents(kind) : [id]).map((page) => ({ id: page, kind, listed })),
  );
}
