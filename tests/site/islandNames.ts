/** The islands, as the build names their scripts. */
export const islandNames = [
  'LanguageMenu',
  'Faq',
  'Carousel',
  'ContactForm',
  'Drawer',
  'CookieNotice',
  'Toaster',
] as const;
