import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { media, picture } from '../core/picture.ts';
import {
  count,
  id,
  moment,
  optionalParagraphs,
  optionalText,
  pageOf,
  pageQuery,
  paragraphs,
  text,
} from '../core/validation.ts';
import { payoutDetails } from './payout-details.ts';
import { maskedAccount, proofBytes } from './schemas.ts';
import { type WithdrawalState, withdrawalMachine } from './withdrawal.machine.ts';

/** Tabs of the work list; the first holds what waits for staff. */
export const staffWithdrawalTabs = {
  pending_review: ['pending_review'],
  approved: ['approved'],
  paid: ['paid'],
  rejected: ['rejected'],
  payment_failed: ['payment_failed'],
  cancelled: ['cancelled'],
  all: withdrawalMachine.states,
} as const satisfies Record<string, readonly WithdrawalState[]>;
export type StaffWithdrawalTab = keyof typeof staffWithdrawalTabs;
const tabNames = Object.keys(staffWithdrawalTabs) as [StaffWithdrawalTab, ...StaffWithdrawalTab[]];

export const STAFF_WITHDRAWAL_ACTIONS = ['approve', 'reject', 'pay', 'fail'] as const;
export type StaffWithdrawalAction = (typeof STAFF_WITHDRAWAL_ACTIONS)[number];

const staffWithdrawalRow = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(withdrawalMachine.states),
  customer: z.object({ id: z.uuid(), nickname: z.string(), email: z.string() }),
  channel: z.string(),
  account: maskedAccount,
  amountUsd: count,
  feeUsd: count,
  createdAt: moment,
  /** Since when it stands as it does. */
  since: moment,
  reviewedAt: moment.nullable(),
  actions: z.array(z.enum(STAFF_WITHDRAWAL_ACTIONS)),
  version: z.int(),
});
export type StaffWithdrawalRow = z.infer<typeof staffWithdrawalRow>;

const staffWithdrawal = staffWithdrawalRow.extend({
  arrives: z.object({ amount: z.int(), currency: z.string(), decimals: z.int() }),
  balance: z.object({ availableUsd: count, heldUsd: count }),
  /** The customer's last movements of money. */
  movements: z.array(z.object({ kind: z.string(), amountUsd: z.int(), afterUsd: z.int(), at: moment })),
  customerSince: moment,
  accountSince: moment.nullable(),
  reason: z.string(),
  note: z.string(),
  providerNumber: z.string().nullable(),
  proofs: count,
  /** A second person has to pay it out. */
  needsSecondPerson: z.boolean(),
  approvedBy: z.string().nullable(),
  /** The one who asks approved it, and may therefore not pay it out. */
  approvedByMe: z.boolean(),
  timeline: z.array(
    z.object({ state: z.enum(withdrawalMachine.states), who: z.string(), note: z.string(), at: moment }),
  ),
});
export type StaffWithdrawal = z.infer<typeof staffWithdrawal>;

const params = z.object({ id });
const version = z.int().min(1);
const reason = paragraphs(limits.withdrawalReason);

export const shapes = {
  listWithdrawals: {
    query: z.object({
      ...pageQuery,
      tab: z.enum(tabNames, { error: 'field.invalid' }).optional().default('pending_review'),
      number: optionalText(40).optional(),
      email: optionalText(50).optional(),
      channel: id.optional(),
      from: z.iso.date('field.invalid').optional(),
      to: z.iso.date('field.invalid').optional(),
      sort: z.enum(['since', 'createdAt', 'amountUsd'], { error: 'field.invalid' }).optional().default('since'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('asc'),
    }),
    answer: pageOf(staffWithdrawalRow).extend({ counts: z.record(z.enum(tabNames), count) }),
  },
  withdrawalChannels: { answer: z.array(z.object({ id: z.uuid(), title: z.string() })) },
  readWithdrawal: { params, answer: staffWithdrawal },
  readPayoutDetails: { params, answer: z.object({ details: payoutDetails.nullable() }) },
  approveWithdrawal: {
    params,
    body: z.strictObject({ version, note: optionalParagraphs(limits.withdrawalReason) }),
    answer: staffWithdrawal,
  },
  rejectWithdrawal: { params, body: z.strictObject({ version, reason }), answer: staffWithdrawal },
  payWithdrawal: {
    params,
    body: z.strictObject({
      version,
      providerNumber: text(limits.providerNumber),
      proofs: z.array(picture).min(1, 'field.required').max(4, 'field.too_big'),
      note: optionalParagraphs(limits.withdrawalReason),
    }),
    answer: staffWithdrawal,
  },
  failWithdrawal: { params, body: z.strictObject({ version, reason }), answer: staffWithdrawal },
  uploadProof: {
    answer: media.extend({ id: z.uuid(), width: z.int(), height: z.int(), poster: picture.nullable() }),
  },
  withdrawalProof: {
    params,
    query: z.object({ place: z.enum(['0', '1', '2', '3'], { error: 'field.invalid' }).optional().default('0') }),
    answer: proofBytes,
  },
};
