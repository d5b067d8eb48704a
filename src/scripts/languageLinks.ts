/**
 * Links to other languages remember the choice and keep the place: query (but
 * for `lng`) and hash travel along, so that a reader of section 4 stays in it.
 */
import type { Locale } from '../i18n/locales.ts';
import { rememberLanguage } from '../stores/language.ts';

export function bindLanguageLinks(): void {
  // While the event goes down, before the browser follows the link.
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[data-language]');
      if (!link) return;
      rememberLanguage(link.dataset['language'] as Locale);
      const query = new URLSearchParams(location.search);
      query.delete('lng');
      link.search = query.toString();
      link.hash = location.hash;
    },
    true,
  );
}
