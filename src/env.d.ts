/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The page being made; its file in `src/pages/` sets it once, for every component on it. */
    page: import('./site/documents.ts').Page;
    /** The sections of the page's text by the slug of their own heading; set where a document's text is shown. */
    sections?: ReadonlyMap<string, import('./site/sections.ts').Section>;
    /** What the page's text was recorded with, shown instead of today's facts; set where the text is recorded. */
    record?: Pick<import('./schemas/records.ts').TextRecord, 'facts' | 'storage'> | undefined;
    /** Ids of sections of earlier versions of the page's text, with the ids that they have now, if any. */
    oldSections?: ReadonlyMap<string, string | undefined>;
  }
}
