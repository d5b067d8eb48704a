/** Shows the theme of the store and binds the button in the bar. */
import { $theme, readTheme, toggleTheme } from '../stores/theme.ts';

export function bindTheme(): void {
  const root = document.documentElement;
  readTheme();
  $theme.subscribe((theme) => {
    if (theme) root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
  });
  document.querySelector('[data-theme-toggle]')?.addEventListener('click', toggleTheme);
  addEventListener('storage', readTheme);
  // A page that comes back from the browser's page cache has missed what others stored.
  addEventListener('pageshow', readTheme);
}
