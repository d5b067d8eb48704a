/** On the error page: offers the page that the address most likely meant. */
import { similarPath } from '../i18n/similar.ts';

export function offerSimilar(): void {
  const place = document.querySelector<HTMLElement>('[data-similar]');
  const link = place?.querySelector('a');
  if (!place || !link) return;
  const path = similarPath(location.pathname, (place.dataset['similar'] ?? '').split(' '));
  if (path === undefined) return;
  link.href = path;
  link.textContent = path;
  place.hidden = false;
}
