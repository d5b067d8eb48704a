/** The palette of the design tokens for image files, which know neither custom properties nor `oklch()`. */
import { readFileSync } from 'node:fs';
import { formatHex, parse } from 'culori';

/** Read from the project's root, where every command runs: a build bundles this module elsewhere. */
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/**
 * A colour of the palette in `tokens.css`, as `#rrggbb`; what lies outside sRGB is clipped.
 * @param name without its dashes, such as `purple-900`
 * @throws when the palette has no such colour
 */
export function paletteColour(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];
  const colour = value === undefined ? undefined : parse(value);
  if (!colour) throw new Error(`src/styles/tokens.css has no colour --${name}.`);
  return formatHex(colour);
}
