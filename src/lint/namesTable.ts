/** The list of all names that texts may refer to, as `docs/facts.md` holds it. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale } from '../site/locales.ts';
import { contactFact, factValues } from '../site/facts.ts';
import { own } from '../site/own.ts';
import type { Site } from '../schemas/site.ts';

/** The guide that holds it. */
export const guide = 'docs/facts.md';

const [opening, closing] = ['<!-- names -->', '<!-- end of names -->'];

/** What the names stand for that are no facts of their own. */
const described: Readonly<Record<string, string>> = {
  brand: 'Name of the product.',
  legalName: 'Name of the company.',
  address: 'Registered address of the company.',
  registration: 'Company register and number.',
  licence: 'Licence and supervising authority.',
  riskNotice: 'The risk notice.',
};

/** A table in Markdown: how each name is written in a field and in a text, and what it stands for. */
function namesTable(site: Site): string {
  const contacts = new Map(site.contacts.map(({ id }) => [contactFact(id), id]));
  const rows = Object.keys(factValues(site, defaultLocale)).map((name) => {
    const contact = contacts.get(name);
    const element = contact === undefined ? `<Fact name="${name}" />` : `<ContactEmail name="${contact}" />`;
    const meaning =
      contact === undefined ? (own(site.facts, name)?.about ?? own(described, name)) : `Address for: ${contact}.`;
    return `| \`{${name}}\` | \`${element}\` | ${(meaning ?? '').replaceAll('|', '/')} |`;
  });
  return ['| in a field | in a text | what it is |', '|---|---|---|', ...rows].join('\n');
}

/** A guide with its list of names as it should be; `undefined` where it has no place for one. */
function withNames(text: string, site: Site): string | undefined {
  const [start, end] = [text.indexOf(opening), text.indexOf(closing)];
  if (start < 0 || end < start) return undefined;
  return `${text.slice(0, start + opening.length)}\n\n${namesTable(site)}\n\n${text.slice(end)}`;
}

/** The guide as it is and as it should be, if it lies there. */
async function readGuide(root: string, site: Site): Promise<{ now: string; anew: string } | undefined> {
  const now = await readFile(path.join(root, guide), 'utf8').catch(() => undefined);
  return now === undefined ? undefined : { now, anew: withNames(now, site) ?? now };
}

/**
 * A line where the list in the guide is not that of the names there are.
 * @param root the project's root folder
 */
export async function outdatedNames(root: string, site: Site): Promise<string[]> {
  const read = await readGuide(root, site);
  return read && read.now !== read.anew
    ? [`${guide}  lists other names than content/site.yaml has. It is made anew by: npm run content -- --fix`]
    : [];
}

/** Writes the list in the guide anew if it needs it, and nothing else in it; says whether it did. */
export async function fixNames(root: string, site: Site): Promise<boolean> {
  const read = await readGuide(root, site);
  if (!read || read.now === read.anew) return false;
  await writeFile(path.join(root, guide), read.anew);
  return true;
}
