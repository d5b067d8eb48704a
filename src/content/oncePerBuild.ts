/**
 * Remembers what a function gave for each argument while the site is built:
 * every page asks for the same lists, and reading them again each time would
 * cost the square of the number of documents. In `astro dev` content changes
 * between two pages, so nothing is remembered there.
 */
export function oncePerBuild<Key, Result>(read: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  if (!import.meta.env.PROD) return read;
  const results = new Map<Key, Promise<Result>>();
  return (key) => {
    const known = results.get(key);
    if (known) return known;
    const result = read(key);
    results.set(key, result);
    return result;
  };
}
