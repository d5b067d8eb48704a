/** Everything that can be found, in the order of the alphabet. */
import type { SearchPlace } from '../../content/searchable.ts';
import { localeDefinition, type Locale } from '../../i18n/locales.ts';

/** The places that begin with the same letter. */
export interface LetterOfIndex {
  /** A capital letter, or `undefined` for figures and signs. */
  readonly letter: string | undefined;
  /** Each with its number among all places. */
  readonly entries: readonly { readonly number: number; readonly place: SearchPlace }[];
}

/** The letter that a heading stands under: accents do not count, nor quotation marks before it. */
function letterOf(heading: string): string | undefined {
  const [first = ''] = heading.normalize('NFKD').replace(/^\P{L}*(?=\p{L})|^\P{N}*(?=\p{N})/u, '');
  return /\p{L}/u.test(first) && !/^\P{L}*\p{N}/u.test(heading) ? first.toUpperCase() : undefined;
}

/** @param locale language whose alphabet gives the order */
export function placeIndex(places: readonly SearchPlace[], locale: Locale): LetterOfIndex[] {
  const { compare } = new Intl.Collator(localeDefinition(locale).format, { numeric: true });
  const entries = places.map((place, number) => ({ number, place }));
  entries.sort((one, other) => compare(one.place.heading, other.place.heading) || one.number - other.number);
  return [...Map.groupBy(entries, ({ place }) => letterOf(place.heading))]
    .map(([letter, own]) => ({ letter, entries: own }))
    .sort((one, other) => compare(one.letter ?? '', other.letter ?? ''));
}
