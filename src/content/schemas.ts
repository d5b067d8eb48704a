/**
 * The shape of everything staff edit under `content/`. Every field carries a
 * description: it is what an editor reads while typing and what an error
 * message quotes. Objects are strict, so a misspelt field is an error and not
 * silently lost.
 *
 * Strings may hold `{name}`, replaced by a fact of `content/site.yaml`.
 */
import { z } from 'astro/zod';
import { rateDecimals } from '../i18n/money.ts';
import { localeCodes } from '../i18n/locales.ts';

/** A text that may not be empty. */
export const line = (description: string) => z.string().trim().min(1).describe(description);

/** Plural categories that a language may have besides `other` (CLDR). */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many'] as const;

const pluralForm = line('The text for this plural category; {count} is the number.').optional();

/** A text in the plural forms of its language. */
const plural = (description: string) =>
  z
    .strictObject({
      zero: pluralForm,
      one: pluralForm,
      two: pluralForm,
      few: pluralForm,
      many: pluralForm,
      other: line('The text for all other numbers; {count} is the number.'),
    })
    .describe(description);

/** Gives a value that has to be written in a certain way the rule in words, which editors are shown instead of the pattern. */
const withRule = <T extends z.ZodType>(value: T, rule: string): T => value.meta({ patternErrorMessage: rule });
/** A text that has to be written in a certain way. */
export const pattern = (expression: RegExp, rule: string) => withRule(z.string().regex(expression, rule), rule);

const dateRule = 'Write a date as year-month-day, for example 2025-01-31.';

/** ISO 8601 calendar date. YAML may hand an unquoted date over as a `Date`; both spellings give `2025-01-31`. */
const isoDate = (description: string) =>
  z
    .preprocess(
      (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
      withRule(z.iso.date(dateRule), dateRule),
    )
    .describe(description);

const order = z
  .int()
  .min(1)
  .optional()
  .describe('Place in menus and lists, 1 first. Stands in the English file only; documents without one come last.');

/** Fields of a document that its English file says for every language. */
export const englishOnlyFields: readonly string[] = ['order', 'menu'];

// ---------------------------------------------------------------------------
// content/site.yaml

const orPlaceholder = <T extends z.ZodType>(value: T) =>
  z.union([value, z.strictObject({ placeholder: value.describe('Stands in until the real value is known.') })]);

/** A value, or `placeholder: value` as long as the real one is not known; code is given the value alone. */
const replaceable = <T extends z.ZodType>(value: T) =>
  orPlaceholder(value).transform((input) =>
    typeof input === 'object' && input !== null && 'placeholder' in input
      ? (input as { placeholder: z.output<T> }).placeholder
      : (input as z.output<T>),
  );

const byLanguage = (description: string) =>
  z
    .record(z.enum(localeCodes), replaceable(line('The text in one language.')).describe('The text in this language.'))
    .describe(description);

/** A value of the company; until it is known, what will stand there, the same everywhere or in each language. */
const entityValue = (description: string) =>
  z
    .union([
      line(description),
      z.strictObject({
        placeholder: z
          .union([line('What will stand here.'), byLanguage('What will stand here, in each language.')])
          .describe('Stands in until the real value is known, and looks like it.'),
      }),
    ])
    .describe(description);

const email = (description: string) =>
  replaceable(withRule(z.email(), 'Write a complete e-mail address, for example name@example.com.')).describe(
    description,
  );
/** An address of another site. */
export const webUrl = () => withRule(z.url({ protocol: /^https$/ }), 'Write an address that begins with https://.');
const webAddress = (description: string) => replaceable(webUrl()).describe(description);
const factDescription = {
  about: line('What the fact means and where it comes from, for whoever edits this file.').optional(),
  statedIn: z
    .array(line('A page, e.g. privacyPolicy, or a category of questions, e.g. faq/wallet.'))
    .min(1)
    .optional()
    .describe('Documents in which readers must find the fact. A text that no longer shows it is a mistake.'),
  unit: z
    .partialRecord(
      z.enum(localeCodes),
      z
        .union([line('The words behind the figure.'), z.array(line('The words behind the figure.')).min(1)])
        .describe('The words in this language, or several: [years, or over].'),
    )
    .optional()
    .describe(
      'What stands behind the figure in texts, e.g. calendar days, in each language. The same figure typed by hand before these words is a mistake.',
    ),
};

const money = z.strictObject({
  amount: z.number().describe('How much, as a plain number.'),
  currency: pattern(/^[A-Z]{3}$/, 'Write the code of a currency in three capital letters, for example USD.').describe(
    'Code of the currency (ISO 4217).',
  ),
});

const fact = z
  .union([
    z.strictObject({ number: z.number().describe('A plain number: 18.'), ...factDescription }),
    z.strictObject({ percent: z.number().describe('A percentage, without its sign: 2.5.'), ...factDescription }),
    z.strictObject({
      text: z
        .union([line('A word or sign that is the same in every language.'), byLanguage('The words in each language.')])
        .describe('Words: the same everywhere, or one text for each language.'),
      ...factDescription,
    }),
    z.strictObject({
      list: z.array(line('One item.')).min(1).describe('Several words: [EUR, USDC].'),
      ...factDescription,
    }),
    z.strictObject({
      connected: byLanguage('The words as long as the contact form has an address to send to.'),
      notConnected: byLanguage('The words as long as it has none.'),
      ...factDescription,
    }),
    z.strictObject({ money: money.describe('A sum of money: {amount: 500, currency: USD}.'), ...factDescription }),
    z.strictObject({
      placeholder: z
        .union([line('What will stand here, in words.'), byLanguage('What will stand here, in each language.')])
        .describe('Stands in until the fact is known, and looks like it: what will stand here, in words.'),
      ...factDescription,
    }),
  ])
  .describe(
    'One fact: `number: 18`, `percent: 0`, `text: Stellar`, `list: [EUR, USDC]`, `money: {amount: 500, currency: USD}`, `connected:` and `notConnected:` for what follows the contact form, or `placeholder: the supervising authority` until it is known.',
  );

/** A list whose entries are told apart by a name; two of the same name are a mistake. */
export const namedList = <Entry extends z.ZodObject>(entry: Entry, key: string, description: string) =>
  z
    .array(entry)
    .min(1)
    .superRefine((entries, context) => {
      const seen = new Set<unknown>();
      for (const [index, item] of entries.entries()) {
        const name = String((item as Record<string, unknown>)[key]).toLowerCase();
        if (seen.has(name)) {
          context.addIssue({ code: 'custom', path: [index, key], message: 'stands here twice. Remove or rename one.' });
        }
        seen.add(name);
      }
    })
    .describe(description);

const exampleRate = z.strictObject({
  euros: z
    .number()
    .positive()
    .refine((value) => Number(value.toFixed(rateDecimals)) === value, `Write at most ${String(rateDecimals)} decimals.`)
    .describe('How many euros 1 USDC is, as a plain number: 0.92.'),
  date: isoDate('Day of this rate: year-month-day, e.g. 2025-01-31.'),
});

/** The contact that code itself writes to: the form, search engines, `security.txt`. */
export const mainContact = 'general';

/** Names of the icons that content may choose from; the drawings are in `src/components/Icon.astro`. */
export const iconNames = [
  'arrow-right',
  'bank',
  'card',
  'chat',
  'check',
  'convert',
  'delete',
  'download',
  'eye',
  'gift',
  'globe',
  'history',
  'lock',
  'receipt',
  'send',
  'shield',
  'staking',
  'swap',
  'user-check',
  'wallet',
  'withdraw',
] as const;
const icon = z.enum(iconNames).describe('Name of an icon.');

export const siteSchema = z.strictObject({
  brand: z.strictObject({ name: line('Name of the product, as readers see it everywhere.') }).describe('The brand.'),
  entity: z
    .strictObject({
      legalName: entityValue('Registered name of the company.'),
      address: entityValue('Registered postal address, on one line.'),
      registration: entityValue('Company register and number.'),
      licence: entityValue('Licence or authorisation and the authority that gave it.'),
    })
    .describe('The company behind the product.'),
  riskNotice: byLanguage('Plain warning shown beside staking, rewards and trading.'),
  app: z.strictObject({ url: webAddress('Where "Create account" leads.') }).describe('The application.'),
  exampleRate: replaceable(exampleRate).describe(
    'The rate with which visitors can try a conversion. It is shown with its date as an example that is no offer.',
  ),
  contacts: namedList(
    z.strictObject({
      id: pattern(
        /^[a-z][A-Za-z0-9]*$/,
        'Write the id in letters and digits, the first one small, e.g. privacy.',
      ).describe(
        'Name of the contact. Texts show its address with <ContactEmail name="id" /> (MDX) or {idEmail} (YAML); its words stand in pages/contact.',
      ),
      email: email('E-mail address.'),
      icon: icon.optional(),
    }),
    'id',
    'The support addresses, in the order of the contact page.',
  ).refine((contacts) => contacts.some(({ id }) => id === mainContact), {
    message: `has no entry with "id: ${mainContact}". The contact form and search engines need it: add it.`,
  }),
  networks: namedList(
    z.strictObject({
      name: line('Name of the network, as readers know it: LinkedIn, TikTok, Facebook, Instagram, X, YouTube …'),
      url: webAddress('Address of the page on the network.'),
    }),
    'name',
    'The social networks, in the order of the footer.',
  ),
  officialLinks: namedList(
    z.strictObject({
      name: line('Name of the site, in its own language.'),
      url: webAddress('Address of the site.'),
      lang: pattern(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'Write the language of the name as a code, e.g. pt-PT.').describe(
        'Language of the name, as a code.',
      ),
    }),
    'name',
    'Sites of authorities to which a law has every page lead. They stand in the last row of the footer.',
  ).default([]),
  facts: z
    .record(
      pattern(/^[a-z][A-Za-z0-9]*$/, 'Write the name in letters and digits, the first one small, e.g. minimumAge.'),
      fact,
    )
    .describe('Figures and names of the business. Texts show them with {name} (YAML) or <Fact name="name" /> (MDX).'),
});

// ---------------------------------------------------------------------------
// content/ui/<language>.yaml

const alt = line('What the picture shows, for readers who do not see it.');

/** Words inside the product pictures. Amounts and dates come from the sample account in the code. */
const mockupsSchema = z
  .strictObject({
    seller: z
      .strictObject({
        name: line('Display name of the sample seller.'),
        verified: line('What the mark beside the name means, read by screen readers.'),
        office: line('Role of the person.'),
        message: line('What the seller offers.'),
      })
      .describe('The sample card of a verified seller.'),
    buyer: line('Display name of the sample buyer.'),
    wallet: z
      .strictObject({
        alt,
        total: line('Above the total of both balances.'),
        euro: line('Name of the euro balance.'),
        activity: line('Heading of the latest movements.'),
      })
      .describe('The wallet.'),
    history: z
      .strictObject({
        deposit: line('A movement of this kind.'),
        withdrawal: line('A movement of this kind.'),
        conversion: line('A movement of this kind.'),
        transfer: line('A movement of this kind.'),
      })
      .describe('The movements shown in the wallet.'),
    exchange: z
      .strictObject({
        alt,
        from: line('Above the amount given.'),
        to: line('Above the amount received.'),
        rate: line('Beside the rate, saying that it is only an example.'),
        before: line('Above the balances before the conversion.'),
        after: line('Above the balances after it.'),
      })
      .describe('A conversion.'),
    offer: z
      .strictObject({
        alt,
        trades: line('Behind the number of trades of a seller, in the plural.'),
        limits: line('Before the smallest and the largest amount.'),
        bank: line('A payment method.'),
        instant: line('A payment method.'),
      })
      .describe('The offers of several sellers.'),
    room: z
      .strictObject({
        paid: line('What the buyer writes in the chat: the money has been sent.'),
        thanks: line('What the seller answers.'),
        receipt: line('Name of the file that the buyer has sent.'),
      })
      .describe('A peer-to-peer trade in progress.'),
    card: z
      .strictObject({
        alt,
        name: line('On the card.'),
        balance: line('Beside the balance the card draws on.'),
        payment: line('A movement of this kind.'),
      })
      .describe('A virtual card.'),
    rewards: z
      .strictObject({
        alt,
        total: line('Above what was earned.'),
        referral: line('Reward for a referral.'),
        cashback: line('Reward for spending.'),
        staking: line('Reward for staking.'),
        stops: z
          .array(line('Two or three words.'))
          .length(3)
          .describe('The first day of a period of staking, the day reached, the last day.'),
      })
      .describe('The rewards.'),
  })
  .describe('The product pictures.');

export const uiSchema = z.strictObject({
  tagline: line('One short line under the logo in the footer and on the contact page.'),
  skipToContent: line('Link for keyboard users that jumps over the bar.'),
  navigation: z
    .strictObject({
      label: line('Name of the main navigation, read by screen readers.'),
      home: line('Link to the top of the landing page.'),
      aboutUs: line('Link to the section that says why the product exists.'),
      features: line('Link to the features section.'),
      services: line('Link to the services section.'),
      faq: line('Link to the frequently asked questions.'),
      contactUs: line('Link to the contact page.'),
      openMenu: line('Name of the button that opens the menu on small screens.'),
      closeMenu: line('Name of the button that closes the menu on small screens.'),
      language: line('Name of the language menu.'),
      languageNow: line('Name of the button that opens it; {language} is the code of the language being read.'),
    })
    .describe('The bar and the drawer.'),
  theme: z
    .strictObject({
      dark: line('Name of the button that switches the dark theme on and off; screen readers add whether it is on.'),
    })
    .describe('Light and dark.'),
  actions: z
    .strictObject({
      createAccount: line('Main button.'),
      nextFeature: line('Above the title of the next feature, to which it leads on.'),
      howItWorks: line('Second button of the hero, leads to the questions.'),
      contactUs: line('Button that leads to the contact page.'),
    })
    .describe('Buttons and links that stand on several pages.'),
  footer: z
    .strictObject({
      label: line('Name of the footer navigation, read by screen readers.'),
      contact: line('Heading above the social links.'),
      social: line('Name of the list of social networks, read by screen readers.'),
      newTab: line('Added to links that open a new tab, read by screen readers.'),
      links: line('Label of the first column.'),
      features: line('Label of the second column.'),
      policies: line('Label of the third column.'),
      company: line('Before the link to the legal notice, where company and licence stand.'),
      copyright: line('Copyright line. {year} is the year; {brand} the name.'),
    })
    .describe('The footer.'),
  document: z
    .strictObject({
      contents: line('Heading of the list of contents of a policy.'),
      inShort: line('Heading of the key points of a policy.'),
      lastUpdated: line('Line above a policy; {date} is the date.'),
      translation: line('Line above a translated policy; the link to the English text follows.'),
      seeAlso: line('Introduces links to related pages.'),
      onlyEnglish: line('Notice on a page that has no translation yet.'),
      outdated: line(
        'Notice on a translation that is older than the English text; {date} is the date of the English text.',
      ),
      table: line('Name of a table that scrolls sideways, read by screen readers.'),
      readEnglish: line('Link from a translation to the English text.'),
    })
    .describe('Policies and other long documents.'),
  policies: z
    .strictObject({
      versions: line('Link to the page with all versions of a policy, and its heading.'),
      switch: line('Name of the list of all policies beside a policy.'),
      inForce: line('State of a version; {date} is the day it took effect.'),
      announced: line('State of a version to come; {date} is the day it takes effect.'),
      superseded: line('State of an earlier version; {date} is the day the next one took effect.'),
      announcedNotice: line('Line above the text in force; {date} is the day the next one takes effect.'),
      announcedText: line('Line above a text to come; {date} is the day it takes effect.'),
      supersededText: line('Line above an earlier text; {date} is the day the next one took effect.'),
      permanent: line('Before the address of a version.'),
      readAnnounced: line('Link to the text to come.'),
      readCurrent: line('Link to the policy itself: the text in force, or the draft where none is yet.'),
      seeChanges: line('Link to the differences.'),
      whatChanges: line('Heading of the sentences that say what changes.'),
      changes: line('Name of the page with the differences.'),
      comparedWith: line('Line on that page; {date} is the date of the version before.'),
      legend: line('Explains how added and removed words look.'),
      wordsAdded: line('Before the number of words.'),
      wordsRemoved: line('Before the number of words.'),
      sectionsChanged: line('Before the number of sections.'),
      sectionsAdded: line('Before the number of sections.'),
      sectionsRemoved: line('Before the number of sections.'),
      sectionsMoved: line('Before the number of sections.'),
      noChanges: line('Where no word is different.'),
      added: line('Beside what was added.'),
      removed: line('Beside what was removed.'),
      moved: line('Beside what stands at another place.'),
      movedFrom: line('Beside a section that stands at another place; {number} is the number it had.'),
      wasNumber: line('Beside a section with another number; {number} is the one it had.'),
      otherForm: line('Beside words that are the same in another form.'),
      unchanged: line('Beside a section without changes.'),
      introduction: line('Name of the part before the first section.'),
      pdf: line('Link to the PDF.'),
      markdown: line('Link to the Markdown text.'),
      hash: line('Before the hash.'),
      verify: line('Says what the hash is good for.'),
      draft: line('Says of a version that none of its texts is recorded yet.'),
      toCome: plural('Banner above a draft; {count} is how many of its details are not known yet.'),
      notRecorded: line('In the place of a hash that is not recorded.'),
      corrections: line('Heading of the list of corrections.'),
      firstVersion: line('In the place of what changed, for the first version.'),
      nextVersion: line('Where the second version will stand, as long as there is one.'),
      feed: line('Title of the feed of all versions.'),
      effectiveDate: line('On a PDF, before the date.'),
      address: line('On a PDF, before the address.'),
      pageNumber: line('At the foot of a PDF; {page} and {pages} are numbers.'),
      oldSection: line('Said where a link leads to a section that was removed.'),
      withdrawn: line('State of a text without a successor; {date} is the day.'),
      mailSubject: line('Subject of the e-mail; {title} is the text, {date} the day.'),
      mailOpening: line('First sentence of the e-mail; {title} is the text, {date} the day.'),
      mailLinks: line('Before the addresses in the e-mail.'),
    })
    .describe('The versions of policies.'),
  loading: line('Read by screen readers while another page of the site is loading.'),
  notice: z
    .strictObject({
      label: line('Name of the cookie notice, also the footer button that opens it again.'),
      text: line('What the notice says; the link to the cookies policy follows.'),
      ok: line('The button that closes it.'),
    })
    .describe('The cookie notice.'),
  toasts: z
    .strictObject({
      label: line('Name of the area where short messages appear, read by screen readers.'),
      close: line('Name of the button that closes a message.'),
    })
    .describe('Short messages at the bottom right.'),
  search: z
    .strictObject({
      open: line('Name of the button in the bar that leads to the search page, and of the search fields.'),
      placeholder: line('Stands in a search field that is empty: says what can be typed.'),
      submit: line('Button beside a search field.'),
    })
    .describe('The ways to the search.'),
  questions: z
    .strictObject({
      categories: line('Name of the list of categories, read by screen readers.'),
      someInEnglish: line('Notice where a question or a category has no translation yet.'),
    })
    .describe('The questions.'),
  carousel: z
    .strictObject({
      label: line('Name of the carousel, read by screen readers.'),
      role: line('What a carousel is called, read by screen readers.'),
      slideRole: line('What a slide is called, read by screen readers.'),
      pause: line('Button that stops the slides.'),
      play: line('Button that starts the slides.'),
      choose: line('Name of the list of buttons that choose a slide.'),
    })
    .describe('The carousel of the app.'),
  escrow: z
    .strictObject({
      seller: line('One word.'),
      escrow: line('One word.'),
      buyer: line('One word.'),
    })
    .describe('The diagram of a trade: who has the funds.'),
  illustrative: line('Small label on product pictures.'),
  rateExample: z
    .strictObject({
      title: line('Heading.'),
      label: line('Label that says that it is an example and no offer.'),
      direction: line('Name of the choice of direction, read by screen readers.'),
      toUsdc: line('Choice: euros are converted to USDC.'),
      toEur: line('Choice: USDC are converted to euros.'),
      convert: line('Label of the amount that is converted.'),
      rate: line('Before the rate; {date} is its date.'),
      fee: line('Before the fee.'),
      feeShown: line('In place of the fee, which is not known here: where it is shown.'),
      result: line('Before the amount received; says that a fee is not deducted.'),
      spoken: line('The same as a sentence, read by screen readers; {amount} is given, {result} received.'),
      note: line('Small print: how the result is rounded, and which rate counts.'),
      errors: z
        .strictObject({
          empty: line('There is no amount.'),
          notANumber: line('The amount cannot be read; {example} is one that can.'),
          otherCurrency: line('The amount carries the sign of another currency than the one converted.'),
          tooPrecise: line('The amount has more than two decimals.'),
          notPositive: line('The amount is zero or less.'),
          tooLarge: line('The amount is larger than this example can show; {maximum} is the largest.'),
        })
        .describe('What is said beside the field; what was typed stays.'),
    })
    .describe('The conversion that visitors can try with the example rate of site.yaml.'),
  mockups: mockupsSchema,
  storage: z
    .strictObject({
      caption: line('Name of the table of storage keys in the cookies policy.'),
      key: line('Column: name of the entry.'),
      place: line('Column: where it is kept.'),
      purpose: line('Column: what it is for.'),
      duration: line('Column: how long it stays.'),
      localStorage: line('"Local storage", as a browser calls it.'),
      untilCleared: line('Duration: until the reader clears it.'),
      purposes: z
        .strictObject({
          theme: line('Purpose of the remembered theme.'),
          language: line('Purpose of the remembered language.'),
          searchKey: line('Purpose of remembering that the / key was switched off.'),
          cookieNotice: line('Purpose of remembering that the notice was read.'),
        })
        .describe('What each entry is for.'),
    })
    .describe('The table of storage keys in the cookies policy.'),
});

// ---------------------------------------------------------------------------
// content/pages/<page>/<language>.yaml

const heading = {
  eyebrow: line('Small line above the heading.').optional(),
  title: line('Heading, sentence case.'),
  lead: line('One or two sentences under the heading.').optional(),
};
/** The screens of the app, in the order of the places in the foot of the phone. */
const appScreens = ['wallet', 'rewards', 'exchange', 'offers', 'card'] as const;
export type AppScreen = (typeof appScreens)[number];

const titled = (description: string) =>
  z.strictObject({ title: line('A few words.'), text: line('One or two sentences.') }).describe(description);

/** A reference to a document: a name, not words. */
export const documentId = line('Folder name of a policy or feature, e.g. feesLimitsPolicy.');

const appFeature = titled('One feature of the app.').extend({
  icon,
  screen: z
    .enum(appScreens)
    .describe(
      'The screen of the phone that shows it. The screens come in the order of the features; each has the title of the first one that it shows.',
    ),
});

/** Leads from a promotion to its terms. */
const terms = z
  .strictObject({ text: line('A few words; the name of the page follows as a link.'), page: documentId })
  .optional()
  .describe('Leads to the terms of what is promised here.');

export const landingSchema = z.strictObject({
  meta: z
    .strictObject({
      title: line('Title in the browser tab and in search results.').max(65),
      description: line('One or two sentences for search results.').max(165),
    })
    .describe('What search engines show.'),
  hero: z
    .strictObject({
      title: line('What a visitor can do here, at most about 50 characters.'),
      lead: line('One sentence: what escrow does.'),
      audience: line('One sentence: for whom the product is, and where it runs.'),
      facts: z.array(line('A few words.')).length(4).describe('Four facts below the buttons.'),
      note: line('The risk, below the facts.'),
      alt: line('What the drawing shows, for readers who do not see it.'),
    })
    .describe('First screen (anchor home).'),
  about: z
    .strictObject({
      ...heading,
      items: z
        .array(titled('One reward.').extend({ terms }))
        .length(3)
        .describe('Refer and earn, smart cashback, rewarded activity.'),
    })
    .describe('Why the product exists (anchor aboutUs).'),
  vision: z
    .strictObject({
      ...heading,
      text: line('A short paragraph.'),
      drawing: line('The story of the drawings of this site, over one of them in sand.'),
    })
    .describe('The vision, one large statement.'),
  dealers: z
    .strictObject({
      ...heading,
      items: z.array(titled('One group.')).length(2).describe('Dealers, frequent buyers.'),
      note: line('The risk.'),
      terms,
    })
    .describe('The dealer rewards programme.'),
  overview: z
    .strictObject({
      ...heading,
      left: z.array(appFeature).length(3).describe('Beside the phone, on the left.'),
      right: z.array(appFeature).length(3).describe('Beside the phone, on the right.'),
    })
    .describe('The app (anchor services).'),
  features: z
    .strictObject({
      ...heading,
      items: z
        .array(
          z.strictObject({
            icon,
            title: line('A few words.'),
            text: line('One or two sentences.'),
            link: z
              .strictObject({ text: line('Words of the link, different on each card.'), page: documentId })
              .optional()
              .describe('Where the card leads.'),
          }),
        )
        .length(5)
        .describe('The cards.'),
    })
    .describe('Main features (anchor features).'),
  security: z
    .strictObject({
      ...heading,
      claims: z.array(titled('One measure.')).length(5).describe('The five security claims.'),
      escrow: z
        .strictObject({
          title: line('Heading of the diagram.'),
          steps: z.array(titled('One step of a trade.')).length(4).describe('The four steps of a trade in escrow.'),
        })
        .describe('How escrow works.'),
    })
    .describe('Security and trust.'),
  services: z
    .strictObject({
      ...heading,
      items: z
        .array(z.strictObject({ icon, title: line('A few words.'), text: line('One sentence.'), terms }))
        .length(6)
        .describe('Six services.'),
    })
    .describe('Other services.'),
  statistics: z
    .strictObject({
      ...heading,
      items: z
        .array(
          z.strictObject({ value: line('The figure, from a fact: +{countries}.'), label: line('What it counts.') }),
        )
        .length(3)
        .describe('Three figures.'),
      note: line('Further figures, and the condition they depend on.'),
      terms,
    })
    .describe('Statistics.'),
  faq: z.strictObject({ ...heading }).describe('Heading of the questions (anchor faq).'),
});

export const contactSchema = z.strictObject({
  label: line('Short name for menus.'),
  title: line('Heading of the page.'),
  description: line('One or two sentences under the heading and in search results.').max(200),
  company: z
    .strictObject({
      title: line('Heading of the company card.'),
      social: line('Sentence above the social links.'),
      contacts: z
        .record(line('Id of a contact.'), titled('One contact.'))
        .describe('What each contact of site.yaml is for, under its id.'),
    })
    .describe('The company card.'),
  form: z
    .strictObject({
      title: line('Heading of the form.'),
      required: line('Says how required fields are marked.'),
      name: line('Label of the name field.'),
      email: line('Label of the e-mail field.'),
      phoneNumber: line('Label of the phone field; says that it is optional.'),
      message: line('Label of the message field.'),
      submit: line('The button.'),
      notConnected: line(
        'Stands above the button as long as the form has no address to send to: says what the button does. The e-mail address follows.',
      ),
      privacy: line('Sentence on what happens with the data; the link to the privacy policy follows.'),
      sending: line('The button while the message is on its way.'),
      success: line('Said when the form has been submitted.'),
      errors: z
        .strictObject({
          summary: line('Heading of the list of mistakes above the form.'),
          name: line('The name is missing.'),
          email: line('The e-mail address is missing.'),
          emailFormat: line('The e-mail address is not complete.'),
          message: line('The message is missing.'),
        })
        .describe('What is said beside a field.'),
      failures: z
        .strictObject({
          offline: line('The browser is not connected.'),
          timeout: line('No answer came in time.'),
          rejected: line('The message was refused.'),
          server: line('The other side failed.'),
        })
        .describe('What is said when a message could not be sent; what was typed stays.'),
    })
    .describe('The form.'),
});

export const notFoundSchema = z.strictObject({
  title: line('Heading of the page.'),
  description: line('What the reader can do now.').max(200),
  home: line('Link to the landing page.'),
  didYouMean: line('Comes before a link to the page that the address most likely meant.'),
  pages: line('Heading of the list of all pages.'),
});

export const searchSchema = z.strictObject({
  title: line('Heading of the page.'),
  description: line('One or two sentences under the heading.').max(200),
  index: line('Heading of the list of all pages and questions, in the order of the alphabet.'),
  pages: line('Above the pages in that list.'),
  withoutScript: line('That the search needs JavaScript, and what to use instead.'),
  key: line('Beside the box that switches the / key on and off.'),
  results: line('Name of the list of results, for readers who do not see it.'),
  count: line('How many results there are, in words that go with every number; {count} is the number.'),
  more: line('On the button that shows all results; {count} is their number.'),
  none: line('Said when nothing was found; {query} is what was looked for.'),
  didYouMean: line('Comes before a link to another query that was most likely meant.'),
  waysOn: line('What to do when nothing was found; links to the questions and to the contact page follow.'),
  words: z.array(line('One or two words.')).min(3).max(6).describe('Words that many look for, offered beside that.'),
  offline: line('Said when the browser has no connection; the search goes on when it has one again.'),
  unavailable: line('Said when the search could not be loaded although there is a connection.'),
  retry: line('On the button that tries again then.'),
  kinds: z
    .strictObject({
      landing: line('The landing page.'),
      contact: line('The contact page.'),
      feature: line('Feature pages and their sections.'),
      policy: line('Policies and their sections.'),
      question: line('Questions with their answers.'),
    })
    .describe('What kind of page a result is on, as the name of all of that kind.'),
});

// ---------------------------------------------------------------------------
// content/synonyms.yaml

const typedWords = z.string().trim().min(1);

export const synonymsSchema = z.partialRecord(
  z.enum(localeCodes),
  z
    .array(
      z
        .strictObject({
          means: typedWords.describe('The word of our texts, in any of its forms.'),
          typed: z
            .array(typedWords.describe('A word or a few words, without capitals.'))
            .min(1)
            .describe('What readers may type instead. Other forms of the same words are found by themselves.'),
        })
        .describe('One thing and its other names.'),
    )
    .describe('The words of one language.'),
);

// ---------------------------------------------------------------------------
// content/features/<feature>/<language>.mdx

/** Product pictures that a feature page may show; each has a route in `src/pages/[...locale]/`. */
const featureScreens = ['offer', 'wallet', 'card', 'rewards', 'exchange'] as const;

/** The order of a trade. Where the funds are in each step is set by the code. */
const tradeSchema = z
  .strictObject({
    title: line('Heading.'),
    lead: line('One or two sentences under the heading.'),
    funds: z
      .strictObject({
        seller: line('The funds are still with the seller.'),
        escrow: line('The funds are in escrow.'),
        buyer: line('The funds have arrived with the buyer.'),
      })
      .describe('Where the funds are, a few words each.'),
    steps: z
      .array(
        z
          .strictObject({
            title: line('The step in a few words.'),
            text: line('Two or three short sentences.'),
          })
          .describe('One step.'),
      )
      .length(5)
      .describe('In this order: the offer, its acceptance, the payment, its receipt, the release.'),
    dispute: z
      .strictObject({
        title: line('Heading.'),
        text: line('Two or three sentences. A link to the page follows.'),
        page: documentId,
      })
      .describe('For when one side does not confirm.'),
    back: line('Button that goes one step back.'),
    next: line('Button that goes on to the next step.'),
  })
  .describe('The trade step by step, on the page whose screen is "offer".');

export const featureSchema = z.strictObject({
  label: line('Short name for menus and the footer.'),
  title: line('Heading of the page, sentence case.'),
  description: line('One or two sentences under the heading and in search results.').max(200),
  subtitle: line('Heading above the bullet points.'),
  order,
  bullets: z
    .array(
      z.strictObject({
        icon: icon.optional(),
        title: line('The point in a few words.'),
        text: line('One or two sentences.'),
      }),
    )
    .min(3)
    .max(4)
    .describe('Three or four points.'),
  screen: z.enum(featureScreens).describe('Name of the pictures.'),
  picture: line('What the picture shows, for readers who do not see it.'),
  trade: tradeSchema.optional(),
});

// ---------------------------------------------------------------------------
// content/legal/<policy>/<day it takes effect>/<language>.mdx

export const legalSchema = z.strictObject({
  label: line('Short name for menus and the footer.'),
  menu: z
    .enum(['policies', 'footer'])
    .default('policies')
    .describe('Where the page is listed: among the policies, or in the last row of the footer. English file only.'),
  title: line('Heading of the page, sentence case.'),
  description: line('One or two sentences for search results.').max(200),
  order,
  keyPoints: z.array(line('One plain sentence.')).min(3).max(6).describe('"In short": three to six plain sentences.'),
});

// ---------------------------------------------------------------------------
// content/legal/<policy>/<day it takes effect>/version.yaml

const sectionId = pattern(
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u,
  'Write the id as it stands in the address behind the #, e.g. your-rights.',
);

export const versionSchema = z.strictObject({
  dated: z
    .enum(['day', 'month'])
    .default('day')
    .describe('`month` where only the month is known in which the text took effect: readers see "January 2025".'),
  announced: isoDate('The day from which the text can be read as announced; without it, at once.').optional(),
  changes: z
    .partialRecord(
      z.enum(localeCodes),
      z
        .array(line('One plain sentence.'))
        .min(3)
        .max(6)
        .describe('Three to six sentences in this language: what changes, for whom, what to do.'),
    )
    .optional()
    .describe('What changes against the version before, for readers. Required from the second version on, in English.'),
  approvals: z
    .array(
      z.strictObject({
        by: line('Who approved the text: a name or an office.'),
        on: isoDate('The day of the approval.'),
      }),
    )
    .default([])
    .describe('Who approved the text, and when. Readers do not see it.'),
  corrections: z
    .array(
      z.strictObject({
        on: isoDate('The day of the correction.'),
        language: z.enum(localeCodes).describe('Language of the text that was corrected.'),
        what: line('What was corrected, in a sentence of that language.'),
      }),
    )
    .default([])
    .describe('Typing errors that were corrected in a published text. Readers see the list.'),
  moved: z
    .record(
      sectionId.describe('Id of a section of the version before.'),
      sectionId.describe('Id of the section of this version in which it went on.'),
    )
    .default({})
    .describe('Sections that have another id than in the version before: `old-id: new-id`.'),
  removed: z
    .array(sectionId.describe('Id of a section of the version before.'))
    .default([])
    .describe('Sections of the version before that have no successor.'),
});

// ---------------------------------------------------------------------------
// content/moved.yaml

const addressRule = 'Write the address as it stands behind the name of the site, without a language: /oldName.';

export const movedSchema = z.record(
  pattern(/^\/[A-Za-z0-9][\w./-]*(?:#[\w-]+)?$|^\/#[\w-]+$/, addressRule).describe(
    'An address that no longer leads to a text, without a language: /oldName, /oldName#old-section, /#faq-old-question.',
  ),
  z
    .strictObject({
      to: pattern(/^\/[\w./-]*(?:#[\w-]+)?$/, addressRule)
        .optional()
        .describe('Where it leads now: the address of a page of this site, without a language.'),
      withdrawn: isoDate('The day on which the text was withdrawn without a successor.').optional(),
      why: z
        .partialRecord(z.enum(localeCodes), line('One or two sentences for whoever looks for the text.'))
        .optional()
        .describe('Why it was withdrawn, for readers; English is required.'),
    })
    .describe('`{ to: /newName }`, or `{ withdrawn: 2026-03-01, why: { en: … } }`.'),
);

// ---------------------------------------------------------------------------
// content/faq/<category>/<language>.yaml

export const faqSchema = z.strictObject({
  title: line('Name of the category, as its tab shows it.'),
  order,
  questions: z
    .record(
      pattern(/^[a-z][a-z0-9-]*$/, 'Write the id in small letters, digits and hyphens, e.g. how-to-verify.'),
      z
        .strictObject({
          question: line('The question, as a reader would ask it.'),
          answer: line('The answer, 30 to 90 words. An empty line starts a new paragraph.'),
          seeAlso: z.array(documentId).default([]).describe('Folder names of pages and policies that say more.'),
        })
        .describe('One question and its answer.'),
    )
    .refine((questions) => Object.keys(questions).length > 0, 'has no questions. Write at least one.')
    .describe('The questions, each under its own id. The id is part of the address of the answer: never change it.'),
});

export type Site = z.output<typeof siteSchema>;
export type Fact = z.output<typeof fact>;
export type Ui = z.output<typeof uiSchema>;
export type Landing = z.output<typeof landingSchema>;
export type Contact = z.output<typeof contactSchema>;
export type Search = z.output<typeof searchSchema>;
export type Feature = z.output<typeof featureSchema>;
export type Legal = z.output<typeof legalSchema>;
export type Version = z.output<typeof versionSchema>;
export type Moved = z.output<typeof movedSchema>;
export type Trade = z.output<typeof tradeSchema>;
export type Faq = z.output<typeof faqSchema>;
export type IconName = (typeof iconNames)[number];
