/** Reports real values of `content/site.yaml` that are still marked as placeholders. */
import type { Finding } from '../places.ts';
import { stringsIn, valueAt } from '../../schemas/schemaPath.ts';
import { reservedHost } from '../../schemas/site.ts';
import type { SourceFile } from '../source.ts';
import { shortened } from '../syntax/lines.ts';

/** Host of a web or an e-mail address. */
const hostIn = (text: string): string | undefined => /^(?:https?:\/\/|[^\s@/]+@)([\w.-]+)/.exec(text)?.[1];

/** Real addresses, registrations and licences contain digits; descriptions of missing ones do not. */
const isOfCompany = (keys: readonly PropertyKey[], text: string): boolean =>
  keys[0] === 'entity' && /\d/.test(text) && !text.startsWith('[');

export function checkRealPlaceholders({ collection, data, placeOf }: SourceFile): Finding[] {
  if (collection !== 'site') return [];
  return [...stringsIn(data)].flatMap(([keys, text]) => {
    const depth = keys.lastIndexOf('placeholder');
    const host = hostIn(text);
    const isReal = host === undefined ? isOfCompany(keys, text) : !reservedHost.test(host);
    if (depth < 0 || !isReal) return [];
    const name = String(keys[depth - 1]);
    const inLanguages = typeof valueAt(data, keys.slice(0, depth + 1)) !== 'string';
    const instead = inLanguages ? `${name}: …` : `${name}: ${/[:#]/.test(text) ? `'${text}'` : shortened(text, 60)}`;
    const message = `“${shortened(text, 40)}” seems to be real, but as a placeholder it counts as missing. Delete “placeholder:” and its braces: ${instead}.${host === undefined ? '' : ' A made-up address ends in .example.'}`;
    return [{ ...placeOf(keys.slice(0, depth)), message }];
  });
}
