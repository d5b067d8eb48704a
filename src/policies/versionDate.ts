/** The date of a version as its readers see it. */
import type { Version } from '../schemas/policy.ts';
import { formatDate, formatMonth } from '../site/format.ts';
import type { Locale } from '../site/locales.ts';

/** What a date of a version is made from. */
export interface DatedVersion {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly details: Pick<Version, 'dated'>;
}

/** `1 January 2025`, or `January 2025` where only the month is known. */
export function versionDate({ day, details }: DatedVersion, locale: Locale): string {
  return details.dated === 'month' ? formatMonth(day, locale) : formatDate(day, locale);
}
