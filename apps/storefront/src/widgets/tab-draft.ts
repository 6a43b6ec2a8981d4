/** The storage of this tab; null where the browser allows none. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** What was typed here before a reload, as it was kept; null when there is nothing sound. */
export function readTabDraft(key: string): unknown {
  try {
    return JSON.parse(storage()?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps what is typed in this tab, so that a reload or a new sign-in loses nothing. Never for passwords. */
export function keepTabDraft(key: string, draft: unknown): void {
  try {
    storage()?.setItem(key, JSON.stringify(draft));
  } catch {
    // a full storage keeps nothing; the form itself still has it
  }
}

/** Forgets it once it was sent or given up. */
export function forgetTabDraft(key: string): void {
  storage()?.removeItem(key);
}
