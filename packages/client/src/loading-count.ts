import { pageLimits } from '@app/contract/core/page-limits';

export type LoadingCount = {
  /** Counts one request that asks for the overlay; gives the function that ends it (harmless when called again). */
  readonly begin: () => () => void;
  readonly visible: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Decides when the loading overlay shows: with the first request, until `lingerMs` after the last one has ended.
 * A request that starts while it lingers keeps it.
 */
export function createLoadingCount(lingerMs: number = pageLimits.loadingLingerMs): LoadingCount {
  let running = 0;
  let shown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const show = (value: boolean) => {
    if (shown === value) return;
    shown = value;
    for (const listener of listeners) listener();
  };

  return {
    begin() {
      running += 1;
      clearTimeout(timer);
      show(true);
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        running -= 1;
        if (running === 0) timer = setTimeout(() => show(false), lingerMs);
      };
    },
    visible: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The count that every call of this page shares. */
export const loadingCount = createLoadingCount();
