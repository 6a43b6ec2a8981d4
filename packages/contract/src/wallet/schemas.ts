import { z } from 'zod';
import { feedOf, feedQuery, moment, price } from '../core/validation.ts';

/** One balance record: read from the ledger's entries (decisions, section 4). */
export const moneyRecord = z.object({
  id: z.string(),
  unit: z.enum(['money', 'points']),
  kind: z.string(),
  /** Money records carry prices, points records whole points. */
  amount: z.union([price, z.int()]),
  before: z.union([price, z.int()]),
  after: z.union([price, z.int()]),
  note: z.string(),
  at: moment,
  reference: z.object({ kind: z.string(), id: z.string() }).nullable(),
});

export const shapes = {
  moneyLog: {
    query: z.object({
      ...feedQuery,
      unit: z.enum(['money', 'points'], { error: 'field.invalid' }).optional().default('money'),
    }),
    answer: feedOf(moneyRecord),
  },
};
