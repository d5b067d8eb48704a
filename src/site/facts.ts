/** Formats the facts of `content/site.yaml` and fills them into texts. */
import type { Locale } from './locales.ts';
import { formatList, formatMoney, formatNumber } from './format.ts';
import { own } from './own.ts';
import type { Fact, Site } from '../schemas/site.ts';

export type FactValues = Readonly<Record<string, string>>;

/** `{name}`. Accented letters match too, so that misspelt names are reported. */
export const reference = /\{(\p{L}[\p{L}\d]*)\}/gu;

interface BuildFacts {
  /** `PUBLIC_CONTACT_ENDPOINT` is set. */
  readonly isFormConnected: boolean;
}

function formatFact(fact: Fact, locale: Locale, { isFormConnected }: BuildFacts): string {
  if ('connected' in fact) return (isFormConnected ? fact.connected : fact.notConnected)[locale];
  if ('number' in fact) return formatNumber(fact.number, locale);
  if ('percent' in fact)
    return formatNumber(fact.percent / 100, locale, { style: 'percent', maximumFractionDigits: 2 });
  if ('list' in fact) return formatList(fact.list, locale);
  if ('money' in fact) return formatMoney(fact.money.amount, fact.money.currency, locale);
  const text = 'text' in fact ? fact.text : fact.placeholder;
  const written = typeof text === 'string' ? text : text[locale];
  return 'text' in fact ? written : bracketed(written);
}

/** Marks a placeholder, so that it cannot be mistaken for a real value. */
export const bracketed = (label: string): string => (label.startsWith('[') ? label : `[${label}]`);

function entityValue(value: Site['entity'][keyof Site['entity']], locale: Locale): string {
  if (typeof value === 'string') return value;
  return bracketed(typeof value.placeholder === 'string' ? value.placeholder : value.placeholder[locale]);
}

export function isPlaceholder({ entity, facts }: Site, name: string): boolean {
  const value = Object.hasOwn(entity, name) ? entity[name as keyof typeof entity] : own(facts, name);
  return typeof value === 'object' && 'placeholder' in value;
}

/** Name of the address of a contact in texts: `{privacyEmail}`. */
export const contactFact = (id: string): string => `${id}Email`;

/** All facts by name, formatted for a language. */
export function factValues(site: Site, locale: Locale, build: BuildFacts = { isFormConnected: false }): FactValues {
  const plain = {
    brand: site.brand.name,
    legalName: entityValue(site.entity.legalName, locale),
    address: entityValue(site.entity.address, locale),
    registration: entityValue(site.entity.registration, locale),
    licence: entityValue(site.entity.licence, locale),
    riskNotice: site.riskNotice[locale],
    ...Object.fromEntries(site.contacts.map(({ id, email }) => [contactFact(id), email])),
  };
  const formatted = Object.entries(site.facts).map(([name, fact]) => [name, formatFact(fact, locale, build)] as const);
  return { ...Object.fromEntries(formatted), ...plain };
}

/** Names of the facts in a text, in order. */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(reference)].map((match) => match[1] ?? '');
}

/** Replaces `{name}` by values. Unknown names stay, so that a text can be filled in two steps. */
export function interpolate(text: string, values: FactValues): string {
  return text.replace(reference, (whole, name: string) => own(values, name) ?? whole);
}

/** Applies `interpolate` to every string in a value. */
export function interpolateAll<T>(value: T, values: FactValues): T {
  if (typeof value === 'string') return interpolate(value, values) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => interpolateAll(item, values)) as T;
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, interpolateAll<unknown>(item, values)]),
    ) as T;
  }
  return value;
}
