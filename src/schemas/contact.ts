/** `content/pages/contact/<language>.yaml` */
import { z } from 'astro/zod';
import { clauseId, documentId, group, line, pageTitle, titled } from './fields.ts';

const matter = (about: string) =>
  titled('One matter.')
    .extend({
      link: line('On the link, if not the name of the page.').optional(),
      page: documentId,
      clause: clauseId.optional(),
    })
    .describe(about)
    .optional();

export const contactSchema = z.strictObject({
  label: line('Short name for menus.'),
  title: pageTitle,
  description: line('One or two sentences under the heading and in search results.').max(200),
  company: group('The company card.', {
    title: line('Heading of the company card.'),
    contacts: z
      .record(line('Id of a contact.'), titled('One contact.'))
      .describe('Purpose of each contact of site.yaml, by id.'),
    urgent: matter('For urgent cases, before the contacts; a link to the page follows.'),
    complaints: matter('Matters that do not go through the form, after the contacts; a link to the page follows.'),
  }),
  form: group('The form.', {
    title: line('Heading of the form.'),
    required: line('Says how required fields are marked.'),
    name: line('Label of the name field.'),
    email: line('Label of the e-mail field.'),
    phoneNumber: line('Label of the phone field; says that it is optional.'),
    message: line('Label of the message field.'),
    submit: line('The button.'),
    notConnected: line(
      'Shown above the button as long as the form has no address to send to: says what the button does. The e-mail address follows.',
    ),
    privacy: line('Sentence on what happens with the data; the link to the privacy policy follows.'),
    sending: line('The button while the message is on its way.'),
    success: line('Said when the form has been submitted.'),
    trial: line('Added to that as long as nothing is sent.'),
    sent: line('Stays below the button after that, until the visitor writes again.'),
    notSent: line('Instead of that, as long as the form has no address to send to. The e-mail address follows.'),
    errors: group('Messages next to a field.', {
      summary: line('Heading of the list of mistakes above the form.'),
      summaryOfOne: line('The same for one mistake.'),
      name: line('The name is missing.'),
      email: line('The e-mail address is missing.'),
      emailFormat: line('The e-mail address is not complete.'),
      message: line('The message is missing.'),
    }),
    orWrite: line('Offers another way after a failure; the e-mail address follows.'),
    failures: group('Messages after a failure; the form keeps its content.', {
      offline: line('The browser is not connected.'),
      timeout: line('No answer came in time.'),
      rejected: line('The message was refused.'),
      server: line('The other side failed.'),
    }),
  }),
});

export type Contact = z.output<typeof contactSchema>;
