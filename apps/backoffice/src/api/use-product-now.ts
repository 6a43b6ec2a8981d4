import { useSession } from './session';

/** The product's time in ms: the device's plus the demo offset. For showing how long something waits, never for rules. */
export function useProductNow(): () => number {
  const { clockOffsetMs } = useSession();
  return () => Date.now() + clockOffsetMs;
}
