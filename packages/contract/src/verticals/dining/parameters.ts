import { z } from 'zod';

/** Parameters of restaurants. */
export const parameters = {
  /** Tables to come that one customer may have at a time. */
  'dining.tables_max': { schema: z.int().min(1).max(100), initial: 10 },
} as const;
