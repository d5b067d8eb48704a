/** Reads all searchable places from the collections and builds the search files of a language. */
import { hash } from 'node:crypto';
import { getEntry } from 'astro:content';
import { readMdx } from '../lint/mdx.ts';
import { isForReaders } from '../lint/readerText.ts';
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
import type { SearchFile } from './results.ts';
import { gap, searchSectionsOf, withoutPlaceholders, type SearchSection } from './searchSections.ts';

/** A page with its sections, or a category of questions. */
interface PlaceGroup {
  /** Id of its page. */
  readonly page: string;
  /** Kind of page, as shown to readers. */
  readonly kind: string;
  /** Short name of the page or FAQ category. */
  readonly label: string;
  readonly boost: number;
  /** With the language of its text. */
  readonly places: readonly (SearchSection & { readonly locale: Locale })[];
}

/** Boost of a question over a section of a page. */
const questionBoost = 1.35;

/** Sections of the text of a page. */
async function sectionsOf({ entry, english, locale }: Document<PageKind>): Promise<readonly PolicySection[]> {
  const [facts, site] = await Promise.all([getFacts(locale), getSite()]);
  const prose = readMdx(entry.body ?? '', 0);
  try {
    return readText({ path: entry.id, fields: { title: '', keyPoints: [] }, prose }, readMdx(english.body ?? '', 0), {
      facts,
      isPlaceholder: (name) => isPlaceholder(site, name),
      // Storage keys are not searched.
      storage: { head: [], rows: [] },
    }).sections;
  } catch (error) {
    // Only `astro dev` renders a text with mistakes.
    if (error instanceof InvalidText) return [];
    throw error;
  }
}

/** A page with its fields as text, and its sections. */
async function groupsOf({ id, kind, label, title, locale }: Page): Promise<PlaceGroup[]> {
  const [documents, { footer }, { brand }] = await Promise.all([getDocuments(kind, locale), getUi(locale), getSite()]);
  const document = documents.find((one) => one.id === id);
  const { column = 'links' }: AnyPageKind = pageKinds[kind];
  if (!document) return [];
  const fields = [...stringsIn(document.data)].flatMap(([keys, text]) =>
    isForReaders({ collection: kind }, keys) && text !== title && text !== label ? [text] : [],
  );
  const page = { anchor: undefined, heading: title, blocks: fields };
  const sections = searchSectionsOf(page, await sectionsOf(document));
  const places = sections.map((section) => ({ ...section, locale: document.locale }));
  return [{ page: id, kind: column === 'links' ? brand.name : footer[column], label, boost: 1, places }];
}

async function questionGroups(locale: Locale): Promise<PlaceGroup[]> {
  const [categories, { navigation }] = await Promise.all([getQuestions(locale), getUi(locale)]);
  return categories.map(({ id, title, questions }) => ({
    page: homeId,
    kind: navigation.faq,
    label: title,
    boost: questionBoost,
    places: questions.map(({ id: question, question: heading, answer, locale: language }) => ({
      anchor: answerAnchor(id, question),
      heading,
      blocks: [...answer],
      locale: language,
    })),
  }));
}

/** All searchable places of a language: questions, then pages in menu order, each with its sections. */
async function getGroups(locale: Locale): Promise<readonly PlaceGroup[]> {
  const [facts, site] = await Promise.all([getFacts(locale), getSite()]);
  const placeholders = Object.entries(facts).flatMap(([name, value]) => (isPlaceholder(site, name) ? value : []));
  const pages = (await getPages(locale)).filter(({ listed }) => listed);
  const groups = await Promise.all([questionGroups(locale), ...pages.map(groupsOf)]);
  return groups.flat().map((group) => ({
    ...group,
    places: group.places.map((place) => ({
      ...place,
      heading: withoutPlaceholders(place.heading, placeholders),
      blocks: place.blocks.map((block) => withoutPlaceholders(block, placeholders)).filter((block) => block !== gap),
    })),
  }));
}

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
  const [groups, synonyms, asked] = await Promise.all([
    getGroups(locale),
    getSynonyms(locale),
    getEntry('asked', 'asked'),
  ]);
  const index = buildIndex(
    groups.flatMap(({ page, label, boost, places }) =>
      places.map(({ anchor, heading, within = '', blocks }) => ({
        heading,
        above: `${label} ${within}`,
        text: blocks.join(' '),
        isPage: anchor === undefined,
        asked: own(asked?.data ?? {}, pathOf(page, defaultLocale, anchor))?.[locale]?.join(' '),
        boost,
      })),
    ),
    synonyms,
    searchLanguages[localeDefinition(locale).stemming],
  );
  const file: SearchFile = {
    ...index,
    groups: groups.map(({ page, kind, label, places }) => ({
      path: pathOf(page, locale),
      kind,
      label,
      places: places.map(({ anchor = '', heading, locale: language }) =>
        language === locale ? [anchor, heading] : [anchor, heading, localeDefinition(language).tag],
      ),
    })),
  };
  // One file for each page and each category of questions.
  const texts = groups.map(({ places }) => places.map(({ blocks }) => blocks));
  const files: [name: string | number, content: unknown][] = [['index', file], ...texts.entries()];
  const version = hash('sha256', JSON.stringify(files)).slice(0, 10);
  return { folder: `/_astro/search/${locale}-${version}/`, files };
});
