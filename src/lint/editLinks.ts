/** Links from a page to the lines of the files it is made from, for whoever looks at a preview. */
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
  /** What stands there, in its own words. */
  readonly label: string;
  readonly path: string;
  readonly line: number;
}

export interface EditableDocument extends EditablePlace {
  readonly places: readonly EditablePlace[];
}

/** Its sections, its questions, or the groups of its fields, each by its own words where it has some. */
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
 * The documents that a page shows, in its language or in English where they have not been translated.
 * @param files all content
 * @param page its `version` is the one whose text it shows; without it, readers are shown the current one
 */
export function editableDocuments(
  files: readonly SourceFile[],
  page: Pick<Page, 'id' | 'kind' | 'listed' | 'locale'> & { readonly version?: string | undefined },
): EditableDocument[] {
  const { shows = [] }: AnyPageKind = pageKinds[page.kind];
  // The pages of a version lie below that of the document.
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
 * Gives the address at which a line of a file is edited in the browser.
 * @param environment `REPOSITORY_URL` names the repository on GitHub or GitLab; the branch is what the host says, or
 *   `REPOSITORY_BRANCH`, or else `main`
 * @returns `undefined` where this is no preview or the repository is not known
 * @throws when `REPOSITORY_URL` is no http(s) address
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
