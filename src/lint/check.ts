/** Reports everything that is wrong under `content/` at once, with file, line and what to write instead. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkCharacters } from './checks/characters.ts';
import { checkComing } from './checks/coming.ts';
import { checkDates } from './checks/dates.ts';
import { checkDuties } from './checks/duties.ts';
import { checkGlossary } from './checks/glossary.ts';
import { checkHeadings } from './checks/headings.ts';
import { checkLinks } from './checks/links.ts';
import { checkListMarks } from './checks/listMarks.ts';
import { checkLostText } from './checks/lostText.ts';
import { checkMarkup } from './checks/markup.ts';
import { checkNames } from './checks/names.ts';
import { checkParity } from './checks/parity.ts';
import { checkPlaceholders } from './checks/placeholders.ts';
import { checkProse } from './checks/prose.ts';
import { checkReferences } from './checks/references.ts';
import { checkRepeatedWords } from './checks/repeatedWords.ts';
import { checkShape } from './checks/shape.ts';
import { checkSpelling } from './checks/spelling.ts';
import { checkTables } from './checks/tables.ts';
import { checkTypedFacts } from './checks/typedFacts.ts';
import { checkTypography } from './checks/typography.ts';
import { checkUntranslated } from './checks/untranslated.ts';
import { checkVersions } from './checks/versions.ts';
import { inOrder, type Finding } from './places.ts';
import { outdatedNames } from './namesTable.ts';
import { placeholdersIn, type Placeholder } from './placeholders.ts';
import { siteSchema } from '../schemas/site.ts';
import { perFile, readSourceFiles, type Source, type SourceFile } from './source.ts';
import { readerTextsOf } from './readerText.ts';

export interface ContentReport {
  readonly source: Source;
  readonly findings: readonly Finding[];
  readonly placeholders: readonly Placeholder[];
  /** Files outside of the content that have fallen behind it, a line each. */
  readonly outdatedFiles: readonly string[];
}

export interface CheckOptions {
  /** Whether to look words up, which takes longer than everything else together. */
  readonly spelling?: boolean;
  /** What an earlier check has read; only files that have changed since are read again. */
  readonly before?: Source;
}

const logoFolder = 'public/logo';

/** A line for each logo file that shows another brand name: they are drawn by a command, not by the build. */
async function outdatedLogos(root: string, brand: string): Promise<string[]> {
  const folder = path.join(root, logoFolder);
  const files = await readdir(folder).catch(() => []);
  const lines = files.sort().map(async (file) => {
    const [, name = ''] = /<title>([^<]*)<\/title>/.exec(await readFile(path.join(folder, file), 'utf8')) ?? [];
    const message = `shows the name "${name}", the brand is "${brand}". It is drawn anew by: npm run tools -- icons`;
    return name === brand ? [] : [`${logoFolder}/${file}  ${message}`];
  });
  return (await Promise.all(lines)).flat();
}

/** What is wrong with a file by itself, in whichever language it is. */
const checkFile = perFile((file): readonly Finding[] => {
  const first = [...checkCharacters(file), ...checkLostText(file)];
  // A mistake in a line has one cause as a rule.
  const lines = new Set(first.map(({ line }) => line));
  return [
    ...first,
    ...checkShape(file).filter(({ line }) => !lines.has(line)),
    ...checkHeadings(file),
    ...checkTables(file),
  ];
});

export async function checkContent(
  root: string,
  { spelling = true, before }: CheckOptions = {},
): Promise<ContentReport> {
  const source = await readSourceFiles(root, before);
  const { files } = source;
  const siteFile = files.find(({ collection }) => collection === 'site');
  const site = siteSchema.safeParse(siteFile?.data);
  const texts = files.flatMap(readerTextsOf);
  const untranslated = checkUntranslated(texts);
  const translated = untranslated.texts;
  /** What depends on which versions are in force. */
  const between = (own: readonly SourceFile[]): Finding[] => [
    ...checkReferences(own, site.data),
    ...checkPlaceholders(own, site.data),
    ...checkDuties(own, site.data),
    ...checkLinks(own),
  ];
  const today = between(files);
  const basic = [
    ...files.flatMap(checkFile),
    ...checkNames(source),
    ...checkVersions(files),
    ...today,
    ...checkComing(files, between, today),
    ...checkProse(files),
    ...checkListMarks(texts),
    ...checkMarkup(texts),
    ...checkRepeatedWords(texts),
    ...checkTypedFacts(texts, site.data),
    ...checkDates(texts),
    ...untranslated.findings,
  ];
  const findings = [
    ...basic,
    ...checkParity(files, new Set(basic.map((finding) => finding.path))),
    ...checkTypography(translated),
    ...checkGlossary(translated, files),
    ...(spelling ? await checkSpelling(translated, root) : []),
  ];
  return {
    source,
    findings: findings.sort(inOrder),
    placeholders: placeholdersIn(files),
    outdatedFiles: site.data
      ? [...(await outdatedLogos(root, site.data.brand.name)), ...(await outdatedNames(root, site.data))]
      : [],
  };
}
