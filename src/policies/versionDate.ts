/** Formats the date of a version. */
import type { Version } from '../schemas/policy.ts';
import { formatDate, formatMonth } from '../site/format.ts';
import type { Locale } from '../site/locales.ts';

export interface DatedVersion {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly details: Pick<Version, 'dated'>;
}

/** `1 January 2025`, or `January 2025` if only the month is known. */
export function versionDate({ day, details }: DatedVersion, locale: Locale): string {
  return details.dated === 'month' ? formatMonth(day, locale) : formatDate(day, locale);
}
