/** Default of `SITE_URL`: a reserved name that nobody can own (RFC 2606). */
export const placeholderSiteUrl = 'https://www.tukula.example';

/**
 * Origin of the published site, from `SITE_URL`.
 * @throws when `SITE_URL` is not an http(s) origin
 */
export function siteUrl(value: string | undefined = process.env['SITE_URL']): string {
  if (value === undefined || value === '') return placeholderSiteUrl;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new Error(`SITE_URL is "${value}". Write the origin alone, for example SITE_URL=https://www.example.com`);
  }
  return url.origin;
}
