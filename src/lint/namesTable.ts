/** Updates the list of names in `docs/facts.md`. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale } from '../site/locales.ts';
import { contactFact, factValues } from '../site/facts.ts';
import { own } from '../site/own.ts';
import type { Site } from '../schemas/site.ts';

export const guide = 'docs/facts.md';

const [opening, closing] = ['<!-- names -->', '<!-- end of names -->'];

/** Descriptions of names that are not facts. */
const described: Readonly<Record<string, string>> = {
  brand: 'Name of the product.',
  legalName: 'Name of the company.',
  address: 'Registered address of the company.',
  registration: 'Company register and number.',
  licence: 'Licence and supervising authority.',
  riskNotice: 'The risk notice.',
};

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

/** The updated guide; `undefined` if it is current or has no place for the list. */
async function updatedGuide(root: string, site: Site): Promise<string | undefined> {
  const text = await readFile(path.join(root, guide), 'utf8').catch(() => '');
  const [start, end] = [text.indexOf(opening), text.indexOf(closing)];
  if (start < 0 || end < start) return undefined;
  const updated = `${text.slice(0, start + opening.length)}\n\n${namesTable(site)}\n\n${text.slice(end)}`;
  return updated === text ? undefined : updated;
}

export async function outdatedNames(root: string, site: Site): Promise<string[]> {
  return (await updatedGuide(root, site)) === undefined
    ? []
    : [
        `${guide}  names other facts than content/site.yaml. No page shows this list; npm run content -- --fix updates it`,
      ];
}

/** @returns `true` if the list was outdated */
export async function fixNames(root: string, site: Site): Promise<boolean> {
  const updated = await updatedGuide(root, site);
  if (updated !== undefined) await writeFile(path.join(root, guide), updated);
  return updated !== undefined;
}
