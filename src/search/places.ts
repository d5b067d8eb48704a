/** Reads all searchable places from the collections and builds the search files of a language. */
import { hash } from 'node:crypto';
import { getEntry } from 'astro:content';
import { readMdx } from '../lint/mdx.ts';
import { InvalidText, readText } from '../policies/readText.ts';
import type { PolicySection } from '../policies/text.ts';
import { stringsIn } from '../schemas/schemaPath.ts';
import { getDocuments, getFacts, getPages, getSite, getUi, type Document, type Page } from '../site/documents.ts';
import { isPlaceholder } from '../site/facts.ts';
import { defaultLocale, localeCodes, localeDefinition, type Locale } from '../site/locales.ts';
import { memoize } from '../site/memoize.ts';
import { own } from '../site/own.ts';
import { pageKinds, type AnyPageKind, type PageKind } from '../site/pages.ts';
import { getQuestions } from '../site/questions.ts';
import { answerAnchor, homeId, pathOf } from '../site/routes.ts';
import { buildIndex, type Synonym } from './buildIndex.ts';
import { searchLanguages } from './languages.ts';
import type { SearchFile, SearchGroup } from './results.ts';
import { gap, searchSectionsOf, withoutPlaceholders } from './searchSections.ts';

/** A page, a section or a question. */
interface SearchPlace {
  /** Id of its page. */
  readonly page: string;
  /** `undefined` for the page as a whole. */
  readonly anchor: string | undefined;
  readonly isQuestion: boolean;
  /** Kind of page, as shown to readers. */
  readonly kind: string;
  /** Short name of the page or FAQ category. */
  readonly label: string;
  readonly heading: string;
  /** Heading of the section around a subsection. */
  readonly within?: string | undefined;
  readonly blocks: readonly string[];
  /** Language of its text. */
  readonly locale: Locale;
}

/** Boost of a question over a section of a page. */
const questionBoost = 1.35;

/** Sections of the text of a page; none for a text with mistakes, which only `astro dev` meets. */
async function sectionsOf({ entry, english, locale }: Document<PageKind>): Promise<readonly PolicySection[]> {
  const [facts, site] = await Promise.all([getFacts(locale), getSite()]);
  const [prose, reference] = [readMdx(entry.body ?? '', 0), readMdx(english.body ?? '', 0)];
  if ('mistake' in prose) return [];
  try {
    return readText({ path: entry.id, fields: { title: '', keyPoints: [] }, prose }, reference, {
      facts,
      isPlaceholder: (name) => isPlaceholder(site, name),
      // The keys of the storage are not searched.
      storage: { head: [], rows: [] },
    }).sections;
  } catch (error) {
    if (error instanceof InvalidText) return [];
    throw error;
  }
}

/** Returns a page, with its fields as text, and its sections. */
async function placesOf({ id, kind, label, title, locale }: Page): Promise<SearchPlace[]> {
  const [documents, { footer }, { brand }] = await Promise.all([getDocuments(kind, locale), getUi(locale), getSite()]);
  const document = documents.find((one) => one.id === id);
  const { column = 'links' }: AnyPageKind = pageKinds[kind];
  if (!document) return [];
  // Ids and icon names have no space.
  const isSentence = (text: string): boolean => text.includes(' ') && text !== title && text !== label;
  const fields = [...stringsIn(document.data)].map(([, text]) => text).filter(isSentence);
  return searchSectionsOf(await sectionsOf(document)).map(({ id: anchor, heading, within, blocks }) => ({
    page: id,
    anchor,
    isQuestion: false,
    label,
    within,
    locale: document.locale,
    kind: column === 'links' ? brand.name : footer[column],
    heading: anchor === undefined ? title : heading,
    blocks: anchor === undefined ? [...fields, ...blocks] : blocks,
  }));
}

async function questionPlaces(locale: Locale): Promise<SearchPlace[]> {
  const [categories, { navigation }] = await Promise.all([getQuestions(locale), getUi(locale)]);
  return categories.flatMap(({ id, title, questions }) =>
    questions.map(({ id: question, question: heading, answer: blocks, locale: language }) => ({
      page: homeId,
      anchor: answerAnchor(id, question),
      isQuestion: true,
      kind: navigation.faq,
      label: title,
      heading,
      blocks,
      locale: language,
    })),
  );
}

/** All searchable places of a language: questions, then pages in menu order, each with its sections. */
export const getSearchPlaces = memoize(async (locale: Locale): Promise<readonly SearchPlace[]> => {
  const [facts, site] = await Promise.all([getFacts(locale), getSite()]);
  const placeholders = Object.entries(facts).flatMap(([name, value]) => (isPlaceholder(site, name) ? value : []));
  const pages = (await getPages(locale)).filter(({ listed }) => listed);
  const places = await Promise.all([questionPlaces(locale), ...pages.map(placesOf)]);
  return places.flat().map((place) => ({
    ...place,
    heading: withoutPlaceholders(place.heading, placeholders),
    blocks: place.blocks.map((block) => withoutPlaceholders(block, placeholders)).filter((block) => block !== gap),
  }));
});

/** Synonyms from `synonyms.yaml` and the glossary. */
async function getSynonyms(locale: Locale): Promise<Synonym[]> {
  const [glossary, synonyms] = await Promise.all([getEntry('glossary', 'glossary'), getEntry('synonyms', 'synonyms')]);
  /** Splits forms at commas and brackets. */
  const formsOf = (cell: string): string[] => cell.split(/[,()]/).filter((form) => form.trim() !== '');
  const agreed = (glossary?.data.terms ?? []).map((row): Synonym => {
    const means = formsOf(row[locale] ?? row.en);
    const others = localeCodes.flatMap((code) => (code === locale ? [] : (row[code] ?? [])));
    return { typed: [...means, ...(row.forbidden?.[locale] ?? []), ...[row.term, ...others].flatMap(formsOf)], means };
  });
  return [...agreed, ...(synonyms?.data[locale] ?? []).map(({ typed, means }) => ({ typed, means: [means] }))];
}

/** Search files of a language by name, and the URL of their folder, which holds a hash of their content. */
export const getSearchFiles = memoize(async (locale: Locale) => {
  const [places, synonyms, asked] = await Promise.all([
    getSearchPlaces(locale),
    getSynonyms(locale),
    getEntry('asked', 'asked'),
  ]);
  const index = buildIndex(
    places.map(({ page, anchor, heading, within = '', label, blocks, isQuestion }) => ({
      heading,
      above: `${label} ${within}`,
      text: blocks.join(' '),
      isPage: anchor === undefined,
      asked: own(asked?.data ?? {}, pathOf(page, defaultLocale, anchor))?.[locale]?.join(' '),
      boost: isQuestion ? questionBoost : 1,
    })),
    synonyms,
    searchLanguages[localeDefinition(locale).stemming],
  );
  // One group for each page and each category of questions.
  const groups = [...Map.groupBy(places, ({ page, label }) => `${page} ${label}`).values()];
  const describe = (group: readonly SearchPlace[]): SearchGroup => ({
    path: pathOf(group[0]?.page ?? homeId, locale),
    kind: group[0]?.kind ?? '',
    label: group[0]?.label ?? '',
    places: group.map(({ anchor = '', heading, locale: language }) =>
      language === locale ? [anchor, heading] : [anchor, heading, localeDefinition(language).tag],
    ),
  });
  const file: SearchFile = { ...index, groups: groups.map(describe) };
  const texts = groups.map((group) => group.map(({ blocks }) => blocks));
  const files: [name: string | number, content: unknown][] = [['index', file], ...texts.entries()];
  const version = hash('sha256', JSON.stringify(files)).slice(0, 10);
  return { folder: `/_astro/search/${locale}-${version}/`, files };
});
