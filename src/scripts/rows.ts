/**
 * Rows that scroll sideways can be reached by keyboard while they do, in browsers
 * that do not see to it by themselves (WCAG 2.1.1).
 */
export function bindRows(): void {
  const reach = (): void => {
    for (const row of document.querySelectorAll<HTMLElement>('.row-of')) {
      if (row.scrollWidth > row.clientWidth && !row.querySelector('a')) row.tabIndex = 0;
      else row.removeAttribute('tabindex');
    }
  };
  reach();
  addEventListener('resize', reach);
}
