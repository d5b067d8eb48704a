/** The copyright year of the visitor's clock, for pages that were built in another year. */
export function showYear(): void {
  const place = document.querySelector('[data-year]');
  if (place) place.textContent = String(new Date().getFullYear());
}
