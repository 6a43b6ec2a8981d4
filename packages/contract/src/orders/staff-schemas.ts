import { z } from 'zod';
import { addressView } from '../accounts/address-schema.ts';
import { cents } from '../core/amounts.ts';
import { limits } from '../core/limits.ts';
import {
  count,
  countedPageOf,
  foreignNumber,
  id,
  moment,
  optionalParagraphs,
  optionalText,
  pageQuery,
  paragraphs,
  price,
} from '../core/validation.ts';
import { staffPaidTogether } from '../payments/paid-together.ts';
import { afterSaleForm, afterSaleItems, afterSaleReason } from './after-sale/schemas.ts';
import { staffReturnRequest } from './after-sale/staff-return-request.ts';
import { goodsOrderMachine, myOrderTabs } from './goods-order.machine.ts';
import { priceLine } from './price-lines.ts';
import { orderLine, orderState, shipment, timelineEntry } from './schemas.ts';

/** Tabs of the back-office list: one per state that waits for somebody, and groups for the rest. */
export const staffOrderTabs = {
  all: goodsOrderMachine.states,
  pending_payment: ['pending_payment'],
  pending_shipping: ['pending_shipping'],
  pending_receipt: ['pending_receipt'],
  received: myOrderTabs.to_receive,
  after_sale: ['refund_requested', 'return_requested', 'return_approved', 'return_in_transit'],
  completed: ['completed', 'closed'],
  cancelled: [
    'cancelled',
    'refund_successful',
    'refund_approved',
    'refund_rejected',
    'return_rejected',
    'return_completed',
  ],
} as const;
export type StaffOrderTab = keyof typeof staffOrderTabs;
const tabNames = Object.keys(staffOrderTabs) as [StaffOrderTab, ...StaffOrderTab[]];

/**
 * How pieces at a deal stand in its report: some are paid and not returned; not paid yet; paid and all came back; some were let go,
 * because they came back or the order was never paid.
 */
const GOODS_DEAL_STANDINGS = ['kept', 'waiting', 'cancelled', 'released'] as const;
export type GoodsDealStanding = (typeof GOODS_DEAL_STANDINGS)[number];

export const staffAction = z.enum([
  'ship',
  'modify_amount',
  'cancel',
  'cancel_paid',
  'confirm_receipt',
  'request_refund',
  'request_return',
  'approve_refund',
  'reject_refund',
  'approve_return',
  'reject_return',
  'receive_return',
  'refuse_return',
]);
export type StaffAction = z.infer<typeof staffAction>;

const staffOrderRow = z.object({
  id: z.uuid(),
  number: z.string(),
  state: orderState,
  customer: z.object({ id: z.uuid(), nickname: z.string(), email: z.string() }),
  contact: z.string(),
  phone: z.string(),
  lines: z.array(orderLine.pick({ name: true, options: true, cover: true, quantity: true })),
  count,
  totalUsd: z.int(),
  payableUsd: z.int(),
  createdAt: moment,
  paidAt: moment.nullable(),
  version: z.int(),
  actions: z.array(staffAction),
});
export type StaffOrderRow = z.infer<typeof staffOrderRow>;

export const staffOrderDetail = staffOrderRow.extend({
  lines: z.array(orderLine),
  address: addressView,
  priceLines: z.array(priceLine),
  payable: price,
  note: z.string(),
  timeline: z.array(timelineEntry.extend({ who: z.string() })),
  shipments: z.array(shipment),
  payment: z.object({
    number: z.string(),
    status: z.string(),
    channel: z.string().nullable(),
    paidAt: moment.nullable(),
    providerNumber: z.string().nullable(),
    refundedUsd: z.int(),
  }),
  agent: z.object({ name: z.string(), rebatePercent: z.number() }).nullable(),
  /** The newest combined payment it was put into, with all orders in it. */
  group: staffPaidTogether.nullable(),
  /** Refunds and returns of it, the newest first. */
  cases: z.array(staffReturnRequest),
});
export type StaffOrderDetail = z.infer<typeof staffOrderDetail>;

const params = z.object({ id });
const note = optionalParagraphs(limits.orderNote).optional().default('');
const version = z.int().min(0);
const step = { params, body: z.strictObject({ version, note }), answer: staffOrderDetail };

export const shapes = {
  listOrders: {
    query: z.object({
      ...pageQuery,
      tab: z.enum(tabNames, { error: 'field.invalid' }).optional().default('all'),
      number: optionalText(40).optional(),
      contact: optionalText(60).optional(),
      tracking: optionalText(60).optional(),
      email: optionalText(50).optional(),
      from: z.iso.date('field.invalid').optional(),
      to: z.iso.date('field.invalid').optional(),
      /** Only what was ordered at a deal, at any or at one. */
      deal: z.literal('any').or(id).optional(),
      /** How what was ordered at the deal stands, as its report counts it. */
      dealStanding: z.enum(GOODS_DEAL_STANDINGS, { error: 'field.invalid' }).optional(),
      sort: z.enum(['createdAt', 'payableUsd'], { error: 'field.invalid' }).optional().default('createdAt'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: countedPageOf(staffOrderRow).extend({ counts: z.record(z.enum(tabNames), count) }),
  },
  readOrder: { params, answer: staffOrderDetail },
  shipOrder: {
    params,
    body: z.strictObject({
      version,
      companyId: id,
      trackingNumbers: z
        .array(foreignNumber(limits.trackingNumber, 'field.tracking_number'))
        .min(1, 'field.required')
        .max(limits.trackingNumbers, 'field.too_big'),
      note,
    }),
    answer: staffOrderDetail,
  },
  modifyAmount: {
    params,
    /** The new total to pay in USD cents; at least 1. */
    body: z.strictObject({
      version,
      payableUsd: cents(100_000_000, 1),
      note: paragraphs(limits.orderNote),
    }),
    answer: staffOrderDetail,
  },
  cancelOrder: {
    params,
    body: z.strictObject({ version, note: paragraphs(limits.orderNote) }),
    answer: staffOrderDetail,
  },
  confirmReceipt: step,
  openAfterSaleForm: { params, answer: afterSaleForm },
  openAfterSale: {
    params,
    /** The note is read by the customer. */
    body: z.strictObject({
      version,
      items: afterSaleItems,
      reason: afterSaleReason,
      note: paragraphs(limits.orderNote),
    }),
    answer: staffOrderDetail,
  },
  decideAfterSale: {
    params,
    body: z.strictObject({
      version,
      decision: z.enum([
        'approve_refund',
        'reject_refund',
        'approve_return',
        'reject_return',
        'receive_return',
        'refuse_return',
      ]),
      /** Approving: the money to give back in USD cents, at most what the return request comes to; all of it when left out. */
      amountUsd: cents(100_000_000).optional(),
      note,
    }),
    answer: staffOrderDetail,
  },
  logisticsCompanies: { answer: z.array(z.object({ id: z.uuid(), name: z.string(), code: z.string() })) },
};
