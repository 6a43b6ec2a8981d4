const failures = new WeakSet<object>();

/** Starts to remember the errors that Vite announces as failed loads of a chunk or its styles. */
export function watchChunkFailures(target: Window): void {
  target.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown };
    if (typeof payload === 'object' && payload !== null) failures.add(payload);
  });
}

/** Whether an error means that a chunk could not be loaded: the connection broke, or a newer version is served. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (failures.has(error) ||
    /dynamically imported module|Importing a module script failed|preload CSS/i.test(error.message));
