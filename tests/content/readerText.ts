/**
 * The words of the content as a reader sees them: facts filled in, markup
 * taken away, cut into passages. Titles for search engines, the key points of
 * a policy and descriptions of pictures are left out: they repeat what the
 * text itself has to say.
 */
import { fill, factValues, type FactValues } from '../../src/content/facts.ts';
import type { Legal, Site, Ui } from '../../src/content/schemas.ts';
import type { Source, SourceFile } from '../../src/content/source.ts';
import { formatDate } from '../../src/i18n/format.ts';
import { isLocale, type Locale } from '../../src/i18n/locales.ts';
import { storageRegistry } from '../../src/stores/storageRegistry.ts';

/** What is read at one go: a section, a subsection, a row of a table, a question with its answer or a card. */
export interface Passage {
  readonly text: string;
  readonly sentences: readonly string[];
}

/** A document in one language. */
export interface ReaderText {
  readonly path: string;
  readonly passages: readonly Passage[];
  /** The facts as they are written in this language. */
  readonly values: FactValues;
}

/** Documents by name, then by language. The questions are named `faq/<category>`. */
export type Library = ReadonlyMap<string, ReadonlyMap<Locale, ReaderText>>;

const unseen = new Set(['icon', 'meta', 'order', 'page', 'picture', 'seeAlso']);

/** One kind of space and one kind of apostrophe, so that a pattern need not know which one stands in a text. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\S\n]/g, ' ')
    .replaceAll("'", '’');

function passageOf(words: string): Passage {
  const text = plain(words);
  return { text, sentences: text.split(/\n|(?<=[.!?]) (?=\P{Ll})/u) };
}

/** The texts of an object together, and those of each object inside it by themselves. */
function* passagesOfFields(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const fields = Object.entries(value).filter(([key]) => !unseen.has(key));
  const texts = fields.map(([, field]: [string, unknown]) => field).filter((field) => typeof field === 'string');
  if (texts.length > 0) yield texts.join('\n');
  for (const [, field] of fields) yield* passagesOfFields(field);
}

/** The sections of an MDX text, and the rows of its tables by themselves. */
function* passagesOfBody(body: string): Generator<string> {
  const text = body
    .replace(/<Fact name="([^"]+)" \/>/g, '{$1}')
    .replace(/<ContactEmail name="([^"]+)" \/>/g, '{$1Email}')
    .replaceAll('<RiskNotice />', '{riskNotice}')
    .replaceAll('<StorageTable />', Object.values(storageRegistry).join('\n'))
    .replace(/<\/?Chips>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    // A bold beginning leads into its sentence: "**Freeze.** You block the card".
    .replaceAll('.**', ':')
    .replaceAll('*', '');
  for (const section of text.split(/^#{2,3} /m)) {
    const lines = section.split('\n').filter((line) => line.trim() !== '');
    yield lines.filter((line) => !line.startsWith('|')).join('\n');
    yield* lines.filter((line) => line.startsWith('|'));
  }
}

/** @param site the facts to fill in, usually those of `content/site.yaml` */
export function readerTexts({ files }: Source, site: Site): Library {
  /** The line above a policy that says when it was last updated. */
  function dateLine({ lastUpdated }: Legal, language: Locale): string {
    const words = files.find((file) => file.collection === 'ui' && file.language === language);
    return fill((words?.data as Ui).document.lastUpdated, { date: formatDate(lastUpdated, language) });
  }
  function wordsOf({ collection, data, body }: SourceFile, language: Locale): string[] {
    const fields = collection === 'legal' ? [dateLine(data as Legal, language)] : passagesOfFields(data);
    return [...fields, ...passagesOfBody(body)];
  }
  const library = new Map<string, Map<Locale, ReaderText>>();
  for (const file of files) {
    if (!isLocale(file.language)) continue;
    const name = file.collection === 'faq' ? `faq/${file.document}` : file.document;
    const values = factValues(site, file.language);
    const passages = wordsOf(file, file.language).map((words) => passageOf(fill(words, values)));
    const languages = library.get(name) ?? new Map<Locale, ReaderText>();
    library.set(name, languages.set(file.language, { path: file.path, passages, values }));
  }
  return library;
}
