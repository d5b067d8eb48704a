/** Ids of the pages and addresses of the files about a version, for `src/site/routes.ts`. */
import { pagePath } from '../site/routes.ts';
import type { Locale } from '../site/locales.ts';
import type { PolicyVersion } from './library.ts';

type Version = Pick<PolicyVersion, 'policy' | 'day'>;

export const versionId = ({ policy, day }: Version): string => `${policy}/${day}`;
export const changesId = (version: Version): string => `${versionId(version)}/changes`;
export const versionsId = (policy: string): string => `${policy}/versions`;

/** Address within the site of the Markdown text of a version. */
export const markdownPath = (version: Version, locale: Locale): string => `${pagePath(versionId(version), locale)}.md`;
export const pdfPath = (version: Version, locale: Locale): string => `${pagePath(versionId(version), locale)}.pdf`;
/** Address within the site of the feed in a language. */
export const feedPath = (locale: Locale): string => pagePath('policyChanges.xml', locale);
