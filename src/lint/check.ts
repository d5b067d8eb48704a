/** Runs all checks of the files under `content/`. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkClauses } from './anchors.ts';
import { checkCharacters } from './checks/characters.ts';
import { checkComing } from './checks/coming.ts';
import { checkDates } from './checks/dates.ts';
import { checkDuties } from './checks/duties.ts';
import { checkExchanged } from './checks/exchanged.ts';
import { checkGlossary } from './checks/glossary.ts';
import { checkHalfSentences } from './checks/halfSentences.ts';
import { checkHeadings } from './checks/headings.ts';
import { checkLinks } from './checks/links.ts';
import { checkListCounts } from './checks/listCounts.ts';
import { checkListMarks } from './checks/listMarks.ts';
import { checkLostText } from './checks/lostText.ts';
import { checkMarkup } from './checks/markup.ts';
import { checkNames } from './checks/names.ts';
import { checkParity } from './checks/parity.ts';
import { checkPasted } from './checks/pasted.ts';
import { checkPlaceholders } from './checks/placeholders.ts';
import { checkProse } from './checks/prose.ts';
import { checkRealPlaceholders } from './checks/realPlaceholders.ts';
import { checkReferences } from './checks/references.ts';
import { checkRepeatedWords } from './checks/repeatedWords.ts';
import { checkShape } from './checks/shape.ts';
import { checkSpelling } from './checks/spelling.ts';
import { checkTables } from './checks/tables.ts';
import { checkThousands } from './checks/thousands.ts';
import { checkTypedFacts } from './checks/typedFacts.ts';
import { checkTypography } from './checks/typography.ts';
import { checkUntranslated } from './checks/untranslated.ts';
import { checkVersions } from './checks/versions.ts';
import { checkWordsAroundFacts } from './checks/wordsAroundFacts.ts';
import { checkWordFiles, checkWordLists } from './checks/wordLists.ts';
import type { Finding } from './places.ts';
import { outdatedNames } from './namesTable.ts';
import type { Site } from '../schemas/site.ts';
import { perFile, type Source, type SourceFile } from './source.ts';
import { readerTextsOf } from './readerText.ts';

const logoFolder = 'public/logo';

/** One line for each logo with another brand name: a command draws them, not the build. */
async function outdatedLogos(root: string, brand: string): Promise<string[]> {
  const folder = path.join(root, logoFolder);
  const files = await readdir(folder).catch(() => []);
  const lines = files.sort().map(async (file) => {
    const [, name = ''] = /<title>([^<]*)<\/title>/.exec(await readFile(path.join(folder, file), 'utf8')) ?? [];
    const message = `shows the name "${name}", the brand is "${brand}". Redraw it with: npm run tools -- icons`;
    return name === brand ? [] : [`${logoFolder}/${file}  ${message}`];
  });
  return (await Promise.all(lines)).flat();
}

/** One line for each outdated file outside `content/`. */
export const outdatedFiles = async (root: string, site: Site): Promise<string[]> => [
  ...(await outdatedLogos(root, site.brand.name)),
  ...(await outdatedNames(root, site)),
];

/** Checks that need only the file itself, cached per file. */
const checkFile = perFile((file): readonly Finding[] => {
  const first = [...checkCharacters(file), ...checkLostText(file)];
  // Two mistakes on one line usually have one cause.
  const lines = new Set(first.map(({ line }) => line));
  return [
    ...first,
    ...checkShape(file).filter(({ line }) => !lines.has(line)),
    ...checkHeadings(file),
    ...checkTables(file),
    ...checkHalfSentences(file),
    ...checkListCounts(file),
    ...checkRealPlaceholders(file),
  ];
});

/**
 * @param site `undefined` if its file is unreadable
 * @param spelling takes longer than all other checks together
 */
export async function checkContent(
  root: string,
  source: Source,
  site: Site | undefined,
  spelling: boolean,
): Promise<Finding[]> {
  const { files } = source;
  // A lost text breaks links, duties and facts, which would only distract.
  const pasted = checkPasted(files);
  if (pasted.length > 0) return pasted;
  const texts = files.flatMap(readerTextsOf);
  const untranslated = checkUntranslated(texts);
  const translated = untranslated.texts;
  /** Checks that depend on the versions in force. */
  const between = (own: readonly SourceFile[]): Finding[] => [
    ...checkReferences(own, site),
    ...checkPlaceholders(own, site),
    ...checkDuties(own, site),
    ...checkLinks(own),
    ...checkClauses(own),
  ];
  const today = between(files);
  const basic = [
    ...files.flatMap(checkFile),
    ...checkNames(source),
    ...checkExchanged(source),
    ...checkVersions(files),
    ...today,
    ...checkComing(files, between, today),
    ...checkProse(files),
    ...checkListMarks(texts),
    ...checkMarkup(texts),
    ...checkRepeatedWords(texts),
    ...checkTypedFacts(texts, site),
    ...checkWordsAroundFacts(texts, site),
    ...checkDates(texts),
    ...checkThousands(texts),
    ...untranslated.findings,
    ...checkWordLists(files, texts),
    ...(await checkWordFiles(root)),
  ];
  return [
    ...basic,
    ...checkParity(files, new Set(basic.map((finding) => finding.path))),
    ...checkTypography(translated),
    ...checkGlossary(translated, files),
    ...(spelling ? await checkSpelling(translated, root) : []),
  ];
}
