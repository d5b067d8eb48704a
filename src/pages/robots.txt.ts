import type { APIRoute } from 'astro';

/** Everything may be read (RFC 9309); the sitemap is named by its absolute address. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`);
