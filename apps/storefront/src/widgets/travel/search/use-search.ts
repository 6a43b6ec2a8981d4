import { useRef } from 'react';
import { useSetScreenParams } from '../../../shell/navigation.ts';

type Changes = Readonly<Record<string, string | null>>;

/** Changes what the address asks for; what is found then is seen from its top. */
export function useChangeSearch(): (changes: Changes) => void {
  const setParams = useSetScreenParams();
  return (changes) => {
    setParams(changes);
    window.scrollTo({ top: 0 });
  };
}

/** What comes with the first page alone; while the next search is under way the former stands. */
export function useLatest<T>(now: T | null | undefined): T | null {
  const latest = useRef<T | null>(now ?? null);
  if (now) latest.current = now;
  return latest.current;
}
