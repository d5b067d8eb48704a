/** Which files under `content/` a page is made from. */
import path from 'node:path';
import type { ContentReport } from '../../lint/check.ts';
import { collections, type CollectionDefinition, type CollectionName } from '../../site/collections.ts';
import { routesIn } from '../../lint/anchors.ts';
import { groupByDocument } from '../../lint/groupByDocument.ts';
import { pageKinds, type AnyPageKind } from '../../site/pages.ts';
import type { Finding } from '../../lint/places.ts';
import type { Source, SourceFile } from '../../lint/source.ts';
import { currentOnly } from '../../site/versions.ts';
import { documentStatus, type TranslationStatus } from '../../lint/status.ts';
import { listed } from '../../lint/lists.ts';
import { defaultLocale, localeCodes, locales, type Locale } from '../../site/locales.ts';
import { errorId, parsePath } from '../../site/routes.ts';
import type { ContentDocument, ContentFile, Mistake, PageContent } from './messages.ts';

const onEveryPage: readonly CollectionName[] = ['ui', 'site'];

/** Collection and name of each document that an address shows. */
function documentsAt(id: string, files: readonly SourceFile[]): [CollectionName, string][] {
  const routes = routesIn(files);
  const { kind, id: page } = routes.find((route) => route.id === id) ?? { kind: 'notFound', id: errorId };
  const definition: AnyPageKind = pageKinds[kind];
  const further = (definition.shows ?? []).flatMap((collection) =>
    groupByDocument(files.filter((file) => file.collection === collection)).map(
      ({ document }): [CollectionName, string] => [collection, document],
    ),
  );
  return [
    [kind, definition.id === undefined ? page : kind],
    ...further,
    ...onEveryPage.map((collection): [CollectionName, string] => [collection, collection]),
  ];
}

/** A document with the file that readers of each language are shown, there or missing. */
function describe(
  [collection, name]: [CollectionName, string],
  { files, records }: Source,
  locale: Locale,
  root: string,
): ContentDocument {
  const { folder, layout, extension }: CollectionDefinition = collections[collection];
  const own = files.filter((file) => file.collection === collection && file.document === name);
  const base = path.posix.join(folder, layout === 'documents' || layout === 'versions' ? name : '');
  const current = own.filter(currentOnly(own));
  const find = (language: Locale): SourceFile | undefined => current.find((file) => file.language === language);
  const shown = find(locale) ? locale : defaultLocale;
  const fileOf = (language: Locale | undefined): ContentFile => {
    const version = language === undefined ? undefined : (find(language) ?? find(defaultLocale))?.version;
    const file = path.posix.join('content', base, version ?? '', `${language ?? name}.${extension}`);
    const status = language === undefined ? { state: 'current' as const } : documentStatus(own, language, records);
    return { path: file, location: path.join(root, file), language, status, shown: (language ?? shown) === shown };
  };
  return layout === 'file'
    ? { name: `${name}.${extension}`, files: [fileOf(undefined)] }
    : { name: base, files: localeCodes.map(fileOf) };
}

/** Why a translation is not finished. */
function unfinished(status: TranslationStatus): string {
  if (status.state !== 'outdated') return 'Not translated: readers see English.';
  return 'since' in status
    ? `Outdated: the English text is of ${status.since}.`
    : `Outdated, since the English text has changed: ${listed(status.parts)}.`;
}

/**
 * The content of the page at an address.
 * @param address path of the page, e.g. `/fr/privacyPolicy`
 * @param root the project's root folder
 */
export function pageContent(
  address: string,
  { source, findings, placeholders }: ContentReport,
  root: string,
): PageContent {
  const { locale, id } = parsePath(address);
  const documents = documentsAt(id, source.files).map((document) => describe(document, source, locale, root));
  const mistakeOf = ({ path: file, line, column, message }: Finding): Mistake => {
    const position = `:${String(line)}:${String(column)}`;
    return { place: file + position, location: path.join(root, file) + position, message };
  };
  // A file beside those of the site's languages belongs to the page too.
  const prefixes = documents.map(({ name, files }) => (files.length > 1 ? `content/${name}/` : `content/${name}`));
  const { here = [], elsewhere = [] } = Object.groupBy(findings, (finding) =>
    prefixes.some((prefix) => finding.path.startsWith(prefix)) ? 'here' : 'elsewhere',
  );
  const behind = documents.flatMap(({ files }) =>
    files
      .filter(({ language, status }) => language === locale && status.state !== 'current')
      .map(({ path: file, location, status }) => ({
        place: file,
        location,
        message: unfinished(status),
      })),
  );
  const madeUp = placeholders
    .filter(({ path: file }) => prefixes.some((prefix) => file.startsWith(prefix)))
    .map(({ name, value, ...place }) =>
      mistakeOf({ ...place, column: 1, message: `${name} is still a placeholder: ${value}` }),
    );
  return {
    path: address,
    languages: locales.map(({ code, name }) => ({ code, name })),
    documents,
    unfinished: [...behind, ...madeUp],
    mistakes: here.map(mistakeOf),
    elsewhere: elsewhere.map(mistakeOf),
  };
}
