/** Runs inline on the error page, below its lists: offers the page that the address most likely meant. */
import { meantPage } from '../i18n/didYouMean.ts';
import { pagePath, parsePath } from '../i18n/routes.ts';

const place = document.querySelector<HTMLElement>('[data-did-you-mean]');
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-pages] a')];
const { locale } = parsePath(location.pathname);
const ids = links.map((link) => parsePath(link.pathname).id);
const meant = meantPage(location.pathname, ids);
const link = meant && links[ids.lastIndexOf(meant.id)];
if (place && link) {
  const suggestion = document.createElement('a');
  suggestion.textContent = link.textContent;
  if (link.lang !== '') suggestion.lang = link.lang;
  suggestion.href = pagePath(meant.id, meant.locale);
  // In another language, whose own name stands in the language menu.
  const language =
    meant.locale !== locale && document.querySelector<HTMLAnchorElement>(`a[hreflang="${meant.locale}"]`);
  if (language) {
    const name = document.createElement('span');
    name.textContent = language.textContent;
    name.lang = language.lang;
    suggestion.hreflang = meant.locale;
    suggestion.dataset['language'] = meant.locale;
    suggestion.append(' (', name, ')');
  }
  place.append(suggestion);
  place.hidden = false;
}
