/** Page ids and file paths of a version. */
import { pagePath } from '../site/routes.ts';
import type { Locale } from '../site/locales.ts';
import type { PolicyVersion } from './library.ts';

type Version = Pick<PolicyVersion, 'policy' | 'day'>;

export const versionId = ({ policy, day }: Version): string => `${policy}/${day}`;
export const changesId = (version: Version): string => `${versionId(version)}/changes`;
export const versionsId = (policy: string): string => `${policy}/versions`;

export const markdownPath = (version: Version, locale: Locale): string => `${pagePath(versionId(version), locale)}.md`;
export const pdfPath = (version: Version, locale: Locale): string => `${pagePath(versionId(version), locale)}.pdf`;
export const feedPath = (locale: Locale): string => pagePath('policyChanges.xml', locale);
