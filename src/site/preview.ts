/** Whether the site is built to be looked at before it is published. */

/**
 * Tells a preview by `PREVIEW=1`, or by what the hosts say of a build: Netlify (`CONTEXT`), Vercel (`VERCEL_ENV`),
 * Cloudflare Pages (`CF_PAGES_BRANCH`, where the published branch is `PRODUCTION_BRANCH` or else `main`).
 * `PREVIEW=0` overrules them.
 */
export function isPreview(environment: Readonly<Record<string, string | undefined>> = process.env): boolean {
  const { PREVIEW, CONTEXT, VERCEL_ENV, CF_PAGES_BRANCH, PRODUCTION_BRANCH = 'main' } = environment;
  if (PREVIEW !== undefined && PREVIEW !== '') return PREVIEW !== '0';
  return (
    (CONTEXT !== undefined && CONTEXT !== 'production') ||
    (VERCEL_ENV !== undefined && VERCEL_ENV !== 'production') ||
    (CF_PAGES_BRANCH !== undefined && CF_PAGES_BRANCH !== PRODUCTION_BRANCH)
  );
}

/**
 * The address at which a host shows a branch before it is published.
 * @param pattern address with `{branch}` or `{number}` in it, e.g. `https://{branch}.example.pages.dev`
 * @param branch name of the branch; hosts write it in small letters and with hyphens, Cloudflare Pages 28 of them
 * @param number number of the pull request
 * @throws when what comes out is no http(s) address
 */
export function previewUrl(pattern: string, branch: string, number: string): string {
  const label = branch
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 28)
    .replaceAll(/^-|-$/g, '');
  const address = pattern.replaceAll('{branch}', label).replaceAll('{number}', number);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `The address of previews is "${pattern}". Write it with {branch} or {number}, for example https://{branch}.example.pages.dev`,
    );
  }
  return url.href.replace(/\/$/, '');
}
