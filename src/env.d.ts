/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The current page, set by its route. */
    page: import('./site/documents.ts').Page;
    /** Sections of the shown text by slug of their heading. */
    sections?: ReadonlyMap<string, import('./site/sections.ts').Section>;
    /** Recorded values of the shown text, which replace today's facts. */
    record?: Pick<import('./schemas/records.ts').TextRecord, 'facts' | 'storage'> | undefined;
    /** Section ids of earlier versions with their current id, if any. */
    oldSections?: ReadonlyMap<string, string | undefined>;
  }
}
