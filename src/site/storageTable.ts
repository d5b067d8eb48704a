/** The table of storage keys in the cookies policy. */
import * as storageRegistry from './storageRegistry.ts';

/** Column headings and cell texts. */
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
