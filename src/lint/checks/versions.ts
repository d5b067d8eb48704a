/** Checks the versions of a document: folders, dates, sections and `version.yaml`. */
import { defaultLocale } from '../../site/locales.ts';
import { headingsIn } from '../mdx.ts';
import { startOfFile, type Finding } from '../places.ts';
import { versionSchema, type Version } from '../../schemas/policy.ts';
import { isDay, siteDate } from '../../site/siteDate.ts';
import type { SourceFile } from '../source.ts';

interface VersionFolder {
  readonly name: string;
  readonly path: string;
  readonly files: readonly SourceFile[];
  readonly english: SourceFile | undefined;
  readonly file: SourceFile | undefined;
  /** Parsed `version.yaml`: defaults if there is no file, `undefined` if it is invalid. */
  readonly details: Version | undefined;
}

function foldersOf(files: readonly SourceFile[]): VersionFolder[] {
  const groups = Map.groupBy(files, ({ version = '' }) => version);
  return [...groups].flatMap(([name, own]): VersionFolder[] => {
    const [first] = own;
    if (!first) return [];
    const file = own.find(({ collection }) => collection === 'version');
    return [
      {
        name,
        path: first.path.slice(0, first.path.lastIndexOf('/')),
        files: own,
        english: own.find(({ language }) => language === defaultLocale),
        file,
        details: versionSchema.safeParse(file ? file.data : {}).data,
      },
    ];
  });
}

/** `2026-03-01` for `2026-3-1`. */
function likelyDay(name: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})\D*$/.exec(name) ?? [];
  const meant = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDay(meant) ? meant : undefined;
}

/** Reports folders not named after a day, or after the same one. */
function badNames(folders: readonly VersionFolder[]): Finding[] {
  const owners = new Map(folders.filter(({ name }) => isDay(name)).map(({ name, path }) => [name, path]));
  return folders.flatMap(({ name, path, files, english }) => {
    const [first] = files;
    if (isDay(name) || !first) return [];
    const place = (english ?? first).placeOf([]);
    const day = likelyDay(name);
    const owner = day === undefined ? undefined : owners.get(day);
    if (day !== undefined) owners.set(day, path);
    if (owner !== undefined) {
      const message = `Two versions would take effect on ${day ?? ''}: this folder and ${owner}. Keep one, or name this one after another day.`;
      return [{ ...place, message }];
    }
    const advice = day ?? 'for example 2025-01-31';
    const message = `The folder name "${name}" is not a date. Name the folder of a version after the day it takes effect, as year-month-day: ${advice}.`;
    return [{ ...place, message }];
  });
}

/** The next anniversary of a day: 2026-03-01 for 2016-03-01 from 2025-11-30 on. */
export function sameDayFrom(day: string, from: string): string {
  const inYear = (year: number): string => `${String(year)}${day.slice(4)}`;
  const year = Number(from.slice(0, 4));
  const next = inYear(year) < from ? inYear(year + 1) : inYear(year);
  return isDay(next) ? next : from;
}

/** True for a first version with `changes` before one without. */
function isMisplaced({ details }: VersionFolder, next: VersionFolder | undefined): boolean {
  return details?.changes !== undefined && next?.details !== undefined && next.details.changes === undefined;
}

function misplaced({ name, file, english, details, path }: VersionFolder, next: VersionFolder | undefined): Finding[] {
  const meant = sameDayFrom(name, details?.announced ?? siteDate());
  const message = `By the name of its folder, ${name}, this version is older than the first one, ${next?.name ?? ''}, but it says what changes. Is the year right? A folder has the day on which its version takes effect: rename ${path} to ${meant}.`;
  return [{ ...((file ?? english)?.placeOf([]) ?? startOfFile(path)), message }];
}

function withoutEnglish({ path, english }: VersionFolder): Finding[] {
  const message =
    'The English text of this version is missing, and English is the text that counts. Add this file, or remove the folder.';
  return english ? [] : [{ ...startOfFile(`${path}/${defaultLocale}.mdx`), message }];
}

/** Reports a policy that is not in force yet and not announced. */
function notInForce({ name, path, english, details }: VersionFolder): Finding[] {
  const today = siteDate();
  if (name <= today || !details || details.announced !== undefined || !english) return [];
  const message = `This is the only text of the policy, so that none is in force before ${name}. If the policy applies already, rename ${path} to the day since when. If it is new and waits for that day, write "announced: ${today}" in ${path}/version.yaml.`;
  return [{ ...english.placeOf([]), message }];
}

function badDetails(folder: VersionFolder, previous: VersionFolder | undefined): Finding[] {
  const { path, file, details, name } = folder;
  if (!details) return [];
  const findings: Finding[] = [];
  if (details.announced !== undefined && details.announced > name && file) {
    const message = `"announced" is ${details.announced}, but the text takes effect on ${name}. Nothing can be announced after it has happened: correct the date, or the name of the folder: ${sameDayFrom(name, details.announced)}?`;
    findings.push({ ...file.placeOf(['announced']), message });
  }
  const today = siteDate();
  details.corrections.forEach(({ on }, index) => {
    if (on <= today || !file) return;
    const message = `This correction is dated ${on}, which is in the future. Readers see the day on which a text was corrected: write ${today}.`;
    findings.push({ ...file.placeOf(['corrections', index, 'on']), message });
  });
  const { [defaultLocale]: english = [], ...translated } = details.changes ?? {};
  for (const [language, sentences] of Object.entries(translated)) {
    if (!file || english.length === 0 || sentences.length === english.length) continue;
    const message = `Here are ${String(sentences.length)} sentences on what changes, in English ${String(english.length)}. Write the same in each language.`;
    findings.push({ ...file.placeOf(['changes', language]), message });
  }
  const before = previous?.details?.changes?.[defaultLocale];
  if (previous && file && before?.join('\n') === english.join('\n') && english.length > 0) {
    const message = `This is word for word what changed in the version of ${previous.name}. Write what changes compared with that version.`;
    findings.push({ ...file.placeOf(['changes']), message });
  }
  if (previous && details.changes?.[defaultLocale] === undefined) {
    const place = file?.placeOf(['changes']) ?? startOfFile(`${path}/version.yaml`);
    const message = `${file ? 'Say' : 'Make this file, and say'} what changes compared with the version of ${previous.name}. Write "changes:", below it "${defaultLocale}:" and three to six sentences, each on a line that begins with "- ".`;
    findings.push({ ...place, message });
  }
  return findings;
}

const sectionIds = ({ english }: VersionFolder): string[] =>
  headingsIn(english?.prose).flatMap(({ depth, slug }) => (depth === 2 || depth === 3 ? [slug] : []));

const isReadable = ({ english }: VersionFolder): boolean => english?.prose !== undefined && 'tree' in english.prose;

/** Reports removed sections that `version.yaml` does not mention, and sections that it mentions by mistake. */
function badSections(folder: VersionFolder, previous: VersionFolder | undefined): Finding[] {
  const { path, file, details } = folder;
  if (!details || !isReadable(folder) || (previous && !isReadable(previous))) return [];
  const now = new Set(sectionIds(folder));
  const before = new Set(previous ? sectionIds(previous) : []);
  const named = new Set([...Object.keys(details.moved), ...details.removed]);
  const gone = [...before].filter((id) => !now.has(id) && !named.has(id));
  const report = (keys: readonly PropertyKey[], message: string): Finding => ({
    ...(file?.placeOf(keys) ?? startOfFile(`${path}/version.yaml`)),
    message,
  });
  const unknown = (id: string): string =>
    previous
      ? `The version of ${previous.name} has no section "${id}". Write one of its sections: ${[...before].join(', ')}.`
      : `This is the first version, so that no section can have moved or been removed. Remove this line.`;
  const findings: Finding[] = [];
  if (gone.length > 0 && previous) {
    const message = `The version of ${previous.name} has sections whose ids are not in this one: ${gone.join(', ')}. Write where each went, so that links to them still work: "moved: { ${gone[0] ?? ''}: new-id }", or "removed: [${gone[0] ?? ''}]".`;
    findings.push(report(['moved'], message));
  }
  for (const [old, id] of Object.entries(details.moved)) {
    if (!before.has(old)) findings.push(report(['moved', old], unknown(old)));
    if (now.has(id)) continue;
    const message = `This version has no section "${id}" that could continue "${old}". Write one of its sections: ${[...now].join(', ')}.`;
    findings.push(report(['moved', old], message));
  }
  for (const [index, id] of details.removed.entries()) {
    const message = `This version still has a section "${id}". Remove it from this list.`;
    if (!before.has(id)) findings.push(report(['removed', index], unknown(id)));
    else if (now.has(id)) findings.push(report(['removed', index], message));
  }
  return findings;
}

export function checkVersions(files: readonly SourceFile[]): Finding[] {
  const versioned = files.filter(({ version }) => version !== undefined);
  return [...Map.groupBy(versioned, ({ document }) => document).values()].flatMap((own) => {
    const folders = foldersOf(own);
    const byName = folders
      .filter(({ name, english }) => isDay(name) && english)
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
    const [first, second] = byName;
    const isWrongYear = first && isMisplaced(first, second);
    const inOrder = isWrongYear ? byName.slice(1) : byName;
    return [
      ...badNames(folders),
      ...(isWrongYear ? misplaced(first, second) : []),
      ...folders.flatMap(withoutEnglish),
      ...(first && !second ? notInForce(first) : []),
      ...inOrder.flatMap((folder, index) => [
        ...badDetails(folder, inOrder[index - 1]),
        ...badSections(folder, inOrder[index - 1]),
      ]),
    ];
  });
}
