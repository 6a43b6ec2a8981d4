import { z } from 'zod';

const whole = (min: number, max: number) => z.int().min(min).max(max);

/** Parameters of flights. */
export const parameters = {
  /** Minutes after payment at which the system issues tickets; 0 leaves it to staff. */
  'flight.issue_minutes': { schema: whole(0, 120), initial: 3 },
  /** Minutes before departure at which booking ends. */
  'flight.close_minutes': { schema: whole(0, 1_440), initial: 90 },
  /** Hours after placing within which cancelling costs nothing; 0 for none. */
  'flight.free_hours': { schema: whole(0, 168), initial: 24 },
  /** Days that the first departure must be ahead at placing for that; 0 for none. */
  'flight.free_days_ahead': { schema: whole(0, 330), initial: 7 },
  /** US cents that a minute more than the fastest is worth in the order called best. */
  'flight.best_per_minute': { schema: whole(0, 1_000), initial: 35 },
  /** US cents that a stop is worth in the order called best. */
  'flight.best_per_stop': { schema: whole(0, 100_000), initial: 2_500 },
} as const;
