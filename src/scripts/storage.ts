/** Reads and writes local storage, which may be missing, forbidden or full. */

/** @returns `null` for a missing entry, or if storage cannot be read */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether the entry was written */
export function writeStorage(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
