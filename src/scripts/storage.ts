/** Reading and writing what a browser keeps, which may be missing, forbidden or full. */

/** The entry of a key; `null` where there is none or storage cannot be read. */
export function readStorage(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Writes an entry to local storage. Without storage the choice lasts as long as the page.
 * @returns whether it was written: storage may be disabled or full
 */
export function writeStorage(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
