import { useEffect, useState } from 'react';
import { useClockOffset } from '../../shell/shop.ts';

/** Timers of browsers wait no longer. */
const LONGEST_MS = 2_147_483_647;

/** Returns the moment from which something is sold while that is to come by the shop's clock, and null from then on. */
export function useSoldFrom(soldFrom: string | null): string | null {
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const [now, setNow] = useState(Date.now);
  const begins = soldFrom === null ? null : Date.parse(soldFrom) - offsetMs;
  useEffect(() => {
    if (begins === null || begins <= now) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(0, begins - Date.now()), LONGEST_MS));
    return () => clearTimeout(timer);
  }, [begins, now]);
  return begins !== null && begins > now ? soldFrom : null;
}
