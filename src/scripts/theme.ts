/** Applies the theme of the store, and binds the buttons in bar and drawer. */
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
  for (const button of buttons) {
    button.onclick = (event) => {
      // Or `boot.ts` would replay the press.
      event.preventDefault();
      toggleTheme();
    };
  }
  // A page from the back/forward cache has missed storage events.
  for (const type of ['storage', 'pageshow']) addEventListener(type, readTheme);
  // Without a choice the theme follows the system.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
}
