import { z } from 'zod';
import { addressView } from '../accounts/address-schema.ts';
import { quantity } from '../cart/schemas.ts';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import { count, feedOf, feedQuery, id, moment, nothing, optionalText, price, text } from '../core/validation.ts';
import { goodsOrderMachine, type MyOrderTab, myOrderTabs } from './goods-order.machine.ts';
import { priceLine } from './price-lines.ts';

export const orderState = z.enum(goodsOrderMachine.states);

export const orderLine = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  variantId: z.uuid(),
  name: z.string(),
  options: z.string(),
  cover: picture,
  price,
  quantity: z.int(),
  points: z.int().nullable(),
  reviewed: z.boolean(),
});
export type OrderLine = z.infer<typeof orderLine>;

/** Before ordering: frozen prices, rate and policy, for as long as `expiresAt`. */
export const quote = z.object({
  id: z.uuid(),
  expiresAt: moment,
  address: addressView.nullable(),
  lines: z.array(orderLine.omit({ reviewed: true })),
  priceLines: z.array(priceLine),
  payable: price,
  saved: price,
  points: z.object({
    balance: z.int(),
    /** Points that may be spent on this order now. */
    usable: z.int(),
    value: price,
    used: z.boolean(),
    percent: z.number(),
    /** Why they cannot be spent, as a message key; null when they can. */
    lockedReason: z.string().nullable(),
  }),
  note: z.string(),
});
export type Quote = z.infer<typeof quote>;

const quoteItems = z
  .array(z.strictObject({ variantId: id, quantity }))
  .min(1, 'field.required')
  .max(limits.cartLines, 'field.too_big');

export const customerAction = z.enum([
  'pay',
  'cancel',
  'confirm_receipt',
  'review',
  'request_refund',
  'request_return',
  'send_back',
  'delete',
  'buy_again',
]);
export type CustomerAction = z.infer<typeof customerAction>;

export const orderSummary = z.object({
  id: z.uuid(),
  kind: z.literal('goods'),
  number: z.string(),
  state: orderState,
  lines: z.array(orderLine),
  count,
  payable: price,
  paymentId: z.uuid(),
  createdAt: moment,
  /** When an unpaid order lapses. */
  expiresAt: moment.nullable(),
  actions: z.array(customerAction),
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const shipment = z.object({
  company: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string().nullable(),
  shippedAt: moment,
});

export const timelineEntry = z.object({
  event: z.string(),
  state: orderState,
  at: moment,
  by: z.enum(['customer', 'admin', 'system']),
  note: z.string(),
});

export const orderDetail = orderSummary.extend({
  address: addressView,
  priceLines: z.array(priceLine),
  total: price,
  note: z.string(),
  timeline: z.array(timelineEntry),
  shipments: z.array(shipment),
  paidAt: moment.nullable(),
  paymentNumber: z.string(),
  paidBy: z.string().nullable(),
  refundAmount: price.nullable(),
  refundReason: z.string().nullable(),
  earnPoints: z.int(),
  /** The day auto-receipt or auto-review will act, when one will. */
  autoAt: moment.nullable(),
});
export type OrderDetail = z.infer<typeof orderDetail>;

const tabNames = Object.keys(myOrderTabs) as [MyOrderTab, ...MyOrderTab[]];
const orderRef = z.strictObject({ orderId: id });
const reason = optionalText(limits.orderNote).optional().default('');

export const shapes = {
  createQuote: {
    /** Of the selected cart lines, or of the given items ("buy now"). */
    body: z.strictObject({
      source: z.enum(['cart', 'items']),
      items: quoteItems.optional(),
      addressId: id.optional(),
      usePoints: z.boolean().optional().default(false),
    }),
    answer: quote,
  },
  reviseQuote: {
    body: z.strictObject({ quoteId: id, addressId: id.optional(), usePoints: z.boolean().optional() }),
    answer: quote,
  },
  readQuote: { query: z.object({ id }), answer: quote },
  submitOrder: {
    body: z.strictObject({ quoteId: id, note: optionalText(limits.orderNote).optional().default('') }),
    answer: z.object({ orderId: z.uuid(), number: z.string(), paymentId: z.uuid(), state: orderState }),
  },
  orderList: {
    query: z.object({ ...feedQuery, tab: z.enum(tabNames, { error: 'field.invalid' }).optional().default('all') }),
    answer: feedOf(orderSummary).extend({ counts: z.partialRecord(z.enum(tabNames), count) }),
  },
  orderDetails: { query: z.object({ id }), answer: orderDetail },
  cancelOrder: { body: z.strictObject({ orderId: id, reason }), answer: orderDetail },
  confirmReceipt: { body: orderRef, answer: orderDetail },
  reviewOrder: {
    body: z.strictObject({
      orderId: id,
      reviews: z
        .array(
          z.strictObject({
            lineId: id,
            rating: z.int('field.rating').min(1, 'field.rating').max(5, 'field.rating'),
            text: optionalText(limits.reviewText).optional().default(''),
            pictures: z.array(picture).max(limits.reviewPictures, 'field.too_big').optional().default([]),
          }),
        )
        .min(1, 'field.required')
        .max(limits.cartLines),
    }),
    answer: orderDetail,
  },
  requestRefund: { body: z.strictObject({ orderId: id, reason: text(limits.orderNote) }), answer: orderDetail },
  requestReturn: { body: z.strictObject({ orderId: id, reason: text(limits.orderNote) }), answer: orderDetail },
  sendBack: { body: z.strictObject({ orderId: id, trackingNumber: text(50) }), answer: orderDetail },
  deleteOrder: { body: orderRef, answer: nothing },
  buyAgain: {
    body: orderRef,
    /** Lines that could not be put into the cart any more are named. */
    answer: z.object({ added: count, missing: z.array(z.string()), cartCount: count }),
  },
};
