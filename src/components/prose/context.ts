/** The document around a component of its text. */

/**
 * @throws when a component of running text stands on a page whose layout has not set `Astro.locals.document`
 */
export function documentOf(locals: App.Locals): NonNullable<App.Locals['document']> {
  if (!locals.document)
    throw new Error('This component stands in documents only: their layout sets Astro.locals.document.');
  return locals.document;
}
