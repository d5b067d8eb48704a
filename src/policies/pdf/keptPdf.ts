/** The PDF of a policy, made once: what an earlier build made of the same text is taken from the cache. */
import path from 'node:path';
import { diskCache } from '../../build/diskCache.ts';
import type { PolicyText } from '../text.ts';
import { policyPdf, template, type PolicyCopy } from './policyPdf.ts';

/**
 * `policyPdf`, or what is cached of it.
 * @param folder where PDFs are cached for the next build
 */
export const keptPdf = (
  text: PolicyText,
  about: PolicyCopy,
  folder = path.join('node_modules', '.cache', 'policy-pdfs'),
): Promise<Uint8Array<ArrayBuffer>> =>
  // Where links lead follows from the address.
  diskCache(folder, 'pdf', [text, about, template], () => policyPdf(text, about));
