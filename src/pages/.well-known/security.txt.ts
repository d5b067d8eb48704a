import type { APIRoute } from 'astro';
import { getMainEmail } from '../../site/documents.ts';
import { localeCodes } from '../../site/locales.ts';

/** The RFC recommends less than a year. Each build renews the date. */
const validDays = 180;

/** Contact for security reports (RFC 9116). */
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
