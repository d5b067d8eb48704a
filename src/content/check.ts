/**
 * Checks the files under `content/` and says what is wrong with them, all at
 * once, with file, line and what to write instead.
 */
import { checkGlossary } from './checks/glossary.ts';
import { checkLinks } from './checks/links.ts';
import { checkNames } from './checks/names.ts';
import { checkParity } from './checks/parity.ts';
import { checkProse } from './checks/prose.ts';
import { checkReferences } from './checks/references.ts';
import { checkShape } from './checks/shape.ts';
import { checkSpelling } from './checks/spelling.ts';
import { checkTypography } from './checks/typography.ts';
import { checkVersions } from './checks/versions.ts';
import type { Finding } from './places.ts';
import { outdatedLogos } from './logos.ts';
import { placeholdersIn, type Placeholder } from './placeholders.ts';
import { siteSchema } from './schemas.ts';
import { readSourceFiles, type Source } from './source.ts';
import { readerTextsOf } from './readerText.ts';

/** What a check of all content found. */
export interface ContentReport {
  readonly source: Source;
  readonly findings: readonly Finding[];
  readonly placeholders: readonly Placeholder[];
  /** Files outside of the content that have fallen behind it, a line each. */
  readonly outdatedFiles: readonly string[];
}

/**
 * Reads and checks all content.
 * @param root the project's root folder
 * @param options.spelling whether to look words up, which takes longer than everything else together
 */
export async function checkContent(root: string, { spelling = true } = {}): Promise<ContentReport> {
  const source = await readSourceFiles(root);
  const { files } = source;
  const siteFile = files.find(({ collection }) => collection === 'site');
  const site = siteSchema.safeParse(siteFile?.data);
  const texts = files.flatMap(readerTextsOf);
  const basic = [
    ...files.flatMap(checkShape),
    ...checkNames(source),
    ...checkVersions(files),
    ...checkReferences(files, site.data),
    ...checkProse(files),
    ...checkLinks(files),
  ];
  const findings = [
    ...basic,
    ...checkParity(files, new Set(basic.map(({ path }) => path))),
    ...checkTypography(texts),
    ...(await checkGlossary(texts, root)),
    ...(spelling ? await checkSpelling(texts, root) : []),
  ];
  return {
    source,
    findings: findings.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column),
    placeholders: placeholdersIn(files),
    outdatedFiles: site.data ? await outdatedLogos(root, site.data.brand.name) : [],
  };
}

/** A finding on one line, as editors and terminals can link it. */
export function formatFinding({ path, line, column, message }: Finding): string {
  return `${path}:${String(line)}:${String(column)}  ${message}`;
}
