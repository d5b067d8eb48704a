/** Addresses that moved for good, in the form that each kind of server reads; the answer is 301 (RFC 9110, 15.4.2). */

/** An address within the site and the one that it leads to now. The query is kept. */
export interface Redirect {
  /** Path, of plain characters: `/fr/oldPolicy`. */
  readonly from: string;
  /** Path, with an anchor where there is one. */
  readonly to: string;
}

/** The source of a regular expression for an address alone. */
export const patternOf = (path: string): string => `^${path.replaceAll('.', String.raw`\.`)}$`;

/** Puts the query of a request into an address, in front of its anchor (RFC 3986, 3). */
export function withQuery(to: string, query: string): string {
  const [path = '', anchor] = to.split('#');
  return path + query + (anchor === undefined ? '' : `#${anchor}`);
}

/** `_redirects`, read by Netlify, Cloudflare Pages and the preview server. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');

/** The redirects that such a file holds. */
export const readRedirects = (text: string): Redirect[] =>
  text.split('\n').flatMap((line) => {
    const [from, to] = line.split(' ');
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });

/** The `redirects` of `vercel.json`. */
export const vercelRedirects = (
  redirects: readonly Redirect[],
): { source: string; destination: string; statusCode: 301 }[] =>
  redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 }));
