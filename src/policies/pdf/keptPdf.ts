/** The PDF of a policy, made once: what an earlier build made of the same text is taken from where it was kept. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PolicyText } from '../text.ts';
import { policyPdf, template, type PolicyCopy } from './policyPdf.ts';

/**
 * `policyPdf`, or what was kept of it.
 * @param folder where PDFs are kept for the next build
 */
export async function keptPdf(
  text: PolicyText,
  about: PolicyCopy,
  folder = path.join('node_modules', '.cache', 'policy-pdfs'),
): Promise<Uint8Array<ArrayBuffer>> {
  // Where links lead follows from the address.
  const key = JSON.stringify([text, about, template]);
  const file = path.join(folder, `${createHash('sha256').update(key).digest('hex')}.pdf`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Uint8Array(kept);
  const pdf = await policyPdf(text, about);
  await mkdir(folder, { recursive: true });
  // Renamed into place, so that a build that is broken off leaves no half of a file.
  const unfinished = `${file}.${String(process.pid)}`;
  await writeFile(unfinished, pdf);
  await rename(unfinished, file);
  return new Uint8Array(pdf);
}
