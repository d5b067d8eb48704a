/** Corrections that need no judgement. Positions count from the beginning of the file. */
export interface Correction {
  readonly start: number;
  readonly end: number;
  readonly write: string;
  /** Completes "write … with": `one space`. */
  readonly message: string;
}

export interface CorrectionRule {
  readonly pattern: RegExp;
  /** `$1` and `$&` as in `String.replace`. */
  readonly write: string;
  readonly message: string;
}

/** Finds corrections in order; of two that overlap, the first wins. */
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

/** @param corrections without overlaps */
export function correct(text: string, corrections: readonly Correction[]): string {
  return corrections
    .toSorted((a, b) => b.start - a.start)
    .reduce((corrected, { start, end, write }) => corrected.slice(0, start) + write + corrected.slice(end), text);
}

/** Ends the message of a mistake that `--fix` corrects. */
export const fixCommand = 'This command does it for you: npm run content -- --fix';
