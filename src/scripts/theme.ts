/** Shows the theme of the store and binds its buttons in the bar and in the drawer, which say whether the dark theme is on. */
import { $theme, isDark, readTheme, toggleTheme } from './theme.store.ts';

export function bindTheme(): void {
  const root = document.documentElement;
  const buttons = document.querySelectorAll<HTMLElement>('[data-theme-toggle]');
  const show = (): void => {
    const theme = $theme.get();
    if (theme) root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
    for (const button of buttons) button.setAttribute('aria-pressed', String(isDark()));
  };
  readTheme();
  $theme.subscribe(show);
  for (const button of buttons) button.onclick = toggleTheme;
  // A page that comes back from the browser's page cache has missed what others stored.
  for (const type of ['storage', 'pageshow']) addEventListener(type, readTheme);
  // Whoever has not chosen follows the system, also when it changes.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
}
