/** Reads palette colours for image files, which support neither custom properties nor `oklch()`. */
import { readFileSync } from 'node:fs';
import { formatHex, parse } from 'culori';

/** Relative to the project's root, because a build bundles this module elsewhere. */
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** Returns the value of a token with the numbers that it is computed from: `oklch(50% 0.24 calc(var(--brand-hue) - 2))`. */
function valueOf(name: string, css: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`src/styles/tokens.css has no colour --${name}.`);
  return value
    .replaceAll(/var\(--([\w-]+)\)/g, (_, other: string) => valueOf(other, css))
    .replaceAll(/calc\(([\d.]+) ([+-]) ([\d.]+)\)/g, (_, one: string, sign: string, other: string) =>
      String(Number(one) + Number(sign + other)),
    );
}

/**
 * A palette colour as `#rrggbb`, clipped to sRGB.
 * @param name such as `purple-900`
 * @param css defaults to the tokens
 * @throws when the palette has no such colour
 */
export function paletteColour(name: string, css = tokens): string {
  const value = valueOf(name, css);
  const colour = parse(value);
  if (!colour) throw new Error(`--${name} in src/styles/tokens.css is no colour for image files: ${value}.`);
  return formatHex(colour);
}
