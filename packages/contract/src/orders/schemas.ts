import { z } from 'zod';
import { addressView } from '../accounts/address-schema.ts';
import { quantity } from '../cart/schemas.ts';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import {
  count,
  distinct,
  feedOf,
  feedQuery,
  id,
  moment,
  nothing,
  optionalParagraphs,
  optionalText,
  price,
  text,
} from '../core/validation.ts';
import { couponTerms } from '../coupons/schemas.ts';
import { paidTogether } from '../payments/paid-together.ts';
import { returnRequestSummary } from './after-sale/return-request-summary.ts';
import { goodsOrderMachine, type MyOrderTab, myOrderTabs } from './goods-order.machine.ts';
import { insteadOf } from './in-the-way.ts';
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
const quote = z.object({
  id: z.uuid(),
  expiresAt: moment,
  address: addressView.nullable(),
  lines: z.array(orderLine.omit({ reviewed: true })),
  priceLines: z.array(priceLine),
  payable: price,
  /** What points goods among them cost in points, besides the money. */
  pointsForGoods: count,
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
  /** The coupon that is used, and how many others could be. */
  coupon: z.object({
    chosen: z.object({ id: z.uuid(), name: z.string(), saving: price }).nullable(),
    usable: count,
  }),
  note: z.string(),
});
export type Quote = z.infer<typeof quote>;

/** A collected coupon as one may choose it for a quote: what it saves, or why it cannot be used. */
const quoteCoupon = couponTerms.extend({
  id: z.uuid(),
  validUntil: moment,
  saving: price.nullable(),
  reason: z.enum(['scope', 'min_spend', 'not_yet', 'no_postage', 'nothing']).nullable(),
  /** What is still to be spent on its goods, where that is the reason. */
  missing: price.nullable(),
});
export type QuoteCoupon = z.infer<typeof quoteCoupon>;

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

const orderSummary = z.object({
  id: z.uuid(),
  kind: z.literal('goods'),
  number: z.string(),
  state: orderState,
  lines: z.array(orderLine),
  count,
  payable: price,
  /** What points goods among them cost in points, besides the money. */
  pointsForGoods: count,
  paymentId: z.uuid(),
  createdAt: moment,
  /** When an unpaid order runs out. */
  expiresAt: moment.nullable(),
  actions: z.array(customerAction),
  /** The newest refund or return of it. */
  caseId: z.uuid().nullable(),
  /** The combined payment it is being paid with now. */
  group: paidTogether.nullable(),
  /** A proof of its payment, or of the combined payment it is in, is being checked: paying again would pay it twice. */
  proofWaits: z.boolean(),
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

const orderDetail = orderSummary.extend({
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
  /** Refunds and returns of it, the newest first. */
  cases: z.array(returnRequestSummary),
  /** Money that came when the order could not be had any more, and went to the wallet. */
  creditedLate: price.nullable(),
  earnPoints: z.int(),
  /** The day auto-receipt or auto-review will act, when one will. */
  autoAt: moment.nullable(),
});
export type OrderDetail = z.infer<typeof orderDetail>;

/**
 * `asked` are bookings whose provider changed them and whose customer has not answered; they are `active` as well. So are those of `unpaid` of
 * which only a change is to be paid.
 */
export const ORDER_GROUPS = ['all', 'unpaid', 'asked', 'active', 'done', 'cancelled', 'returns'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/** Whom an order waits for: its customer, the shop, the day it is for; or it is done or called off. */
const waitsFor = z.enum(['customer', 'shop', 'day', 'done', 'cancelled']);
export type OrderWaitsFor = z.infer<typeof waitsFor>;

/** What is booked for days of a place's own calendar, from the first to the one it ends on. */
const bookedFor = z.object({
  subtitle: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  waitsFor,
  /** Until when its customer is asked about a change by its provider; null where they are not. */
  answerBy: moment.nullable(),
  /**
   * Path of the screen on which it is paid, and until when it can be; null where nothing is to be paid. `change` is what a change of it that is
   * held costs, where that is to be paid; null where it is the order itself.
   */
  pay: z.object({ path: z.string().startsWith('/'), until: moment.nullable(), change: price.nullable() }).nullable(),
  /** The combined payment it is being paid with now. */
  group: paidTogether.nullable(),
  /** A proof of its payment, or of the combined payment it is in, is being checked: paying again would pay it twice. */
  proofWaits: z.boolean(),
});

/** An order of any kind, as one list can draw it; goods bring their whole summary, what is booked its days. */
export const anyOrder = z.object({
  kind: z.string(),
  id: z.uuid(),
  number: z.string(),
  title: z.string(),
  cover: picture.nullable(),
  stateText: z.string(),
  payable: price,
  createdAt: moment,
  /** Path of the screen with its details. */
  details: z.string().startsWith('/'),
  goods: orderSummary.nullable(),
  booked: bookedFor.nullable(),
});
export type AnyOrder = z.infer<typeof anyOrder>;

const tabNames = Object.keys(myOrderTabs) as [MyOrderTab, ...MyOrderTab[]];
const orderRef = z.strictObject({ orderId: id });
const reason = optionalParagraphs(limits.orderNote).optional().default('');

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
    body: z.strictObject({
      quoteId: id,
      addressId: id.optional(),
      usePoints: z.boolean().optional(),
      /** A collected coupon; null for none. */
      couponId: id.nullable().optional(),
    }),
    answer: quote,
  },
  quoteCoupons: {
    query: z.object({ quote: id }),
    answer: z.object({ list: z.array(quoteCoupon), chosen: z.uuid().nullable() }),
  },
  readQuote: { query: z.object({ id }), answer: quote },
  submitOrder: {
    body: z.strictObject({
      quoteId: id,
      note: optionalParagraphs(limits.orderNote).optional().default(''),
      insteadOf,
    }),
    answer: z.object({ orderId: z.uuid(), number: z.string(), paymentId: z.uuid(), state: orderState }),
  },
  orderList: {
    query: z.object({
      ...feedQuery,
      tab: z.enum(tabNames, { error: 'field.invalid' }).optional().default('all'),
      /** Words of products' names, an order number or a tracking number; parts are enough. */
      keyword: optionalText(limits.searchKeyword).optional(),
    }),
    answer: feedOf(orderSummary).extend({ counts: z.partialRecord(z.enum(tabNames), count) }),
  },
  allOrders: {
    query: z.object({
      ...feedQuery,
      kind: text(30).optional(),
      group: z.enum(ORDER_GROUPS, { error: 'field.invalid' }).optional().default('all'),
      /** Words of names of goods or places, an order number, a tracking or confirmation number; parts are enough. */
      keyword: optionalText(limits.searchKeyword).optional(),
    }),
    answer: feedOf(anyOrder).extend({
      /** The kinds there are, with their names and how many orders of each. */
      kinds: z.array(z.object({ kind: z.string(), title: z.string(), count })),
      counts: z.record(z.enum(ORDER_GROUPS), count),
    }),
  },
  orderDetails: { query: z.object({ id }), answer: orderDetail },
  cancelOrder: { body: z.strictObject({ orderId: id, reason }), answer: orderDetail },
  confirmReceipt: { body: orderRef, answer: orderDetail },
  reviewOrder: {
    body: z.strictObject({
      orderId: id,
      reviews: distinct(
        z
          .array(
            z.strictObject({
              lineId: id,
              rating: z.int('field.rating').min(1, 'field.rating').max(5, 'field.rating'),
              text: optionalParagraphs(limits.reviewText).optional().default(''),
              pictures: z.array(picture).max(limits.reviewPictures, 'field.too_big').optional().default([]),
              /** In the buyers' show, if it has pictures. */
              share: z.boolean().optional().default(false),
            }),
          )
          .min(1, 'field.required')
          .max(limits.cartLines),
        ({ lineId }) => lineId,
      ),
    }),
    answer: orderDetail,
  },
  deleteOrder: { body: orderRef, answer: nothing },
  buyAgain: {
    body: orderRef,
    /** Lines that could not be put into the cart any more are named. */
    answer: z.object({ added: count, missing: z.array(z.string()), cartCount: count }),
  },
};
