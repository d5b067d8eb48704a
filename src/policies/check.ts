/** Checks all content, including published texts against their records. */
import { checkContent, type CheckOptions, type ContentReport } from '../lint/check.ts';
import { inOrder, type Finding } from '../lint/places.ts';
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
import { isDraft, previousOf, readLibrary, type Policy } from './library.ts';
import { InvalidText } from './readText.ts';
import { checkRecords, isCorrected } from './recordChecks.ts';

export interface SiteReport extends ContentReport {
  /** All readable policies. */
  readonly policies: readonly Policy[];
  /** Texts in force whose record is missing or lacks a correction, one line each. They stop a release. */
  readonly unrecorded: readonly string[];
  /** What is rarely meant and may be right, one line each. */
  readonly doubts: readonly string[];
}

/**
 * Reads and checks all content.
 * @param root the project's root folder
 */
export async function checkSite(root: string, options: CheckOptions = {}): Promise<SiteReport> {
  const report = await checkContent(root, options);
  const { source } = report;
  const reported = new Set(report.findings.map(placeOf));
  const withFont = [
    ...report.findings,
    ...(await checkFont(source.files)).filter((finding) => !reported.has(placeOf(finding))),
  ].sort(inOrder);
  const dataOf = (name: string): unknown => source.files.find(({ collection }) => collection === name)?.data;
  const moved = movedSchema.safeParse(dataOf('moved') ?? {}).data ?? {};
  const words = new Map(
    source.files.filter(({ collection }) => collection === 'ui').map(({ language, data }) => [language, data]),
  );
  const isReadable =
    siteSchema.safeParse(dataOf('site')).success &&
    localeCodes.every((locale) => uiSchema.safeParse(words.get(locale)).success);
  if (!isReadable) return { ...report, findings: withFont, policies: [], unrecorded: [], doubts: [] };
  const unreadable = new Set<string>();
  const rejected: Finding[] = [];
  const broken = new Set(report.findings.map(({ path }) => path));
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
    ...withFont,
    ...rejected,
    ...checkRecords(source, policies, unreadable, moved),
    ...checkMoved(source, moved),
    ...checkFacts(source, policies),
    ...checkNotice(source, policies),
    // The line that says that a part is right unchanged is in `version.yaml`, which was left out if it has mistakes.
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
    doubts: policies.flatMap(doubtsIn),
  };
}

const placeOf = ({ path, line, column }: Finding): string => [path, line, column].join(':');

function unrecordedIn({ versions }: Policy): string[] {
  return versions
    .filter(({ state }) => state === 'inForce')
    .flatMap((version) =>
      [...version.texts.values()].flatMap((text) => {
        const isLate = version !== versions[0] && version.day < siteDate();
        const late = isLate ? `; it cannot take effect on a day that has passed: rename its folder` : '';
        if (!text.record) return [`${text.path}  in force since ${version.day} and not recorded yet${late}`];
        return isCorrected(version, text) ? [`${text.path}  corrected, and the correction is not recorded yet`] : [];
      }),
    );
}

/** Drafts with the words of the version before, of a distant year, or announced before anybody may have seen them. */
function doubtsIn(policy: Policy): string[] {
  const today = siteDate();
  return policy.versions.filter(isDraft).flatMap((version) => {
    const { day, details, folder, state, texts } = version;
    const english = texts.get(defaultLocale)?.markdown;
    const previous = previousOf(policy, version);
    const isSame = english !== undefined && english === previous?.texts.get(defaultLocale)?.markdown;
    const announced = state === 'announced' && details.announced !== undefined && details.announced < today;
    return [
      ...(day > monthsAfter(today, 24) ? [`${folder}  takes effect in more than two years: is the year right?`] : []),
      ...(isSame ? [`${folder}  has the same English text as the version of ${previous.day}`] : []),
      ...(announced
        ? [
            `${folder}/version.yaml  says that it was announced on ${details.announced ?? ''}, and is not recorded: if readers see it from today on, write "announced: ${today}"`,
          ]
        : []),
    ];
  });
}
