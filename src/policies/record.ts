/** Records published texts: `npm run content -- record`. */
import { agreementsNow } from '../lint/freshness.ts';
import { own } from '../site/own.ts';
import { writeRecords, type Records, type TextRecord } from '../schemas/records.ts';
import { siteDate } from '../site/siteDate.ts';
import { checkSite, type SiteReport } from './check.ts';
import type { PolicyVersion, VersionText } from './library.ts';
import { correctionsOf, isCorrected } from './recordChecks.ts';

/** The new record of a text; `undefined` if the existing one is current. */
function recordOf(version: PolicyVersion, text: VersionText, today: string): TextRecord | undefined {
  const { record, sha256 } = text;
  if (record && !isCorrected(version, text)) return undefined;
  return {
    recorded: today,
    sha256,
    dated: version.details.dated,
    corrections: correctionsOf(version, text),
    earlier: record ? [...record.earlier, { recorded: record.recorded, sha256: record.sha256 }] : [],
    facts: text.facts,
    ...(text.storage && { storage: text.storage }),
    sections: text.text.sections.flatMap(({ id }) => (id === '' ? [] : [id])),
    text: text.markdown.split('\n').slice(0, -1),
  };
}

export interface Recording {
  /** Mistakes; if there are any, nothing was written. */
  readonly findings: SiteReport['findings'];
  readonly recorded: readonly string[];
  /** Placeholders that kept a text from being recorded, by path. */
  readonly unfinished: ReadonlyMap<string, readonly string[]>;
}

/**
 * Records every public version in every language, and which translations agree. Existing records stay unless a
 * correction was announced. Texts with placeholders are skipped, because a recorded text is fixed.
 */
export async function record(root: string, today = siteDate()): Promise<Recording> {
  const { source, policies, findings } = await checkSite(root);
  if (findings.length > 0) return { findings, recorded: [], unfinished: new Map() };
  const recorded: string[] = [];
  const unfinished = new Map<string, readonly string[]>();
  const texts: Record<string, Record<string, Record<string, TextRecord>>> = structuredClone(source.records.policies);
  for (const { id, versions } of policies) {
    for (const version of versions.filter(({ state }) => state !== 'prepared')) {
      for (const text of version.texts.values()) {
        const made = recordOf(version, text, today);
        if (!made) continue;
        if (text.placeholders.length > 0) {
          unfinished.set(text.path, text.placeholders);
          continue;
        }
        const ofPolicy = own(texts, id) ?? {};
        texts[id] = { ...ofPolicy, [version.day]: { ...own(ofPolicy, version.day), [text.locale]: made } };
        recorded.push(text.path);
      }
    }
  }
  const records: Records = { ...source.records, policies: texts };
  await writeRecords(root, { ...records, translations: agreementsNow(source.files, records) });
  return { findings, recorded, unfinished };
}
