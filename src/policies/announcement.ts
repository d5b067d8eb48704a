/** The text of an e-mail about a version to come: `npm run content -- announce`. */
import { interpolate } from '../content/facts.ts';
import { uiSchema } from '../content/schemas.ts';
import type { Source } from '../content/source.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { pathOf } from '../i18n/routes.ts';
import { siteUrl } from '../i18n/siteUrl.ts';
import { changesId, versionId } from './addresses.ts';
import { findPolicy, findVersion } from './find.ts';
import { previousOf, readLibrary } from './library.ts';
import { versionDate } from './versionDate.ts';

/**
 * Subject and text, in every language that the version exists in.
 * @throws when there is no such version
 */
export function announcement(source: Source, id: string, day: string): string {
  const policy = findPolicy(readLibrary(source), id);
  const version = findVersion(policy, day);
  const parts = [...version.texts.values()].map(({ locale, fields }) => {
    const ui = source.files.find(({ collection, language }) => collection === 'ui' && language === locale);
    const { policies: words } = uiSchema.parse(ui?.data);
    const values = { title: fields.title, date: versionDate(version, locale) };
    const changes = version.details.changes?.[locale] ?? version.details.changes?.[defaultLocale] ?? [];
    const address = (page: string): string => `${siteUrl()}${pathOf(page, locale)}`;
    return [
      interpolate(words.mailSubject, values),
      '',
      interpolate(words.mailOpening, values),
      '',
      ...changes.map((sentence) => `- ${sentence}`),
      '',
      words.mailLinks,
      address(versionId(version)),
      ...(previousOf(policy, version) ? [address(changesId(version))] : []),
    ].join('\n');
  });
  return parts.join('\n\n────────\n\n');
}
