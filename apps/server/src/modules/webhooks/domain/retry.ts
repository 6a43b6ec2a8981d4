import { HOUR, MINUTE } from '@app/kernel/clock';

/** Longer than any one try can last: another process takes a message over after that. */
export const TURN_MS = MINUTE;

/** How long to wait after each try that failed: about three days in all. */
const PAUSES = [
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  18 * HOUR,
  22 * HOUR,
] as const;

/** Returns how long to wait after so many tries, in milliseconds; null when it is over. */
export const pauseAfter = (attempts: number): number | null => PAUSES[Math.max(0, attempts - 1)] ?? null;

/** Whether an answer takes a message: any 2xx. A redirect is none, since nothing follows it. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** The answer of an address that wants no more. */
export const GONE = 410;
