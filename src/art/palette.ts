/** The palette of the design tokens for image files, which know neither custom properties nor `oklch()`. */
import tokens from '../styles/tokens.css?raw';

/** OKLab to linear sRGB (Ottosson 2020), by rows: red, green, blue from l, m, s. */
const toLinear = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;

/** The sRGB colour of an OKLCH one, as `#rrggbb`; what lies outside sRGB is clipped. */
function hexOfOklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const [long, medium, short] = [
    (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const channels = toLinear.map(([fromLong, fromMedium, fromShort]) => {
    const linear = Math.min(1, Math.max(0, fromLong * long + fromMedium * medium + fromShort * short));
    const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/**
 * A colour of the palette in `tokens.css`, as `#rrggbb`.
 * @param name without its dashes, such as `purple-900`
 * @throws when the palette has no such colour or it is neither hexadecimal nor `oklch()`
 */
export function paletteColour(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  if (/^#[\da-f]{6}$/i.test(value)) return value;
  const oklch = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)deg\)$/.exec(value);
  if (!oklch) throw new Error(`src/styles/tokens.css has no colour --${name} written as #rrggbb or oklch(L% C Hdeg).`);
  const [lightness = 0, chroma = 0, hue = 0] = oklch.slice(1).map(Number);
  return hexOfOklch(lightness / 100, chroma, hue);
}
