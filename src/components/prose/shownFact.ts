import { getFacts, getSite } from '../../site/documents.ts';
import { isPlaceholder } from '../../site/facts.ts';
import { own } from '../../site/own.ts';

/** A fact as the current page shows it: a recorded text keeps its recorded value. */
export async function shownFact(
  { page, record }: App.Locals,
  name: string,
): Promise<{ readonly value: string; readonly isPlaceholder: boolean }> {
  const [facts, site] = await Promise.all([getFacts(page.textLocale), getSite()]);
  const recorded = own(record?.facts ?? {}, name);
  const value = recorded ?? own(facts, name);
  if (value === undefined) throw new Error(`"${name}" is not a fact of content/site.yaml.`);
  return { value, isPlaceholder: recorded === undefined && isPlaceholder(site, name) };
}
