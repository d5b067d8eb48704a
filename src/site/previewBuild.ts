/**
 * Detects a preview build by `PREVIEW=1` or by the variables of Netlify (`CONTEXT`), Vercel (`VERCEL_ENV`) and Cloudflare
 * Pages (`CF_PAGES_BRANCH`, compared with `PRODUCTION_BRANCH` or `main`). `PREVIEW=0` overrides them.
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
 * URL of the preview of a branch.
 * @param pattern URL with `{branch}` or `{number}`, e.g. `https://{branch}.example.pages.dev`
 * @param branch hosts write it in lower case with hyphens; Cloudflare Pages keeps 28 characters
 * @param number number of the pull request
 * @throws when the result is no http(s) URL
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
