/**
 * Names of the islands that React has hydrated. Until an island is among them, its script renders the store and answers
 * presses; an island adds itself in a layout effect, so that no press is answered twice.
 */
export const hydrated = new Set<'language-menu' | 'faq' | 'carousel' | 'contact-form'>();
