/**
 * Lets find-in-page reach closed answers: `hidden="until-found"` (HTML standard)
 * on everything of the questions that is closed. Without this script all answers are open.
 */
export function hideClosedAnswers(): void {
  for (const closed of document.querySelectorAll(
    '[data-answer][data-state=closed], [data-category][data-state=inactive]',
  )) {
    closed.setAttribute('hidden', 'until-found');
  }
}
