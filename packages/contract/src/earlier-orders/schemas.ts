import { z } from 'zod';
import { count, feedOf, feedQuery, id, moment } from '../core/validation.ts';
import { EARLIER_SOURCES } from './kinds.ts';

/** An amount in decimal digits with a point, with as many decimals as the file has; below zero with a minus. */
const amount = z.string();
export const earlierSource = z.enum(EARLIER_SOURCES);

const earlierLine = z.object({
  name: z.string(),
  sku: z.string(),
  quantity: z.string(),
  /** Of one piece; null where the file says none. */
  price: amount.nullable(),
  /** Of all pieces; null where the file says none. */
  total: amount.nullable(),
});
export type EarlierLine = z.infer<typeof earlierLine>;

/** A refund that a file says in a row of its own: when, and what it takes away. */
const earlierRefund = z.object({ at: z.string(), amount });
export type EarlierRefund = z.infer<typeof earlierRefund>;

/** What an order of another shop was, as its file says it. */
export const earlierRecord = z.object({
  currency: z.string(),
  total: amount,
  subtotal: amount.nullable(),
  discount: amount.nullable(),
  shipping: amount.nullable(),
  tax: amount.nullable(),
  refunded: amount.nullable(),
  discountCode: z.string(),
  /** Steps of payment and delivery, as written. */
  payment: z.string(),
  fulfilment: z.string(),
  paymentMethod: z.string(),
  shippingMethod: z.string(),
  paidAt: moment.nullable(),
  cancelledAt: moment.nullable(),
  phone: z.string(),
  /** Addresses line by line. */
  billing: z.array(z.string()),
  delivery: z.array(z.string()),
  note: z.string(),
  tags: z.string(),
  lines: z.array(earlierLine),
  /** What was refunded row by row, where the files say it so. */
  refunds: z.array(earlierRefund).optional(),
});
export type EarlierRecord = z.infer<typeof earlierRecord>;

const card = z.object({
  id: z.uuid(),
  source: earlierSource,
  number: z.string(),
  orderedAt: moment,
  currency: z.string(),
  total: amount,
  payment: z.string(),
  fulfilment: z.string(),
  cancelled: z.boolean(),
  /** The names of the first goods. */
  goods: z.array(z.string()),
  lines: count,
});
export type EarlierOrderCard = z.infer<typeof card>;

/** What customers see of an order: all but the notes of the other shop. */
const ownOrder = earlierRecord.omit({ note: true, tags: true }).extend({
  id: z.uuid(),
  source: earlierSource,
  number: z.string(),
  orderedAt: moment,
});
export type EarlierOrder = z.infer<typeof ownOrder>;

export const shapes = {
  earlierOrders: { query: z.object(feedQuery), answer: feedOf(card) },
  earlierOrder: { query: z.object({ id }), answer: ownOrder },
};
