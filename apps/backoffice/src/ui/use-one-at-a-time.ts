import { useCallback, useRef } from 'react';

/** Runs work once at a time: called meanwhile, it runs once more afterwards. */
export function useOneAtATime(work: () => Promise<void>): () => Promise<void> {
  const running = useRef(false);
  const again = useRef(false);
  return useCallback(
    async function run(): Promise<void> {
      if (running.current) {
        again.current = true;
        return;
      }
      running.current = true;
      try {
        await work();
      } finally {
        running.current = false;
        if (again.current) {
          again.current = false;
          void run();
        }
      }
    },
    [work],
  );
}
