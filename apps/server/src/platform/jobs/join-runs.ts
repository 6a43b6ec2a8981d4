export type JoinedRuns = {
  /** Drains everything that is due; a call meanwhile joins it and has it look once more. Returns how many were done. */
  run(): Promise<number>;
  /** Ends after what is under way; nothing runs afterwards. */
  stop(): Promise<void>;
};

/** Returns how `drain` is run by one at a time in this process, however often it is asked for; it receives whether to end. */
export function joinRuns(drain: (isStopped: () => boolean) => Promise<number>): JoinedRuns {
  let stopped = false;
  let running: Promise<number> | null = null;
  let again = false;
  const isStopped = (): boolean => stopped;

  async function loop(): Promise<number> {
    let done = 0;
    while (again && !stopped) {
      again = false;
      done += await drain(isStopped);
    }
    return done;
  }

  return {
    run: () => {
      again = true;
      running ??= loop().finally(() => {
        running = null;
      });
      return running;
    },
    stop: async () => {
      stopped = true;
      await running?.catch(() => undefined);
    },
  };
}
