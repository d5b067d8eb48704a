/** Brings the forms of a word together: `refunds` and `refunded`, `rembourser` and `remboursement`. */
import type { SearchLanguage } from './languages.ts';
import { isOneEditAway } from './typingErrors.ts';
import { fold } from './words.ts';

/** A word keeps at least this many letters, and loses at most this many endings: `documentations`. */
const shortest = 3;
const mostEndings = 2;
/** Every word ends like a shorter ending, but for one letter. */
const shortestRepaired = 3;

/** Gives the stems of a language. */
export interface Stemmer {
  /** The stem of a folded word; `undefined` where it says nothing about what is looked for: empty words and single letters. */
  (folded: string): string | undefined;
  /** The stems that a folded word may have if there is one slip of the finger in its ending. */
  readonly repaired: (folded: string) => readonly string[];
}

/** Makes the stemmer of a language: the longest ending that fits is taken away, and then once more. */
export function stemmerOf({ endings, stopWords }: SearchLanguage): Stemmer {
  // Folded like the words themselves, so that readers who type without accents are understood too.
  const folded = (list: string): string[] => list.split(' ').map(fold);
  const ignored = new Set(folded(stopWords));
  const replacements = new Map(
    folded(endings).map((rule): [string, string] => {
      const [ending = '', replacement = ''] = rule.split('>');
      return [ending, replacement];
    }),
  );
  const longest = Math.max(...[...replacements.keys()].map(({ length }) => length));
  const strip = (word: string, left = mostEndings): string => {
    for (let length = Math.min(longest, word.length - shortest); length > 0; length -= 1) {
      const replacement = replacements.get(word.slice(-length));
      if (replacement === undefined) continue;
      const rest = word.slice(0, -length) + replacement;
      return rest.length < word.length && left > 0 ? strip(rest, left - 1) : word;
    }
    return word;
  };
  const known = new Map<string, string | undefined>();
  const stem = (word: string): string | undefined => {
    if (!known.has(word)) {
      known.set(word, ignored.has(word) || (word.length < 2 && !/\d/.test(word)) ? undefined : strip(word));
    }
    return known.get(word);
  };
  const repaired = (word: string): readonly string[] =>
    [...replacements.keys()]
      .filter(({ length }) => length >= shortestRepaired)
      .flatMap((ending) =>
        [ending.length - 1, ending.length, ending.length + 1].flatMap((length) => {
          const rest = word.slice(0, -length);
          const isSlip = rest.length >= shortest && isOneEditAway(word.slice(-length), ending, false);
          return isSlip ? strip(rest + ending) : [];
        }),
      );
  return Object.assign(stem, { repaired });
}
