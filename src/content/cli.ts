/**
 * `npm run content`: the state of the content. Prints every mistake as
 * `path:line:column`, a table of documents and languages, and the placeholders.
 * Exit status 1 when there is a mistake.
 */
import { describePlaceholders } from '../integrations/contentGuard.ts';
import { checkContent, formatFinding } from './check.ts';
import { statusTable } from './status.ts';

const { source, findings, placeholders } = await checkContent(process.cwd());

console.log(statusTable(source.files));
const lines = describePlaceholders(placeholders);
if (lines.length > 0) console.log(`\nPlaceholders still in use:\n${lines.join('\n')}`);
console.log(findings.length === 0 ? '\nNo mistakes found.' : `\n${findings.map(formatFinding).join('\n')}`);
if (findings.length > 0) process.exitCode = 1;
