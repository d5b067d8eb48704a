/** `content/features/<feature>/<language>.mdx` */
import { z } from 'astro/zod';
import { clauseId, documentId, group, icon, line, listOf, order, menuLabel, pageTitle } from './fields.ts';

/** Product pictures; each has a route in `src/pages/[...locale]/`. */
const featureScreens = ['offers', 'wallet', 'card', 'rewards', 'exchange'] as const;

/** The steps of a trade. The code sets who holds the funds in each. */
const tradeSchema = group('The trade step by step, on the page whose screen is "offers".', {
  title: line('Heading.'),
  lead: line('One or two sentences under the heading.'),
  funds: group('Where the funds are, a few words each.', {
    seller: line('The funds are still with the seller.'),
    escrow: line('The funds are in escrow.'),
    buyer: line('The funds have arrived with the buyer.'),
  }),
  steps: listOf(
    'In this order: the offer, its acceptance, the payment, its receipt, the release.',
    5,
    group('One step.', { title: line('The step in a few words.'), text: line('Two or three short sentences.') }),
  ),
  dispute: group('For when one side does not confirm.', {
    title: line('Heading.'),
    text: line('Two or three sentences. A link to the page follows.'),
    page: documentId,
  }),
  back: line('Button that goes one step back.'),
  next: line('Button that goes on to the next step.'),
});

export const featureSchema = z.strictObject({
  label: menuLabel,
  title: pageTitle,
  description: line('One or two sentences under the heading and in search results.').max(200),
  subtitle: line('Heading above the bullet points.'),
  order,
  bullets: z
    .array(
      z.strictObject({
        icon: icon.optional(),
        title: line('The point in a few words.'),
        text: line('One or two sentences.'),
        who: line('Who takes part; for pages with `columns`.').optional(),
        when: line('When it is paid; for pages with `columns`.').optional(),
        clause: clauseId.optional(),
        warning: line('A loss to be avoided, shown below the text.').optional(),
      }),
    )
    .min(3)
    .max(4)
    .describe('Three or four points.'),
  columns: group('Names of what the points are compared by.', {
    who: line('Above who takes part.'),
    text: line('Above the texts.'),
    when: line('Above when it is paid.'),
  }).optional(),
  record: line('Heading above the history and a receipt, on the page whose screen is "wallet".').optional(),
  screen: z.enum(featureScreens).describe('Name of the pictures.'),
  picture: line('Description of the picture, read by screen readers.'),
  trade: tradeSchema.optional(),
});

export type Feature = z.output<typeof featureSchema>;

export type Trade = z.output<typeof tradeSchema>;
