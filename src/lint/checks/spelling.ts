/** Checks words against the dictionary of their language and the lists in `content/words/`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { spellCheckDocument, suggestionsForWord, type CSpellUserSettings } from 'cspell-lib';
import { distance } from 'fastest-levenshtein';
import { stringsIn, valueAt } from '../../schemas/schemaPath.ts';
import { defaultLocale, isLocale, localeDefinition, type Locale, type LocaleDefinition } from '../../site/locales.ts';
import type { SourceFile } from '../source.ts';
import type { Finding } from '../places.ts';
import { cover, type ReaderText } from '../readerText.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

async function readList(root: string, name: string): Promise<string[]> {
  const text = await readFile(path.join(root, `content/words/${name}.txt`), 'utf8').catch(() => '');
  return text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** Portuguese verbs with a pronoun (conservamo-los, conservá-los-emos): dictionaries lack their stems. */
const verbWithPronoun = String.raw`/\p{L}+-(?:me|te|se|nos|vos|lhes?|[ln]?[oa]s?)(?:-\p{L}+)?(?!\p{L})/giu`;

/** Web addresses, also without https. */
const webAddress = String.raw`/(?:https?:\/\/|www\.|(?:[\w-]+\.)+[a-z]{2,}\/)[^\s<>()]+/giu`;

async function settingsFor(
  code: Locale,
  { package: name, language }: Exclude<LocaleDefinition['dictionary'], 'none'>,
  root: string,
): Promise<CSpellUserSettings> {
  return {
    import: [fileURLToPath(import.meta.resolve(`${name}/cspell-ext.json`))],
    language,
    words: [...(await readList(root, 'all')), ...(await readList(root, code))],
    minWordLength: 3,
    ignoreRegExpList: [webAddress, ...(language.startsWith('pt') ? [verbWithPronoun] : [])],
  };
}

/** A word between spaces, ordinary punctuation or markup. */
const plainWord = new RegExp(
  String.raw`(?<=^|[\s${cover}][(«“‘]?)\p{L}[\p{L}\p{M}’-]*(?=[,.;:!?)»”]*(?:[\s${cover}]|$))`,
  'gmu',
);

/** One letter added, lost or changed, or two swapped. */
function isAlmost(word: string, name: string): boolean {
  const [one, other] = [word.toLowerCase(), name.toLowerCase()];
  const letters = distance(one, other);
  return letters === 1 || (letters === 2 && Array.from(one).sort().join() === Array.from(other).sort().join());
}

/** Checks the words of `content/site.yaml` that belong to no language. */
function misspeltBrand({ data, placeOf }: SourceFile, allowed: readonly string[]): Finding[] {
  const brand = valueAt(data, ['brand', 'name']);
  if (typeof brand !== 'string') return [];
  return [...stringsIn(data)]
    .filter(([keys]) => !keys.some((key) => isLocale(String(key))))
    .flatMap(([keys, text]) =>
      (text.match(/\p{L}{4,}/gu) ?? [])
        .filter((word) => isAlmost(word, brand) && !allowed.includes(word))
        .map((word) => ({
          ...placeOf(keys),
          message: `“${word}” is almost the name of the brand. Write “${brand}”, or correct “brand” in this file. If both are right, add “${word}” as a line to content/words/all.txt.`,
        })),
    );
}

/** Finding a suggestion takes as long as checking a page. */
const mostSuggestions = 12;

export async function checkSpelling(texts: readonly ReaderText[], root: string): Promise<Finding[]> {
  const site = texts.find(({ file }) => file.collection === 'site');
  const findings = site ? misspeltBrand(site.file, await readList(root, 'all')) : [];
  const brand = valueAt(site?.file.data, ['brand', 'name']);
  const suggested = new Map<string, string>();
  const english = new Set(
    texts.flatMap(({ language, text }) =>
      language === defaultLocale ? (text.toLowerCase().match(/\p{L}+/gu) ?? []) : [],
    ),
  );
  for (const [language, own] of Map.groupBy(texts, (text) => text.language)) {
    const { dictionary } = localeDefinition(language);
    if (dictionary === 'none') continue;
    const settings = await settingsFor(language, dictionary, root);
    const locale = settings.language ?? language;
    const suggest = async (word: string): Promise<string> => {
      const earlier = suggested.get(`${language} ${word}`);
      if (earlier !== undefined || suggested.size >= mostSuggestions) return earlier ?? '';
      if (language !== defaultLocale && english.has(word.toLowerCase()))
        return ' It is a word of the English texts: translate it.';
      if (typeof brand === 'string' && isAlmost(word, brand)) return ` Did you mean the brand, “${brand}”?`;
      const { suggestions } = await suggestionsForWord(word, { locale, numSuggestions: 4 }, settings);
      // A misspelt word is seldom an abbreviation.
      const first = suggestions.find((one) => one.word !== one.word.toUpperCase() || word === word.toUpperCase());
      const hint = first ? ` Did you mean “${first.word}”?` : '';
      suggested.set(`${language} ${word}`, hint);
      return hint;
    };
    // Caches correct words: looking them up is most of the work, and most of them are repeated.
    const known = new Set<string>();
    for (const { text, file } of own) {
      const rest = text.replaceAll(plainWord, (word) => (known.has(word) ? cover.repeat(word.length) : word));
      const { issues } = await spellCheckDocument(
        { uri: 'text.txt', text: rest, languageId: 'plaintext', locale },
        { generateSuggestions: false, noConfigSearch: true },
        settings,
      );
      if (issues.length === 0) for (const [word] of rest.matchAll(plainWord)) known.add(word);
      for (const { text: word, offset } of issues) {
        findings.push({
          ...file.placeAt(offset),
          message: `“${word}” is not in the ${languageNames.of(language) ?? language} dictionary.${await suggest(word)} If it is right, add it as a line to content/words/${language}.txt.`,
        });
      }
    }
  }
  return findings;
}
