/** Whether a translation has the fields, groups and items of the English text. */
import { comparedFields, pathName } from '../parts.ts';
import type { Finding, Place } from '../places.ts';
import { valueAt } from '../../schemas/schemaPath.ts';
import type { SourceFile } from '../source.ts';

/** The outermost groups and items on the ways to some fields that another file has nothing at, each once. */
function outermostMissing(fields: readonly (readonly PropertyKey[])[], other: SourceFile): (readonly PropertyKey[])[] {
  const groups = fields.flatMap((keys) => {
    const depth = keys.findIndex((_, index) => valueAt(other.data, keys.slice(0, index + 1)) === undefined);
    return depth < 0 ? [] : [keys.slice(0, depth + 1)];
  });
  return [...new Map(groups.map((keys) => [keys.join('/'), keys])).values()];
}

/** Whether readers of the translation are shown the English entry as long as it has none of its own. */
const mayFollow = ({ collection }: SourceFile, keys: readonly PropertyKey[]): boolean =>
  collection === 'faq' && keys[0] === 'questions' && keys.length === 2;

/** Fields, groups and items that only one of the two files has. */
export function compareEntries(english: SourceFile, translation: SourceFile): Finding[] {
  const ways = (file: SourceFile): (readonly PropertyKey[])[] => comparedFields(file).map(([keys]) => keys);
  const missing = outermostMissing(ways(english), translation);
  const extra = outermostMissing(ways(translation), english);
  const siblingsOf = (keys: readonly PropertyKey[], others: readonly (readonly PropertyKey[])[]) =>
    others.filter((other) => other.slice(0, -1).join('/') === keys.slice(0, -1).join('/'));
  /** A name that only this file has, where the English text has one that this file lacks. */
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
      .filter((keys) => !meantNames.has(keys) && !mayFollow(english, keys))
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

/** Where an entry that only the English text has belongs in a translation: at the entry before it, or its group. */
function placeBefore(keys: readonly PropertyKey[], english: SourceFile, translation: SourceFile): Place {
  const group = keys.slice(0, -1);
  const names = Object.keys(valueAt(english.data, group) ?? {});
  const before = names
    .slice(0, names.indexOf(String(keys.at(-1))))
    .map((name) => [...group, typeof keys.at(-1) === 'number' ? Number(name) : name])
    .findLast((own) => valueAt(translation.data, own) !== undefined);
  return translation.placeOf(before ?? group);
}
