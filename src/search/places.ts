/** Reads the collections: everything that readers can find, and the files that the browser fetches to find it. */
import { createHash } from 'node:crypto';
import { getEntry } from 'astro:content';
import {
  getDocuments,
  getEnglishEntry,
  getFacts,
  getPages,
  getSite,
  type Document,
  type Page,
} from '../site/documents.ts';
import { isPlaceholder } from '../site/facts.ts';
import { readMdx } from '../lint/mdx.ts';
import { memoize } from '../site/memoize.ts';
import { getQuestions } from '../site/questions.ts';
import { stringsIn } from '../schemas/schemaPath.ts';
import { localeCodes, localeDefinition, type Locale } from '../site/locales.ts';
import { answerAnchor, homeId, pathOf } from '../site/routes.ts';
import { buildIndex, type Synonym } from './buildIndex.ts';
import { fileNames, type SearchFile, type SearchGroup } from './results.ts';
import { searchLanguages } from './languages.ts';
import { passagesOf, withoutPlaceholders } from './passages.ts';

type PlaceKind = 'landing' | 'contact' | 'feature' | 'policy' | 'question';

/** A page, a section or a question. */
interface SearchPlace {
  /** Id of its page. */
  readonly page: string;
  /** `undefined` for the page as a whole. */
  readonly anchor: string | undefined;
  readonly kind: PlaceKind;
  /** Short name of the page, or of the category of a question. */
  readonly label: string;
  readonly heading: string;
  /** Heading of the section around a subsection. */
  readonly within?: string | undefined;
  readonly blocks: readonly string[];
  /** Language of its text. */
  readonly locale: Locale;
}

/** How likely a place is the answer, compared with a section of a policy. */
const boosts: Readonly<Record<PlaceKind, number>> = {
  question: 1.35,
  landing: 0.85,
  feature: 1,
  contact: 1.1,
  policy: 1,
};
/** A query of one word asks for a page rather than for one of its sections. */
const pageBoost = 1.4;

/** Returns the values in the texts of a language that only the owner knows. */
async function placeholdersIn(locale: Locale): Promise<string[]> {
  const [facts, site] = await Promise.all([getFacts(locale), getSite()]);
  return Object.entries(facts).flatMap(([name, value]) => (isPlaceholder(site, name) ? [value] : []));
}

/** Returns the sentences of a page that is written as fields; ids and names of icons have no space. */
const sentencesOf = (data: unknown): string[] =>
  [...stringsIn(data)].flatMap(([, text]) => (text.includes(' ') ? [text] : []));

/** Returns a policy or a feature page: the page, then its sections. */
async function textPlaces(
  { id, data, entry, locale, version }: Document<'policy'> | Document<'feature'>,
  kind: 'policy' | 'feature',
  label: string,
): Promise<SearchPlace[]> {
  const english = await getEnglishEntry(kind, { id, version });
  const [facts, placeholders] = await Promise.all([getFacts(locale), placeholdersIn(locale)]);
  const [prose, reference] = [entry, english ?? entry].map(({ body = '' }) => readMdx(body, 0));
  if (!prose || !reference) return [];
  const fields = 'keyPoints' in data ? [data.description, ...data.keyPoints] : sentencesOf(data);
  return passagesOf(prose, reference, facts, placeholders).map(({ id: anchor, heading, within, blocks }) => ({
    ...{ page: id, anchor, kind, label, within, locale },
    heading: anchor === undefined ? data.title : heading,
    blocks: anchor === undefined ? [...fields, ...blocks] : blocks,
  }));
}

async function placesOf({ id, kind, label, locale }: Page): Promise<SearchPlace[]> {
  if (kind === 'policy' || kind === 'feature') {
    const document = (await getDocuments(kind, locale)).find((one) => one.id === id);
    return document ? textPlaces(document, kind, label) : [];
  }
  if (kind !== 'landing' && kind !== 'contact') return [];
  return (await getDocuments(kind, locale)).map(({ data, locale: own }) => ({
    ...{ page: id, anchor: undefined, kind, label, locale: own },
    heading: 'title' in data ? data.title : data.meta.title,
    blocks: sentencesOf(data),
  }));
}

async function questionPlaces(locale: Locale): Promise<SearchPlace[]> {
  return (await getQuestions(locale)).flatMap(({ id, title, questions }) =>
    questions.map(({ id: question, question: heading, answer: blocks, locale: own }) => ({
      ...{ page: homeId, anchor: answerAnchor(id, question), kind: 'question' as const },
      ...{ label: title, heading, blocks, locale: own },
    })),
  );
}

/** Everything that can be found in a language: the questions, then the pages in menu order, each with its sections. */
export const getSearchPlaces = memoize(async (locale: Locale): Promise<readonly SearchPlace[]> => {
  const placeholders = await placeholdersIn(locale);
  const pages = await Promise.all((await getPages(locale)).map(placesOf));
  return [...(await questionPlaces(locale)), ...pages.flat()].map((place) => ({
    ...place,
    heading: withoutPlaceholders(place.heading, placeholders),
    blocks: place.blocks.map((block) => withoutPlaceholders(block, placeholders)),
  }));
});

/** Returns what readers type and the texts say otherwise: `synonyms.yaml`, and the variants in the glossary. */
async function getSynonyms(locale: Locale): Promise<Synonym[]> {
  const [glossary, synonyms] = await Promise.all([getEntry('glossary', 'glossary'), getEntry('synonyms', 'synonyms')]);
  /** Forms are separated by commas, abbreviations are in brackets. */
  const formsOf = (cell: string): string[] => cell.split(/[,()]/).filter((form) => form.trim() !== '');
  const agreed = (glossary?.data.terms ?? []).map((row): Synonym => {
    const means = formsOf(row[locale] ?? row.en);
    const others = localeCodes.flatMap((code) => (code === locale ? [] : (row[code] ?? [])));
    const typed = [...means, ...(row.forbidden?.[locale] ?? [])];
    return { typed, foreign: [row.term, ...others].flatMap(formsOf), means };
  });
  return [...agreed, ...(synonyms?.data[locale] ?? []).map(({ typed, means }) => ({ typed, means: [means] }))];
}

/** The files of a language. */
export interface SearchFiles {
  /** Address of their folder, which changes with their content. */
  readonly folder: string;
  readonly files: ReadonlyMap<string, unknown>;
}

export const getSearchFiles = memoize(async (locale: Locale): Promise<SearchFiles> => {
  const [places, synonyms, [search]] = await Promise.all([
    getSearchPlaces(locale),
    getSynonyms(locale),
    getDocuments('search', locale),
  ]);
  const index = buildIndex(
    places.map(({ heading, within = '', label, blocks, kind, anchor }) => ({
      ...{ heading, above: `${label} ${within}`, text: blocks.join(' '), isPage: anchor === undefined },
      boost: boosts[kind] * (anchor === undefined ? pageBoost : 1),
    })),
    synonyms,
    searchLanguages[localeDefinition(locale).stemming],
  );
  // One group for each page and each category of questions.
  const groups = [...Map.groupBy(places, ({ page, label }) => `${page} ${label}`).values()];
  const describe = (own: readonly SearchPlace[]): SearchGroup => {
    const [{ page, kind, label } = { page: '', kind: 'policy' as const, label: '' }] = own;
    return {
      ...{ path: pathOf(page, locale), kind: search?.data.kinds[kind] ?? '', label },
      places: own.map(({ anchor = '', heading, locale: language }) =>
        language === search?.locale ? [anchor, heading] : [anchor, heading, localeDefinition(language).tag],
      ),
    };
  };
  const file: SearchFile = { ...index, groups: groups.map(describe) };
  const files = new Map<string, unknown>([
    [fileNames.index, file],
    ...groups.map((own, at) => [fileNames.texts(at), own.map(({ blocks }) => blocks)] as const),
  ]);
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 10);
  return { folder: `/_astro/search/${locale}-${hash}/`, files };
});
