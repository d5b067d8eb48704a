/** Search files of a language as the browser fetches them. */

/**
 * Fetches the index, or the paragraphs of each place of a group.
 * @throws when the request fails or the response is not JSON
 */
export async function fetchFile(folder: string, name: 'index' | number): Promise<unknown> {
  const response = await fetch(`${folder}${String(name)}.json`);
  if (!response.ok) throw new Error(`${response.url} answered ${String(response.status)}.`);
  return response.json();
}

/** Caches the result of a function, but no failure. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
