import type { APIRoute } from 'astro';
import { getMainEmail } from '../../site/documents.ts';
import { localeCodes } from '../../site/locales.ts';

/** Days after which the file no longer counts; the RFC advises less than a year. A build renews them. */
const validDays = 180;

/** Whom to tell of a weakness (RFC 9116). */
export const GET: APIRoute = async ({ site, url }) => {
  const expires = new Date();
  expires.setUTCHours(24 * validDays, 0, 0, 0);
  const lines = [
    `Contact: mailto:${await getMainEmail()}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${localeCodes.join(', ')}`,
    `Canonical: ${new URL(url.pathname, site).href}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
