/** The table of what the site stores in a browser, for the cookies policy. */
import * as storageRegistry from './storageRegistry.ts';

/** Names of the columns, and what the cells say besides the keys. */
interface StorageWords extends Readonly<
  Record<'key' | 'place' | 'purpose' | 'duration' | 'localStorage' | 'untilCleared', string>
> {
  readonly purposes: Readonly<Record<keyof typeof storageRegistry, string>>;
}

export interface StorageTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const storageTable = (words: StorageWords): StorageTable => ({
  head: [words.key, words.place, words.purpose, words.duration],
  rows: Object.entries(storageRegistry).map(([purpose, key]) => [
    key,
    words.localStorage,
    words.purposes[purpose as keyof typeof storageRegistry],
    words.untilCleared,
  ]),
});
