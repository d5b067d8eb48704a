/** Links a page of a preview to the lines of its content files. */
import { isPreview } from '../site/previewBuild.ts';
import { defaultLocale } from '../site/locales.ts';
import { isTextOf } from './anchors.ts';
import type { Page } from '../site/documents.ts';
import { headingsIn } from './mdx.ts';
import { memoize } from '../site/memoize.ts';
import { pageKinds, type AnyPageKind } from '../site/pages.ts';
import { valueAt } from '../schemas/schemaPath.ts';
import { readSourceFiles, type SourceFile } from './source.ts';
import { currentOnly } from '../site/versions.ts';

export interface EditablePlace {
  /** The heading, question or field at this place. */
  readonly label: string;
  readonly path: string;
  readonly line: number;
}

export interface EditableDocument extends EditablePlace {
  readonly places: readonly EditablePlace[];
}

/** Sections, questions or groups of fields. */
function placesIn(file: SourceFile): EditablePlace[] {
  if (file.prose) {
    return headingsIn(file.prose).map(({ text, offset }) => ({
      label: text,
      path: file.path,
      line: file.placeAt(offset).line,
    }));
  }
  const questions = valueAt(file.data, ['questions']);
  const parent = questions === undefined ? [] : ['questions'];
  return Object.keys(valueAt(file.data, parent) ?? {}).map((key) => {
    const words = [...parent, key];
    const title = valueAt(file.data, [...words, 'question']) ?? valueAt(file.data, [...words, 'title']);
    return {
      label: typeof title === 'string' ? title : key,
      path: file.path,
      line: file.placeOf(words).line,
    };
  });
}

/**
 * The documents that a page shows, in its language or in English as a fallback.
 * @param page without `version` the page shows the current one
 */
export function editableDocuments(
  files: readonly SourceFile[],
  page: Pick<Page, 'id' | 'kind' | 'listed' | 'locale'> & { readonly version?: string | undefined },
): EditableDocument[] {
  const { shows = [] }: AnyPageKind = pageKinds[page.kind];
  // Pages of a version are below that of the document.
  const [id = page.id] = page.id.split('/');
  const isText = isTextOf({ ...page, id });
  const isShown =
    page.version === undefined ? currentOnly(files) : ({ version }: SourceFile) => version === page.version;
  const own = files.filter(
    (file) => (isText(file) && isShown(file)) || shows.some((collection) => collection === file.collection),
  );
  const documents = Map.groupBy(own, ({ collection, document }) => `${collection}/${document}`);
  return [...documents.values()].flatMap((translations) => {
    const file =
      translations.find(({ language }) => language === page.locale) ??
      translations.find(({ language }) => language === defaultLocale);
    if (!file) return [];
    return [{ label: file.path.slice('content/'.length), path: file.path, line: 1, places: placesIn(file) }];
  });
}

/**
 * Makes URLs that open a line in the editor of GitHub or GitLab.
 * @param environment `REPOSITORY_URL`, and the branch: `REPOSITORY_BRANCH`, the variable of the host, or `main`
 * @returns `undefined` outside previews and without a repository
 * @throws when `REPOSITORY_URL` is not an http(s) address
 */
export function editAddress(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ((place: Pick<EditablePlace, 'path' | 'line'>) => string) | undefined {
  const { REPOSITORY_URL: repository = '' } = environment;
  if (!isPreview(environment) || repository === '') return undefined;
  if (!URL.canParse(repository) || !/^https?:$/.test(new URL(repository).protocol)) {
    throw new Error(
      `REPOSITORY_URL is "${repository}". Write the address of the repository, for example REPOSITORY_URL=https://github.com/example/website`,
    );
  }
  const { hostname, href } = new URL(repository);
  const { REPOSITORY_BRANCH, HEAD, CF_PAGES_BRANCH, VERCEL_GIT_COMMIT_REF } = environment;
  const branch = REPOSITORY_BRANCH ?? HEAD ?? CF_PAGES_BRANCH ?? VERCEL_GIT_COMMIT_REF ?? 'main';
  const base = `${href.replace(/(?:\.git)?\/?$/, '')}${hostname.includes('gitlab') ? '/-' : ''}/edit`;
  const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
  return ({ path, line }) => `${base}/${encoded(branch)}/${encoded(path)}#L${String(line)}`;
}

const readFiles = memoize(async (root: string) => (await readSourceFiles(root)).files);

export async function getEditableDocuments(page: Page): Promise<EditableDocument[]> {
  return editableDocuments(await readFiles(process.cwd()), page);
}
