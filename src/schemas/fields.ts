/**
 * Shared fields. Editors see descriptions while typing and in messages. Objects are strict, to catch misspelt fields.
 * `{name}` in a string shows a fact of `content/site.yaml`.
 */
import { z } from 'astro/zod';
import { localeCodes } from '../site/locales.ts';

export const line = (description: string) => z.string().trim().min(1).describe(description);

export const group = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.strictObject(shape).describe(description);

export const listOf = <Item extends z.ZodType>(description: string, length: number, item: Item) =>
  z.array(item).length(length).describe(description);

export const perLanguage = <Value extends z.ZodType>(description: string, value: Value) =>
  z.partialRecord(z.enum(localeCodes), value).describe(description);

export const menuLabel = line('Short name for menus and the footer.').max(50);

/** Search results cut longer titles (html-validate, `long-title`). */
export const pageTitle = line('Heading of the page and title in search results, sentence case.').max(70);

/** Plural categories besides `other` (CLDR). */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many'] as const;

const pluralForm = line('The text for this plural category; {count} is the number.').optional();

export const plural = (description: string) =>
  group(description, {
    zero: pluralForm,
    one: pluralForm,
    two: pluralForm,
    few: pluralForm,
    many: pluralForm,
    other: line('The text for all other numbers; {count} is the number.'),
  });

/** Adds a message for editors, which would otherwise show the pattern. */
export const withRule = <T extends z.ZodType>(value: T, rule: string): T => value.meta({ patternErrorMessage: rule });

export const pattern = (expression: RegExp, rule: string) => withRule(z.string().regex(expression, rule), rule);

const languagePrefix = new RegExp(`^/*(?:(?:${localeCodes.join('|')})(?=[/#]|$))?/*`);

/** The path without host and language. */
export const asAddress = (written: string): string =>
  written.replace(/^https?:\/\/[^/]*/i, '').replace(languagePrefix, '/');

/** @param ofSite message for a whole web address, where one of another site is likely */
export const address = (expression: RegExp, rule: string, ofSite?: string) =>
  withRule(
    z.string().regex(expression, {
      error: ({ input }) => {
        if (ofSite !== undefined && /^(?:https?:|www\.)/i.test(String(input))) return ofSite;
        const meant = asAddress(String(input));
        return meant !== input && expression.test(meant) ? `Write ${meant}: a slash first, and no language.` : rule;
      },
    }),
    rule,
  );

const dateRule = 'Write a date as year-month-day, for example 2025-01-31.';

/** ISO 8601 calendar date, quoted or not: YAML parses an unquoted one as a `Date`. */
export const isoDate = (description: string) =>
  z
    .preprocess(
      (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
      withRule(
        z.iso.date({
          error: ({ input }) => {
            const [, year, month = '', day = ''] = /^(\d{4})[-./](\d\d?)[-./](\d\d?)\b/.exec(String(input)) ?? [];
            const meant = `${year ?? ''}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
            return meant !== input && z.iso.date().safeParse(meant).success
              ? `Write ${meant}, as year-month-day.`
              : dateRule;
          },
        }),
        dateRule,
      ),
    )
    .describe(description);

export const order = z
  .int()
  .min(1)
  .optional()
  .describe('Place in menus and lists, 1 first. In the English file only; documents without one come last.');

export const englishOnlyFields: readonly string[] = ['order', 'menu'];

/** A value, or `placeholder: value` until the real one is known. Outputs the value. */
export const orPlaceholder = <T extends z.ZodType>(value: T) =>
  z
    .union([value, z.strictObject({ placeholder: value.describe('Shown until the real value is known.') })])
    .transform((input) =>
      typeof input === 'object' && input !== null && 'placeholder' in input
        ? (input as { placeholder: z.output<T> }).placeholder
        : (input as z.output<T>),
    );

export const byLanguage = (description: string) =>
  z
    .record(
      z.enum(localeCodes),
      orPlaceholder(line('The text in one language.')).describe('The text in this language.'),
    )
    .describe(description);

export const distinct = <T extends z.ZodType<string>>(name: T) =>
  z.array(name).superRefine((names, context) => {
    for (const [index, own] of names.entries()) {
      if (names.indexOf(own) < index) {
        context.addIssue({ code: 'custom', path: [index], message: 'is listed twice. Remove one.' });
      }
    }
  });

/** A list of any length; empty without the field. */
export const optionalList = <Item extends z.ZodType>(description: string, item: Item) =>
  z.array(item).default([]).describe(description);

export const webUrl = () => withRule(z.url({ protocol: /^https$/ }), 'Write an address that begins with https://.');

export const namedList = <Entry extends z.ZodObject>(entry: Entry, key: string, description: string) =>
  z
    .array(entry)
    .min(1)
    .superRefine((entries, context) => {
      const seen = new Set<unknown>();
      for (const [index, item] of entries.entries()) {
        const name = String((item as Record<string, unknown>)[key]).toLowerCase();
        if (seen.has(name)) {
          context.addIssue({ code: 'custom', path: [index, key], message: 'is listed twice. Remove or rename one.' });
        }
        seen.add(name);
      }
    })
    .describe(description);

/** Icons that content may use, drawn by `src/components/Icon.astro`. */
export const iconNames = [
  'arrow-right',
  'bank',
  'calendar',
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
  'warning',
  'withdraw',
] as const;

export const icon = z.enum(iconNames).describe('Name of an icon.');

export const alt = line('Description of the picture, read by screen readers.');

export const heading = {
  eyebrow: line('Small line above the heading.').optional(),
  title: line('Heading, sentence case.'),
  lead: line('One or two sentences under the heading.').optional(),
};

export const titled = (description: string) =>
  group(description, { title: line('A few words.'), text: line('One or two sentences.') });

export const documentId = line('Folder name of a policy or feature, e.g. feesLimitsPolicy.');

export const clauseId = line('Anchor of a section of that page, or of the terms, e.g. staking.');

export const terms = group('Leads to the terms of what is promised here.', {
  text: line('A few words; the name of the page follows as a link.'),
  page: documentId,
}).optional();

export type IconName = (typeof iconNames)[number];
