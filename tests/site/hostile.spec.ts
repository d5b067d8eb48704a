/**
 * Hostile values by the hundred in a real browser: addresses, cookies, storage
 * and what is typed into the form. A failure prints the seed that repeats it.
 */
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { detectLanguage, languageInQuery } from '../../src/i18n/detect.ts';
import { parsePath } from '../../src/i18n/routes.ts';
import { parseNotice } from '../../src/stores/notice.ts';
import { storageRegistry } from '../../src/stores/storageRegistry.ts';
import { parseTheme } from '../../src/stores/theme.ts';
import { complaintsOf } from './complaints.ts';
import { expectScript, expectUsable } from './usable.ts';

const attacks = [
  '<script>hacked=1</script>',
  '"><img src=x onerror=hacked=1>',
  '<svg/onload=hacked=1>',
  'javascript:hacked=1',
  'data:text/html,<script>hacked=1</script>',
  "');hacked=1;//",
  '${hacked=1}',
  '{{hacked=1}}',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https://evil.example/',
  '../../../evil',
  '__proto__',
  'constructor',
  '[data-notice]',
  '%E0%A4%A',
  '%00',
  '\u202Eevil',
  'x'.repeat(3000),
  '{"state":{"mode":"<img src=x onerror=hacked=1>"},"version":0}',
  '{"state":{"__proto__":{"mode":"dark"}},"version":0}',
];
const value = fc.oneof(
  fc.constantFrom(...attacks),
  fc.constantFrom('en', 'fr', 'pt', 'PT-br', 'read', '{"state":{"mode":"dark"},"version":0}'),
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.json(),
);
const maybe = fc.option(value, { nil: null });
const query = fc.oneof(
  fc.constant(''),
  value.map((text) => `?${text}`),
  fc
    .array(fc.tuple(fc.constantFrom('lng', 'lng', 'q', '__proto__', 'lng[]'), value), { maxLength: 3 })
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
);
const hash = fc.oneof(
  fc.constantFrom('', '#faq', '#faq-title'),
  value.map((text) => `#${text}`),
  value.map((text) => `#a?lng=${text}`),
);
const path = fc.constantFrom(
  '/',
  '/fr',
  '/contactUs',
  '/pt/privacyPolicy',
  '/fr//evil.example',
  '/fr/%2F%2Fevil.example',
  '/pt/javascript:hacked=1',
  '/<script>hacked=1</script>',
);

/** A text as part of an address: the signs that would begin another part of it are written in code. */
const within = (part: string): string => part.slice(0, 1) + part.slice(1).replaceAll('#', '%23');

test('hostile addresses, cookies and entries harm nothing, and the language is the one that is detected', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const complaints = complaintsOf(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto('/');
  const visit = fc.record({
    path,
    query,
    hash,
    cookie: maybe,
    language: maybe,
    session: maybe,
    theme: maybe,
    notice: maybe,
  });
  await fc.assert(
    fc.asyncProperty(visit, async (input) => {
      await context.clearCookies();
      const cookie = await page.evaluate(
        ({ entries, session, cookie: text }) => {
          localStorage.clear();
          sessionStorage.clear();
          for (const { key, entry } of entries) if (entry !== null) localStorage.setItem(key, entry);
          if (session !== null) sessionStorage.setItem('i18nextLng', session);
          if (text !== null) document.cookie = `i18next=${text}; path=/`;
          return document.cookie;
        },
        {
          entries: [
            { key: storageRegistry.language, entry: input.language },
            { key: storageRegistry.theme, entry: input.theme },
            { key: storageRegistry.cookieNotice, entry: input.notice },
          ],
          session: input.session,
          cookie: input.cookie,
        },
      );
      const asked = new URL((baseURL ?? '') + input.path + within(input.query) + within(input.hash));
      // An address that differs by its hash alone would not load anything.
      await page.goto('about:blank');
      await page.goto(asked.href);
      const shown = parsePath(asked.pathname);
      const { search, hash: fragment } = asked;
      const detected = detectLanguage({
        search,
        hash: fragment,
        cookie,
        stored: input.language,
        session: input.session,
        preferred: ['en-US'],
      });
      // On a page in French or Portuguese the address alone moves the visitor.
      const expected = shown.locale === 'en' ? detected : (languageInQuery(search, fragment) ?? shown.locale);
      await expect.poll(() => parsePath(new URL(page.url()).pathname).locale).toBe(expected);
      await page.waitForLoadState();
      await expectScript(page);
      const arrived = new URL(page.url());
      expect(arrived.origin).toBe(asked.origin);
      expect(arrived.search + arrived.hash).toBe(asked.search + asked.hash);
      const outcome = await page.evaluate(() => ({
        hacked: 'hacked' in window,
        theme: document.documentElement.dataset['theme'],
        noticeOpen: !document.querySelector('[data-notice]')?.hasAttribute('hidden'),
        heading: document.querySelector('h1')?.checkVisibility(),
        polluted: 'mode' in {},
      }));
      expect(outcome).toEqual({
        hacked: false,
        theme: parseTheme(input.theme),
        noticeOpen: !parseNotice(input.notice),
        heading: true,
        polluted: false,
      });
      expect(dialogs).toEqual([]);
      expect(complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
    }),
    { numRuns: 200 },
  );
  await page.goto('/');
  await expectUsable(page);
});

test('hostile hashes on a page that is open harm nothing', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('#faq [role=tab]').nth(1).click();
  await page.evaluate(
    async (hashes) => {
      for (const text of hashes) {
        location.hash = text;
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    fc.sample(value, 500),
  );
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(complaints).toEqual([]);
  await expectUsable(page);
});

test('links to other languages keep any query but for the language, and stay within the site', async ({
  page,
  baseURL,
}) => {
  await page.goto('/privacyPolicy');
  await expectScript(page);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(query, hash), { minLength: 40, maxLength: 60 }), async (places) => {
      const asked = places.map((place) => new URL(`${baseURL ?? ''}/privacyPolicy${place.map(within).join('')}`));
      const links = await page.evaluate(
        (addresses) =>
          addresses.map((address) => {
            history.replaceState(undefined, '', address);
            const link = document.querySelector<HTMLAnchorElement>('.footer a[data-language=fr]');
            link?.addEventListener('click', (event) => {
              event.preventDefault();
            });
            link?.click();
            return link?.href ?? '';
          }),
        asked.map(({ href }) => href),
      );
      for (const [index, link] of links.entries()) {
        const [from, to] = [asked[index] ?? new URL('about:blank'), new URL(link)];
        const kept = [...from.searchParams].filter(([name]) => name !== 'lng');
        expect(to.origin + to.pathname).toBe(`${from.origin}/fr/privacyPolicy`);
        expect([...to.searchParams]).toEqual(kept);
        expect(to.hash).toBe(from.hash);
      }
    }),
    { numRuns: 10 },
  );
});

test('whatever is typed into the form is what is logged, and none of it runs', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/contactUs');
  await page.getByLabel('Name').click();
  await expect(page.locator('astro-island:has(form):not([ssr])')).toBeAttached();
  const typed = value.filter((text) => text.replaceAll(/[\r\n]/g, '').trim() !== '');
  const submission = fc.record({ name: typed, email: fc.emailAddress(), phoneNumber: value, message: typed });
  await fc.assert(
    fc.asyncProperty(fc.array(submission, { minLength: 10, maxLength: 15 }), async (submissions) => {
      const logged = await page.evaluate(async (all) => {
        const seen: unknown[] = [];
        const { log } = console;
        console.log = (entry: unknown) => seen.push(entry);
        const form = document.querySelector('form');
        for (const entry of all) {
          for (const [name, text] of Object.entries(entry)) {
            const field = form?.elements.namedItem(name);
            if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
          }
          form?.requestSubmit();
          // Until the form is empty and ready for the next, or says what is wrong.
          const name = form?.elements.namedItem('name') as HTMLInputElement;
          while (
            (name.value !== '' || form?.querySelector('[aria-disabled=true]')) &&
            !form?.querySelector('[role=group]')
          )
            await new Promise((resolve) => setTimeout(resolve));
        }
        console.log = log;
        return seen;
      }, submissions);
      /** What a browser keeps of a text: no line breaks in a field of one line, one kind of them elsewhere. */
      const line = (text: string): string => text.replaceAll(/[\r\n]/g, '').trim();
      expect(logged).toEqual(
        submissions.map(({ name, email, phoneNumber, message }) => ({
          name: line(name),
          email,
          phoneNumber: line(phoneNumber),
          message: message.replaceAll(/\r\n?/g, '\n').trim(),
        })),
      );
    }),
    { numRuns: 10 },
  );
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(complaints).toEqual([]);
});
