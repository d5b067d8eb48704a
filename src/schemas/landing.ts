import { z } from 'astro/zod';
import { documentId, icon, line, terms, titled, heading } from './fields.ts';

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
  otherServices: z
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

export type Landing = z.output<typeof landingSchema>;
