import { z } from 'zod';

/** Parameters of hotels. */
export const parameters = {
  /** Minutes after which a calendar of another site is read again. */
  'hotel.feed_minutes': { schema: z.int().min(5).max(1_440), initial: 15 },
} as const;
