/** `content/asked.yaml`: what people ask, and the place that answers it. */
import { z } from 'astro/zod';
import { address, line, perLanguage } from './fields.ts';

export const askedSchema = z.record(
  address(
    /^\/[\w./-]*(?:#[^\s#]+)?$/,
    'Write the address of the answer without a language: /privacyPolicy#your-rights, /#faq-wallet-kwanza.',
  ),
  perLanguage(
    'What readers ask, for each language.',
    z
      .array(line('A question, or the part of one that matters, in everyday words.'))
      .min(1)
      .describe('Questions of readers of this language.'),
  ),
);
