/** The copyright year of the visitor's clock, for pages that were built in another year. */
export function showYear(): void {
  for (const place of document.querySelectorAll('[data-year]')) place.textContent = String(new Date().getFullYear());
}
