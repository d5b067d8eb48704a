/** Finds what a change of the content lost or altered by accident: records, figures, placeholders in one language. */
import { placeIn, type Source, type SourceFile } from './source.ts';
import { startOfFile, type Finding } from './places.ts';
import { agreementsFile, putBack, recordsFile } from '../schemas/records.ts';
import { stringsIn, valueAt } from '../schemas/schemaPath.ts';
import { localeCodes } from '../site/locales.ts';

/** A JSON file before the change; `undefined` if it is unreadable. */
function readBefore(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as unknown);
  } catch {
    return undefined;
  }
}

const keysAt = (data: unknown, keys: readonly string[]): string[] => {
  const value = valueAt(data, keys);
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
};

function lostTexts(before: unknown, { records }: Source): string[] {
  return keysAt(before, ['policies']).flatMap((id) =>
    keysAt(before, ['policies', id]).flatMap((day) =>
      keysAt(before, ['policies', id, day]).flatMap((language) =>
        valueAt(records.policies, [id, day, language]) === undefined ? [`${id}/${day}/${language}`] : [],
      ),
    ),
  );
}

type ContentBefore = (path: string) => Uint8Array | undefined;

/** Reports removed records of published texts. */
export function lostRecords(source: Source, contentBefore: ContentBefore): Finding[] {
  const lost = lostTexts(readBefore(contentBefore(recordsFile)), source);
  if (lost.length === 0) return [];
  const names = `${lost.slice(0, 3).join(', ')}${lost.length > 3 ? ', …' : ''}`;
  const message = `This file no longer has the record of ${String(lost.length)} published text(s): ${names}. It says what readers were bound by, and is written by a command, never by hand. ${putBack}`;
  return [{ ...startOfFile(recordsFile), message }];
}

/**
 * One line for each translation accepted although only the English text changed, or whose record was emptied.
 * @param changed paths of changed, added and removed files
 */
export function acceptedTranslations(
  { records }: Source,
  changed: readonly string[],
  contentBefore: ContentBefore,
): string[] {
  return changed.flatMap((path) => {
    if (!path.endsWith(`/${agreementsFile}`)) return [];
    const before = readBefore(contentBefore(path));
    const folder = path.slice('content/'.length, -agreementsFile.length);
    return keysAt(before, []).flatMap((file) => {
      const now = records.translations[folder + file];
      const parts = keysAt(before, [file]).filter((part) => {
        const [english, translation] = String(valueAt(before, [file, part])).split(' ');
        const [englishNow, translationNow] = now?.[part]?.split(' ') ?? [];
        return translation === translationNow && english !== englishNow;
      });
      const line = `content/${folder}${file}  ${parts.join(', ')}: counts as translated although only the English text changed. If no one has compared them, translate the change, and put back ${path}`;
      return parts.length > 0 ? [line] : [];
    });
  });
}

/** One line for each removed file whose folder still has others: a translation, `version.yaml`. */
export function removedFiles(before: readonly SourceFile[], files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
  const folders = new Set([...paths].map(folderOf));
  return before.flatMap(({ path }) =>
    !paths.has(path) && folders.has(folderOf(path))
      ? [`${path}  is gone. If it was not meant to be deleted, put it back`]
      : [],
  );
}

const siteIn = (files: readonly SourceFile[]): SourceFile | undefined =>
  files.find(({ collection }) => collection === 'site');

/** Reports placeholders whose description became the value in some languages. */
export function unfilledPlaceholders(before: readonly SourceFile[], files: readonly SourceFile[]): Finding[] {
  const old = siteIn(before)?.data;
  const site = siteIn(files);
  return [...stringsIn(site?.data)].flatMap(([keys, value]) => {
    const depth = keys.lastIndexOf('text');
    const described = valueAt(old, keys.with(depth, 'placeholder'));
    if (!site || depth < 0 || described !== value || !localeCodes.some((code) => code === keys.at(-1))) return [];
    const message = `“${value}” only says what is missing, and readers would take it for the value. Write the value in this language too.`;
    return [{ ...placeIn(files, site.path, keys), message }];
  });
}

function* numbersIn(
  data: unknown,
  keys: readonly string[] = [],
): Generator<readonly [keys: readonly string[], value: number]> {
  if (typeof data === 'number') yield [keys, data];
  for (const key of keysAt(data, [])) yield* numbersIn(valueAt(data, [key]), [...keys, key]);
}

const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 20 });

/** One line for each fact that changed by a factor of more than 8, as with a lost digit. */
export function changedFigures(before: readonly SourceFile[], files: readonly SourceFile[]): string[] {
  const site = siteIn(files);
  const old = siteIn(before)?.data;
  return [...numbersIn(site?.data)].flatMap(([keys, value]) => {
    const then = valueAt(old, keys);
    if (!site || typeof then !== 'number' || then === 0 || value === 0) return [];
    const times = value / then;
    if (times < 8 && times > 1 / 8) return [];
    const { path, line } = site.placeOf(keys);
    const size = times > 1 ? `about ${shown(Math.round(times))} times` : `about 1/${shown(Math.round(1 / times))}`;
    return [
      `${path}:${String(line)}  ${keys.join(' › ')}: ${shown(then)} became ${shown(value)}, ${size} of it: is a digit missing or too many?`,
    ];
  });
}
