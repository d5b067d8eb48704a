/** Whether readers are told of a new version as long before it takes effect as the text before it promises. */
import type { Source } from '../lint/source.ts';
import type { Finding } from '../lint/places.ts';
import { defaultLocale } from '../site/locales.ts';
import { own } from '../site/own.ts';
import { monthsAfter, siteDate } from '../site/siteDate.ts';
import { previousOf, recordedOn, type Policy, type PolicyVersion } from './library.ts';

/** The fact by which a text promises months of notice, as Directive (EU) 2015/2366, article 54(1), asks for. */
const promise = 'changeNoticeMonths';

function shortNotice(version: PolicyVersion, previous: PolicyVersion, { files }: Source): Finding[] {
  const months = Number(own(previous.texts.get(defaultLocale)?.facts ?? {}, promise));
  const { day, details, folder, state } = version;
  const recorded = recordedOn(version);
  const isPast = state === 'superseded' || (state === 'inForce' && recorded !== undefined);
  if (Number.isNaN(months) || isPast || details.shortNotice !== undefined) return [];
  const told = details.announced ?? recorded ?? siteDate();
  const earliest = monthsAfter(told, months);
  if (day >= earliest) return [];
  const path = `${folder}/version.yaml`;
  return [
    {
      ...(files.find((file) => file.path === path)?.placeOf(['announced']) ?? { path, line: 1, column: 1 }),
      message: `The text of ${previous.day} promises ${String(months)} months’ notice of changes ("${promise}"). Readers are told of this version on ${told}, so it can take effect on ${earliest} at the earliest. Rename its folder to ${earliest}. If they were told before, write that day: "announced: …". If less notice is enough, write why: "shortNotice: …".`,
    },
  ];
}

export function checkNotice(source: Source, policies: readonly Policy[]): Finding[] {
  return policies.flatMap((policy) =>
    policy.versions.flatMap((version) => {
      const previous = previousOf(policy, version);
      return previous ? shortNotice(version, previous, source) : [];
    }),
  );
}
