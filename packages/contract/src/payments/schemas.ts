import { z } from 'zod';
import { picture } from '../core/picture.ts';
import { id, moment, price } from '../core/validation.ts';
import { TRAVEL_PAYABLES } from '../travel/kinds.ts';
import { paymentMachine } from './payment.machine.ts';
import { PROOF_STATES } from './proofs/proof-states.ts';

export const CHANNEL_KINDS = ['balance', 'offline', 'crypto', 'card', 'sandbox'] as const;
export const channelKind = z.enum(CHANNEL_KINDS);

/** Everything that can be paid; each kind is registered by the slice that owns it. */
export const PAYABLE_KINDS = ['goods_order', 'order_group', 'top_up', ...TRAVEL_PAYABLES] as const;
export type PayableKind = (typeof PAYABLE_KINDS)[number];

const channel = z.object({
  id: z.uuid(),
  identifier: z.string(),
  kind: channelKind,
  title: z.string(),
  description: z.string(),
  image: picture.nullable(),
  minimum: price.nullable(),
  maximum: price.nullable(),
});
export type Channel = z.infer<typeof channel>;

/** How a caller points at a payment: its owner by id alone, anybody else with the access key of the link. */
export const paymentRef = {
  payment: id,
  key: z
    .string()
    .regex(/^[A-Za-z0-9_-]{20,64}$/, 'field.invalid')
    .optional(),
};

export const paymentStatus = z.object({
  paymentId: z.uuid(),
  status: z.enum(paymentMachine.states),
  /** The last try of a hosted channel failed or was called off; the payment is still open. */
  lastAttempt: z.enum(['none', 'pending', 'failed', 'cancelled', 'paid']),
  /** The newest proof of having paid elsewhere; null when there is none. */
  proof: z.object({ state: z.enum(PROOF_STATES), channelId: z.uuid(), submittedAt: moment }).nullable(),
  /** Money that came too late and was put into the wallet instead. */
  creditedToWallet: z.boolean(),
  expiresAt: moment.nullable(),
});

export const payableView = z.object({
  kind: z.enum(PAYABLE_KINDS),
  id: z.uuid().nullable(),
  number: z.string(),
  title: z.string(),
});

const cashier = paymentStatus.extend({
  number: z.string(),
  payable: payableView,
  amount: price,
  serverTime: moment,
  /** Whether it can be paid at all yet: a booking that is reviewed first cannot, and shows no channels. */
  payableNow: z.boolean(),
  /** Whether the one who asks owns it; others come by the access key and see personal data masked. */
  own: z.boolean(),
  /** The owner's link for "pay for me". */
  accessKey: z.string().nullable(),
  channels: z.array(
    channel.extend({
      usable: z.boolean(),
      /** A message key when it cannot be used. */
      reason: z.string().nullable(),
      available: price.nullable(),
    }),
  ),
});
export type Cashier = z.infer<typeof cashier>;

export const shapes = {
  paymentChannels: {
    query: z.object({
      purpose: z.enum(['pay', 'recharge', 'withdraw'], { error: 'field.invalid' }).optional().default('pay'),
    }),
    answer: z.array(channel),
  },
  channelInfo: { query: z.object({ id }), answer: channel },
  cashier: { query: z.object(paymentRef), answer: cashier },
  pay: {
    body: z.strictObject({ ...paymentRef, channel: id }),
    answer: paymentStatus.extend({
      /** Where to go on, on our own origin or the provider's; null when it is paid. */
      redirect: z.string().nullable(),
    }),
  },
  payStatus: { query: z.object(paymentRef), answer: paymentStatus },
};
