/** `content/pages/notFound/<language>.yaml` */
import { z } from 'astro/zod';
import { line, pageTitle } from './fields.ts';

export const notFoundSchema = z.strictObject({
  title: pageTitle,
  description: line('Says what the reader can do now.').max(200),
  home: line('Link to the landing page.'),
  didYouMean: line('Comes before a link to the page that the address most likely meant.'),
  pages: line('Heading of a short list of pages.'),
});

export type NotFound = z.output<typeof notFoundSchema>;
