/** Reading and writing local storage, which may be missing, forbidden or full. */

/** The entry of a key; `null` where there is none or storage cannot be read. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes an entry. Without storage the choice lasts as long as the page. */
export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is disabled or full: nothing to do for the visitor.
  }
}
