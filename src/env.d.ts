/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The page being made; its file in `src/pages/` sets it once, for every component on it. */
    page: import('./content/documents.ts').Page;
    /** The sections of the page's text by the slug of their own heading; set where a document's text is shown. */
    sections?: ReadonlyMap<string, import('./content/sections.ts').Section>;
  }
}
