/** `content/pages/landing/<language>.yaml` */
import { z } from 'astro/zod';
import { documentId, group, heading, icon, line, listOf, terms, titled } from './fields.ts';

/** Screens of the app, in the order of the phone's tab bar. */
const appScreens = ['wallet', 'rewards', 'exchange', 'offers', 'card'] as const;
export type AppScreen = (typeof appScreens)[number];

const appFeature = titled('One feature of the app.').extend({
  icon,
  screen: z
    .enum(appScreens)
    .describe(
      'The screen of the phone that shows it. The screens come in the order of the features; each has the title of the first one that it shows.',
    ),
});

export const landingSchema = z.strictObject({
  meta: group('For search engines.', {
    title: line('Title in the browser tab and in search results.').max(65),
    description: line('One or two sentences for search results.').max(165),
  }),
  hero: group('First screen (anchor home).', {
    title: line('Says what a visitor can do here, at most about 50 characters.'),
    lead: line('One sentence: what escrow does.'),
    audience: line('One sentence: for whom the product is, and where it runs.'),
    facts: listOf('Four facts below the buttons.', 4, line('A few words.')),
    note: line('The risk, below the facts.'),
    alt: line('Description of the drawing, read by screen readers.'),
  }),
  about: group('Why the product exists (anchor aboutUs).', {
    ...heading,
    items: listOf('Refer and earn, smart cashback, rewarded activity.', 3, titled('One reward.').extend({ terms })),
  }),
  vision: group('The vision, one large statement.', {
    ...heading,
    text: line('A short paragraph.'),
    drawing: line('The story of the drawings of this site, over one of them in sand.'),
  }),
  dealers: group('The dealer rewards programme.', {
    ...heading,
    items: listOf('Dealers, frequent buyers.', 2, titled('One group.')),
    note: line('The risk.'),
    terms,
  }),
  overview: group('The app (anchor services).', {
    ...heading,
    left: listOf('Next to the phone, on the left.', 3, appFeature),
    right: listOf('Next to the phone, on the right.', 3, appFeature),
  }),
  features: group('Main features (anchor features).', {
    ...heading,
    items: listOf(
      'The cards.',
      5,
      titled('One feature.').extend({
        icon,
        link: group('Where the card leads.', {
          text: line('Words of the link, different on each card.'),
          page: documentId,
        }).optional(),
      }),
    ),
  }),
  security: group('Security and trust.', {
    ...heading,
    measures: line('Heading of the measures.'),
    claims: listOf('The five security claims.', 5, titled('One measure.')),
    escrow: group('How escrow works.', {
      title: line('Heading of the diagram.'),
      steps: listOf('The four steps of a trade in escrow.', 4, titled('One step of a trade.')),
    }),
  }),
  otherServices: group('Other services.', {
    ...heading,
    items: listOf(
      'Six services.',
      6,
      z.strictObject({ icon, title: line('A few words.'), text: line('One sentence.'), terms }),
    ),
  }),
  statistics: group('Statistics.', {
    ...heading,
    items: listOf(
      'Three figures.',
      3,
      z.strictObject({ value: line('The figure, from a fact: +{countries}.'), label: line('Label of the figure.') }),
    ),
    note: line('Further figures, and the condition they depend on.'),
    terms,
  }),
  faq: group('Heading of the questions (anchor faq).', heading),
});

export type Landing = z.output<typeof landingSchema>;
