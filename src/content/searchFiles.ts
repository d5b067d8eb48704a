/** The files that a search needs in the browser: the index of a language, and its texts, from which sentences are shown. */
import { createHash } from 'node:crypto';
import { localeDefinition, type Locale } from '../i18n/locales.ts';
import { buildIndex } from '../search/buildIndex.ts';
import { searchLanguages } from '../search/languages.ts';
import { fileNames, type PlaceTexts, type SearchIndexFile } from '../search/searchIndex.ts';
import { getSynonyms } from './documents.ts';
import { memoize } from './memoize.ts';
import { placeIndex, type LetterOfIndex } from './placeIndex.ts';
import { getSearchPlaces, type PlaceKind, type SearchPlace } from './searchable.ts';

/** The search of a language. */
export interface SearchFiles {
  /** Everything that can be found; the index knows each by its number in this list. */
  readonly places: readonly SearchPlace[];
  /** The same in the order of the alphabet. */
  readonly letters: readonly LetterOfIndex[];
  /** Address of the folder of the files. It changes with their content, so that browsers may keep them for good. */
  readonly folder: string;
  readonly files: ReadonlyMap<string, SearchIndexFile | PlaceTexts>;
}

/** How much likelier than a section of a policy a place is what a reader looks for: answers are written to be found. */
const boosts: Readonly<Record<PlaceKind, number>> = {
  question: 1.35,
  landing: 0.85,
  feature: 1,
  contact: 1.1,
  policy: 1,
};

/** How much likelier a whole page is than one of its sections: who types one word wants it all. */
const pageBoost = 1.4;

async function readSearchFiles(locale: Locale): Promise<SearchFiles> {
  const [places, synonyms] = await Promise.all([getSearchPlaces(locale), getSynonyms(locale)]);
  // One file of texts for each page and each category of questions.
  const starts = [...places.keys()].filter((place) => places[place]?.label !== places[place - 1]?.label);
  const letters = placeIndex(places, locale);
  const index = buildIndex(
    places.map(({ heading, within, label, blocks, kind, anchor }) => ({
      heading,
      above: within === undefined ? label : `${label} ${within}`,
      text: blocks.join(' '),
      boost: boosts[kind] * (anchor === undefined ? pageBoost : 1),
      isPage: anchor === undefined,
    })),
    synonyms,
    searchLanguages[localeDefinition(locale).stemming],
    starts,
  );
  const files = new Map<string, SearchIndexFile | PlaceTexts>([
    [fileNames.index, { ...index, lines: letters.flatMap(({ entries }) => entries.map(({ number }) => number)) }],
    ...starts.map((start, file): [string, PlaceTexts] => [
      fileNames.texts(file),
      places.slice(start, starts[file + 1]).map(({ blocks }) => blocks),
    ]),
  ]);
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex');
  return { places, letters, folder: `/_astro/search/${locale}-${hash.slice(0, 10)}/`, files };
}

/** Reads all texts of a language once. */
export const getSearchFiles = memoize(readSearchFiles);
