type StorageName = 'localStorage' | 'sessionStorage';

/** @returns null when nothing is stored, undefined when the browser refuses */
export function readBrowserStorage(storage: StorageName, key: string): string | null | undefined {
  try {
    return window[storage].getItem(key);
  } catch {
    return undefined;
  }
}

export const hasStored = (storage: StorageName, key: string): boolean => !!readBrowserStorage(storage, key);

/** @returns whether it is stored: a browser may refuse */
export function writeBrowserStorage(storage: StorageName, key: string, text: string): boolean {
  try {
    window[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeFromBrowserStorage(storage: StorageName, key: string): void {
  try {
    window[storage].removeItem(key);
  } catch {
    // What is refused was never stored.
  }
}
