import { z } from 'zod';
import { decimalText, signedDecimalText } from '../core/amounts.ts';
import { limits } from '../core/limits.ts';
import {
  count,
  feedOf,
  feedQuery,
  id,
  moment,
  optionalText,
  pageOf,
  pageQuery,
  paragraphs,
  text,
} from '../core/validation.ts';

const ledgerUnit = z.enum(['money', 'points'], { error: 'field.invalid' });
export type LedgerUnit = z.infer<typeof ledgerUnit>;

/** Ids of the books are counted, not drawn. */
const counted = z.string().regex(/^[1-9]\d{0,14}$/, 'field.invalid');
const day = z.iso.date('field.invalid');
const kind = z.string().regex(/^[a-z_]{1,40}$/, 'field.invalid');

const ledgerOwner = z.object({ id: z.uuid(), nickname: z.string(), email: z.string() });
export type LedgerOwner = z.infer<typeof ledgerOwner>;

/** An account of a customer, or of the house where there is no owner. Cents, or points. */
const ledgerAccount = z.object({
  id: counted,
  owner: ledgerOwner.nullable(),
  code: z.string(),
  unit: ledgerUnit,
  balance: z.int(),
});
export type LedgerAccountRow = z.infer<typeof ledgerAccount>;

const reference = z.object({ kind: z.string(), id: z.string() });

const ledgerEntry = z.object({
  id: counted,
  transferId: counted,
  kind: z.string(),
  /** The kind in the asker's language. */
  kindName: z.string(),
  unit: ledgerUnit,
  amount: z.int(),
  /** Of customers only. */
  before: z.int().nullable(),
  after: z.int().nullable(),
  note: z.string(),
  reference,
  at: moment,
});
export type LedgerEntryRow = z.infer<typeof ledgerEntry>;

/** One balance or points record of a customer. */
const ledgerRecord = ledgerEntry.extend({ customer: ledgerOwner, before: z.int(), after: z.int() });
export type LedgerRecord = z.infer<typeof ledgerRecord>;

const ledgerTransfer = z.object({
  id: counted,
  kind: z.string(),
  kindName: z.string(),
  key: z.string(),
  note: z.string(),
  reference,
  at: moment,
  entries: z.array(
    z.object({
      id: counted,
      account: z.object({ id: counted, code: z.string(), unit: ledgerUnit, house: z.boolean() }),
      /** Null for the house, and for customers the asker may not see. */
      owner: ledgerOwner.nullable(),
      amount: z.int(),
      before: z.int().nullable(),
      after: z.int().nullable(),
    }),
  ),
  /** Null until it is sealed, about a minute after it was booked. */
  seal: z.object({ position: count, hash: z.string() }).nullable(),
});
export type LedgerTransfer = z.infer<typeof ledgerTransfer>;

const accountTabs = ['all', 'customers', 'house'] as const;
const adjustmentStates = ['pending', 'booked', 'rejected'] as const;
export const adjustmentTabs = ['all', ...adjustmentStates] as const;

const adjustment = z.object({
  id: z.uuid(),
  customer: ledgerOwner,
  unit: ledgerUnit,
  /** Signed: cents, or points. */
  amount: z.int(),
  reason: z.string(),
  state: z.enum(adjustmentStates),
  askedBy: z.string(),
  askedAt: moment,
  decidedBy: z.string(),
  decidedAt: moment.nullable(),
  decisionNote: z.string(),
  /** What the customer has now. */
  balance: z.int(),
  transferId: counted.nullable(),
  /** What the asker may do with it now. */
  actions: z.array(z.enum(['approve', 'reject'])),
});
export type Adjustment = z.infer<typeof adjustment>;

const recordQuery = z.object({
  ...feedQuery,
  customer: optionalText(limits.email).optional(),
  kind: kind.optional(),
  from: day.optional(),
  to: day.optional(),
});

const params = z.object({ id });
const numbered = z.object({ id: counted });

export const shapes = {
  listKinds: { answer: z.array(z.object({ value: z.string(), label: z.string() })) },
  listAccounts: {
    query: z.object({
      ...pageQuery,
      tab: z.enum(accountTabs, { error: 'field.invalid' }).optional().default('all'),
      customer: optionalText(limits.email).optional(),
      unit: ledgerUnit.optional(),
      /** Balances as they were then; now when absent. */
      at: z.iso.datetime('field.invalid').optional(),
    }),
    answer: pageOf(ledgerAccount).extend({ counts: z.record(z.enum(accountTabs), count) }),
  },
  readAccount: {
    params: numbered,
    query: z.object({ at: z.iso.datetime('field.invalid').optional() }),
    answer: ledgerAccount.extend({ entries: count, firstAt: moment.nullable(), lastAt: moment.nullable() }),
  },
  listEntries: {
    query: z.object({
      ...feedQuery,
      account: counted,
      kind: kind.optional(),
      from: day.optional(),
      to: day.optional(),
      /** The id behind a booking, or its key in the books. */
      reference: optionalText(200).optional(),
      /** Without its sign: as a decimal for money, whole for points. */
      amount: decimalText({ whole: 12, decimals: 2 }).optional(),
    }),
    answer: feedOf(ledgerEntry),
  },
  readTransfer: { params: numbered, answer: ledgerTransfer },
  listBalanceRecords: { query: recordQuery, answer: feedOf(ledgerRecord) },
  listPointsRecords: { query: recordQuery, answer: feedOf(ledgerRecord) },
  listAdjustments: {
    query: z.object({
      ...pageQuery,
      tab: z.enum(adjustmentTabs, { error: 'field.invalid' }).optional().default('all'),
      customer: optionalText(limits.email).optional(),
      unit: ledgerUnit.optional(),
    }),
    answer: pageOf(adjustment).extend({ counts: z.record(z.enum(adjustmentTabs), count) }),
  },
  readAdjustment: { params, answer: adjustment },
  requestAdjustment: {
    body: z.strictObject({
      /** The customer's e-mail. */
      customer: text(limits.email),
      unit: ledgerUnit,
      /** Signed: `-12.50` for money, `-200` for points. */
      amount: signedDecimalText({ whole: 12, decimals: 2 }),
      reason: paragraphs(limits.adjustmentReason),
    }),
    answer: adjustment,
  },
  approveAdjustment: { params, body: z.strictObject({}), answer: adjustment },
  rejectAdjustment: {
    params,
    body: z.strictObject({ reason: paragraphs(limits.adjustmentReason) }),
    answer: adjustment,
  },
};
