/** Accepts valid dates as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
  );
}

/**
 * The date the site is built for, `YYYY-MM-DD`, which decides the version in force: `SITE_DATE` (for previews and tests)
 * or today (UTC).
 * @throws when `SITE_DATE` is no date
 */
export function siteDate(value: string | undefined = process.env['SITE_DATE']): string {
  if (value === undefined || value === '') return new Date().toISOString().slice(0, 10);
  if (!isDay(value)) {
    throw new Error(`SITE_DATE is "${value}". Write a day as year-month-day, for example SITE_DATE=2025-01-31`);
  }
  return value;
}

/** Adds months to a day. The result is the last day of its month if that month is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
