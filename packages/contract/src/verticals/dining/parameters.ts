import { z } from 'zod';

/** Parameters of restaurants. */
export const parameters = {
  /** Tables to come that one customer may have at a time. */
  'dining.tables_max': { schema: z.int().min(1).max(100), initial: 10 },
  /** Minutes for which a table that became free is held for the first on the waiting list. */
  'dining.wait_minutes': { schema: z.int().min(5).max(240), initial: 15 },
} as const;
