/** `content/ui/<language>.yaml`: the words of the interface. */
import { z } from 'astro/zod';
import { alt, line, plural } from './fields.ts';

/** Words in the product pictures. Amounts and dates come from the sample account. */
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
    .describe('Buttons and links of several pages.'),
  footer: z
    .strictObject({
      label: line('Name of the footer navigation, read by screen readers.'),
      contact: line('Heading above the social links.'),
      social: line('Name of the list of social networks, read by screen readers.'),
      newTab: line('Added to links that open a new tab, read by screen readers.'),
      links: line('Label of the first column.'),
      features: line('Label of the second column.'),
      policies: line('Label of the third column.'),
      company: line('Before the link to the legal notice, which names company and licence.'),
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
      moved: line('Beside what moved.'),
      movedFrom: line('Beside a section that moved; {number} is the number it had.'),
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
      notRecorded: line('In place of a hash that is not recorded.'),
      corrections: line('Heading of the list of corrections.'),
      firstVersion: line('In place of the changes, for the first version.'),
      nextVersion: line('In place of the second version, as long as there is only one.'),
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
      placeholder: line('Shown in an empty search field: says what can be typed.'),
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
      rate: line('Before the rate, saying that it is invented; {date}, the day of a real rate, may be left out.'),
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

export type Ui = z.output<typeof uiSchema>;
