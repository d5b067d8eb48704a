/** On the error page: offers the page of its list that the address most likely meant. */
import { meansSame } from '../i18n/didYouMean.ts';

export function suggestPage(): void {
  const place = document.querySelector<HTMLElement>('[data-did-you-mean]');
  if (!place) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-pages] a')) {
    if (!meansSame(link.pathname, location.pathname)) continue;
    place.append(link.cloneNode(true));
    place.hidden = false;
  }
}
