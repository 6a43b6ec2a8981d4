import { z } from 'zod';
import { typedAmount } from '../core/amounts.ts';
import { picture } from '../core/picture.ts';
import { feedOf, feedQuery, id, moment, price } from '../core/validation.ts';
import { channelKind } from '../payments/schemas.ts';
import { topUpMachine } from './top-up.machine.ts';

export const topUpState = z.enum(topUpMachine.states);

const topUp = z.object({
  id: z.uuid(),
  number: z.string(),
  state: topUpState,
  /** A voucher or transaction waits for the shop; it does not run out meanwhile. */
  underReview: z.boolean(),
  /** The last voucher or transaction was refused, and another one can be sent. */
  refused: z.boolean(),
  amount: price,
  channel: z.object({ id: z.uuid(), kind: channelKind, title: z.string(), image: picture.nullable() }),
  paymentId: z.uuid(),
  createdAt: moment,
  expiresAt: moment.nullable(),
  paidAt: moment.nullable(),
  /** What its owner may do now. */
  actions: z.array(z.enum(['pay', 'cancel'])),
});
export type TopUp = z.infer<typeof topUp>;

const topUpDetail = topUp.extend({
  timeline: z.array(z.object({ event: z.string(), by: z.enum(['customer', 'admin', 'system']), at: moment })),
});
export type TopUpDetail = z.infer<typeof topUpDetail>;

const TABS = ['all', ...topUpMachine.states] as const;
export type TopUpTab = (typeof TABS)[number];

export const shapes = {
  recharge: {
    body: z.strictObject({
      channel: z.uuid({ error: 'field.channel_required' }),
      amount: typedAmount,
    }),
    answer: topUp,
  },
  rechargeList: {
    query: z.object({ ...feedQuery, tab: z.enum(TABS, { error: 'field.invalid' }).optional().default('all') }),
    answer: feedOf(topUp),
  },
  rechargeDetails: { query: z.object({ id }), answer: topUpDetail },
  cancelRecharge: { body: z.strictObject({ id }), answer: topUpDetail },
};
