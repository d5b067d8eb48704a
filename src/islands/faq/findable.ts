/**
 * Shows an element, or hides it so that find-in-page and addresses still reach it (HTML standard, `until-found`). What
 * is left of a hidden one is an empty box, which screen readers need not hear of.
 */
export function showFindable(element: HTMLElement, isShown: boolean): void {
  if (isShown) element.removeAttribute('hidden');
  else element.setAttribute('hidden', 'until-found');
  element.ariaHidden = String(!isShown);
}
