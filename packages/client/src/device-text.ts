/** Reads a device storage key; null when there is none or storage is blocked. */
export function readDeviceText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes or, with null, removes a device storage key. Blocked or full storage is ignored: the page works without. */
export function writeDeviceText(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // private mode or quota: nothing depends on it within this visit
  }
}
