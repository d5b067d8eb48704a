/** Everything that can be found, in the order of the alphabet. */
import { localeDefinition, type Locale } from '../i18n/locales.ts';
import type { SearchPlace } from './searchable.ts';

/** The places that begin with the same letter. */
export interface LetterOfIndex {
  /** A capital letter, or `undefined` for figures and signs. */
  readonly letter: string | undefined;
  readonly entries: readonly EntryOfIndex[];
}

/** A line of the index. */
export interface EntryOfIndex {
  /** The number of the place among all places. */
  readonly number: number;
  readonly place: SearchPlace;
  /** Whether the entry before it is of the same kind and has the same name, which is then shown once. */
  readonly isAgain: boolean;
}

/** The letter that a name stands under: accents do not count, nor quotation marks before it. */
function letterOf(name: string): string | undefined {
  const [first = ''] = name.normalize('NFKD').replace(/^\P{L}*(?=\p{L})|^\P{N}*(?=\p{N})/u, '');
  return /\p{L}/u.test(first) && !/^\P{L}*\p{N}/u.test(name) ? first.toUpperCase() : undefined;
}

/** @param locale language whose alphabet gives the order */
export function placeIndex(places: readonly SearchPlace[], locale: Locale): LetterOfIndex[] {
  const { compare } = new Intl.Collator(localeDefinition(locale).format, { numeric: true });
  const entries = places.map((place, number) => ({ number, place }));
  entries.sort((one, other) => compare(one.place.name, other.place.name) || one.number - other.number);
  return [...Map.groupBy(entries, ({ place }) => letterOf(place.name))]
    .map(([letter, own]) => ({
      letter,
      entries: own.map(({ number, place }, position) => {
        const before = own[position - 1]?.place;
        return { number, place, isAgain: before?.name === place.name && before.kind === place.kind };
      }),
    }))
    .sort((one, other) => compare(one.letter ?? '', other.letter ?? ''));
}
