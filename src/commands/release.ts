/**
 * `npm run release`: builds the site, or refuses with reasons: mistakes, placeholders, unrecorded texts in force,
 * outdated files, a `SITE_DATE` other than today, missing Typst.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { formatFindings } from '../lint/findingFormats.ts';
import { describePlaceholders } from '../lint/placeholders.ts';
import { siteDate } from '../site/siteDate.ts';
import { checkSite } from '../policies/check.ts';
import { pdfCompiler } from '../policies/pdf/compiler.ts';

const root = process.cwd();

async function releaseObstacles(): Promise<string[]> {
  const { findings, placeholders, unrecorded, outdatedFiles } = await checkSite(root);
  return [
    ...formatFindings(findings),
    ...describePlaceholders(placeholders),
    ...unrecorded.map((line) => `${line}: npm run content -- record`),
    ...outdatedFiles,
    ...(siteDate() === siteDate('')
      ? []
      : [`SITE_DATE  is ${siteDate()}: a release is built for today. Leave SITE_DATE out.`]),
    ...((await pdfCompiler()) ? [] : ['PDFs cannot be made on this kind of machine. Release on another one.']),
  ];
}

const obstacles = await releaseObstacles();
if (obstacles.length > 0) {
  console.error(`This cannot be released:\n${obstacles.join('\n')}`);
  process.exitCode = 1;
} else {
  const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules/astro/bin/astro.mjs'), 'build'], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
