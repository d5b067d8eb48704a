import { markdownToHtml } from 'satteri';
import { expect, it } from 'vitest';
import { proseMarkup } from './proseMarkup.ts';

const html = (markdown: string): string => markdownToHtml(markdown, { hastPlugins: [proseMarkup] }).html;

it('the cells of a table of three columns know their column, and what they are', () => {
  const table = html('| Operation | Fee *now* | "Where" |\n| --- | --- | --- |\n| Deposit | **1** EUR | In the app |');
  expect(table).toContain('<table role="table">');
  expect(table).toContain('<td role="cell" data-label="Operation">Deposit</td>');
  expect(table).toContain('<td role="cell" data-label="Fee now"><strong>1</strong> EUR</td>');
  expect(table).toMatch(/data-label="(&quot;|&#x22;)Where\1"/);
  expect(table).toContain('<th role="columnheader">Operation</th>');
  expect(table.match(/role="rowgroup"/g)).toHaveLength(2);
  expect(table.match(/role="row"/g)).toHaveLength(2);
});

it('a table of two columns stays as it is', () => {
  expect(html('| What | How |\n| --- | --- |\n| Zoom | 200 % |')).not.toMatch(/role|data-label/);
});

it.each([
  ['your e-mail, please', 'your <span class="unbroken">e-mail</span>, please'],
  ['E-mails', '<span class="unbroken">E-mails</span>'],
  ['[an e-mail](/contactUs)', '<a href="/contactUs">an <span class="unbroken">e-mail</span></a>'],
  ['a well-known name', 'a well-known name'],
])('the hyphen of "%s" parts no lines', (markdown, expected) => {
  expect(html(markdown)).toContain(`<p>${expected}</p>`);
});
