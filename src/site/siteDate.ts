/** The day the site is built for. */

/** Whether a text is a calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
  );
}

/**
 * The day that decides which version of a policy is in force, `YYYY-MM-DD`: today (UTC) or, for previews and tests, that
 * of the environment variable `SITE_DATE`.
 * @throws when `SITE_DATE` is set and is no day
 */
export function siteDate(value: string | undefined = process.env['SITE_DATE']): string {
  if (value === undefined || value === '') return new Date().toISOString().slice(0, 10);
  if (!isDay(value)) {
    throw new Error(`SITE_DATE is "${value}". Write a day as year-month-day, for example SITE_DATE=2025-01-31`);
  }
  return value;
}
