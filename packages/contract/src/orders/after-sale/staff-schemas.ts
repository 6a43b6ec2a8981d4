import { z } from 'zod';
import { count, id, moment, optionalText, pageOf, pageQuery } from '../../core/validation.ts';
import { staffAction, staffOrderDetail } from '../staff-schemas.ts';
import { CASE_KINDS, CASE_REASONS, CASE_STATES, type ReturnRequestState } from './reasons.ts';

/** Tabs of the work list; the first holds what waits for staff. */
export const staffReturnRequestTabs = {
  waiting: ['refund_requested', 'return_requested', 'return_in_transit'],
  refund_requested: ['refund_requested'],
  return_requested: ['return_requested'],
  return_approved: ['return_approved'],
  return_in_transit: ['return_in_transit'],
  refunded: ['refund_successful', 'refund_approved', 'return_completed'],
  refused: ['refund_rejected', 'return_rejected', 'withdrawn', 'lapsed'],
  all: CASE_STATES,
} as const satisfies Record<string, readonly ReturnRequestState[]>;
export type StaffReturnRequestTab = keyof typeof staffReturnRequestTabs;
const tabNames = Object.keys(staffReturnRequestTabs) as [StaffReturnRequestTab, ...StaffReturnRequestTab[]];

const staffReturnRequestRow = z.object({
  id: z.uuid(),
  number: z.string(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  kind: z.enum(CASE_KINDS),
  state: z.enum(CASE_STATES),
  reason: z.enum(CASE_REASONS),
  customer: z.object({ id: z.uuid(), nickname: z.string(), email: z.string() }),
  cover: z.string(),
  name: z.string(),
  count,
  amountUsd: count,
  /** Since when it stands as it does. */
  since: moment,
  dueAt: moment.nullable(),
  overdue: z.boolean(),
  actions: z.array(staffAction),
});
export type StaffReturnRequestRow = z.infer<typeof staffReturnRequestRow>;

export const shapes = {
  listCases: {
    query: z.object({
      ...pageQuery,
      tab: z.enum(tabNames, { error: 'field.invalid' }).optional().default('waiting'),
      number: optionalText(40).optional(),
      email: optionalText(50).optional(),
      kind: z.enum(CASE_KINDS, { error: 'field.invalid' }).optional(),
      sort: z.enum(['since', 'amountUsd'], { error: 'field.invalid' }).optional().default('since'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('asc'),
    }),
    answer: pageOf(staffReturnRequestRow).extend({ counts: z.record(z.enum(tabNames), count) }),
  },
  refundToWallet: { params: z.object({ id }), answer: staffOrderDetail },
};
