/**
 * Links to other languages remember the choice and keep the place: query (but
 * for `lng`) and hash travel along, so that a reader of section 4 stays in it.
 * A choice that cannot be remembered travels as `?lng=` instead.
 */
import { defaultLocale, type Locale } from '../i18n/locales.ts';
import { parsePath } from '../i18n/routes.ts';
import { rememberLanguage } from '../stores/language.ts';

/** A link is followed by a click of any button, from its own menu, or by dragging it to another window. */
const followed = ['click', 'auxclick'];
const prepared = ['contextmenu', 'dragstart'];

/**
 * @param forgotten the language this page was asked for by `?lng=`, where it could not be remembered: the links to
 * unprefixed addresses carry it on, since those would be led to the language of the browser
 */
export function bindLanguageLinks(forgotten: Locale | undefined): void {
  const prepare = ({ target, type }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    const chosen = link.dataset['language'] as Locale | undefined;
    const query = new URLSearchParams(chosen ? location.search : link.search);
    query.delete('lng');
    if (chosen) {
      link.hash = location.hash;
      // Whoever opens the menu of a link, or drags it, may not follow it.
      if (prepared.includes(type) || !rememberLanguage(chosen)) query.set('lng', chosen);
    } else if (forgotten === defaultLocale && parsePath(link.pathname).locale === defaultLocale) {
      query.set('lng', forgotten);
    } else return;
    link.search = query.toString();
  };
  // While the event goes down, before the browser follows the link.
  for (const way of [...followed, ...prepared]) addEventListener(way, prepare, true);
}
