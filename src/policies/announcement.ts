/** Writes the e-mail about a coming version: `npm run content -- announce`. */
import { interpolate } from '../site/facts.ts';
import { uiSchema } from '../schemas/ui.ts';
import type { Source } from '../lint/source.ts';
import { defaultLocale, localeCodes } from '../site/locales.ts';
import { pathOf } from '../site/routes.ts';
import { siteUrl } from '../site/siteUrl.ts';
import { changesId, versionId } from './addresses.ts';
import { findPolicy, findVersion, previousOf, readLibrary, versionDate, type PolicyVersion } from './library.ts';

/** Notes for the sender: missing translations, and the first day on which the links work. */
function notes({ details, folder, state, texts }: PolicyVersion): string[] {
  const untranslated = localeCodes.filter((locale) => !texts.has(locale));
  const inEnglish = localeCodes.filter((locale) => texts.has(locale) && details.changes && !details.changes[locale]);
  return [
    ...(state === 'prepared' && details.announced
      ? [`Not before ${details.announced}: until that day readers cannot open these addresses.`]
      : []),
    ...untranslated.map((locale) => `There is no e-mail in "${locale}": ${folder}/${locale}.mdx is not written yet.`),
    ...inEnglish.map(
      (locale) =>
        `The e-mail in "${locale}" states the changes in English: write them in ${folder}/version.yaml, below "${locale}:".`,
    ),
  ];
}

/**
 * Subject and text in every language of the version, then notes for the sender.
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
  const missing = notes(version).join('\n');
  return [...parts, ...(missing === '' ? [] : [missing])].join('\n\n────────\n\n');
}
