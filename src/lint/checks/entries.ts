/** Compares the fields, groups and items of a translation with the English text. */
import { comparedFields, pathName } from '../parts.ts';
import type { Finding, Place } from '../places.ts';
import { valueAt } from '../../schemas/schemaPath.ts';
import type { SourceFile } from '../source.ts';

/** The outermost groups and items of some fields that another file lacks, each once. */
function outermostMissing(fields: readonly (readonly PropertyKey[])[], other: SourceFile): (readonly PropertyKey[])[] {
  const groups = fields.flatMap((keys) => {
    const depth = keys.findIndex((_, index) => valueAt(other.data, keys.slice(0, index + 1)) === undefined);
    return depth < 0 ? [] : [keys.slice(0, depth + 1)];
  });
  return [...new Map(groups.map((keys) => [keys.join('/'), keys])).values()];
}

/** Questions fall back to English until they are translated. */
const hasFallback = ({ collection }: SourceFile, keys: readonly PropertyKey[]): boolean =>
  collection === 'faq' && keys[0] === 'questions' && keys.length === 2;

export function compareEntries(english: SourceFile, translation: SourceFile): Finding[] {
  const paths = (file: SourceFile): (readonly PropertyKey[])[] => comparedFields(file).map(([keys]) => keys);
  const missing = outermostMissing(paths(english), translation);
  const extra = outermostMissing(paths(translation), english);
  const siblingsOf = (keys: readonly PropertyKey[], others: readonly (readonly PropertyKey[])[]) =>
    others.filter((other) => other.slice(0, -1).join('/') === keys.slice(0, -1).join('/'));
  /** An extra name whose group lacks exactly one English name. */
  const renamed = new Map(
    extra.flatMap((keys) => {
      const [meant, ...more] = siblingsOf(keys, missing);
      const isAlone = more.length === 0 && siblingsOf(keys, extra).length === 1;
      return meant && isAlone && typeof keys.at(-1) === 'string' ? [[keys, meant] as const] : [];
    }),
  );
  const meantNames = new Set(renamed.values());
  return [
    ...missing
      .filter((keys) => !meantNames.has(keys) && !hasFallback(english, keys))
      .map((keys) => {
        const { path, line } = english.placeOf(keys);
        const message = `The English text has ${pathName(keys)} (${path}:${String(line)}), this translation has not. Copy it from there, put it here and translate it.`;
        return { ...placeBefore(keys, english, translation), message };
      }),
    ...extra.map((keys) => {
      const meant = renamed.get(keys);
      const message = meant
        ? `${pathName(keys)} is not in the English text, which has ${pathName(meant)}. Such names are the same in every language: write "${String(meant.at(-1))}" here.`
        : `${pathName(keys)} is not in the English text (${english.path}). Remove it here or add it there.`;
      return { ...translation.placeOf(keys), message };
    }),
  ];
}

/** The place for a missing entry in a translation: the entry before it, or its group. */
function placeBefore(keys: readonly PropertyKey[], english: SourceFile, translation: SourceFile): Place {
  const group = keys.slice(0, -1);
  const names = Object.keys(valueAt(english.data, group) ?? {});
  const before = names
    .slice(0, names.indexOf(String(keys.at(-1))))
    .map((name) => [...group, typeof keys.at(-1) === 'number' ? Number(name) : name])
    .findLast((own) => valueAt(translation.data, own) !== undefined);
  return translation.placeOf(before ?? group);
}
