import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { count, countedPageOf, id, moment, optionalParagraphs, optionalText, pageQuery } from '../core/validation.ts';
import { paymentMachine } from '../payments/payment.machine.ts';
import { topUpState } from './schemas.ts';
import { topUpMachine } from './top-up.machine.ts';

const tabs = ['all', ...topUpMachine.states] as const;
export type StaffTopUpTab = (typeof tabs)[number];

const staffTopUpRow = z.object({
  id: z.uuid(),
  number: z.string(),
  state: topUpState,
  /** A voucher or transaction waits at the desk. */
  underReview: z.boolean(),
  customer: z.object({ id: z.uuid(), nickname: z.string(), email: z.string() }),
  channel: z.string(),
  amountUsd: z.int(),
  /** What has arrived for it so far, whether it was credited by the top-up or as late money. */
  receivedUsd: z.int(),
  thirdPartyNumber: z.string().nullable(),
  createdAt: moment,
  paidAt: moment.nullable(),
  version: z.int(),
  actions: z.array(z.enum(['cancel'])),
});
export type StaffTopUpRow = z.infer<typeof staffTopUpRow>;

const staffTopUpDetail = staffTopUpRow.extend({
  expiresAt: moment.nullable(),
  payment: z.object({ id: z.uuid(), number: z.string(), state: z.enum(paymentMachine.states) }),
  timeline: z.array(
    z.object({
      event: z.string(),
      by: z.enum(['customer', 'admin', 'system']),
      who: z.string(),
      state: topUpState,
      note: z.string(),
      at: moment,
    }),
  ),
});
export type StaffTopUpDetail = z.infer<typeof staffTopUpDetail>;

const params = z.object({ id });

export const shapes = {
  listTopUps: {
    query: z.object({
      ...pageQuery,
      tab: z.enum(tabs, { error: 'field.invalid' }).optional().default('all'),
      number: optionalText(40).optional(),
      customer: optionalText(60).optional(),
      thirdParty: optionalText(80).optional(),
      from: z.iso.date('field.invalid').optional(),
      to: z.iso.date('field.invalid').optional(),
      sort: z.enum(['createdAt', 'amountUsd'], { error: 'field.invalid' }).optional().default('createdAt'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: countedPageOf(staffTopUpRow).extend({ counts: z.record(z.enum(tabs), count) }),
  },
  readTopUp: { params, answer: staffTopUpDetail },
  cancelTopUp: {
    params,
    body: z.strictObject({
      version: z.int().min(0),
      note: optionalParagraphs(limits.orderNote).optional().default(''),
    }),
    answer: staffTopUpDetail,
  },
};
