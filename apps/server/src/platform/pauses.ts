import { setImmediate } from 'node:timers/promises';

const LONGEST_MS = 10;

/** For long work on one thing: `pause` lets others have their turn once they have waited for ten milliseconds. */
export function createPauses(): { readonly pause: () => Promise<void> | undefined } {
  let since = performance.now();
  return {
    pause: () => {
      if (performance.now() - since < LONGEST_MS) return undefined;
      return setImmediate().then(() => {
        since = performance.now();
      });
    },
  };
}
