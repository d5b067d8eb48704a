/** Addresses that moved for good, in the form that each kind of server reads; the answer is 301 (RFC 9110, 15.4.2). */

/** An address within the site and the one that it leads to now. */
export interface Redirect {
  /** Path, of plain characters: `/fr/oldPolicy`. */
  readonly from: string;
  /** Path, with an anchor where there is one. */
  readonly to: string;
}

const pattern = (path: string): string => path.replaceAll('.', String.raw`\.`);

/** Lines for nginx, in front of its locations. The query is kept. */
export const nginxRedirects = (redirects: readonly Redirect[]): string[] =>
  redirects.map(({ from, to }) => `rewrite ^${pattern(from)}$ ${to} permanent;`);

/** Lines for a site block of Caddy. */
export const caddyRedirects = (redirects: readonly Redirect[]): string[] =>
  redirects.map(({ from, to }) => `redir ${from} ${to} permanent`);

/** `_redirects`, read by Netlify and Cloudflare Pages. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');

/** The `redirects` of `vercel.json`. */
export const vercelRedirects = (
  redirects: readonly Redirect[],
): { source: string; destination: string; statusCode: 301 }[] =>
  redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 }));
