import type { APIRoute } from 'astro';
import { getSite, getUi } from '../../../site/documents.ts';
import { interpolate } from '../../../site/facts.ts';
import { formatDate } from '../../../site/format.ts';
import { localeDefinition } from '../../../site/locales.ts';
import { parsePath, pathOf } from '../../../site/routes.ts';
import { versionId } from '../../../policies/addresses.ts';
import { versionDate } from '../../../policies/library.ts';
import { pdfCompiler } from '../../../policies/pdf/compiler.ts';
import { policyDrawing } from '../../../policies/pdf/drawing.ts';
import { cachedPolicyPdf } from '../../../policies/pdf/policyPdf.ts';
import { textIn, translatedVersionPaths, type VersionProps } from '../../../policy/policyPages.ts';

/** Without Typst a build omits the PDFs; a release fails. */
export const getStaticPaths = async () => ((await pdfCompiler()) ? translatedVersionPaths() : []);

export const GET: APIRoute<VersionProps> = async ({ props: { policyPage, version }, site }) => {
  const { locale } = policyPage;
  const { text, sha256 } = textIn(version, locale);
  const [{ brand }, { document, policies: words }] = await Promise.all([getSite(), getUi(locale)]);
  const absolute = (path: string): string => new URL(path, site).href;
  const address = absolute(pathOf(versionId(version), locale));
  const resolve = (href: string): string => {
    const [path = '', anchor] = href.split('#');
    if (path === '' && anchor !== undefined) return `${address}#${anchor}`;
    return path.startsWith('/') ? absolute(pathOf(parsePath(path).id, locale, anchor)) : href;
  };
  const { supersededOn } = version;
  const pdf = await cachedPolicyPdf(text, {
    brand: brand.name,
    address,
    language: localeDefinition(locale).tag,
    effectiveDate: version.day,
    effectiveDateShown: versionDate(version, locale),
    state:
      supersededOn === undefined
        ? undefined
        : interpolate(words.superseded, { date: formatDate(supersededOn, locale) }),
    sha256,
    words: {
      effectiveDate: words.effectiveDate,
      address: words.address,
      inShort: document.inShort,
      contents: document.contents,
      page: words.pageNumber,
      sha256: words.hash,
    },
    resolve,
    drawing: policyDrawing(version.policy),
  });
  return new Response(pdf, { headers: { 'Content-Type': 'application/pdf' } });
};
