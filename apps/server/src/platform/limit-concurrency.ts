import type { ConcurrencyLimit } from '@app/contract/core/concurrency';
import { refuse } from '@app/contract/core/refuse';

type Waiting = { readonly begin: () => void };

/** Runs work that takes a core: so many at a time, so many waiting; beyond, and where one waits too long, it refuses service.busy. */
export function limitConcurrency({ atOnce, waiting: most, waitMs, retryAfter }: ConcurrencyLimit) {
  let running = 0;
  const waiting = new Set<Waiting>();

  /** Resolves once it is one's turn: true; false where that takes too long. */
  const turn = (): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting.delete(one);
        resolve(false);
      }, waitMs);
      const one = {
        begin: () => {
          clearTimeout(timer);
          waiting.delete(one);
          resolve(true);
        },
      };
      waiting.add(one);
    });

  return async function runLimited<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else if (waiting.size >= most || !(await turn())) refuse('service.busy', { retryAfter });
    try {
      return await work();
    } finally {
      // Whoever ends hands over the place, so that none slips in between.
      const [next] = waiting;
      if (next) next.begin();
      else running -= 1;
    }
  };
}

/** Runs work in its turn. */
export type RunLimited = ReturnType<typeof limitConcurrency>;
