/** `content/asked.yaml`: questions in everyday words, by the address of the answer. */
import { z } from 'astro/zod';
import { address, line, perLanguage } from './fields.ts';

export const askedSchema = z.record(
  address(
    /^\/[\w./-]*(?:#[^\s#]+)?$/,
    'Write the address of the answer without a language: /privacyPolicy#your-rights, /#faq-wallet-kwanza.',
  ),
  perLanguage(
    'Questions of readers, by language.',
    z
      .array(line('A question, or the part of one that matters, in everyday words.'))
      .min(1)
      .describe('Questions of readers of this language.'),
  ),
);
