import { vi } from 'vitest';

/** Stubs local storage with one entry; the broken methods throw. */
export function stubStorage(entry: string | null, ...broken: readonly ('getItem' | 'setItem')[]) {
  const stored = { entry };
  const use = (method: 'getItem' | 'setItem'): void => {
    if (broken.includes(method)) throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: () => {
      use('getItem');
      return stored.entry;
    },
    setItem: (_key: string, value: string) => {
      use('setItem');
      stored.entry = value;
    },
  });
  return stored;
}
