/** Reports parts of a translation that are unchanged from the previous version although the English text changed. */
import { headingsIn } from '../lint/mdx.ts';
import type { Finding, Place } from '../lint/places.ts';
import type { Source, SourceFile } from '../lint/source.ts';
import { defaultLocale, translationCodes, type Locale } from '../site/locales.ts';
import { inlinesIn, plainText } from './inline.ts';
import type { Policy, PolicyVersion, VersionText } from './library.ts';

interface Part {
  /** The id of a section, the same in every language, or the name of a field. */
  readonly name: string;
  readonly words: string;
  readonly placeIn: (file: SourceFile) => Place;
}

/** Punctuation, links and emphasis may change in one language only. */
const wordsIn = (texts: readonly string[]): string => texts.join(' ').replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

function partsOf({ fields, text }: VersionText): Part[] {
  const field = (keys: readonly (string | number)[], value: string): Part => ({
    name: String(keys[0]),
    words: wordsIn([value]),
    placeIn: (file) => file.placeOf(keys),
  });
  const sections = text.sections.map(({ id, heading, blocks }, index): Part => ({
    name: id === '' ? 'introduction' : id,
    words: wordsIn([heading, ...blocks.flatMap(inlinesIn).map(plainText)]),
    placeIn(file) {
      const headings = headingsIn(file.prose);
      const { offset } = headings[index - (text.sections.length - headings.length)] ?? {};
      return file.placeAt(offset ?? file.text.length - file.body.trimStart().length);
    },
  }));
  return [
    field(['title'], fields.title),
    field(['description'], fields.description),
    ...fields.keyPoints.map((point, index) => field(['keyPoints', index], point)),
    ...sections,
  ];
}

function copiedIn(
  version: PolicyVersion,
  locale: Locale,
  earlier: readonly PolicyVersion[],
  files: readonly SourceFile[],
): Finding[] {
  const before = earlier.findLast(({ texts }) => texts.has(locale));
  const codes = [locale, defaultLocale] as const;
  const [text, english] = codes.map((code) => version.texts.get(code));
  const [textBefore, englishBefore] = codes.map((code) => before?.texts.get(code));
  const [file, englishFile] = [text, english].map((one) => files.find(({ path }) => path === one?.path));
  if (!before || !text || !english || !textBefore || !englishBefore || !file || !englishFile || text.record) return [];
  const [earlierWords, earlierEnglish] = [textBefore, englishBefore].map(
    (one) => new Set(partsOf(one).map(({ words }) => words)),
  );
  const translated = partsOf(text);
  return partsOf(english).flatMap(({ name, words, placeIn }, index) => {
    const own = translated[index];
    const entry = `${locale}/${name}`;
    const isCopied =
      own?.name === name && earlierWords?.has(own.words) === true && earlierEnglish?.has(words) === false;
    if (!isCopied || version.details.unchanged.includes(entry)) return [];
    const { path, line } = placeIn(englishFile);
    const message = `The English words changed here since the version of ${before.day} (${path}:${String(line)}), but this translation is still that of ${before.day}, word for word. Translate the change, or delete this file until it is translated: its readers then see the version before, with a notice. If the translation is right as it is, write "unchanged: [${entry}]" in ${version.folder}/version.yaml.`;
    return [{ ...own.placeIn(file), message }];
  });
}

/** Checks unrecorded texts of current and coming versions. */
export function checkCopiedTranslations({ files }: Source, policies: readonly Policy[]): Finding[] {
  return policies.flatMap(({ versions }) =>
    versions.flatMap((version, index) =>
      version.state === 'superseded'
        ? []
        : translationCodes.flatMap((locale) => copiedIn(version, locale, versions.slice(0, index), files)),
    ),
  );
}
