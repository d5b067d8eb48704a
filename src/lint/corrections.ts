/** Corrections that can be made without reading: what stands in a file, and what is put in its place. */

/** Positions count from the beginning of the file. */
export interface Correction {
  readonly start: number;
  readonly end: number;
  readonly write: string;
  /** What is right about it, as it goes on after “with”: `one space`. */
  readonly message: string;
}

export interface CorrectionRule {
  readonly pattern: RegExp;
  /** What stands there instead; `$1` and `$&` as in `String.replace`. */
  readonly write: string;
  readonly message: string;
}

/** What to correct in a text, in its order; where two rules meet, the one that begins first counts. */
export function findCorrections(text: string, rules: readonly CorrectionRule[]): Correction[] {
  const found = rules.flatMap(({ pattern, write, message }) =>
    Array.from(text.matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      write: write.replace('$1', match[1] ?? '').replace('$&', match[0]),
      message,
    })),
  );
  let end = 0;
  return found
    .sort((a, b) => a.start - b.start)
    .filter((correction) => {
      if (correction.start < end) return false;
      ({ end } = correction);
      return true;
    });
}

/** A text with corrections made that do not overlap; everything else stays as it is. */
export function correct(text: string, corrections: readonly Correction[]): string {
  return corrections
    .toSorted((a, b) => b.start - a.start)
    .reduce((corrected, { start, end, write }) => corrected.slice(0, start) + write + corrected.slice(end), text);
}

/** Added to what is said of a mistake that a command mends. */
export const fixCommand = 'It is done for you by: npm run content -- --fix';
