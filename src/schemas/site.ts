/** `content/site.yaml`: the facts of the business. */
import { z } from 'astro/zod';
import { localeCodes, localeDefinition } from '../site/locales.ts';
import { rateDecimals } from '../site/money.ts';
import { own } from '../site/own.ts';
import { siteDate } from '../site/siteDate.ts';
import {
  byLanguage,
  group,
  icon,
  isoDate,
  line,
  namedList,
  orPlaceholder,
  pattern,
  perLanguage,
  webUrl,
  withRule,
} from './fields.ts';

/** "None" is a real value. */
const dummyValue =
  /^(?:tb[acd]|todo|n\/?a|x{2,}|\?+|-+|\.+|…|pending|(?:to be (?:advised|checked|completed|confirmed|decided|defined|determined)|à (?:confirmer|définir|préciser)|a (?:confirmar|definir)).*|.*\((?:to be |à |a )(?:checked|confirm(?:ed|er|ar)|defin(?:ed|ir))\b.*)\W*$/i;

/** `24 hours`, but not names, which are capitalized, or addresses, which have signs. */
const wordsOfOneLanguage = /^(?=[\p{Ll}\d]).*(?<![\p{L}@./:-])\p{Ll}{3,}(?![\p{L}@./:-])/u;

/** Rejects dummy values such as "TBC". */
const known = <T extends z.ZodType>(value: T): T =>
  value.refine((text) => typeof text !== 'string' || !dummyValue.test(text), {
    message: 'is not a value. Until it is known, write { placeholder: … } with a description of what is missing.',
  });

const entityValue = (description: string) =>
  known(
    z.union([
      line(description),
      z.strictObject({
        placeholder: z
          .union([line('Description of the value.'), byLanguage('Description of the value, in each language.')])
          .describe('Shown in brackets until the real value is known.'),
      }),
    ]),
  ).describe(description);

const email = (description: string) =>
  orPlaceholder(withRule(z.email(), 'Write a complete e-mail address, for example name@example.com.')).describe(
    description,
  );

const webAddress = (description: string) => orPlaceholder(webUrl()).describe(description);

const factDescription = {
  about: line('What the fact means and where it comes from, for editors of this file.').optional(),
  statedIn: z
    .array(line('A page, e.g. privacyPolicy, or a category of questions, e.g. faq/wallet.'))
    .min(1)
    .optional()
    .describe('Documents in which readers must find the fact. A text that no longer shows it is a mistake.'),
  unit: perLanguage(
    'Words after the figure in texts, e.g. calendar days, in each language. The same figure typed by hand before them is a mistake.',
    z
      .union([line('The words after the figure.'), z.array(line('The words after the figure.')).min(1)])
      .describe('The words in this language, or several: [years, or over].'),
  ).optional(),
};

const factOf = <Shape extends z.ZodRawShape>(value: Shape) => z.strictObject({ ...value, ...factDescription });

const currencies = Intl.supportedValuesOf('currency');

/** A code with the same letters as an unknown one: `GBP` for `GPB`. */
function similarCode(written: string, codes: readonly string[] = ['EUR', 'USD', 'USDC', 'USDT', 'GBP', 'AOA']) {
  const letters = (code: string): string => Array.from(code).sort().join('');
  return codes.includes(written) ? undefined : codes.find((code) => letters(code) === letters(written));
}

const money = z.strictObject({
  amount: z.number().min(0).describe('How much, as a plain number.'),
  currency: pattern(/^[A-Z]{3}$/, 'Write the code of a currency in three capital letters, for example USD.')
    .refine((code) => !/^[A-Z]{3}$/.test(code) || currencies.includes(code), {
      error: ({ input }) =>
        `is not the code of a currency. Write ${similarCode(String(input), currencies) ?? 'one of ISO 4217, for example USD'}.`,
    })
    .describe('Code of the currency (ISO 4217).'),
});

const word = (description: string) =>
  line(description).refine((text) => similarCode(text) === undefined, {
    error: ({ input }) => `is not the code of a currency. Write ${similarCode(String(input)) ?? ''}.`,
  });

/** A date in figures or in English, as the whole text. */
const writtenDate =
  /^(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.? (?:\d{1,2}, )?\d{4}$|^\d+([-/.])\d+\1\d+$/;

/** The words between the last two items of a list, in any language: and, or, et, ou, e. */
const listWords = localeCodes.flatMap((code) =>
  (['conjunction', 'disjunction'] as const).map(
    (type) => new Intl.ListFormat(localeDefinition(code).format, { type }).formatToParts(['1', '2'])[1]?.value ?? '',
  ),
);
const betweenItems = new RegExp(
  [String.raw`,\s+`, ...listWords.map((word) => word.replaceAll(' ', String.raw`\s`))].join('|'),
);

/** True if every language lists the same number of things: "Spain, France and Italy". */
function haveSameItems(texts: Readonly<Record<string, unknown>>): boolean {
  const counts = Object.values(texts).map((text) => String(text).split(betweenItems).length);
  return Math.max(...counts) < 3 || new Set(counts).size === 1;
}

const fact = z
  .union([
    factOf({ number: z.number().min(1).describe('A plain number: 18.') }),
    factOf({ percent: z.number().min(0).max(100).describe('A percentage, without its sign: 2.5.') }),
    factOf({
      text: known(
        z.union([
          word('A word or sign that is the same in every language.')
            .refine((text) => dummyValue.test(text) || !wordsOfOneLanguage.test(text), {
              message: 'has words of one language. Write a line for each: en: …, fr: … and pt: … below "text".',
            })
            .refine((text) => !/[<>{}]/.test(text), {
              message: 'is plain text: readers would see < > { }. Delete these signs and what they enclose.',
            })
            .refine((text) => !/^(?:\+|00)[\d\s().-]*(?!ext)\p{L}/iu.test(text), {
              error: ({ input }) =>
                `is a phone number with a letter in it. Write digits only: ${String(input).replaceAll(/o/gi, '0').replaceAll(/[il]/gi, '1')}`,
            })
            .refine((text) => !/^\d+(?:[.,]\d+)?\s?%$/.test(text), {
              error: ({ input }) =>
                `is a percentage. Write a line "percent: ${String(input).replace(/\s?%/, '').replace(',', '.')}" instead of "text", so that each language shows it in its own way.`,
            })
            .refine((text) => !writtenDate.test(text), {
              message: 'is a date. Write it in the words of each language below "text": en: 31 October 2026, fr: …',
            }),
          byLanguage('The words in each language.').refine(haveSameItems, {
            message: 'names more in one language than in another. Name the same in each.',
          }),
        ]),
      ).describe('Words: the same everywhere, or one text for each language.'),
    }),
    factOf({
      list: z
        .array(
          word('One item.').refine((item) => !/\p{Lu}{3,}\s+\p{Lu}{3,}/u.test(item), {
            message: 'is one item. Write a comma between two: [EUR, USDC].',
          }),
        )
        .min(1)
        .describe('Several words: [EUR, USDC].'),
    }),
    factOf({
      connected: byLanguage('The words as long as the contact form has an address to send to.'),
      notConnected: byLanguage('The words as long as it has none.'),
    }),
    factOf({ money: money.describe('A sum of money: {amount: 500, currency: USD}.') }),
    factOf({
      placeholder: z
        .union([line('Description of the fact.'), byLanguage('Description of the fact, in each language.')])
        .describe('Shown in brackets until the fact is known: its description in words.'),
    }),
  ])
  .describe(
    'One fact: `number: 18`, `percent: 0`, `text: Stellar`, `list: [EUR, USDC]`, `money: {amount: 500, currency: USD}`, `connected:` and `notConnected:` for what follows the contact form, or `placeholder: the supervising authority` until it is known.',
  );

/** 18 characters and two check digits (ISO 17442, ISO/IEC 7064 MOD 97-10). */
function isLegalEntityIdentifier(text: string): boolean {
  const figures = text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10));
  return /^[A-Z0-9]{18}\d\d$/.test(text) && BigInt(figures) % 97n === 1n;
}

const exampleRate = z.strictObject({
  // The dollar was never outside these bounds: such a figure lost its decimal point.
  euros: z
    .number()
    .min(0.5)
    .max(2)
    .refine((value) => Number(value.toFixed(rateDecimals)) === value, `Write at most ${String(rateDecimals)} decimals.`)
    .describe('How many euros 1 USDC is, as a plain number: 0.92.'),
  date: isoDate('Day of this rate: year-month-day, e.g. 2025-01-31.').refine((day) => day <= siteDate(), {
    message: 'is in the future. Write the day on which this was the rate.',
  }),
});

/** Subdomains included. */
const hostsOfNetworks: Readonly<Record<string, readonly string[]>> = {
  bluesky: ['bsky.app'],
  discord: ['discord.com', 'discord.gg'],
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  github: ['github.com'],
  instagram: ['instagram.com'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  reddit: ['reddit.com'],
  telegram: ['t.me', 'telegram.me', 'telegram.org'],
  threads: ['threads.com', 'threads.net'],
  tiktok: ['tiktok.com'],
  twitter: ['x.com', 'twitter.com'],
  whatsapp: ['whatsapp.com', 'wa.me'],
  x: ['x.com', 'twitter.com'],
  youtube: ['youtube.com', 'youtu.be'],
};

/** Reserved host names for placeholders (RFC 2606). */
export const reservedHost = /(?:^|\.)(?:example|example\.(?:com|net|org)|invalid|localhost|test)$/i;

/** The hosts of a network, if the address is not at one of them. */
function otherHosts(network: string, url: string): readonly string[] | undefined {
  const hosts = own(hostsOfNetworks, network.toLowerCase());
  const hostname = URL.parse(url)?.hostname ?? '';
  const isAt = (host: string): boolean => hostname === host || hostname.endsWith(`.${host}`);
  return hosts === undefined || hostname === '' || reservedHost.test(hostname) || hosts.some(isAt) ? undefined : hosts;
}

/** The contact used by the form, search engines and `security.txt`. */
export const mainContact = 'general';

export const siteSchema = z.strictObject({
  brand: group('The brand.', { name: line('Name of the product, as readers see it everywhere.') }),
  entity: group('The company behind the product.', {
    legalName: entityValue('Registered name of the company.'),
    address: entityValue('Registered postal address, on one line.'),
    registration: entityValue('Company register and number.'),
    licence: entityValue('Licence or authorisation and the authority that gave it.'),
  }),
  riskNotice: byLanguage('Plain warning shown next to staking, rewards and trading.'),
  app: group('The application.', { url: webAddress('Target of "Create account".') }),
  exampleRate: orPlaceholder(exampleRate).describe(
    'The rate with which visitors can try a conversion. It is shown as an example that is no offer; the label in ui names its date if the rate is real.',
  ),
  contacts: namedList(
    z.strictObject({
      id: pattern(
        /^[a-z][A-Za-z0-9]*$/,
        'Write the id in letters and digits, the first one small, e.g. privacy.',
      ).describe(
        'Name of the contact. Texts show its address with <ContactEmail name="id" /> (MDX) or {idEmail} (YAML); its words are in pages/contact.',
      ),
      email: email('E-mail address.'),
      icon: icon.optional(),
    }),
    'id',
    'The support addresses, in the order of the contact page.',
  )
    .superRefine((contacts, context) => {
      for (const [index, { email: address }] of contacts.entries()) {
        const first = contacts.find((other) => other.email.toLowerCase() === address.toLowerCase());
        if (first === undefined || first === contacts[index]) continue;
        const message = `is also the address of "${first.id}". Write the address of this contact, or remove the contact.`;
        context.addIssue({ code: 'custom', path: [index, 'email'], message });
      }
    })
    .refine((contacts) => contacts.some(({ id }) => id === mainContact), {
      message: `has no entry with "id: ${mainContact}". The contact form and search engines need it: add it.`,
    }),
  networks: namedList(
    z.strictObject({
      name: line('Name of the network, as readers know it: LinkedIn, TikTok, Facebook, Instagram, X, YouTube …'),
      url: webAddress('Address of the page on the network.'),
    }),
    'name',
    'The social networks, in the order of the footer.',
  ).superRefine((networks, context) => {
    for (const [index, { name, url }] of networks.entries()) {
      const hosts = otherHosts(name, url);
      if (hosts === undefined) continue;
      const message = `is not at ${hosts.join(' or ')}, as the pages of ${name} are. Write the address of the page there, or correct the name.`;
      context.addIssue({ code: 'custom', path: [index, 'url'], message });
    }
  }),
  officialLinks: namedList(
    z.strictObject({
      name: line('Name of the site, in its own language.'),
      url: webAddress('Address of the site.'),
      lang: pattern(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'Write the language of the name as a code, e.g. pt-PT.').describe(
        'Language of the name, as a code.',
      ),
    }),
    'name',
    'Sites of authorities that every page must link to by law. They are in the last row of the footer.',
  ).default([]),
  facts: z
    .record(
      pattern(/^[a-z][A-Za-z0-9]*$/, 'Write the name in letters and digits, the first one small, e.g. minimumAge.'),
      fact,
    )
    .superRefine((facts, context) => {
      for (const [name, value] of Object.entries(facts)) {
        if (!('number' in value) || value.number < (/phone|fax/i.test(name) ? 1e6 : 1e10)) continue;
        const message =
          'would be shown with marks between its thousands. Write a phone number, or another number that counts nothing, as a text: text: "+351210000000"';
        context.addIssue({ code: 'custom', path: [name, 'number'], message });
      }
      const lei = facts.legalEntityIdentifier;
      if (lei && 'text' in lei && typeof lei.text === 'string' && !isLegalEntityIdentifier(lei.text)) {
        const message =
          'is not an LEI: its last two digits do not fit the others, or it does not have 20 characters. Copy it again.';
        context.addIssue({ code: 'custom', path: ['legalEntityIdentifier', 'text'], message });
      }
    })
    .describe('Figures and names of the business. Texts show them with {name} (YAML) or <Fact name="name" /> (MDX).'),
});

export type Site = z.output<typeof siteSchema>;

export type Fact = z.output<typeof fact>;
