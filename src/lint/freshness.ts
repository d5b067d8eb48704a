/**
 * Finds outdated parts of translations by the hashes of both texts from when they last agreed. Published texts are left
 * out, because they no longer change.
 */
import { createHash } from 'node:crypto';
import { defaultLocale, isLocale, localeCodes } from '../site/locales.ts';
import { headingsIn } from './mdx.ts';
import { own } from '../site/own.ts';
import { isForReaders } from './readerText.ts';
import { writeRecords, type Records } from '../schemas/records.ts';
import { faqSchema } from '../schemas/faq.ts';
import { stringsByLanguage, stringsIn, valueAt } from '../schemas/schemaPath.ts';
import { groupByDocument, perFile, readSourceFiles, type Source, type SourceFile } from './source.ts';

type Agreements = Records['translations'];

const isSection = (name: string): boolean => name.startsWith('section ');

/** Files with all languages, whose other values are recorded too. */
const isSideBySide = ({ collection }: SourceFile): boolean => collection === 'site' || collection === 'duties';

/** Texts by name: fields by path (`questions.fees.answer`), sections by position (`section 2`). */
export function partsOf(file: SourceFile): Map<string, string> {
  const fields = [...stringsIn(file.data)]
    .filter(([keys]) => isSideBySide(file) || isForReaders(file, keys))
    .map(([keys, text]) => [keys.map(String).join('.'), text] as const);
  if (file.prose === undefined) return new Map(fields);
  const starts = headingsIn(file.prose).map(({ offset }) => offset - (file.text.length - file.body.length));
  const sections = [0, ...starts].map((start, place, all) => {
    // Without notes to colleagues.
    const text = file.body.slice(start, all[place + 1]).replaceAll(/\{\s*\/\*[^]*?\*\/\s*\}\s*/g, '');
    return [`section ${String(place)}`, text.trim()] as const;
  });
  return new Map([...fields, ...sections]);
}

/** Ignores quotes, apostrophes, dashes and spaces, which `--fix` may change in one language only. */
function hashOf(text: string): string {
  const words = text.normalize('NFC').replaceAll(/[\s'‘’"“”«»…–—-]+/g, ' ');
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}

/** Name in the records: `faq/wallet/fr.yaml`, `site.yaml fr`. */
const nameOf = (file: SourceFile): string =>
  `${file.path.slice('content/'.length)}${isSideBySide(file) ? ` ${file.language}` : ''}`;

/** Facts, contacts and duties without their translated texts: `facts.minimumAge: {"number":18}`. */
const valuesOf = (data: unknown): { key: readonly PropertyKey[]; keys: readonly PropertyKey[]; text: string }[] =>
  ['facts', 'contacts', 'officialLinks', 'duties'].flatMap((group) =>
    Object.entries(valueAt(data, [group]) ?? {}).map(([name, value]) => {
      const keys = [group, name];
      const id = valueAt(value, ['id']);
      const key = [group, typeof id === 'string' ? id : name];
      const text = JSON.stringify(value, (_, inner: unknown) =>
        valueAt(inner, [defaultLocale]) === undefined ? inner : undefined,
      );
      return { key, keys, text: `${key.join('.')}: ${text}` };
    }),
  );

/** Splits a file with all languages into one for each. */
const splitLanguages = perFile((file): readonly SourceFile[] =>
  localeCodes.map((language) => {
    const own = stringsByLanguage(file.data).filter((text) => text.language === language);
    const named = new Map([...own, ...valuesOf(file.data)].map((text) => [text.key.join('.'), text]));
    return {
      ...file,
      language,
      data: Object.fromEntries([...named].map(([name, { text }]) => [name, text])),
      placeOf: (keys) => file.placeOf(named.get(keys.join('.'))?.keys ?? keys),
    };
  }),
);

/** Files with one language each. */
export const inLanguages = (files: readonly SourceFile[]): SourceFile[] =>
  files.flatMap((file) => {
    if (file.language !== '') return [file];
    return isSideBySide(file) ? splitLanguages(file) : [];
  });

interface Pair {
  readonly english: SourceFile;
  readonly translation: SourceFile;
}

function pairsIn(files: readonly SourceFile[]): Pair[] {
  return groupByDocument(inLanguages(files)).flatMap((ofDocument) => {
    const english = ofDocument.find(({ language }) => language === defaultLocale);
    if (!english) return [];
    return ofDocument
      .filter((file) => file !== english && isLocale(file.language))
      .map((translation) => ({ english, translation }));
  });
}

const isRecorded = ({ document, version = '', language }: SourceFile, { policies }: Records): boolean =>
  own(own(own(policies, document) ?? {}, version) ?? {}, language) !== undefined;

export const isReadable = ({ data, prose, findings }: SourceFile): boolean =>
  findings.length === 0 && data !== undefined && (prose === undefined || 'tree' in prose);

/** Pairs whose translation is not published. */
const draftsIn = (files: readonly SourceFile[], records: Records): Pair[] =>
  pairsIn(files).filter(({ translation }) => !isRecorded(translation, records));

/** `checks/parity.ts` reports a missing section, which shifts the positions of the others. */
const haveSameSections = ({ english, translation }: Pair): boolean =>
  english.prose === undefined ||
  translation.prose === undefined ||
  headingsIn(english.prose).length === headingsIn(translation.prose).length;

const comparableIn = (files: readonly SourceFile[], records: Records): Pair[] =>
  draftsIn(files, records).filter(
    (pair) => isReadable(pair.english) && isReadable(pair.translation) && haveSameSections(pair),
  );

/** Paths of translations without a record. */
export const notCompared = (files: readonly SourceFile[], records: Records): Set<string> =>
  new Set(
    comparableIn(files, records).flatMap(({ translation }) =>
      own(records.translations, nameOf(translation)) === undefined ? [translation.path] : [],
    ),
  );

/** Hashes of a part of both texts. */
interface Part {
  readonly name: string;
  readonly recorded: readonly [english: string, translation: string] | undefined;
  readonly now: readonly [english: string, translation: string];
}

function partsOfPair({ english, translation }: Pair, { translations }: Records): Part[] {
  const translated = partsOf(translation);
  const known = own(translations, nameOf(translation)) ?? {};
  return [...partsOf(english)].flatMap(([name, text]) => {
    const translatedText = translated.get(name);
    if (translatedText === undefined) return [];
    const now = [hashOf(text), hashOf(translatedText)] as const;
    // The section may have moved since.
    const here = own(known, name);
    const moved = isSection(name) ? [here, ...Object.values(known)].find((hashes) => hashes?.endsWith(now[1])) : here;
    const [first, second] = (moved ?? here)?.split(' ') ?? [];
    const recorded = first !== undefined && second !== undefined ? ([first, second] as const) : undefined;
    return [{ name, recorded, now }];
  });
}

/** The English text changed and the translation did not. */
const isOutdated = ({ recorded, now }: Part): boolean =>
  recorded !== undefined && recorded[0] !== now[0] && recorded[1] === now[1];

/** @param files the document in all languages */
export function outdatedParts(files: readonly SourceFile[], language: string, records: Records): string[] {
  return comparableIn(files, records)
    .filter(({ translation }) => translation.language === language)
    .flatMap((pair) => partsOfPair(pair, records).filter(isOutdated))
    .map(({ name }) => name);
}

/** Matches parts that changed while the English text did not. */
function isChangedAlone({ translation }: Pair, { translations }: Records): (part: Part) => boolean {
  const known = Object.values(own(translations, nameOf(translation)) ?? {}).map((both) => both.split(' '));
  return ({ now }) => {
    const agreed = known.filter(([first]) => first === now[0]);
    return agreed.length > 0 && !agreed.some(([, second]) => second === now[1]);
  };
}

/** Parts of translations that changed alone, which may be the only sign of a lost sentence. */
export const changedAlone = (files: readonly SourceFile[], records: Records): { file: SourceFile; part: string }[] =>
  comparableIn(files, records).flatMap((pair) =>
    partsOfPair(pair, records)
      .filter(isChangedAlone(pair, records))
      .map(({ name }) => ({ file: pair.translation, part: name })),
  );

/** Two parts of a text that swapped words, such as two answers. */
interface Exchange {
  readonly file: SourceFile;
  readonly translation: SourceFile;
  readonly parts: readonly [one: string, other: string];
}

/** Swaps in one text while the other is unchanged. */
function exchangesIn({ english, translation }: Pair, { translations }: Records): Exchange[] {
  const known = Object.entries(own(translations, nameOf(translation)) ?? {});
  const before = known.map(([name, both]) => [name, both.split(' ')] as const);
  const texts = [english, translation].map((file) => ({
    file,
    now: new Map([...partsOf(file)].map(([name, text]) => [name, hashOf(text)])),
  }));
  return texts.flatMap(({ file, now }, side) => {
    const other = texts[1 - side]?.now;
    const changed = before.filter(
      ([name, both]) => now.get(name) !== both[side] && other?.get(name) === both[1 - side],
    );
    return changed.flatMap(([one, both], place) =>
      changed
        .slice(place + 1)
        .filter(([another, others]) => now.get(one) === others[side] && now.get(another) === both[side])
        .map(([another]): Exchange => ({ file, translation, parts: [one, another] })),
    );
  });
}

/** Each swap once, even with several translations. */
export function exchangedParts(files: readonly SourceFile[], records: Records): Exchange[] {
  const found = comparableIn(files, records).flatMap((pair) => exchangesIn(pair, records));
  return [...new Map(found.map((one) => [[one.file.path, ...one.parts].join(), one])).values()];
}

/**
 * Questions that a translation lacks and shows in English.
 * @param files the document in all languages
 */
export function missingQuestions(files: readonly SourceFile[], language: string): string[] {
  return pairsIn(files)
    .filter(({ english, translation }) => english.collection === 'faq' && translation.language === language)
    .flatMap(({ english, translation }) => {
      // Invalid files are reported by `checks/shape.ts`.
      const [asked, translated] = [english, translation].map(({ data }) => faqSchema.safeParse(data).data?.questions);
      if (!asked || !translated) return [];
      return Object.keys(asked)
        .filter((id) => !Object.hasOwn(translated, id))
        .map((id) => `questions.${id}`);
    });
}

/** A change in every language, which no translation reveals. */
interface CommonChange {
  readonly english: SourceFile;
  /** Parts that changed in English and in each translation. */
  readonly changed: readonly string[];
  /** Removed fields and questions. */
  readonly gone: readonly string[];
  readonly fewerSections: number;
}

export function commonChanges(files: readonly SourceFile[], records: Records): CommonChange[] {
  const pairs = comparableIn(files, records).filter(({ translation }) =>
    own(records.translations, nameOf(translation)),
  );
  return [...Map.groupBy(pairs, ({ english }) => english)].flatMap(([english, group]): CommonChange[] => {
    const known = group.map(({ translation }) => own(records.translations, nameOf(translation)) ?? {});
    const parts = partsOf(english);
    const [first = new Set<string>(), ...others] = group.map((pair, index) => {
      const before = new Set(Object.values(known[index] ?? {}).map((hashes) => hashes.split(' ')[0]));
      const isChanged = (part: Part): boolean => !isOutdated(part) && !before.has(part.now[0]);
      return new Set(partsOfPair(pair, records).flatMap((part) => (isChanged(part) ? [part.name] : [])));
    });
    const changed = [...others.reduce((common, names) => common.intersection(names), first)];
    const names = new Set(known.flatMap((agreed) => Object.keys(agreed)));
    const sections = (all: Iterable<string>): number => [...all].filter(isSection).length;
    const gone = [...names]
      .filter((name) => !isSection(name) && !parts.has(name))
      .map((name) => /^(questions\.[^.]+)\./.exec(name)?.[1] ?? name)
      .filter((name) => ![...parts.keys()].some((part) => part.startsWith(`${name}.`)));
    const fewerSections = Math.max(0, sections(names) - sections(parts.keys()));
    const isSame = changed.length + gone.length + fewerSections === 0;
    return isSame ? [] : [{ english, changed, gone: [...new Set(gone)], fewerSections }];
  });
}

/**
 * Updated records: new parts, and parts that changed in both languages. Outdated, changed-alone and swapped parts keep
 * their records.
 * @param accepted path of a translation that a person has confirmed
 */
export function agreementsNow(files: readonly SourceFile[], records: Records, accepted?: string): Agreements {
  return Object.fromEntries(
    draftsIn(files, records).map((pair) => {
      const known = own(records.translations, nameOf(pair.translation)) ?? {};
      // An unreadable file keeps its record.
      if (!isReadable(pair.english) || !isReadable(pair.translation)) return [nameOf(pair.translation), known];
      const exchanged = new Set(exchangesIn(pair, records).flatMap(({ parts }) => parts));
      const isAccepted = pair.translation.path === accepted;
      const isAlone = haveSameSections(pair) ? isChangedAlone(pair, records) : () => false;
      const parts = partsOfPair(pair, records).map((part) => {
        const stays = (isOutdated(part) || isAlone(part)) && part.recorded && !isAccepted;
        const now = (stays ? part.recorded : part.now).join(' ');
        return [part.name, exchanged.has(part.name) && !isAccepted ? (known[part.name] ?? now) : now];
      });
      return [nameOf(pair.translation), Object.fromEntries(parts)];
    }),
  );
}

/**
 * Writes `agreementsNow`.
 * @param before see `readSourceFiles`
 * @throws when there is no translation at the accepted path
 */
export async function recordAgreements(root: string, accepted?: string, before?: Source): Promise<void> {
  const { files, records } = await readSourceFiles(root, before);
  if (files.find(({ path }) => path === accepted)?.language === defaultLocale) {
    throw new Error(
      `${accepted ?? ''} is the English text, with which translations are compared. Write the path of one.`,
    );
  }
  if (accepted !== undefined && !files.some(({ path }) => path === accepted)) {
    throw new Error(
      `There is no file ${accepted}. Write its path from the project's folder: content/faq/wallet/fr.yaml`,
    );
  }
  await writeRecords(root, { ...records, translations: agreementsNow(files, records, accepted) });
}
