/** Pages of withdrawn policies. */
import { getEntry } from 'astro:content';
import { getRequiredPage, getUi, type Page } from '../site/documents.ts';
import { interpolate } from '../site/facts.ts';
import { isPolicyPath } from '../site/moved.ts';
import { formatDate } from '../site/format.ts';
import { defaultLocale, localeCodes, type Locale } from '../site/locales.ts';
import { localeParam, parsePath } from '../site/routes.ts';

export interface WithdrawnProps {
  readonly page: Page;
  readonly why: string;
}

interface WithdrawnPath {
  readonly params: { locale: string | undefined; policy: string };
  readonly props: WithdrawnProps;
}

async function pageOf(id: string, on: string, why: string, locale: Locale, textLocale: Locale): Promise<Page> {
  // A required page, which always exists, supplies the properties of a policy page.
  const other = await getRequiredPage('cookiesPolicy', locale);
  const title = interpolate((await getUi(textLocale)).policies.withdrawn, { date: formatDate(on, textLocale) });
  return {
    ...other,
    id,
    label: title,
    title,
    description: why,
    listed: false,
    textLocale,
    translations: [textLocale],
    version: undefined,
    sharePage: other,
    robots: 'noindex, follow',
  };
}

/** A page in every language for each policy withdrawn in `content/moved.yaml`. */
export async function withdrawnPaths(): Promise<WithdrawnPath[]> {
  const moved = (await getEntry('moved', 'moved'))?.data ?? {};
  const paths = Object.entries(moved).flatMap(([address, { withdrawn, why = {} }]) =>
    withdrawn === undefined || !isPolicyPath(address)
      ? []
      : localeCodes.map(async (locale): Promise<WithdrawnPath> => {
          const { id } = parsePath(address);
          const textLocale = why[locale] === undefined ? defaultLocale : locale;
          const reason = why[textLocale] ?? '';
          return {
            params: { locale: localeParam(locale), policy: id },
            props: { page: await pageOf(id, withdrawn, reason, locale, textLocale), why: reason },
          };
        }),
  );
  return Promise.all(paths);
}
