/** Checks that new versions are announced in time, with the notice that the previous text promises. */
import { placeIn, type Source } from '../lint/source.ts';
import type { Finding } from '../lint/places.ts';
import { defaultLocale } from '../site/locales.ts';
import { own } from '../site/own.ts';
import { monthsAfter, siteDate } from '../site/siteDate.ts';
import { isDraft, recordedOn, type Policy, type PolicyVersion } from './library.ts';

/** Fact with the promised months of notice (Directive (EU) 2015/2366, article 54(1)). */
const promise = 'changeNoticeMonths';

function shortNotice(version: PolicyVersion, previous: PolicyVersion, { files }: Source): Finding[] {
  const months = Number(own(previous.texts.get(defaultLocale)?.facts ?? {}, promise));
  const { day, details, folder, state } = version;
  const recorded = recordedOn(version);
  const isPast = state === 'superseded' || (state === 'inForce' && recorded !== undefined);
  if (Number.isNaN(months) || isPast || details.shortNotice !== undefined) return [];
  const announced = details.announced ?? recorded ?? siteDate();
  const earliest = monthsAfter(announced, months);
  if (day >= earliest) return [];
  const message = `The text of ${previous.day} promises ${String(months)} months’ notice of changes ("${promise}"). Readers learn of this version on ${announced}, so it can take effect on ${earliest} at the earliest. Rename its folder to ${earliest}. If they learned of it earlier in another way, or if less notice is enough, say so: "shortNotice: …".`;
  return [{ ...placeIn(files, `${folder}/version.yaml`, ['announced']), message }];
}

/**
 * Reports drafts dated before the last recording of the policy: recording includes every public version, so they were
 * written later.
 */
function pastDays(version: PolicyVersion, lastRecorded: string, { files }: Source): Finding[] {
  const { day, details, folder, state, texts } = version;
  const isComplete = texts.get(defaultLocale)?.placeholders.length === 0;
  if (!isDraft(version) || !isComplete) return [];
  const isReached = state === 'inForce' || state === 'superseded';
  const date = isReached ? day : details.announced;
  if (date === undefined || date >= lastRecorded) return [];
  const place = isReached
    ? placeIn(files, `${folder}/${defaultLocale}.mdx`)
    : placeIn(files, `${folder}/version.yaml`, ['announced']);
  const advice = isReached
    ? `It cannot take effect on ${day}: rename its folder to ${siteDate()} or a later day`
    : `Write "announced: ${siteDate()}" or a later day`;
  const message = `Readers could not see this version on ${date}: it was written after the texts of this policy were recorded on ${lastRecorded}. ${advice}.`;
  return [{ ...place, message }];
}

/** "It" is the version only after the sentence that names it. */
const appliesFrom =
  /(?:this version applies|version is on this page\. It applies) from ((?:\d{1,2} )?[A-Z][a-z]+ \d{4})/iu;

/** Reports an effective date in the text, often of the version before, that differs from the folder. */
function wrongDay(version: PolicyVersion, { files }: Source): Finding[] {
  const { day, details, folder, texts } = version;
  const file = files.find(({ path }) => path === texts.get(defaultLocale)?.path);
  const found = appliesFrom.exec(file?.text ?? '');
  const [, written = ''] = found ?? [];
  const time = Date.parse(`${written} UTC`);
  if (!file || !found || !isDraft(version) || Number.isNaN(time)) return [];
  const known = details.dated === 'month' || !/^\d/.test(written) ? 'YYYY-MM'.length : 'YYYY-MM-DD'.length;
  if (new Date(time).toISOString().slice(0, known) === day.slice(0, known)) return [];
  const message = `The text says that it applies from ${written}, but its folder, ${folder}, from ${day}. Correct the day here and in the translations, or rename the folder.`;
  return [{ ...file.placeAt(found.index + found[0].length - written.length), message }];
}

export function checkNotice(source: Source, policies: readonly Policy[]): Finding[] {
  return policies.flatMap(({ versions }) => {
    const lastRecorded =
      versions
        .flatMap((version) => recordedOn(version) ?? [])
        .sort()
        .at(-1) ?? '';
    return versions.flatMap((version, index) => {
      const previous = versions[index - 1];
      const wrong = wrongDay(version, source);
      if (!previous) return wrong;
      return [...wrong, ...shortNotice(version, previous, source), ...pastDays(version, lastRecorded, source)];
    });
  });
}
