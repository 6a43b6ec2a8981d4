import { z } from 'zod';
import { quantityUpTo } from '../../core/amounts.ts';
import { limits } from '../../core/limits.ts';
import { picture } from '../../core/picture.ts';
import { count, foreignNumber, id, moment, optionalParagraphs } from '../../core/validation.ts';
import { orderLine, orderState, timelineEntry } from '../schemas.ts';
import { CASE_KINDS, CASE_REASONS } from './reasons.ts';
import {
  refundSplit,
  returnAddress,
  returnParcel,
  returnRequestLine,
  returnRequestSummary,
} from './return-request-summary.ts';

export const afterSaleReason = z.enum(CASE_REASONS, { error: 'field.required' });

/** What the request form needs to know. */
export const afterSaleForm = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  state: orderState,
  kind: z.enum(CASE_KINDS),
  /** `left` pieces can still go back. */
  lines: z.array(orderLine.extend({ left: count })),
  reasons: z.array(afterSaleReason),
  /** When the right to return ends; null before receipt and before shipping. */
  until: moment.nullable(),
  /** Days until staff have answered. */
  answerDays: count,
});
export type AfterSaleForm = z.infer<typeof afterSaleForm>;

const returnRequestAction = z.enum(['send_back', 'withdraw', 'ask_again']);
export type ReturnRequestAction = z.infer<typeof returnRequestAction>;

const returnRequest = returnRequestSummary.extend({
  orderId: z.uuid(),
  orderNumber: z.string(),
  reason: afterSaleReason,
  description: z.string(),
  pictures: z.array(picture),
  lines: z.array(returnRequestLine),
  split: refundSplit,
  /** What staff said with their last decision. */
  answer: z.string(),
  returnAddress: returnAddress.nullable(),
  returnParcel: returnParcel.nullable(),
  /** Who has to act now, and until when where there is a limit. */
  waitsFor: z.enum(['staff', 'customer', 'nobody']),
  dueAt: moment.nullable(),
  endedAt: moment.nullable(),
  timeline: z.array(timelineEntry),
  actions: z.array(returnRequestAction),
});
export type ReturnRequest = z.infer<typeof returnRequest>;

/** Pieces that go back. */
export const afterSaleItems = z
  .array(
    z.strictObject({
      lineId: id,
      quantity: quantityUpTo(limits.quantityPerLine),
    }),
  )
  .min(1, 'field.required')
  .max(limits.cartLines, 'field.too_big');

export const shapes = {
  afterSaleForm: { query: z.object({ order: id }), answer: afterSaleForm },
  afterSaleQuote: { body: z.strictObject({ orderId: id, items: afterSaleItems }), answer: refundSplit },
  requestAfterSale: {
    body: z.strictObject({
      orderId: id,
      items: afterSaleItems,
      reason: afterSaleReason,
      description: optionalParagraphs(limits.afterSaleText).optional().default(''),
      pictures: z.array(picture).max(limits.afterSalePictures, 'field.too_big').optional().default([]),
    }),
    answer: returnRequest,
  },
  afterSaleDetails: { query: z.object({ id }), answer: returnRequest },
  withdrawAfterSale: { body: z.strictObject({ caseId: id }), answer: returnRequest },
  sendBack: {
    body: z.strictObject({
      caseId: id,
      companyId: z.uuid('field.required'),
      trackingNumber: foreignNumber(limits.trackingNumber, 'field.tracking_number'),
    }),
    answer: returnRequest,
  },
  parcelCompanies: { answer: z.array(z.object({ id: z.uuid(), name: z.string() })) },
};
