/**
 * The register of pages, from which paths, drawer, footer, sitemap, share pictures, anchors, checks and tests follow.
 * CONTRIBUTING.md lists the steps for a new kind of page.
 */
import type { z } from 'astro/zod';
import { contactId, errorId, homeId, searchId } from './routes.ts';
import type { CollectionDefinition } from './collections.ts';
import { contactSchema } from '../schemas/contact.ts';
import { featureSchema } from '../schemas/feature.ts';
import { landingSchema } from '../schemas/landing.ts';
import { notFoundSchema } from '../schemas/notFound.ts';
import { policySchema } from '../schemas/policy.ts';
import { searchSchema } from '../schemas/search.ts';
import { type Ui } from '../schemas/ui.ts';

/** In the order of the page. */
export const landingAnchors = ['home', 'aboutUs', 'services', 'features', 'faq'] as const;
export type LandingAnchor = (typeof landingAnchors)[number];

/** Used in menus, in the head and for sharing. */
export interface PageMeta {
  /** Short name for menus. */
  readonly label: string;
  readonly title: string;
  readonly description: string;
  readonly shareCard: { readonly eyebrow: string | undefined; readonly title: string };
  /** Listed in the last row of the footer instead of a column. */
  readonly inLastRow?: boolean;
}

/** Lazy sources of a page's anchors. */
export interface AnchorSources {
  /** Sections of the page's text; `undefined` if it cannot be parsed. */
  readonly sections: () => readonly string[] | undefined;
  /** Answers of all questions; `undefined` if a file of them cannot be parsed. */
  readonly answers: () => readonly string[] | undefined;
}

interface PageKindDefinition<Schema extends z.ZodType> extends CollectionDefinition {
  readonly schema: Schema;
  /** Page id of a single document; otherwise each document's folder name is its page id. */
  readonly id?: string;
  /** Column of the footer and of the list on the search page; the drawer has `links` and `features`. */
  readonly column: 'links' | 'features' | 'policies' | undefined;
  /** Shown by search engines and menus. */
  readonly listed: boolean;
  readonly meta: (data: z.output<Schema>, ui: Ui) => PageMeta;
  /** Anchors that links may lead to; `undefined` allows any. */
  readonly anchors: (sources: AnchorSources) => readonly string[] | undefined;
  /** Further collections shown on the page. */
  readonly shows?: readonly 'faq'[];
}

/** Lets `meta` take data of unknown type. */
function pageKind<Schema extends z.ZodType>(definition: PageKindDefinition<Schema>) {
  return {
    ...definition,
    /** @param data validated by the schema of this kind */
    meta: (data: unknown, ui: Ui): PageMeta => definition.meta(data as z.output<Schema>, ui),
  };
}

/** Documents that code links to, with the reason. */
export const requiredPages = {
  privacyPolicy: 'The contact form links to it.',
  cookiesPolicy: 'The cookie notice on every page links to it.',
} as const;

export type RequiredPage = keyof typeof requiredPages;

/** In menu order. */
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
    anchors: ({ answers }) => answers()?.concat(landingAnchors),
    shows: ['faq'],
  }),
  contact: pageKind({
    folder: 'pages/contact',
    layout: 'page',
    extension: 'yaml',
    translation: 'optional',
    schema: contactSchema,
    id: contactId,
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
    // Search engines should not index search pages.
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

export type AnyPageKind = PageKindDefinition<z.ZodType>;

/** In menu order. */
export const allPageKinds = Object.entries(pageKinds) as [PageKind, AnyPageKind][];

export interface Route {
  /** `home`, `contactUs`, `404`, or the folder name of a document: the last part of the path. */
  readonly id: string;
  readonly kind: PageKind;
  readonly listed: boolean;
}

/**
 * Lists all pages in menu order.
 * @param documents names of a kind's documents, in menu order
 */
export function listRoutes(documents: (kind: PageKind) => readonly string[]): Route[] {
  return allPageKinds.flatMap(([kind, { id, listed }]) =>
    (id === undefined ? documents(kind) : [id]).map((page) => ({ id: page, kind, listed })),
  );
}
