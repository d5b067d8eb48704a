/** `content/pages/search/<language>.yaml` */
import { z } from 'astro/zod';
import { line, pageTitle } from './fields.ts';

export const searchSchema = z.strictObject({
  title: pageTitle,
  description: line('One or two sentences under the heading.').max(200),
  topics: line('Heading of the questions by topic, after some of them.'),
  pages: line('Heading of the list of all pages.'),
  general: line('Name of its first group: pages that are neither features nor policies.'),
  withoutScript: line('That the search needs JavaScript, and what to use instead.'),
  key: line('Label of the box that switches the / key on and off.'),
  results: line('Name of the list of results, for readers who do not see it.'),
  count: line('How many results there are, in words that go with every number; {count} is the number.'),
  all: line('On the button that shows results of every kind; their number follows.'),
  more: line('On the button that shows all results; {count} is their number.'),
  none: line('Said when nothing was found; {query} is what was looked for.'),
  waysOn: line('What to do when nothing was found; a link to the contact page and all questions follow.'),
  words: z.array(line('One or two words.')).min(3).max(6).describe('Frequent search words, offered after that.'),
  offline: line('Said when the browser has no connection.'),
  offlineText: line('After that: the search goes on when there is one again.'),
  unavailable: line('Said when the search could not be loaded although there is a connection.'),
  retry: line('On the button that tries again then.'),
});

export type Search = z.output<typeof searchSchema>;
