import { z } from 'zod';
import { count, moment, price } from '../../core/validation.ts';
import { CASE_KINDS, CASE_STATES } from './reasons.ts';

/** A refund or return as an order lists it. */
export const returnRequestSummary = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(CASE_KINDS),
  state: z.enum(CASE_STATES),
  count,
  /** What it comes to: claimed, then approved, then paid back. */
  amount: price,
  createdAt: moment,
});
export type ReturnRequestSummary = z.infer<typeof returnRequestSummary>;

/** One line of a return request. */
export const returnRequestLine = z.object({
  lineId: z.uuid(),
  productId: z.uuid(),
  name: z.string(),
  options: z.string(),
  cover: z.string(),
  /** Pieces that go back, of those bought. */
  quantity: count,
  bought: count,
  amount: price,
  points: count,
});
export type ReturnRequestLine = z.infer<typeof returnRequestLine>;

/** Where the money goes back to; `none` when none was paid. */
export const refundTarget = z.enum(['wallet', 'card', 'none']);
export type RefundTarget = z.infer<typeof refundTarget>;

/** What goes back, by source. */
export const refundSplit = z.object({
  goods: price,
  postage: price,
  /** Delivery with its tax that is kept, because something was shipped; null where it is not said. */
  keptPostage: price.nullable(),
  /** Goods and delivery: money by the way it was paid. */
  amount: price,
  to: refundTarget,
  /** Points that were spent on it and come back as points. */
  points: count,
  /** The coupon's part in these goods, which is not paid out. */
  coupon: price,
  /** Nothing of the order is left afterwards. */
  everything: z.boolean(),
});
export type RefundSplit = z.infer<typeof refundSplit>;

export const returnAddress = z.object({ name: z.string(), tel: z.string(), address: z.string() });
export const returnParcel = z.object({
  company: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string().nullable(),
  sentAt: moment,
});
