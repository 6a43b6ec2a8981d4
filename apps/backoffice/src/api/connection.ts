import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let since: number | null = null;

/** Notes whether the server could be reached just now. */
export function noteConnection(reached: boolean): void {
  const next = reached ? null : (since ?? Date.now());
  if (next === since) return;
  since = next;
  for (const changed of listeners) changed();
}

function follow(changed: () => void): () => void {
  const lost = () => noteConnection(false);
  const back = () => noteConnection(true);
  listeners.add(changed);
  window.addEventListener('offline', lost);
  window.addEventListener('online', back);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', back);
  };
}

/** Since when the server could not be reached, in milliseconds; null while it can be. */
export const useOfflineSince = (): number | null => useSyncExternalStore(follow, () => since);
