/**
 * `npm run content`: the state of the content. Prints a table of documents and
 * languages, the placeholders, the matrix of duties, and every mistake as
 * `path:line:column`. Exit status 1 when there is a mistake. With `--fix` the
 * characters between words (quotation marks, apostrophes, spaces, dashes) are
 * corrected first; with `--format github` GitHub shows each mistake at its line.
 * `npm run content -- duties` prints one of the reports instead.
 */
import { parseArgs } from 'node:util';
import { checkContent } from './check.ts';
import { dutyMatrix } from './dutyMatrix.ts';
import { findingFormats } from './findingFormats.ts';
import { fixContent } from './fix.ts';
import { listed } from './lists.ts';
import { describePlaceholders } from './placeholders.ts';
import { contentReports } from './reports.ts';
import { readSourceFiles } from './source.ts';
import { statusTable } from './status.ts';

const {
  values: { fix, format },
  positionals: [name],
} = parseArgs({
  options: { fix: { type: 'boolean', default: false }, format: { type: 'string', default: 'text' } },
  allowPositionals: true,
});
const root = process.cwd();
const formatFinding = findingFormats.get(format);
if (!formatFinding) {
  console.error(`There is no format "${format}". Write one of: ${listed([...findingFormats.keys()])}.`);
  process.exit(2);
}
if (name !== undefined) {
  const report = contentReports.get(name);
  console.log(
    report?.((await readSourceFiles(root)).files) ??
      `There is no report "${name}". Write one of: ${listed([...contentReports.keys()])}.`,
  );
  process.exit(report ? 0 : 2);
}

if (fix) {
  for (const { path, corrections } of await fixContent(root)) {
    console.log(`${path}  ${String(corrections)} place(s) corrected`);
  }
}

const { source, findings, placeholders, outdatedFiles } = await checkContent(root);

console.log(statusTable(source.files));
const lines = describePlaceholders(placeholders);
if (lines.length > 0) console.log(`\nPlaceholders still in use:\n${lines.join('\n')}`);
console.log(`\n${dutyMatrix(source.files)}`);
if (outdatedFiles.length > 0) console.log(`\nFiles to be made anew:\n${outdatedFiles.join('\n')}`);
console.log(findings.length === 0 ? '\nNo mistakes found.' : `\n${findings.map(formatFinding).join('\n')}`);
if (findings.length > 0) process.exitCode = 1;
