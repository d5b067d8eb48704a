/** The files of the search, which the browser fetches. */

/** Names of the files in the folder of a language. */
export const fileNames = {
  index: 'index.json',
  /** Paragraphs of each place of a group. */
  texts: (group: number): string => `${String(group)}.json`,
} as const;

/** @throws when the file does not come or is no JSON */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  return response.json();
}
