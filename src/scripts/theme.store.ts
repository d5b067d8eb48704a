/** Light or dark: the visitor's choice, or the system's until there is one. */
import { atom } from 'nanostores';
import { readStorage, writeStorage } from './storage.ts';
import * as storageRegistry from './storageRegistry.ts';

export type Theme = 'light' | 'dark';

/** What a stored theme looks like; anything else is no choice. */
export const themePattern = /^{"state":{"mode":"(light|dark)"},"version":0}$/;

/** The theme in a stored entry. */
export const parseTheme = (entry: string | null): Theme | undefined =>
  themePattern.exec(entry ?? '')?.[1] as Theme | undefined;

/** The visitor's choice; `undefined` follows the system. */
export const $theme = atom<Theme | undefined>();

/** Takes over what is stored, also after another tab has changed it. */
export function readTheme(): void {
  $theme.set(parseTheme(readStorage(storageRegistry.theme)));
}

/** Whether the dark theme is the one being shown. */
export function isDark(): boolean {
  const chosen = $theme.get();
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Chooses the other theme than the one being shown, and remembers it. */
export function toggleTheme(): void {
  const mode: Theme = isDark() ? 'light' : 'dark';
  $theme.set(mode);
  writeStorage(storageRegistry.theme, `{"state":{"mode":"${mode}"},"version":0}`);
}
