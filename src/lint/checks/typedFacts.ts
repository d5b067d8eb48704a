/** Reports facts of `content/site.yaml` that a text types by hand: a change of the fact would not reach them. */
import { emailAddress } from '../../site/emailAddresses.ts';
import { localeDefinition, type Locale } from '../../site/locales.ts';
import { contactFact } from '../../site/facts.ts';
import { decimalMarkOf } from '../../site/money.ts';
import { nodesIn, startOf } from '../mdx.ts';
import { numberPattern } from '../numberWords.ts';
import type { Finding } from '../places.ts';
import type { ReaderText } from '../readerText.ts';
import type { Fact, Site } from '../../schemas/site.ts';

interface Typed {
  readonly name: string;
  readonly pattern: RegExp;
  /** The reference replaces the figure only, not the whole match. */
  readonly isFigure: boolean;
  readonly about?: string | undefined;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const space = String.raw`[\s\u00A0\u202F-]`;
const [before, behind] = [String.raw`(?<![\p{L}\p{N}.,@/-])`, String.raw`(?![\p{L}\p{N}])`];

/** Signs that a figure belongs to a law: its name or number, or "by law". */
const law =
  /(?<!\p{L})(?:articles?|artigos?|directive|diretiva|règlement|regulamento|decree|décret|decreto|PSD2|MiCA|GDPR|RGPD|CRD) ?(?:\(|law|lei\b|n[.ºo°]|\d)|(?<!\p{L})(?:PSD2|MiCA|GDPR|RGPD|by law|the law (?:gives|sets|grants|allows)|la loi (?:donne|accorde|fixe|prévoit)|a lei (?:dá|concede|fixa|prevê))(?!\p{L})/iu;

function sentenceAround(text: string, offset: number): string {
  const end = /[.!?…](?=\s)|\n\s*\n/g;
  const start = Array.from(text.slice(0, offset).matchAll(end)).at(-1)?.index ?? 0;
  end.lastIndex = offset;
  return text.slice(start, end.exec(text)?.index);
}

function figurePattern(figure: number, locale: Locale): string {
  const [whole = '', fraction] = String(figure).split('.');
  const thousands = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, String.raw`[.,'’\s\u00A0\u202F]?`);
  if (fraction !== undefined) return `${thousands}[${decimalMarkOf(localeDefinition(locale).format)}.]${fraction}`;
  const words = numberPattern(figure, locale);
  return words === undefined ? thousands : `(?:${thousands}|${words})`;
}

/** The figure of a fact and its units in texts; no units for facts in words. */
function figureOf(fact: Fact, locale: Locale): { readonly figure: number; readonly units: readonly string[] } {
  const units = [fact.unit?.[locale] ?? []].flat();
  if ('number' in fact) return { figure: fact.number, units };
  if ('percent' in fact) return { figure: fact.percent, units: units.map((unit) => `% ${unit}`) };
  if ('money' in fact) return { figure: fact.money.amount, units: [fact.money.currency, ...units] };
  return { figure: 0, units: [] };
}

function typedFacts({ brand, facts }: Site, locale: Locale): Typed[] {
  const figures = Object.entries(facts).flatMap(([name, fact]) => {
    const { figure, units } = figureOf(fact, locale);
    if (units.length === 0) return [];
    const words = units.map((unit) => unit.split(' ').map(escaped).join(`${space}+`)).join('|');
    const pattern = `${before}${figurePattern(figure, locale)}\\)?${space}*(?:${words})${behind}`;
    return [{ name, pattern: new RegExp(pattern, 'giu'), isFigure: true, about: fact.about }];
  });
  return [
    { name: 'brand', pattern: new RegExp(`${before}${escaped(brand.name)}${behind}`, 'gu'), isFigure: false },
    ...figures,
  ];
}

function typedIn({ text, file, passages }: ReaderText, typed: readonly Typed[]): Finding[] {
  const inField = (offset: number): boolean =>
    passages.some(({ kind, start, end }) => kind === 'field' && start <= offset && offset < end);
  return typed.flatMap(({ name, pattern, isFigure, about }) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: found, index }) => {
      if (isFigure && law.test(sentenceAround(text, index))) return [];
      const words = found.replaceAll(/\s+/g, ' ');
      const reference = inField(index) ? `{${name}}` : `<Fact name="${name}" />`;
      const advice = isFigure
        ? `If that is meant, write ${reference} instead of the figure, so that it changes everywhere at once. If another figure is meant, such as one that a law sets, give it its own name in content/site.yaml.`
        : `Write ${reference} instead, so that it changes everywhere at once.`;
      const what = about === undefined ? '' : ` (${about.replace(/\.$/, '')})`;
      const message = `“${words}” is typed by hand, but is "${name}"${what} in content/site.yaml. ${advice}`;
      return [{ ...file.placeAt(index), message }];
    }),
  );
}

function addressesIn({
  text,
  file,
  passages,
}: ReaderText): { readonly address: string; readonly offset: number; readonly isField: boolean }[] {
  const found = passages.flatMap(({ kind, start, end }) =>
    Array.from(kind === 'field' ? text.slice(start, end).matchAll(emailAddress) : [], ({ 0: address, index }) => ({
      address,
      offset: start + index,
      isField: true,
    })),
  );
  // Markdown turns addresses into links.
  const links = nodesIn(file.prose).flatMap((node) =>
    node.type === 'link' && node.url.startsWith('mailto:')
      ? [{ address: node.url.slice('mailto:'.length), offset: startOf(node), isField: false }]
      : [],
  );
  return [...found, ...links];
}

/** Free mail providers: no authority or company that a text may name uses them. */
const freeMail = /@(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|proton|protonmail|gmx|sapo|mail)\./i;

/** Reports typed addresses of contacts, and unknown addresses at our domains or at free mail providers. */
function typedAddresses(own: ReaderText, { brand, contacts }: Site): Finding[] {
  const domainOf = (address: string): string => address.slice(address.indexOf('@') + 1).toLowerCase();
  return addressesIn(own).flatMap(({ address, offset, isField }) => {
    const contact = contacts.find(({ email }) => email.toLowerCase() === address.toLowerCase());
    if (contact) {
      const reference = isField ? `{${contactFact(contact.id)}}` : `<ContactEmail name="${contact.id}" />`;
      const message = `“${address}” is typed by hand, but is the contact "${contact.id}" in content/site.yaml. Write ${reference} instead, so that it changes everywhere at once.`;
      return [{ ...own.file.placeAt(offset), message }];
    }
    const isOurs =
      freeMail.test(address) ||
      domainOf(address).includes(brand.name.toLowerCase()) ||
      contacts.some(({ email }) => domainOf(email) === domainOf(address));
    if (!isOurs) return [];
    const ids = contacts.map(({ id, email }) => `${id} (${email})`).join(', ');
    const message = `“${address}” is none of the contacts in content/site.yaml: ${ids}. Correct it, or add the contact there.`;
    return [{ ...own.file.placeAt(offset), message }];
  });
}

/** `privacy (at) site.com` */
const disguised = /[\w.+-]+ ?[([](?:at|arobase|arroba)[)\]] ?[\w-]+(?:\.\w+)+/giu;

const disguisedAddresses = ({ text, file }: ReaderText): Finding[] =>
  Array.from(text.matchAll(disguised), ({ 0: address, index }) => ({
    ...file.placeAt(index),
    message: `“${address}” is not an address that readers can click. Write it with @, or as a contact: <ContactEmail name="privacy" />.`,
  }));

/** @param site `undefined` if its file is unreadable */
export function checkTypedFacts(texts: readonly ReaderText[], site: Site | undefined): Finding[] {
  if (!site) return [];
  return [...Map.groupBy(texts, ({ language }) => language)].flatMap(([language, own]) => {
    const typed = typedFacts(site, language);
    return own.flatMap((text) => [...typedIn(text, typed), ...typedAddresses(text, site), ...disguisedAddresses(text)]);
  });
}
