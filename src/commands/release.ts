/**
 * `npm run release`: builds as `npm run build` does, and refuses what may not go to the public: mistakes, placeholders,
 * texts in force that are not recorded, a missing `SITE_URL`, a day other than today, and PDFs that cannot be made.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { formatFinding } from '../lint/findingFormats.ts';
import { describePlaceholders } from '../lint/placeholders.ts';
import { siteDate } from '../site/siteDate.ts';
import { checkSite } from '../policies/check.ts';
import { pdfCompiler } from '../policies/pdf/compiler.ts';

const root = process.cwd();

/** Why the site cannot be released, a line each. */
async function reasons(): Promise<string[]> {
  const { findings, placeholders, unrecorded, outdatedFiles } = await checkSite(root);
  return [
    ...findings.map(formatFinding),
    ...describePlaceholders(placeholders),
    ...unrecorded.map((line) => `${line}: npm run content -- record`),
    ...outdatedFiles,
    ...(siteDate() === siteDate('')
      ? []
      : [`SITE_DATE  is ${siteDate()}: a release is built for today. Leave SITE_DATE out.`]),
    ...((await pdfCompiler())
      ? []
      : ['There is no program to make PDFs for this kind of machine. Release on another one.']),
  ];
}

const found = await reasons();
if (found.length > 0) {
  console.error(`This cannot be released:\n${found.join('\n')}`);
  process.exitCode = 1;
} else {
  const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules/astro/bin/astro.mjs'), 'build'], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
