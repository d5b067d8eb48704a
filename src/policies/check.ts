/** Runs all checks of the content, including published texts against their records. */
import { checkContent, outdatedFiles } from '../lint/check.ts';
import { datesIn, farDates } from '../lint/checks/dates.ts';
import { numeralsIn } from '../lint/numerals.ts';
import { sameDayFrom } from '../lint/checks/versions.ts';
import { placeholdersIn, type Placeholder } from '../lint/placeholders.ts';
import { formatPlace, inOrder, type Finding } from '../lint/places.ts';
import { readerTextsOf } from '../lint/readerText.ts';
import { readSourceFiles, type Source } from '../lint/source.ts';
import { movedSchema } from '../schemas/moved.ts';
import { siteSchema } from '../schemas/site.ts';
import { uiSchema } from '../schemas/ui.ts';
import { defaultLocale, localeCodes } from '../site/locales.ts';
import { monthsAfter, siteDate } from '../site/siteDate.ts';
import { checkCopiedTranslations } from './copiedTranslations.ts';
import { checkFacts } from './factChecks.ts';
import { checkMoved } from './movedChecks.ts';
import { checkNotice } from './noticeChecks.ts';
import { checkFont } from './fontChecks.ts';
import { isDraft, previousOf, readLibrary, type Policy, type PolicyVersion } from './library.ts';
import { InvalidText } from './readText.ts';
import { checkRecords, isCorrected } from './recordChecks.ts';

export interface SiteReport {
  readonly source: Source;
  readonly findings: readonly Finding[];
  readonly placeholders: readonly Placeholder[];
  /** Outdated files outside `content/`, one line each. */
  readonly outdatedFiles: readonly string[];
  /** All readable policies. */
  readonly policies: readonly Policy[];
  /** Texts in force whose record is missing or lacks a correction, one line each. They stop a release. */
  readonly unrecorded: readonly string[];
  /** Probable mistakes, one line each. */
  readonly doubts: readonly string[];
}

/** @param options `before`: an earlier source, whose unchanged files are not read again */
export async function checkSite(
  root: string,
  { spelling = true, before }: { spelling?: boolean; before?: Source | undefined } = {},
): Promise<SiteReport> {
  const source = await readSourceFiles(root, before);
  const dataOf = (name: string): unknown => source.files.find(({ collection }) => collection === name)?.data;
  const site = siteSchema.safeParse(dataOf('site')).data;
  const inContent = await checkContent(root, source, site, spelling);
  const reported = new Set(inContent.map(formatPlace));
  const inFont = (await checkFont(source.files)).filter((finding) => !reported.has(formatPlace(finding)));
  const report: SiteReport = {
    source,
    findings: [...inContent, ...inFont].sort(inOrder),
    placeholders: placeholdersIn(source.files),
    outdatedFiles: site ? await outdatedFiles(root, site) : [],
    policies: [],
    unrecorded: [],
    doubts: [],
  };
  const moved = movedSchema.safeParse(dataOf('moved') ?? {}).data ?? {};
  const words = new Map(
    source.files.filter(({ collection }) => collection === 'ui').map(({ language, data }) => [language, data]),
  );
  if (!site || !localeCodes.every((locale) => uiSchema.safeParse(words.get(locale)).success)) return report;
  const unreadable = new Set<string>();
  const rejected: Finding[] = [];
  const broken = new Set(inContent.map(({ path }) => path));
  const files = source.files.filter(({ collection, path }) => collection !== 'version' || !broken.has(path));
  const policies = readLibrary(
    { ...source, files },
    {
      onMistake(error, { path }) {
        unreadable.add(path);
        if (error instanceof InvalidText && !broken.has(path)) rejected.push(error.finding);
      },
    },
  );
  const findings = [
    ...report.findings,
    ...rejected,
    ...[
      ...checkRecords(source, policies, unreadable, moved),
      ...checkNotice(source, policies),
      // A broken `version.yaml` was left out above.
    ].filter(({ path }) => !broken.has(path) || !path.endsWith('/version.yaml')),
    ...checkMoved(source, moved),
    ...checkFacts(source, policies),
    // `unchanged` is in `version.yaml`, which was left out if it is broken.
    ...checkCopiedTranslations(
      source,
      policies.map(({ versions, ...policy }) => ({
        ...policy,
        versions: versions.filter(({ folder }) => !broken.has(`${folder}/version.yaml`)),
      })),
    ),
  ].sort(inOrder);
  return {
    ...report,
    findings,
    policies,
    unrecorded: policies.flatMap(unrecordedIn),
    doubts: [...policies.flatMap(doubtsIn), ...farDates(source.files.flatMap(readerTextsOf))],
  };
}

function unrecordedIn({ versions }: Policy): string[] {
  return versions
    .filter(({ state }) => state === 'inForce')
    .flatMap((version) =>
      [...version.texts.values()].flatMap((text) => {
        if (!text.record) return [`${text.path}  in force since ${version.day} and not recorded yet`];
        return isCorrected(version, text) ? [`${text.path}  corrected, and the correction is not recorded yet`] : [];
      }),
    );
}

const withoutDates = (text: string): string =>
  datesIn(text, defaultLocale).reduce((rest, { text: date }) => rest.replace(date, ''), text);

/** Figures in `changes` that neither text states. */
function inventedFigures({ day, details, texts }: PolicyVersion, previous: PolicyVersion): string[] {
  const figuresIn = (text: string): string[] => numeralsIn(text).map(({ value }) => value);
  const english = [texts, previous.texts].map((own) => own.get(defaultLocale)?.markdown ?? '');
  const known = new Set([day.slice(0, 4), ...english.flatMap(figuresIn)]);
  const stated = (details.changes?.[defaultLocale] ?? []).flatMap(figuresIn);
  return [...new Set(stated.filter((figure) => !known.has(figure)))];
}

/** Drafts with the words of the version before, a distant year, invented figures or a past announcement. */
function doubtsIn(policy: Policy): string[] {
  const today = siteDate();
  return policy.versions.filter(isDraft).flatMap((version) => {
    const { day, details, folder, state, texts } = version;
    const english = texts.get(defaultLocale)?.markdown;
    const previous = previousOf(policy, version);
    const before = previous?.texts.get(defaultLocale)?.markdown;
    const isSame =
      previous !== undefined && english !== undefined && withoutDates(english) === withoutDates(before ?? '');
    const figures = previous ? inventedFigures(version, previous) : [];
    const announced = state === 'announced' && details.announced !== undefined && details.announced < today;
    return [
      ...(day > monthsAfter(today, 24)
        ? [
            `${folder}  takes effect in more than two years: is the year right? If not, rename it to ${sameDayFrom(day, today)}`,
          ]
        : []),
      ...(previous && details.changes && state === 'inForce' && day < today
        ? [`${folder}  was never recorded, and cannot take effect on a day that has passed: rename it to ${today}`]
        : []),
      ...(isSame ? [`${folder}  has the same English text as the version of ${previous.day}, apart from dates`] : []),
      ...figures.map(
        (figure) => `${folder}/version.yaml  mentions ${figure}, which neither this text nor the one before states`,
      ),
      ...(announced
        ? [
            `${folder}/version.yaml  says that it was announced on ${details.announced ?? ''}, and is not recorded: if readers see it from today on, write "announced: ${today}"`,
          ]
        : []),
    ];
  });
}
