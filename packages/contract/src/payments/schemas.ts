import { z } from 'zod';
import { picture } from '../core/picture.ts';
import { id, moment, price } from '../core/validation.ts';
import { paymentMachine } from './payment.machine.ts';

export const CHANNEL_KINDS = ['balance', 'offline', 'crypto', 'card', 'sandbox'] as const;
export const channelKind = z.enum(CHANNEL_KINDS);

export const channel = z.object({
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

const paymentRef = {
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
  /** Money that came too late and was put into the wallet instead. */
  creditedToWallet: z.boolean(),
  expiresAt: moment.nullable(),
});

export const cashier = paymentStatus.extend({
  number: z.string(),
  payable: z.object({ kind: z.literal('goods_order'), id: z.uuid().nullable(), number: z.string(), title: z.string() }),
  amount: price,
  serverTime: moment,
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
