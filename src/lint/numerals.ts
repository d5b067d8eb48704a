/** Normalises figures across languages, which write thousands and hours differently. */

const hour = String.raw`(\d{1,2})(?:[:.](\d\d))?`;
const halfDay = new RegExp(
  String.raw`(?<![\p{L}\d.,:])(?:${hour}\s?(?:–|-|to)\s?)?${hour}\s?([ap])\.?\s?m(?!\p{L})`,
  'giu',
);
const wholeDay = /(?<![\p{L}\d.,:])(\d{1,2})(?:\s?h(?:\s?(\d\d))?|:(\d\d))(?![\p{L}\d])/gu;

/** Converts times to 24 hours, at the same length: `9 18` for `9 am–6 pm` and `9 h–18 h`. */
function withWholeDays(text: string): string {
  const inFigures = (hours: string | undefined, minutes = '00', half = ''): string => {
    const count = half === '' ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
    return hours === undefined ? '' : `${String(count)}${minutes === '00' ? '' : ` ${minutes}`} `;
  };
  return text
    .replaceAll(halfDay, (found: string, from?: string, past?: string, to?: string, after?: string, half?: string) =>
      `${inFigures(from, past, half)}${inFigures(to, after, half)}`.padEnd(found.length),
    )
    .replaceAll(wholeDay, (found: string, hours: string, past?: string, minutes: string | undefined = past) =>
      inFigures(hours, minutes).padEnd(found.length),
    );
}

/** Ignores marks between thousands, and digits in words such as P2P. */
export const numeralsIn = (text: string): { value: string; offset: number }[] =>
  Array.from(
    withWholeDays(text).matchAll(/(?<![\p{L}\d])\d+(?:[.,\u00A0\u202F ]\d{3}\b)*/gu),
    ({ 0: numeral, index }) => ({
      value: numeral.replaceAll(/\D/g, ''),
      offset: index,
    }),
  );
