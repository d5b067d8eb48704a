/** What the app in the Dev Toolbar and the dev server say to each other over the server's websocket. */
import type { TranslationStatus } from '../../lint/status.ts';

/** The app asks for the content of an address: `{ path: '/fr/privacyPolicy' }`. */
export const askEvent = 'content-toolbar:ask';
/** The server answers with a `PageContent`; every open tab hears it. */
export const answerEvent = 'content-toolbar:answer';
/** Something under `content/` is no longer what it was; the app should ask again. */
export const changedEvent = 'content-toolbar:changed';

export interface Question {
  readonly path: string;
}

/** One file of a document, or the place where it is missing. */
export interface ContentFile {
  /** Path from the project's root. */
  readonly path: string;
  /** What a developer's machine calls the file, for the editor to open. */
  readonly location: string;
  /** Code of the file's language; `undefined` where one file serves all. */
  readonly language: string | undefined;
  readonly status: TranslationStatus;
  /** Whether the page shows this file. */
  readonly shown: boolean;
}

/** A document that the page shows, in all languages. */
export interface ContentDocument {
  /** Path below `content/`, e.g. `legal/privacyPolicy`. */
  readonly name: string;
  readonly files: readonly ContentFile[];
}

/** Something to mend. */
export interface Mistake {
  /** `path:line:column` from the project's root. */
  readonly place: string;
  /** The same place for the editor to open. */
  readonly location: string;
  readonly message: string;
}

/** Where the texts of a page come from, and what is wrong with them. */
export interface PageContent {
  /** The address asked about. */
  readonly path: string;
  /** Languages of the site, in order. */
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly documents: readonly ContentDocument[];
  /** What on the page is not final: outdated, not translated, or a placeholder. */
  readonly unfinished: readonly Mistake[];
  /** Mistakes in the files of the page, in any language. */
  readonly mistakes: readonly Mistake[];
  /** Mistakes in files that the page does not show. */
  readonly elsewhere: readonly Mistake[];
}
