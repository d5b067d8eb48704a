/** Whether every word is in the dictionary of its language or in the project's own lists, `content/words/`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { spellCheckDocument, suggestionsForWord, type CSpellUserSettings } from 'cspell-lib';
import { localeDefinition, type Locale, type LocaleDefinition } from '../../site/locales.ts';
import type { Finding } from '../places.ts';
import { cover, type ReaderText } from '../readerText.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** ReaderText of a list: one on each line; a line that begins with # is for people. */
async function readList(root: string, name: string): Promise<string[]> {
  const text = await readFile(path.join(root, `content/words/${name}.txt`), 'utf8').catch(() => '');
  return text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** Portuguese verbs with a pronoun (conservamo-los, conservá-los-emos): no dictionary lists their stems. */
const verbWithPronoun = String.raw`/\p{L}+-(?:me|te|se|nos|vos|lhes?|[ln]?[oa]s?)(?:-\p{L}+)?(?!\p{L})/giu`;

/** The parts of a web address are no words, also where it lacks its https. */
const webAddress = String.raw`/(?:https?:\/\/|www\.)[^\s<>()]+/giu`;

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

/** A word that stands by itself, between spaces, ordinary punctuation and markup. */
const plainWord = new RegExp(
  String.raw`(?<=^|[\s${cover}][(«“‘]?)\p{L}[\p{L}\p{M}’-]*(?=[,.;:!?)»”]*(?:[\s${cover}]|$))`,
  'gmu',
);

/**
 * ReaderText of a language that have been found right. Most words of a text stand
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
export async function checkSpelling(texts: readonly ReaderText[], root: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const suggested = new Map<string, string>();
  for (const [language, own] of Map.groupBy(texts, (text) => text.language)) {
    const { dictionary } = localeDefinition(language);
    if (dictionary === 'none') continue;
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
    for (const { text, file } of own) {
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
