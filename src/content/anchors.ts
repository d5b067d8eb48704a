/** The pages of the site and the places on them that links may lead to. */
import { defaultLocale } from '../i18n/locales.ts';
import { answerAnchor, fixedRoutes, landingAnchors } from '../i18n/routes.ts';
import { headingsIn } from './headings.ts';
import { valueAt } from './schemaPath.ts';
import { sectionsOf } from './sections.ts';
import type { SourceFile } from './source.ts';

const isPage = ({ collection }: SourceFile): boolean => collection === 'features' || collection === 'legal';

/** Ids of all pages. */
export function pagesOf(files: readonly SourceFile[]): string[] {
  return [...new Set([...fixedRoutes.map(({ id }) => id), ...files.filter(isPage).map(({ document }) => document)])];
}

/** Anchors of the page in a language, or of its English text where it has not been translated. */
function anchorsOf(page: string, language: string, files: readonly SourceFile[]): string[] | undefined {
  if (page === 'contactUs') return ['company', 'form'];
  if (page === 'home') {
    const categories = files.filter((file) => file.collection === 'faq' && file.language === defaultLocale);
    const answers = categories.flatMap(({ document, data }) =>
      Object.keys(valueAt(data, ['questions']) ?? {}).map((question) => answerAnchor(document, question)),
    );
    return [...landingAnchors, ...answers];
  }
  const own = files.filter((file) => isPage(file) && file.document === page);
  const english = own.find((file) => file.language === defaultLocale);
  const shown = own.find((file) => file.language === language) ?? english;
  if (!shown?.prose || !english?.prose || 'mistake' in shown.prose || 'mistake' in english.prose) return undefined;
  return sectionsOf(headingsIn(shown.prose), headingsIn(english.prose)).map(({ id }) => id);
}

/**
 * Gives the anchors of the page in a language, or of its English text where it
 * has not been translated; `undefined` where the text cannot be read. Each page
 * is read once, however many links lead to it.
 */
export function anchorFinder(files: readonly SourceFile[]): (page: string, language: string) => string[] | undefined {
  const known = new Map<string, string[] | undefined>();
  return (page, language) => {
    const key = `${language}/${page}`;
    if (!known.has(key)) known.set(key, anchorsOf(page, language, files));
    return known.get(key);
  };
}
