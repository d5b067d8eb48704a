/** Where the search puts itself when it has loaded: its script can be loaded again after a failure. */
import { atom } from 'nanostores';
import type { openSearch } from './results.ts';

export const $openSearch = atom<typeof openSearch | undefined>(undefined);
