/** Finds the pages of the site and their anchors in the content files. */
import { defaultLocale } from '../site/locales.ts';
import { answerAnchor, homeId } from '../site/routes.ts';
import { movedSchema, type Moved } from '../schemas/moved.ts';
import { finalAddress } from '../site/moved.ts';
import { didYouMean } from './didYouMean.ts';
import { headingsIn } from './mdx.ts';
import { oldSectionsOf } from './oldSections.ts';
import { allPageKinds, listRoutes, pageKinds, type PageKind, type Route } from '../site/pages.ts';
import { stringsIn, valueAt } from '../schemas/schemaPath.ts';
import { sectionsOf } from '../site/sections.ts';
import type { Finding } from './places.ts';
import type { SourceFile } from './source.ts';
import { currentOnly } from '../site/versions.ts';
import { own } from '../site/own.ts';

const namesIn = (files: readonly SourceFile[], kind: PageKind | 'faq'): string[] => [
  ...new Set(files.filter(({ collection }) => collection === kind).map(({ document }) => document)),
];

/** All pages, the error page included. */
export function routesIn(files: readonly SourceFile[]): Route[] {
  return listRoutes((kind) => namesIn(files, kind));
}

/** Ids of pages that can be linked to. */
export function pageIds(files: readonly SourceFile[]): string[] {
  return routesIn(files).flatMap(({ id, listed }) => (listed ? [id] : []));
}

/** Matches the texts of a page, and `version.yaml` of its versions. */
export const isTextOf =
  ({ id, kind }: Route) =>
  ({ collection, document }: SourceFile): boolean =>
    (collection === kind || (collection === 'version' && kind === 'policy')) &&
    (pageKinds[kind].id !== undefined || document === id);

/** Anchors of all answers; `undefined` if a category is unreadable. */
function answersIn(files: readonly SourceFile[]): string[] | undefined {
  const categories = files.filter(({ collection, language }) => collection === 'faq' && language === defaultLocale);
  const isWhole = namesIn(files, 'faq').every((name) => categories.some(({ document }) => document === name));
  if (!isWhole || categories.some(({ data }) => !valueAt(data, ['questions']))) return undefined;
  return categories.flatMap(({ document, data }) =>
    // The schema reports capital letters in an id.
    Object.keys(valueAt(data, ['questions']) ?? {}).map((id) => answerAnchor(document, id).toLowerCase()),
  );
}

/**
 * Anchors of the sections of a text: those of the English headings at the same positions.
 * @param files including the English text of the same version
 */
export function sectionAnchors(text: SourceFile, files: readonly SourceFile[]): string[] | undefined {
  const english = files.find(
    (file) =>
      file.collection === text.collection &&
      file.document === text.document &&
      file.version === text.version &&
      file.language === defaultLocale,
  );
  // `checks/headings.ts` reports empty texts.
  if (!english?.body.trim() || !text.prose || !english.prose) return undefined;
  if ('mistake' in text.prose || 'mistake' in english.prose) return undefined;
  return sectionsOf(headingsIn(text.prose), headingsIn(english.prose)).map(({ id }) => id);
}

/** Anchors of a page in a language, or in English as a fallback; section ids of earlier versions included. */
function sectionsIn(own: readonly SourceFile[], language: string): string[] | undefined {
  const current = own.filter(currentOnly(own));
  const english = current.find((file) => file.language === defaultLocale);
  const shown = current.find((file) => file.language === language) ?? english;
  const sections = shown && sectionAnchors(shown, own);
  if (!english || !sections || english.version === undefined) return sections;
  const old = [...oldSectionsOf(own, english.document, english.version)].filter(([, now]) => now !== undefined);
  return [...new Set([...sections, ...(sectionAnchors(english, own) ?? []), ...old.map(([id]) => id)])];
}

/**
 * @returns a cached function that gives the anchors of a page in a language, with English as a fallback; `undefined` if
 *   the text is unreadable
 */
export function anchorFinder(
  files: readonly SourceFile[],
): (page: string, language: string) => readonly string[] | undefined {
  const known = new Map<string, readonly string[] | undefined>();
  // Of two pages with the same id, which `names.ts` reports, the first is required by the site and wins.
  const routes = new Map(
    routesIn(files)
      .map((route) => [route.id, route] as const)
      .toReversed(),
  );
  const kinds = new Map(allPageKinds);
  return (page, language) => {
    const key = `${language}/${page}`;
    const route = routes.get(page);
    if (route && !known.has(key)) {
      const anchors = kinds.get(route.kind)?.anchors({
        sections: () => sectionsIn(files.filter(isTextOf(route)), language),
        answers: () => answersIn(files),
      });
      known.set(key, anchors);
    }
    return known.get(key);
  };
}

/** Entries of `content/moved.yaml`; none if it cannot be parsed. */
const movedIn = (files: readonly SourceFile[]): Moved =>
  movedSchema.safeParse(files.find(({ collection }) => collection === 'moved')?.data).data ?? {};

/** @returns a function that gives the target of an address in `content/moved.yaml`, if any */
export function moveFinder(files: readonly SourceFile[]): (address: string) => string | undefined {
  const moved = movedIn(files);
  return (address) => {
    const [path = '', anchor] = address.split('#');
    const [end, page] = [finalAddress(moved, address), finalAddress(moved, path)];
    if (end !== address) return end;
    return anchor === undefined || page === undefined || page === path
      ? undefined
      : page.replace(/#.*|$/, `#${anchor}`);
  };
}

/** Addresses of pages, sections and questions that a change broke; of a removed page, only that of the page. */
export function goneAddresses(before: readonly SourceFile[], now: readonly SourceFile[]): string[] {
  const moved = movedIn(now);
  const movedTo = moveFinder(now);
  const [anchorsBefore, anchorsNow] = [anchorFinder(before), anchorFinder(now)];
  const pages = new Set(pageIds(now));
  const removed = new Map(
    now.flatMap(({ collection, document, data }) =>
      collection === 'version' ? [[document, valueAt(data, ['removed'])] as const] : [],
    ),
  );
  const isWithdrawn = (address: string): boolean => own(moved, address)?.withdrawn !== undefined;
  const exists = (address: string): boolean => {
    const [path = '', anchor = ''] = address.slice(1).split('#');
    const page = path === '' ? homeId : path;
    return pages.has(page) && (anchor === '' || anchorsNow(page, defaultLocale)?.includes(anchor) !== false);
  };
  const lostMoves = Object.keys(movedIn(before)).filter(
    (address) => movedTo(address) === undefined && !isWithdrawn(address) && !exists(address),
  );
  const lostPlaces = pageIds(before).flatMap((page) => {
    const address = `/${page === homeId ? '' : page}`;
    if (!pages.has(page)) return movedTo(address) === undefined && !isWithdrawn(address) ? [address] : [];
    const present = anchorsNow(page, defaultLocale);
    const said = removed.get(page);
    return (anchorsBefore(page, defaultLocale) ?? []).flatMap((anchor) => {
      const isKnown = !present || present.includes(anchor) || (Array.isArray(said) && said.includes(anchor));
      return isKnown || movedTo(`${address}#${anchor}`) !== undefined ? [] : [`${address}#${anchor}`];
    });
  });
  return [...new Set([...lostMoves, ...lostPlaces])];
}

/**
 * The message for an unknown anchor, with the nearest ones.
 * @param anchors all anchors of the page
 * @param movedTo from `moveFinder`
 * @param mark prefix of anchors at that place
 */
export function noSuchAnchor(
  page: string,
  anchor: string,
  anchors: readonly string[],
  movedTo: ReturnType<typeof moveFinder>,
  mark = '#',
): string {
  const now = movedTo(`/${page === homeId ? '' : page}#${anchor}`);
  if (now !== undefined) {
    // Without a mark, page and anchor are separate fields.
    const [, next = '', place = ''] = mark === '' ? (/^\/([^#]*)#(.+)$/.exec(now) ?? []) : [];
    const isSame = place !== '' && (next === '' ? homeId : next) === page;
    return `"#${anchor}" has moved (content/moved.yaml). Write ${isSame ? place : now}.`;
  }
  const [, category = '', question = anchor] = /^(faq-[^-]+-)(.+)$/.exec(anchor) ?? [];
  const near = anchors.filter((other) => other.startsWith(category));
  const named = (near.length > 0 ? near : anchors).map((other) => mark + other);
  // A question moved to another category, or given a longer id, keeps its last words.
  const [same, ...others] = category === '' ? [] : anchors.filter((other) => other.endsWith(`-${question}`));
  const meant =
    same !== undefined && others.length === 0
      ? ` Did you mean ${mark}${same}?`
      : didYouMean(mark + anchor, category === '' || near.length > 0 ? named : [], String);
  return `There is no section "#${anchor}" on the page ${page}.${meant} Write one of: ${named.slice(0, 20).join(', ')}${named.length > 20 ? ', …' : ''}.`;
}

/** Reports `clause` fields that name no section of their `page`, or of the terms. */
export function checkClauses(files: readonly SourceFile[]): Finding[] {
  const [anchorsOf, movedTo] = [anchorFinder(files), moveFinder(files)];
  return files.flatMap((file) =>
    [...stringsIn(file.data)].flatMap(([keys, clause]) => {
      const named = valueAt(file.data, [...keys.slice(0, -1), 'page']);
      const page = typeof named === 'string' ? named : 'termsAndConditions';
      const anchors = keys.at(-1) === 'clause' ? anchorsOf(page, file.language) : undefined;
      return !anchors || anchors.includes(clause)
        ? []
        : [{ ...file.placeOf(keys), message: noSuchAnchor(page, clause, anchors, movedTo, '') }];
    }),
  );
}
