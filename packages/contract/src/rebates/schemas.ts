import { z } from 'zod';
import { count, feedOf, feedQuery, id, moment, price } from '../core/validation.ts';
import { REBATE_STATES } from './states.ts';

const state = z.enum(REBATE_STATES, { error: 'field.invalid' });

const rebate = z.object({
  id: z.string(),
  state,
  orderId: z.uuid(),
  orderNumber: z.string(),
  /** Shortened: it is somebody else's name. */
  nickname: z.string(),
  amount: price,
  at: moment,
});
export type Rebate = z.infer<typeof rebate>;

/** What an agent may see of a subordinate's order: its number, what it earns them, and nothing about the person. */
const rebateOrder = z.object({
  orderNumber: z.string(),
  nickname: z.string(),
  /** As it was when the order was placed. */
  ratioPercent: z.number(),
  paid: price,
  refunded: price,
  /** What is still expected; null once the order is completed or nothing is left of it. */
  expected: price.nullable(),
  paidAt: moment,
  completedAt: moment.nullable(),
  lines: z.array(z.object({ id: z.string(), state, amount: price, at: moment })),
});
export type RebateOrder = z.infer<typeof rebateOrder>;

const sum = z.object({ amount: price, count });

export const shapes = {
  rebates: {
    query: z.object({ ...feedQuery, state: state.optional().default('pending') }),
    answer: feedOf(rebate).extend({
      /** The agent whose wallet is the customer's; null for a customer who is no agent. */
      agent: z.object({ name: z.string(), level: z.int(), ratioPercent: z.number() }).nullable(),
      sums: z.object({ pending: sum, settled: sum, reversed: sum }),
    }),
  },
  rebateOrder: { query: z.object({ order: id }), answer: rebateOrder },
};
