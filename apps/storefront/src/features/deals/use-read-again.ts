import { useEffect, useRef } from 'react';

/** Longest wait, so that not everybody asks at the same moment. */
const SPREAD_MS = 2_000;

/** Returns the function that reads again a moment later, once however often it is called meanwhile. */
export function useReadAgain(read: () => unknown): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), Math.random() * SPREAD_MS);
  };
}
