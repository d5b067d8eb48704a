/**
 * Shows an element, or hides it so that find-in-page and links still reach it (HTML standard, `until-found`).
 * `aria-hidden` hides the remaining empty box from screen readers.
 */
export function showFindable(element: HTMLElement, isShown: boolean): void {
  if (isShown) element.removeAttribute('hidden');
  else element.setAttribute('hidden', 'until-found');
  element.ariaHidden = String(!isShown);
}
