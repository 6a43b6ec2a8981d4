/** What this tab has reloaded for, so that it does not ask for the same again. */
const KEY = 'taken_version';

/** The version this tab last reloaded for; null before the first. */
export function takenVersion(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Notes that this tab reloads for a version. */
export function noteTaken(version: string): void {
  try {
    sessionStorage.setItem(KEY, version);
  } catch {
    // blocked storage: the tab may ask once more
  }
}
