/**
 * `npm run content`: the state of the content. Prints a table of documents and
 * languages, the placeholders, and every mistake as `path:line:column`. Exit
 * status 1 when there is a mistake. With `--fix` the characters between words
 * (quotation marks, apostrophes, spaces, dashes) are corrected first. With
 * `--format github` each mistake is printed as GitHub shows it at its line.
 */
import { annotation } from './annotations.ts';
import { checkContent, formatFinding } from './check.ts';
import { fixContent } from './fix.ts';
import { describePlaceholders } from './placeholders.ts';
import { statusTable } from './status.ts';

const root = process.cwd();
const describe = process.argv.join(' ').includes('--format github') ? annotation : formatFinding;

if (process.argv.includes('--fix')) {
  for (const { path, corrections } of await fixContent(root)) {
    console.log(`${path}  ${String(corrections)} place(s) corrected`);
  }
}

const { source, findings, placeholders, outdatedFiles } = await checkContent(root);

console.log(statusTable(source.files));
const lines = describePlaceholders(placeholders);
if (lines.length > 0) console.log(`\nPlaceholders still in use:\n${lines.join('\n')}`);
if (outdatedFiles.length > 0) console.log(`\nFiles to be made anew:\n${outdatedFiles.join('\n')}`);
console.log(findings.length === 0 ? '\nNo mistakes found.' : `\n${findings.map(describe).join('\n')}`);
if (findings.length > 0) process.exitCode = 1;
