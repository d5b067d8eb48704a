/**
 * Remembers what a function gave for its arguments while the site is built:
 * every page asks for the same lists, and reading them again each time would
 * cost the square of the number of documents. In `astro dev` content changes
 * between two pages, so nothing is remembered there.
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
