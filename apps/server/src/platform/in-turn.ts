import { refuse } from '@app/contract/core/refuse';

/** Runs work that takes a core: so many at a time, so many waiting; beyond, callers are told to come back. */
export function createTurns(given: { readonly atOnce: number; readonly waitingMax: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= given.atOnce) {
      if (waiting.length >= given.waitingMax) refuse('rate.too_many', { retryAfter: 5 });
      // Whoever ends hands over the place, so that nobody slips in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
