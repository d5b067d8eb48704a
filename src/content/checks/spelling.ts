/** Whether every word is in the dictionary of its language or in the project's own lists, `content/words/`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { spellCheckDocument, suggestionsForWord, type CSpellUserSettings } from 'cspell-lib';
import type { Locale } from '../../i18n/locales.ts';
import type { Finding } from '../places.ts';
import { cover, type Words } from '../words.ts';

/** The dictionary of each language. A language without one is not checked. */
const dictionaries: Readonly<Partial<Record<string, string>>> = {
  en: '@cspell/dict-en-gb/cspell-ext.json',
  fr: '@cspell/dict-fr-fr/cspell-ext.json',
  pt: '@cspell/dict-pt-pt/cspell-ext.json',
} satisfies Partial<Record<Locale, string>>;

/** Locale names of the dictionaries. */
const dictionaryLocales: Readonly<Partial<Record<string, string>>> = { en: 'en-GB', fr: 'fr', pt: 'pt-PT' };

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Words of a list: one on each line; a line that begins with # is for people. */
async function readList(root: string, name: string): Promise<string[]> {
  const text = await readFile(path.join(root, `content/words/${name}.txt`), 'utf8').catch(() => '');
  return text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** Portuguese verbs with a pronoun (conservamo-los, conservá-los-emos): no dictionary lists their stems. */
const verbWithPronoun = String.raw`/\p{L}+-(?:me|te|se|nos|vos|lhes?|[ln]?[oa]s?)(?:-\p{L}+)?(?!\p{L})/giu`;

async function settingsFor(language: Locale, dictionary: string, root: string): Promise<CSpellUserSettings> {
  return {
    import: [fileURLToPath(import.meta.resolve(dictionary))],
    language: dictionaryLocales[language] ?? language,
    words: [...(await readList(root, 'all')), ...(await readList(root, language))],
    minWordLength: 3,
    ...(language === 'pt' ? { ignoreRegExpList: [verbWithPronoun] } : {}),
  };
}

/** A word that stands by itself, between spaces, ordinary punctuation and markup. */
const plainWord = new RegExp(
  String.raw`(?<=^|[\s${cover}][(«“‘]?)\p{L}[\p{L}\p{M}’-]*(?=[,.;:!?)»”]*(?:[\s${cover}]|$))`,
  'gmu',
);

/**
 * Words of a language that have been found right. Most words of a text stand
 * in another one too, and looking them up is most of the work.
 */
class KnownWords {
  private readonly words = new Set<string>();

  /** The text with the known words covered. */
  cover(text: string): string {
    return text.replaceAll(plainWord, (word) => (this.words.has(word) ? cover.repeat(word.length) : word));
  }

  /** Learns the words of a text without a mistake. */
  learn(text: string): void {
    for (const [word] of text.matchAll(plainWord)) this.words.add(word);
  }
}

/** Looking for a suggestion takes as long as reading a page; this many words get one. */
const mostSuggestions = 12;

/** @param root the project's root folder */
export async function checkSpelling(words: readonly Words[], root: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const suggested = new Map<string, string>();
  for (const [language, texts] of Map.groupBy(words, (own) => own.language)) {
    const dictionary = dictionaries[language];
    if (dictionary === undefined) continue;
    const settings = await settingsFor(language, dictionary, root);
    const locale = settings.language ?? language;
    const suggest = async (word: string): Promise<string> => {
      const known = suggested.get(`${language} ${word}`);
      if (known !== undefined || suggested.size >= mostSuggestions) return known ?? '';
      const { suggestions } = await suggestionsForWord(word, { locale, numSuggestions: 1 }, settings);
      const [first] = suggestions;
      const hint = first ? ` Did you mean “${first.word}”?` : '';
      suggested.set(`${language} ${word}`, hint);
      return hint;
    };
    const known = new KnownWords();
    for (const { text, file } of texts) {
      const rest = known.cover(text);
      const { issues } = await spellCheckDocument(
        { uri: 'text.txt', text: rest, languageId: 'plaintext', locale },
        { generateSuggestions: false, noConfigSearch: true },
        settings,
      );
      if (issues.length === 0) known.learn(rest);
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
