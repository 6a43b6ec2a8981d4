/** Runs work with at most `most` at a time; what is urgent goes before what is not. */
export type Limited = <T>(work: () => Promise<T>, urgent: boolean) => Promise<T>;

/** Makes a gate of `most` places. */
export function limited(most: number): Limited {
  const urgentQueue: (() => void)[] = [];
  const idleQueue: (() => void)[] = [];
  let running = 0;
  const next = (): void => {
    if (running >= most) return;
    // One place is kept free of idle work, so that a request never waits for it.
    const start = urgentQueue.shift() ?? (running < most - 1 ? idleQueue.shift() : undefined);
    if (!start) return;
    running += 1;
    start();
    next();
  };
  return (work, urgent) =>
    new Promise((resolve, reject) => {
      (urgent ? urgentQueue : idleQueue).push(() => {
        work()
          .then(resolve, reject)
          .finally(() => {
            running -= 1;
            next();
          });
      });
      next();
    });
}
