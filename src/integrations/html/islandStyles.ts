/**
 * Takes out the styles that Astro writes in front of the first island of a page,
 * inside the body, where HTML allows no style element (HTML standard, 4.2.6);
 * `src/styles/base.css` has the same rule.
 */
import type { HtmlStep } from './index.ts';

const styles = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** @throws when a page has islands and not these styles, once */
export const islandStyles: HtmlStep = (html, { file }) => {
  const parts = html.split(styles);
  if (html.includes('<astro-island') && parts.length !== 2) {
    throw new Error(
      `${file}: Astro no longer writes the styles of its islands as it did. Look for "display:contents" in the page and change src/integrations/html/islandStyles.ts.`,
    );
  }
  return parts.join('');
};
