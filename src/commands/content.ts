/** `npm run content`: checks the content, prints its state, exits with 1 on a mistake. Other commands: see `usage`. */
import { parseArgs } from 'node:util';
import { z } from 'astro/zod';
import { countDuties, dutyDetails } from '../lint/describeDuties.ts';
import { findingFormats } from '../lint/findingFormats.ts';
import { fixContent } from '../lint/fix.ts';
import { recordAgreements } from '../lint/freshness.ts';
import { describePlaceholders } from '../lint/placeholders.ts';
import type { Finding } from '../lint/places.ts';
import { readabilityTable } from '../lint/readability.ts';
import { readSourceFiles, type Source } from '../lint/source.ts';
import { describeChangedAlone, describeCommonChanges, describeOutdated, statusTable } from '../lint/status.ts';
import { announcement } from '../policies/announcement.ts';
import { checkSite } from '../policies/check.ts';
import { readLibrary } from '../policies/library.ts';
import { record } from '../policies/record.ts';
import { translationHelp } from '../policies/translationHelp.ts';
import { versionTable } from '../policies/versionTable.ts';

const root = process.cwd();
const usage = `npm run content                                   checks everything and prints the state of the content
npm run content -- --fix                          corrects typography and notes which translations agree
npm run content -- --format github                shows each mistake at its line on GitHub
npm run content -- record                         records the published texts, which are fixed from then on
npm run content -- accept <file>                  marks a translation as right although only one of both texts changed
npm run content -- changes <policy> [<day>]       prints what changes in a version, for its translators
npm run content -- announce <policy> <day>        prints a text for an e-mail about a coming version
npm run content -- duties                         lists legal duties and the places that meet them
npm run content -- readability                    reports sentence lengths and hedging`;

function explainUsage(mistake: string): never {
  console.error(`${mistake} Write one of:\n\n${usage}`);
  process.exit(2);
}

function readArguments() {
  // Without a `--` before it, npm takes the option and passes it on in this variable.
  const fix = process.env.npm_config_fix === 'true';
  try {
    return parseArgs({
      options: { fix: { type: 'boolean', default: fix }, format: { type: 'string', default: 'text' } },
      allowPositionals: true,
    });
  } catch (error) {
    return explainUsage(error instanceof Error ? (error.message.split('. ')[0] ?? '') + '.' : '');
  }
}

const { values, positionals } = readArguments();
const format =
  findingFormats.get(values.format) ??
  explainUsage(`There is no format "${values.format}", only ${[...findingFormats.keys()].join(' and ')}.`);

function report(findings: readonly Finding[]): void {
  console.log(findings.length === 0 ? '\nNo mistakes found.' : `\n${format(findings).join('\n')}`);
  if (findings.length > 0) process.exitCode = 1;
}

function list(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.join('\n')}`);
}

async function check(before?: Source): Promise<void> {
  const { source, findings, placeholders, outdatedFiles, policies, doubts } = await checkSite(root, { before });
  console.log(statusTable(source));
  console.log(`\n${versionTable(policies)}`);
  console.log(`\n${countDuties(source.files)}. Each with its law and its places: npm run content -- duties`);
  list('Placeholders still in use:', describePlaceholders(placeholders));
  // A terminal shows the end, so the results of the last edit come last.
  list('Outdated files:', outdatedFiles);
  list('Translations that are outdated or incomplete:', describeOutdated(source));
  list('Changed only in a translation since it last agreed:', describeChangedAlone(before ?? source));
  list('Changed in every language since the languages last agreed:', describeCommonChanges(before ?? source));
  list('To look at again:', doubts);
  report(findings);
}

async function fix(): Promise<void> {
  const typed = await readSourceFiles(root);
  for (const { path, corrections } of await fixContent(root, typed)) {
    console.log(`${path}  ${String(corrections)} place(s) corrected`);
  }
  const before = await readSourceFiles(root, typed);
  await recordAgreements(root, undefined, before);
  await check(before);
}

async function accept(path: string): Promise<void> {
  await recordAgreements(root, path);
  console.log(`Accepted as it is: ${path}`);
}

async function recordAll(): Promise<void> {
  const { findings, recorded, unfinished } = await record(root);
  if (findings.length > 0) {
    report(findings);
    console.log('\nNothing was recorded.');
  } else {
    list('Recorded:', recorded);
    list(
      'Not recorded, because a recorded text is fixed and these still have placeholders:',
      [...unfinished].map(([path, names]) => `${path}  ${names.join(', ')}`),
    );
    if (recorded.length === 0 && unfinished.size === 0) console.log('Everything is recorded already.');
  }
}

const [command, first = '', second] = positionals;
try {
  if (command === undefined && values.fix) await fix();
  else if (command === undefined) await check();
  else if (command === 'duties') console.log(dutyDetails((await readSourceFiles(root)).files));
  else if (command === 'readability') console.log(readabilityTable((await readSourceFiles(root)).files));
  else if (command === 'record') await recordAll();
  else if (command === 'accept' && first !== '') await accept(first);
  else if (command === 'changes' && first !== '') {
    const source = await readSourceFiles(root);
    console.log(translationHelp(readLibrary(source), source.files, first, second));
  } else if (command === 'announce' && first !== '') {
    if (second === undefined) throw new Error(`Write the day too: npm run content -- announce ${first} 2026-03-01`);
    console.log(announcement(await readSourceFiles(root), first, second));
  } else explainUsage(`"${positionals.join(' ')}" is no command, or lacks a part.`);
} catch (error) {
  if (error instanceof z.ZodError) {
    console.log('Correct these mistakes first, then run the command again.');
    report((await checkSite(root, { spelling: false })).findings);
  } else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
