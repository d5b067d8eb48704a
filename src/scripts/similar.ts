/** On the error page: offers the page of its list that the address most likely meant. */
import { isSimilar } from '../i18n/similar.ts';

export function offerSimilar(): void {
  const place = document.querySelector('[data-similar]') as HTMLElement;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-pages] a')) {
    if (!isSimilar(link.pathname, location.pathname)) continue;
    place.append(link.cloneNode(true));
    place.hidden = false;
  }
}
