/**
 * Fetches data from an address of this site.
 * @throws when it does not come or is no JSON
 */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  return response.json();
}
