/** Search files as the browser fetches them. */

/** File names in the folder of a language. */
export const fileNames = {
  index: 'index.json',
  /** Paragraphs of each place of a group. */
  texts: (group: number): string => `${String(group)}.json`,
} as const;

/** @throws when the request fails or the response is not JSON */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
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
