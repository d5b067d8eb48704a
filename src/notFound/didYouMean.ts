/** Suggests the page that a mistyped address most likely meant. */
import { localeCodes, type Locale } from '../site/locales.ts';
import { pagePath, parsePath } from '../site/routes.ts';

const letters = (path: string): string => path.toLowerCase().replaceAll(/\.html?$|[^a-z0-9]/g, '');

/** Compares two addresses, ignoring letter case, hyphens, underscores, slashes and a file extension. */
export const isSameAddress = (path: string, other: string): boolean => letters(path) === letters(other);

/**
 * Returns the page that an address most likely meant, and its language.
 * @param path its part after a language may name another language: `/fr/PT/contactUs`
 */
export function suggestedPage(path: string, ids: readonly string[]): { id: string; locale: Locale } | undefined {
  const pages = localeCodes.flatMap((locale) => ids.map((id) => ({ id, locale })));
  return [path, `/${parsePath(path).id}`]
    .map((typed) => pages.find(({ id, locale }) => isSameAddress(pagePath(id, locale), typed)))
    .find((page) => page !== undefined);
}

/** Links to pages, but not to sections or other languages. The last one to a page has its short name. */
const pageLinks = ':is([data-pages], .footer li, .footer-last) > a[href^="/"]:not([hreflang], [href*="#"])';

/** Links to that page on the error page, by its name in the footer. */
export function bindDidYouMean(): void {
  const place = document.querySelector<HTMLElement>('[data-did-you-mean]');
  const links = [...document.querySelectorAll<HTMLAnchorElement>(pageLinks)];
  const ids = links.map((link) => parsePath(link.pathname).id);
  const page = suggestedPage(location.pathname, ids);
  const link = page && links[ids.lastIndexOf(page.id)];
  if (!place || !link) return;
  const suggestion = document.createElement('a');
  suggestion.textContent = link.textContent;
  suggestion.lang = link.lang;
  suggestion.href = pagePath(page.id, page.locale);
  const isForeign = page.locale !== parsePath(location.pathname).locale;
  const language = isForeign && document.querySelector<HTMLAnchorElement>(`a[hreflang="${page.locale}"]`);
  if (language) {
    const name = document.createElement('span');
    name.textContent = language.textContent;
    name.lang = language.lang;
    suggestion.hreflang = page.locale;
    suggestion.dataset['language'] = page.locale;
    suggestion.append(' (', name, ')');
  }
  place.append(suggestion);
  place.hidden = false;
}
