/** Checks word lists, glossary, synonyms and search suggestions for repeated entries and unknown words. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionName } from '../../site/collections.ts';
import { localeCodes } from '../../site/locales.ts';
import { startOfFile, type Finding } from '../places.ts';
import type { ReaderText } from '../readerText.ts';
import { stringsIn } from '../../schemas/schemaPath.ts';
import { isReadable } from '../freshness.ts';
import type { SourceFile } from '../source.ts';

/** Scope in which a string must be unique, if it must. */
const scopes: Readonly<Partial<Record<CollectionName, (keys: readonly PropertyKey[]) => string | undefined>>> = {
  glossary: (keys) => (keys.at(-1) === 'term' ? '' : undefined),
  asked: (keys) => keys.slice(0, 2).join(),
  synonyms: (keys) => (keys.at(-1) === 'means' ? String(keys[0]) : undefined),
};

function repeated({ collection, data, placeOf }: SourceFile): Finding[] {
  const owners = new Map<string, number>();
  return [...stringsIn(data)].flatMap(([keys, text]) => {
    const scope = scopes[collection]?.(keys);
    if (scope === undefined) return [];
    const key = `${scope} ${text.trim().toLowerCase()}`;
    const place = placeOf(keys);
    const owner = owners.get(key);
    owners.set(key, owner ?? place.line);
    if (owner === undefined) return [];
    return [{ ...place, message: `“${text}” is already listed on line ${String(owner)}. Delete one of the two.` }];
  });
}

/** The part that a word shares with its other forms, roughly. */
const stemOf = (word: string): string => word.slice(0, Math.max(4, word.length - 3));

/** Reports synonyms whose meaning no text mentions: the search would find nothing. */
function unknownMeanings(file: SourceFile, texts: readonly ReaderText[]): Finding[] {
  const wordsOf = new Map<string, ReadonlySet<string>>(
    localeCodes.map((code) => {
      const own = texts.filter(({ language }) => language === code);
      return [code, new Set(own.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []))];
    }),
  );
  return [...stringsIn(file.data)].flatMap(([keys, means]) => {
    const known = wordsOf.get(String(keys[0]));
    if (keys.at(-1) !== 'means' || !known) return [];
    const unknown = (means.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []).find(
      (word) => ![...known].some((other) => other.startsWith(stemOf(word))),
    );
    if (unknown === undefined) return [];
    return [{ ...file.placeOf(keys), message: `No text has the word “${unknown}”. Write a word of the texts.` }];
  });
}

/** Unreadable texts have words too, so `means` is checked only if all can be read. */
export const checkWordLists = (files: readonly SourceFile[], texts: readonly ReaderText[]): Finding[] =>
  files.flatMap((file) => [
    ...repeated(file),
    ...(file.collection === 'synonyms' && files.every(isReadable) ? unknownMeanings(file, texts) : []),
  ]);

/** Reports repeated words in `content/words/`, and lines of several words, which the spelling check cannot use. */
export async function checkWordFiles(root: string): Promise<Finding[]> {
  const lists = ['all', ...localeCodes].map(async (name): Promise<Finding[]> => {
    const file = `content/words/${name}.txt`;
    const text = await readFile(path.join(root, file), 'utf8').catch(() => '');
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    return lines.flatMap((word, index) => {
      if (word === '' || word.startsWith('#')) return [];
      const place = { ...startOfFile(file), line: index + 1 };
      const first = lines.indexOf(word);
      if (first < index)
        return [
          { ...place, message: `“${word}” is already listed on line ${String(first + 1)}. Delete one of the two.` },
        ];
      return /[^\p{L}\p{M}\p{N}’'.&-]/u.test(word)
        ? [{ ...place, message: `“${word}” is not one word. Write each word on its own line, without commas.` }]
        : [];
    });
  });
  return (await Promise.all(lists)).flat();
}
