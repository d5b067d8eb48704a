/** The pages of the site and the places on them that links may lead to, as the content files tell them. */
import { defaultLocale } from '../site/locales.ts';
import { answerAnchor, homeId } from '../site/routes.ts';
import { movedSchema } from '../schemas/moved.ts';
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

/** Every page of the site, the error page included. */
export function routesIn(files: readonly SourceFile[]): Route[] {
  return listRoutes((kind) => namesIn(files, kind));
}

/** Ids of the pages that links may lead to. */
export function pageIds(files: readonly SourceFile[]): string[] {
  return routesIn(files).flatMap(({ id, listed }) => (listed ? [id] : []));
}

/** Whether a file is a text of a page, or says something about its versions. */
export const isTextOf =
  ({ id, kind }: Route) =>
  ({ collection, document }: SourceFile): boolean =>
    (collection === kind || (collection === 'version' && kind === 'policy')) &&
    (pageKinds[kind].id !== undefined || document === id);

/** Anchors of all answers; `undefined` while a file of questions cannot be read. */
function answersIn(files: readonly SourceFile[]): string[] | undefined {
  const categories = files.filter(({ collection, language }) => collection === 'faq' && language === defaultLocale);
  const isWhole = namesIn(files, 'faq').every((name) => categories.some(({ document }) => document === name));
  if (!isWhole || categories.some(({ data }) => !valueAt(data, ['questions']))) return undefined;
  return categories.flatMap(({ document, data }) =>
    // Capital letters in a name are told at the name.
    Object.keys(valueAt(data, ['questions']) ?? {}).map((id) => answerAnchor(document, id).toLowerCase()),
  );
}

/**
 * Anchors of the sections of a text: those of the English headings at the same places.
 * @param files among them the English text of the same version
 */
export function sectionAnchors(text: SourceFile, files: readonly SourceFile[]): string[] | undefined {
  const english = files.find(
    (file) =>
      file.collection === text.collection &&
      file.document === text.document &&
      file.version === text.version &&
      file.language === defaultLocale,
  );
  // A text that was emptied is reported by itself (`checks/headings.ts`).
  if (!english?.body.trim() || !text.prose || !english.prose) return undefined;
  if ('mistake' in text.prose || 'mistake' in english.prose) return undefined;
  return sectionsOf(headingsIn(text.prose), headingsIn(english.prose)).map(({ id }) => id);
}

/**
 * Anchors of the sections of a page in a language, or of its English text where it has not been translated. A section
 * that had another id in an earlier version is found by that one too.
 */
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
 * Gives the anchors of the page in a language, or of its English text where it
 * has not been translated; `undefined` where the text cannot be read. Each page
 * is read once, however many links lead to it.
 */
export function anchorFinder(
  files: readonly SourceFile[],
): (page: string, language: string) => readonly string[] | undefined {
  const known = new Map<string, readonly string[] | undefined>();
  // Of two pages with one id, which is reported elsewhere, the first counts: it is the one that the site needs.
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

/** Gives where `content/moved.yaml` leads an old address of a page or of a place on it; `undefined` for any other. */
export function moveFinder(files: readonly SourceFile[]): (address: string) => string | undefined {
  const { data: moved = {} } = movedSchema.safeParse(files.find(({ collection }) => collection === 'moved')?.data);
  return (address) => {
    const [path = '', anchor] = address.split('#');
    const [end, page] = [finalAddress(moved, address), finalAddress(moved, path)];
    if (end !== address) return end;
    return anchor === undefined || page === undefined || page === path
      ? undefined
      : page.replace(/#.*|$/, `#${anchor}`);
  };
}

/**
 * Addresses that led to a page, a section or a question before a change and lead nowhere now. Those of a page that is
 * gone are named by the page alone.
 */
export function goneAddresses(before: readonly SourceFile[], now: readonly SourceFile[]): string[] {
  const { data: moved = {} } = movedSchema.safeParse(now.find(({ collection }) => collection === 'moved')?.data);
  const movedTo = moveFinder(now);
  const [anchorsBefore, anchorsNow] = [anchorFinder(before), anchorFinder(now)];
  const pages = new Set(pageIds(now));
  const removed = new Map(
    now.flatMap(({ collection, document, data }) =>
      collection === 'version' ? [[document, valueAt(data, ['removed'])] as const] : [],
    ),
  );
  return pageIds(before).flatMap((page) => {
    const address = `/${page === homeId ? '' : page}`;
    if (!pages.has(page)) return (movedTo(address) ?? own(moved, address)?.withdrawn) === undefined ? [address] : [];
    const present = anchorsNow(page, defaultLocale);
    const said = removed.get(page);
    return (anchorsBefore(page, defaultLocale) ?? []).flatMap((anchor) => {
      const isKnown = !present || present.includes(anchor) || (Array.isArray(said) && said.includes(anchor));
      return isKnown || movedTo(`${address}#${anchor}`) !== undefined ? [] : [`${address}#${anchor}`];
    });
  });
}

/**
 * Says that a page has no such anchor, and names the nearest ones.
 * @param anchors those of the page
 * @param movedTo what `moveFinder` gives
 * @param mark what an anchor is written with at that place
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
    // Where the page stands in a field of its own, the anchor does too.
    const [, next = '', place = ''] = mark === '' ? (/^\/([^#]*)#(.+)$/.exec(now) ?? []) : [];
    const isSame = place !== '' && (next === '' ? homeId : next) === page;
    return `"#${anchor}" has moved (content/moved.yaml). Write ${isSame ? place : now}.`;
  }
  const [, category = '', question = anchor] = /^(faq-[^-]+-)(.+)$/.exec(anchor) ?? [];
  const near = anchors.filter((other) => other.startsWith(category));
  const named = (near.length > 0 ? near : anchors).map((other) => mark + other);
  // A question that went to another category, or got a longer name, keeps its last words.
  const [same, ...others] = category === '' ? [] : anchors.filter((other) => other.endsWith(`-${question}`));
  const meant =
    same !== undefined && others.length === 0
      ? ` Did you mean ${mark}${same}?`
      : didYouMean(mark + anchor, category === '' || near.length > 0 ? named : [], String);
  return `There is no section "#${anchor}" on the page ${page}.${meant} Write one of: ${named.slice(0, 20).join(', ')}${named.length > 20 ? ', …' : ''}.`;
}

/** Fields `clause` that name no section of the page beside them, or of the terms. */
export function checkClauses(files: readonly SourceFile[]): Finding[] {
  const [anchorsOf, movedTo] = [anchorFinder(files), moveFinder(files)];
  return files.flatMap((file) =>
    [...stringsIn(file.data)].flatMap(([keys, clause]) => {
      const beside = valueAt(file.data, [...keys.slice(0, -1), 'page']);
      const page = typeof beside === 'string' ? beside : 'termsAndConditions';
      const anchors = keys.at(-1) === 'clause' ? anchorsOf(page, file.language) : undefined;
      return !anchors || anchors.includes(clause)
        ? []
        : [{ ...file.placeOf(keys), message: noSuchAnchor(page, clause, anchors, movedTo, '') }];
    }),
  );
}
