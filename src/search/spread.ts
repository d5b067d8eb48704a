/**
 * Results so that the first of them show more than one page: what is further down on a page that many of them are on
 * comes after others.
 * @param results the best first
 * @param placeOf what a result stands on
 * @param most so many of one place come among the first
 * @param first so many are the first
 * @returns all of them, otherwise in the order in which they came
 */
export function spread<T>(results: readonly T[], placeOf: (result: T) => string, most = 3, first = 10): readonly T[] {
  const counts = new Map<string, number>();
  const [early, late]: [T[], T[]] = [[], []];
  for (const result of results) {
    const place = placeOf(result);
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    (count <= most && early.length < first ? early : late).push(result);
  }
  return [...early, ...late];
}
