import { useSyncExternalStore } from 'react';

/** Below this width the menu would take a third of the screen. */
const narrow = window.matchMedia('(max-width: 991px)');

function follow(changed: () => void): () => void {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

/** Whether the screen has no room for the menu beside it. */
export const useFolded = (): boolean => useSyncExternalStore(follow, () => narrow.matches);
