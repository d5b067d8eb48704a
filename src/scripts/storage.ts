/** Reads and writes web storage, which may be missing, forbidden or full. */

/** @returns `null` for a missing entry, or if storage cannot be read */
export function readStorage(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether the entry was written to local storage */
export function writeStorage(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
