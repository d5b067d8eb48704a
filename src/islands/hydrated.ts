/**
 * Names of hydrated islands. Until an island adds itself, its script renders the store and handles presses. It does so in
 * a layout effect, so that no press is handled twice.
 */
export const hydrated = new Set<'language-menu' | 'faq' | 'carousel' | 'contact-form'>();
