/** Prints the duties of `content/duties.yaml`: law, owner, status and places. */
import { localeCodes, type Locale } from '../site/locales.ts';
import { pathOf } from '../site/routes.ts';
import { isTextOf, routesIn } from './anchors.ts';
import { dutiesSchema, dutyStatuses, type Duty } from '../schemas/duties.ts';
import type { SourceFile } from './source.ts';
import { alignColumns } from './columns.ts';

const dutiesIn = (files: readonly SourceFile[]): readonly Duty[] =>
  dutiesSchema.safeParse(files.find(({ collection }) => collection === 'duties')?.data).data?.duties ?? [];

function counts(duties: readonly Duty[]): string {
  const numbers = dutyStatuses.map(
    (status) => `${String(duties.filter((duty) => duty.status === status).length)} ${status}`,
  );
  return `Duties: ${numbers.join(', ')}`;
}

/** `Duties: 3 met, 17 placeholder, 1 notApplicable`. */
export const countDuties = (files: readonly SourceFile[]): string => counts(dutiesIn(files));

export function dutyDetails(files: readonly SourceFile[]): string {
  const duties = dutiesIn(files);
  const routes = routesIn(files);
  const isTranslated = (page: string, locale: Locale): boolean => {
    const route = routes.find(({ id }) => id === page);
    return route !== undefined && files.filter(isTextOf(route)).some(({ language }) => language === locale);
  };
  const blocks = duties.map(({ id, duty, source, link, verified, owner, status, reason, where }) => {
    const fields = [
      ['status', reason === undefined ? status : `${status}: ${reason}`],
      ['owner', owner],
      ['law', verified ? source : `${source} (article not verified)`],
      ...(link === undefined ? [] : [['', link]]),
      ...where.flatMap(({ page, anchor }) =>
        localeCodes.map((locale) => [
          locale,
          pathOf(page, locale, anchor) + (isTranslated(page, locale) ? '' : ' (still in English)'),
        ]),
      ),
    ];
    return [id, `  ${duty}`, ...alignColumns(fields).map((row) => `  ${row}`)].join('\n');
  });
  return [...blocks, counts(duties)].join('\n\n');
}
