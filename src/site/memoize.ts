/**
 * Caches results by arguments during a build: every page needs the same lists, and reading them each time would cost the
 * square of the number of documents. `astro dev` caches nothing, because content changes between two pages.
 */
export function memoize<Args extends readonly string[], Result>(
  read: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  if (!import.meta.env.PROD) return read;
  const results = new Map<string, Promise<Result>>();
  return (...args) => {
    const key = args.join('/');
    const known = results.get(key);
    if (known) return known;
    const result = read(...args);
    results.set(key, result);
    return result;
  };
}
