/** State of the theme. */
import { atom } from 'nanostores';
import { readStorage, writeStorage } from './storage.ts';
import * as storageRegistry from '../site/storageRegistry.ts';

export type Theme = 'light' | 'dark';

/** Format of a stored theme; any other value is ignored. */
export const themePattern = /^{"state":{"mode":"(light|dark)"},"version":0}$/;

export const parseTheme = (entry: string | null): Theme | undefined =>
  themePattern.exec(entry ?? '')?.[1] as Theme | undefined;

/** The visitor's choice; `undefined` follows the system. */
export const $theme = atom<Theme | undefined>();

/** Sets the theme from storage, which another tab may have changed. */
export function readTheme(): void {
  $theme.set(parseTheme(readStorage(storageRegistry.theme)));
}

/** The theme on screen, chosen or from the system. */
export function isDark(): boolean {
  const chosen = $theme.get();
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Switches to the other theme and stores it. */
export function toggleTheme(): void {
  const mode: Theme = isDark() ? 'light' : 'dark';
  $theme.set(mode);
  writeStorage(storageRegistry.theme, `{"state":{"mode":"${mode}"},"version":0}`);
}
