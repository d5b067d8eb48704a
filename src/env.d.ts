/// <reference types="astro/client" />

declare namespace App {
  /** What the components inside a document's text need to know of the page around them. */
  interface Locals {
    document?: {
      /** Language of the text. */
      readonly locale: import('./i18n/locales.ts').Locale;
      /** Language of the page, which links stay in. */
      readonly pageLocale: import('./i18n/locales.ts').Locale;
      /** Numbered sections by the slug of their own heading. */
      readonly sections: ReadonlyMap<string, import('./content/sections.ts').Section>;
      /** Whether the numbers of the sections stay away. */
      readonly unnumbered?: boolean;
    };
  }
}
