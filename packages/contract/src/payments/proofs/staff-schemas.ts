import { z } from 'zod';
import { pictureBytes } from '../../chat/message-schemas.ts';
import { cents } from '../../core/amounts.ts';
import { limits } from '../../core/limits.ts';
import {
  count,
  countedPageOf,
  id,
  moment,
  optionalParagraphs,
  optionalText,
  pageOf,
  pageQuery,
} from '../../core/validation.ts';
import { type PaymentState, paymentMachine } from '../payment.machine.ts';
import { CHANNEL_KINDS, channelKind, PAYABLE_KINDS, payableView } from '../schemas.ts';
import { PROOF_STATES, REJECT_REASONS } from './proof-states.ts';
import { proofPicture } from './schemas.ts';

/** What a reviewer should look at twice. */
const PROOF_FLAGS = [
  'amount_differs',
  'currency_differs',
  'same_picture',
  'similar_picture',
  'same_transaction',
  'rejected_before',
  'waits_long',
  'payment_over',
] as const;
export type ProofFlag = (typeof PROOF_FLAGS)[number];

export const REVIEW_QUEUE_TABS = ['waiting', 'second', 'approved', 'rejected', 'all'] as const;
export type ReviewQueueTab = (typeof REVIEW_QUEUE_TABS)[number];

const person = z.object({ id: z.uuid(), nickname: z.string(), email: z.string() });
const stated = z.object({ amount: z.string(), currency: z.string() });

const reviewQueueRow = z.object({
  id: z.uuid(),
  paymentId: z.uuid(),
  paymentNumber: z.string(),
  payable: payableView,
  customer: person,
  channel: z.object({ id: z.uuid(), kind: channelKind, title: z.string() }),
  dueUsd: z.int(),
  stated: stated.nullable(),
  receivedUsd: z.int().nullable(),
  state: z.enum(PROOF_STATES),
  revision: z.int(),
  submittedAt: moment,
  decidedAt: moment.nullable(),
  pictures: z.array(proofPicture),
  flags: z.array(z.enum(PROOF_FLAGS)),
  /** Who approved first, where a second person has to. */
  firstApproval: z.object({ by: z.string(), mine: z.boolean(), at: moment, receivedUsd: z.int() }).nullable(),
  version: z.int(),
});
export type ReviewQueueRow = z.infer<typeof reviewQueueRow>;

/** Another proof that shows the same picture, one much like it, or the same transaction. */
const proofMatch = z.object({
  proofId: z.uuid(),
  paymentId: z.uuid(),
  paymentNumber: z.string(),
  kind: z.enum(['same', 'similar', 'transaction']),
  /** Bits of the pictures' looks that differ, of 64; null for a transaction. */
  distance: z.int().nullable(),
  /** The picture of this proof, and the one it is like. */
  picture: z.uuid().nullable(),
  otherPicture: z.uuid().nullable(),
  state: z.enum(PROOF_STATES),
  customer: z.string(),
  sameCustomer: z.boolean(),
  submittedAt: moment,
});
export type ProofMatch = z.infer<typeof proofMatch>;

/** What the chain must show if a payment by crypto is genuine, and what of it the watcher has seen. */
const chainFacts = z.object({
  network: z.string(),
  asset: z.string(),
  address: z.string(),
  /** The exact amount that was shown, as text in the asset's units. */
  amount: z.string(),
  /** What one unit counted for when it was shown, in USD. */
  usdPerUnit: z.string(),
  shownAt: moment,
  /** By what a transfer is known to be this payment's: an address or an amount of its own, or its hash alone. */
  toldBy: z.enum(['address', 'amount', 'hash']),
  /** How many confirmations are enough. */
  needed: count,
  watched: z.boolean(),
  seen: z.object({ txHash: z.string(), confirmations: count }).nullable(),
});
export type ChainFacts = z.infer<typeof chainFacts>;

const reviewQueueDetail = reviewQueueRow.extend({
  /** Null for money that comes by a bank. */
  chain: chainFacts.nullable(),
  txHash: z.string().nullable(),
  note: z.string(),
  /** What the customer was asked to write into the transfer. */
  reference: z.string(),
  byLink: z.boolean(),
  payment: z.object({ state: z.enum(paymentMachine.states), expiresAt: moment.nullable(), createdAt: moment }),
  /** What becomes of the money when exactly what is due has come. */
  whenExact: z.enum(['settle', 'revive', 'credit', 'withdrawn']),
  /** From this amount on a second person has to approve. */
  secondFromUsd: z.int(),
  history: z.array(
    z.object({
      id: z.uuid(),
      revision: z.int(),
      state: z.enum(PROOF_STATES),
      submittedAt: moment,
      decidedAt: moment.nullable(),
      decidedBy: z.string().nullable(),
      receivedUsd: z.int().nullable(),
      rejected: z.object({ reason: z.enum(REJECT_REASONS), text: z.string() }).nullable(),
    }),
  ),
  matches: z.array(proofMatch),
  past: z.object({ approved: count, rejected: count, paidUsd: z.int(), since: moment }),
  decidedBy: z.string().nullable(),
  rejected: z.object({ reason: z.enum(REJECT_REASONS), text: z.string() }).nullable(),
  outcome: z.enum(['settled', 'revived', 'credited']).nullable(),
  actions: z.array(z.enum(['approve', 'reject'])),
});
export type ReviewQueueDetail = z.infer<typeof reviewQueueDetail>;

/** The tabs of states; what came late is no state and has a tab of its own. */
export const recordTabs = {
  all: paymentMachine.states,
  pending: ['pending'],
  paid: ['paid'],
  refunded: ['partly_refunded', 'refunded'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly PaymentState[]>;
export type RecordTab = keyof typeof recordTabs | 'late';
const RECORD_TABS = [...(Object.keys(recordTabs) as (keyof typeof recordTabs)[]), 'late'] as const;

const paymentRecord = z.object({
  id: z.uuid(),
  number: z.string(),
  payable: payableView,
  customer: person,
  channel: z.object({ kind: channelKind, title: z.string() }).nullable(),
  amountUsd: z.int(),
  refundedUsd: z.int(),
  creditedLateUsd: z.int(),
  state: z.enum(paymentMachine.states),
  createdAt: moment,
  paidAt: moment.nullable(),
});
export type PaymentRecord = z.infer<typeof paymentRecord>;

const paymentDetail = paymentRecord.extend({
  expiresAt: moment.nullable(),
  providerNumber: z.string().nullable(),
  /** Who paid from their wallet, when that is not the owner. */
  payer: z.string().nullable(),
  tries: z.array(
    z.object({
      id: z.uuid(),
      channel: z.string(),
      kind: channelKind,
      state: z.enum(['pending', 'paid', 'failed', 'cancelled']),
      amountUsd: z.int(),
      createdAt: moment,
      endedAt: moment.nullable(),
    }),
  ),
  proofs: z.array(
    z.object({
      id: z.uuid(),
      revision: z.int(),
      state: z.enum(PROOF_STATES),
      submittedAt: moment,
      receivedUsd: z.int().nullable(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.uuid(),
      amountUsd: z.int(),
      note: z.string(),
      providerNumber: z.string().nullable(),
      createdAt: moment,
      failedAt: moment.nullable(),
      toWalletAt: moment.nullable(),
    }),
  ),
  events: z.array(
    z.object({
      eventId: z.string(),
      channel: z.string(),
      kind: z.string(),
      amount: z.int(),
      currency: z.string(),
      outcome: z.string(),
      receivedAt: moment,
    }),
  ),
  /** Its bookings in the ledger. */
  transfers: z.array(
    z.object({ id: z.string(), kind: z.string(), key: z.string(), amountUsd: z.int(), createdAt: moment }),
  ),
  /** What a combined payment is for, one by one; `paid` with its money. */
  parts: z.array(
    z.object({
      kind: z.enum(PAYABLE_KINDS),
      id: z.uuid(),
      number: z.string(),
      amountUsd: z.int(),
      paid: z.boolean(),
    }),
  ),
  /** The combined payment whose money paid this one. */
  through: z.object({ id: z.uuid(), number: z.string() }).nullable(),
});
export type PaymentDetail = z.infer<typeof paymentDetail>;

const params = z.object({ id });
const order = z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional();
/** What the reviewer was shown: the revision of the proof, and what was due. */
const seen = { revision: z.int('field.number').min(1), dueUsd: cents(Number.MAX_SAFE_INTEGER) };

export const shapes = {
  listProofs: {
    query: z.object({
      ...pageQuery,
      tab: z.enum(REVIEW_QUEUE_TABS, { error: 'field.invalid' }).optional().default('waiting'),
      number: optionalText(40).optional(),
      email: optionalText(50).optional(),
      channel: id.optional(),
      sort: z.enum(['submittedAt', 'dueUsd'], { error: 'field.invalid' }).optional().default('submittedAt'),
      order: order.default('asc'),
    }),
    answer: pageOf(reviewQueueRow).extend({ counts: z.record(z.enum(REVIEW_QUEUE_TABS), count) }),
  },
  readProof: { params, answer: reviewQueueDetail },
  proofPicture: {
    params,
    query: z.object({
      picture: id,
      width: z.enum(['360', '720', '1440'], { error: 'field.invalid' }).optional().default('1440'),
    }),
    answer: pictureBytes,
  },
  approveProof: {
    params,
    body: z.strictObject({
      ...seen,
      /** What has arrived, in cents of the settlement currency. */
      receivedUsd: cents(10_000_000_000, 1),
    }),
    answer: reviewQueueDetail,
  },
  rejectProof: {
    params,
    body: z.strictObject({
      revision: seen.revision,
      reason: z.enum(REJECT_REASONS, { error: 'field.required' }),
      /** Added to the reason's own sentence; the customer reads it. */
      text: optionalParagraphs(limits.proofReason).optional().default(''),
    }),
    answer: reviewQueueDetail,
  },
  deskChannels: { answer: z.array(z.object({ id: z.uuid(), kind: channelKind, title: z.string() })) },
  listPayments: {
    query: z.object({
      ...pageQuery,
      tab: z.enum(RECORD_TABS, { error: 'field.invalid' }).optional().default('all'),
      number: optionalText(40).optional(),
      email: optionalText(50).optional(),
      payable: z.enum(PAYABLE_KINDS, { error: 'field.invalid' }).optional(),
      channel: z.enum(CHANNEL_KINDS, { error: 'field.invalid' }).optional(),
      from: z.iso.date('field.invalid').optional(),
      to: z.iso.date('field.invalid').optional(),
      sort: z.enum(['createdAt', 'amountUsd'], { error: 'field.invalid' }).optional().default('createdAt'),
      order: order.default('desc'),
    }),
    answer: countedPageOf(paymentRecord).extend({ counts: z.record(z.enum(RECORD_TABS), count) }),
  },
  readPayment: { params, answer: paymentDetail },
};
