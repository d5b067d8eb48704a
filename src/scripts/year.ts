/** Updates the copyright year of pages that were built in an earlier year. */
export function showYear(): void {
  const place = document.querySelector('[data-year]');
  if (place) place.textContent = String(new Date().getFullYear());
}
