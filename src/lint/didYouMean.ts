/** Suggests known names for an unknown one. */
import { distance } from 'fastest-levenshtein';

/** The most similar name, if only a few letters differ or the unknown name begins with it. */
export function mostSimilar(name: string, names: readonly string[]): string | undefined {
  const lower = name.toLowerCase();
  const near = names
    .map((other) => ({ other, letters: distance(lower, other.toLowerCase()) }))
    .filter(({ other, letters }) => letters <= Math.max(1, Math.min(3, Math.floor(other.length / 3))))
    .sort((a, b) => a.letters - b.letters);
  return near[0]?.other ?? names.find((other) => other.length > 3 && lower.startsWith(other.toLowerCase()));
}

/** ` Did you mean "title"?`, or an empty string. */
export function didYouMean(name: string, names: readonly string[], written = (other: string) => `"${other}"`): string {
  const similar = mostSimilar(name, names);
  return similar === undefined ? '' : ` Did you mean ${written(similar)}?`;
}
