/** Reads palette colours for image files, which support neither custom properties nor `oklch()`. */
import { readFileSync } from 'node:fs';
import { formatHex, parse } from 'culori';

/** Relative to the project's root, because a build bundles this module elsewhere. */
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/**
 * A palette colour as `#rrggbb`, clipped to sRGB.
 * @param name such as `purple-900`
 * @throws when the palette has no such colour
 */
export function paletteColour(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];
  const colour = value === undefined ? undefined : parse(value);
  if (!colour) throw new Error(`src/styles/tokens.css has no colour --${name}.`);
  return formatHex(colour);
}
