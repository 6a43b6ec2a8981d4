import { useState } from 'react';

/** Which of several sheets is open, and which opening of it this is: a key that mounts a sheet anew each time. */
export function useAsking<T extends string>() {
  const [asked, setAsked] = useState<{ readonly what: T | null; readonly times: number }>({ what: null, times: 0 });
  return {
    ...asked,
    ask: (what: T) => setAsked((now) => ({ what, times: now.times + 1 })),
    // A sheet that makes way for the next one closes only itself.
    close: () => setAsked((now) => (now.times === asked.times ? { ...now, what: null } : now)),
  };
}

export type Asking<T extends string> = ReturnType<typeof useAsking<T>>;
