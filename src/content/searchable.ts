/**
 * What readers can search for in a language: every page, section and question, with its words. Only texts that are in
 * force are among them, since `getDocuments` gives no others.
 */
import type { Locale } from '../i18n/locales.ts';
import { answerAnchor, homeId } from '../i18n/routes.ts';
import {
  getDocuments,
  getEnglishEntry,
  getFacts,
  getPages,
  getSite,
  getUi,
  type Document,
  type Page,
} from './documents.ts';
import { getQuestions } from './questions.ts';
import { readMdx } from './mdx.ts';
import { passagesOf, type Passage } from './passages.ts';
import type { Landing } from './schemas.ts';
import { withoutLabels } from './searchLabels.ts';
import { stringsIn } from './schemaPath.ts';

/** Kinds of places, as a result names them. */
export type PlaceKind = 'landing' | 'contact' | 'feature' | 'policy' | 'question';

/** One place that a search can find. */
export interface SearchPlace {
  /** Id of its page. */
  readonly page: string;
  /** The place on the page; `undefined` for the page as a whole. */
  readonly anchor: string | undefined;
  readonly kind: PlaceKind;
  /** Short name of the page, or of the category of a question. */
  readonly label: string;
  /** What it is listed under: as menus call it, if they do; otherwise its heading or question. */
  readonly name: string;
  /** Its heading or question, which for a page as a whole may be a sentence. */
  readonly heading: string;
  /** Heading of the section that a subsection belongs to. */
  readonly within: string | undefined;
  /** Its paragraphs and list items in plain words. */
  readonly blocks: readonly string[];
  /** Language of its words, which is the default one where a translation is missing. */
  readonly locale: Locale;
}

/** Where the parts of the landing page stand; those that only lead on have no place, and the hero is the page itself. */
const landingPlaces: Readonly<Record<keyof Landing, string | undefined>> = {
  meta: undefined,
  hero: undefined,
  about: 'aboutUs',
  vision: 'vision-title',
  dealers: 'dealers-title',
  overview: 'services',
  features: 'features',
  security: 'security-title',
  services: 'other-services-title',
  statistics: 'statistics-title',
  faq: 'faq',
};

/** A title and its text as one block. */
const titled = ({ title, text }: { readonly title: string; readonly text: string }): string => `${title}. ${text}`;

async function landingSearchPlaces({ data, locale }: Document<'landing'>, { id, label }: Page): Promise<SearchPlace[]> {
  const common = { page: id, kind: 'landing', label, within: undefined, locale } as const;
  const { navigation } = await getUi(locale);
  const menu: Readonly<Partial<Record<string, string>>> = navigation;
  const parts = Object.entries(landingPlaces).flatMap(([part, anchor]): SearchPlace[] => {
    const texts = data[part as keyof Landing];
    if (anchor === undefined || !('title' in texts)) return [];
    const { title, ...rest } = texts;
    const words = [...stringsIn(rest)].filter(([keys]) => !['icon', 'page', 'artCredit'].includes(String(keys.at(-1))));
    const name = menu[anchor];
    return [
      {
        ...common,
        anchor,
        name: name ?? title,
        heading: name === undefined ? title : `${name}: ${title}`,
        blocks: words.map(([, text]) => text),
      },
    ];
  });
  const { meta, hero } = data;
  const blocks = [meta.description, hero.title, hero.lead];
  return [{ ...common, anchor: undefined, name: label, heading: meta.title, blocks }, ...parts];
}

async function contactPlaces({ data, locale }: Document<'contact'>, { id, label }: Page): Promise<SearchPlace[]> {
  const common = { page: id, kind: 'contact', label, within: undefined, locale } as const;
  const { title, description, company, form } = data;
  const { contacts } = await getSite();
  const addresses = contacts.flatMap(({ id: name, email }) => {
    const contact = company.contacts[name];
    return contact ? [`${titled(contact)} ${email}`] : [];
  });
  return [
    { ...common, anchor: undefined, name: label, heading: title, blocks: [description] },
    { ...common, anchor: 'company', name: company.title, heading: company.title, blocks: addresses },
    { ...common, anchor: 'form', name: form.title, heading: form.title, blocks: [form.privacy] },
  ];
}

/** The trade that visitors walk through on a feature page, told from both sides; most pages have none. */
function tradePassages(data: Document<'policy'>['data'] | Document<'feature'>['data']): Passage[] {
  if (!('trade' in data) || !data.trade) return [];
  const { title, lead, steps, dispute } = data.trade;
  const told = [...steps, dispute].flatMap((step) => [`${step.title}. ${step.buyer}`, step.seller]);
  return [{ id: 'trade', heading: title, within: undefined, blocks: [lead, ...told, ...dispute.outcomes] }];
}

/** A policy or a feature page: the page with what stands before its first heading, then its sections. */
async function textPlaces(
  { data, entry, locale }: Document<'policy'> | Document<'feature'>,
  english: { readonly body?: string } | undefined,
  { id, kind, label }: Page,
): Promise<SearchPlace[]> {
  const [prose, reference] = [entry, english ?? entry].map(({ body = '' }) => readMdx(body, 0));
  if (!prose || !reference) return [];
  const points = 'keyPoints' in data ? data.keyPoints : data.bullets.map(titled);
  const common = { page: id, kind: kind === 'policy' ? 'policy' : 'feature', label, locale } as const;
  const [whole, ...sections] = passagesOf(prose, reference, await getFacts(locale));
  const passages = [...(whole ? [whole] : []), ...tradePassages(data), ...sections];
  return passages.map(({ id: anchor, heading, within, blocks }) => ({
    ...common,
    anchor,
    name: anchor === undefined ? label : heading,
    heading: anchor === undefined ? data.title : heading,
    within,
    blocks: anchor === undefined ? [data.description, ...points, ...blocks] : blocks,
  }));
}

async function placesOf(page: Page): Promise<SearchPlace[]> {
  const { id, kind, locale } = page;
  if (kind === 'landing' || kind === 'contact') {
    const [landing] = kind === 'landing' ? await getDocuments(kind, locale) : [];
    const [contact] = kind === 'contact' ? await getDocuments(kind, locale) : [];
    return [
      ...(landing ? await landingSearchPlaces(landing, page) : []),
      ...(contact ? await contactPlaces(contact, page) : []),
    ];
  }
  if (kind === 'policy' || kind === 'feature') {
    const document = (await getDocuments(kind, locale)).find((one) => one.id === id);
    return document ? textPlaces(document, await getEnglishEntry(kind, document), page) : [];
  }
  return [];
}

async function questionPlaces(locale: Locale): Promise<SearchPlace[]> {
  const categories = await getQuestions(locale);
  return categories.flatMap(({ id, title, questions }) =>
    questions.map(({ id: question, question: heading, answer, locale: language }) => ({
      page: homeId,
      anchor: answerAnchor(id, question),
      kind: 'question' as const,
      label: title,
      name: heading,
      heading,
      within: undefined,
      blocks: answer,
      locale: language,
    })),
  );
}

/** Everything that can be found in a language, the questions first, then page by page in the order of menus. */
export async function getSearchPlaces(locale: Locale): Promise<SearchPlace[]> {
  const pages = await getPages(locale);
  const byPage = await Promise.all(pages.map(placesOf));
  return [...(await questionPlaces(locale)), ...byPage.flatMap(withoutLabels)];
}
