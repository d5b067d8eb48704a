/** Writes the review comment on a change of the content, as Markdown. */
import { defaultLocale, localeCodes, type Locale } from '../site/locales.ts';
import { homeId, pathOf } from '../site/routes.ts';
import { isTextOf, routesIn } from './anchors.ts';
import { formatFindings } from './findingFormats.ts';
import { pageKinds, type AnyPageKind } from '../site/pages.ts';
import type { Finding } from './places.ts';
import type { Source, SourceFile } from './source.ts';
import { describeStatus, documentStatus, filesByFolder } from './status.ts';
import { currentOnly } from '../site/versions.ts';

export interface ContentChange {
  /** After the change. */
  readonly source: Source;
  readonly findings: readonly Finding[];
  /** Paths of changed, added and removed files. */
  readonly changed: readonly string[];
  /** Changed words as Markdown, by path. */
  readonly differences: readonly (readonly [path: string, changes: string])[];
  /** Probable mistakes, one line each. */
  readonly doubts: readonly string[];
  /** Addresses that the change broke. */
  readonly gone: readonly string[];
  /** URL of the preview, without a trailing slash. */
  readonly preview: string | undefined;
}

/** Escapes a line of text. */
export const escapeMarkdown = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]<>()#|!~@]/g, (sign) => `\\${sign}`);

/** Further mistakes are shown only at their lines. */
const mostFindings = 25;

/** GitHub refuses longer comments (65,536 characters). */
const longestComment = 60_000;

/** Addresses of changed versions that are not current. */
function changedVersions(files: readonly SourceFile[], id: string, isChanged: ReadonlySet<string>): string[] {
  const isCurrent = currentOnly(files);
  const versions = Map.groupBy(
    files.filter((file) => file.document === id && file.version !== undefined && !isCurrent(file)),
    ({ version = '' }) => version,
  );
  return [...versions].flatMap(([version, own]) =>
    localeCodes
      .filter((locale) =>
        own.some(({ language, path }) => (language === locale || language === '') && isChanged.has(path)),
      )
      .map((locale) => pathOf(`${id}/${version}`, locale)),
  );
}

/**
 * Addresses of pages that show changed files, in the order of menus and languages: also English fallbacks, and the
 * landing page for words of every page.
 */
export function changedPages(files: readonly SourceFile[], changed: readonly string[]): string[] {
  const isChanged = new Set(changed);
  const current = files.filter(currentOnly(files));
  return routesIn(files).flatMap((route) => {
    const { shows = [] }: AnyPageKind = pageKinds[route.kind];
    const documents = Map.groupBy(
      current.filter(
        (file) =>
          isTextOf(route)(file) ||
          shows.some((name) => name === file.collection) ||
          (route.id === homeId && (file.collection === 'ui' || file.collection === 'site')),
      ),
      ({ collection, document }) => `${collection}/${document}`,
    );
    const isShown = (locale: Locale): boolean =>
      [...documents.values()].some((own) => {
        const shown = own.find(({ language }) => language === locale || language === '');
        return isChanged.has((shown ?? own.find(({ language }) => language === defaultLocale))?.path ?? '');
      });
    return [
      ...localeCodes.filter(isShown).map((locale) => pathOf(route.id, locale)),
      ...(route.kind === 'policy' ? changedVersions(files, route.id, isChanged) : []),
    ];
  });
}

function mistakes(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No mistakes found.';
  const lines = formatFindings(findings).map((line) => `- ${escapeMarkdown(line)}`);
  const listed = lines.slice(0, mostFindings);
  const others = lines.length - listed.length;
  return [
    `**To fix before this can be published: ${String(findings.length)}**`,
    '',
    ...listed,
    ...(others > 0 ? [`- and ${String(others)} more, each at its line under _Files changed_`] : []),
  ].join('\n');
}

function translations({ files, records }: Source, changed: readonly string[]): string | undefined {
  const documents = filesByFolder(files);
  const rows = [...documents]
    .filter(([folder]) => changed.some((path) => path.startsWith(`content/${folder}/`)))
    .map(([folder, own]) => [
      folder,
      ...localeCodes.map((locale) => describeStatus(documentStatus(own, locale, records))),
    ]);
  if (rows.length === 0) return undefined;
  const head = ['document', ...localeCodes];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function pages(addresses: readonly string[], preview: string | undefined): string | undefined {
  if (addresses.length === 0) return undefined;
  const listed = addresses.map((address) =>
    preview === undefined ? `- \`${address}\`` : `- [${address}](${preview}${address})`,
  );
  const without = 'There is no preview of this change: see `.github/previews.md` for how to turn previews on.';
  return [...listed, ...(preview === undefined ? ['', without] : [])].join('\n');
}

function policies(differences: ContentChange['differences']): string | undefined {
  if (differences.length === 0) return undefined;
  const advice =
    'Readers are bound by a policy in force. If a change alters what its text means, put the words back and write a new version.';
  return [advice, ...differences.map(([path, text]) => `#### \`${path}\`\n\n${text}`)].join('\n\n');
}

function goneFrom(addresses: readonly string[]): string | undefined {
  if (addresses.length === 0) return undefined;
  const advice =
    'Readers and other websites may have links to them. Say in `content/moved.yaml` where each leads now, or that a page was withdrawn.';
  return [advice, '', ...addresses.map((address) => `- \`${address}\``)].join('\n');
}

export function reviewComment(change: ContentChange): string {
  const { source, findings, changed, differences, doubts, gone, preview } = change;
  const sections = [
    ['The texts of this change', mistakes(findings)],
    ['To look at again', doubts.length > 0 ? doubts.map((line) => `- ${escapeMarkdown(line)}`).join('\n') : undefined],
    ['Addresses that lead nowhere after this change', goneFrom(gone)],
    ['See the changed pages', pages(changedPages(source.files, changed), preview)],
    ['Translations of the changed documents', translations(source, changed)],
    ['What changes in the texts', policies(differences)],
  ] as const;
  const text = sections
    .flatMap(([title, body], place) =>
      body === undefined ? [] : [`${place === 0 ? '##' : '###'} ${title}\n\n${body}`],
    )
    .join('\n\n');
  if (text.length <= longestComment) return `${text}\n`;
  return reviewComment({
    ...change,
    differences: differences.map(([path]) => [path, 'Too long for a comment. See Files changed.']),
  });
}
