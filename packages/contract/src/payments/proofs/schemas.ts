import { z } from 'zod';
import { pictureBytes } from '../../chat/message-schemas.ts';
import { decimalText } from '../../core/amounts.ts';
import { limits } from '../../core/limits.ts';
import { picture } from '../../core/picture.ts';
import { distinct, id, moment, optionalParagraphs, price } from '../../core/validation.ts';
import { channelKind, payableView, paymentRef, paymentStatus } from '../schemas.ts';
import { PROOF_STATES, REJECT_REASONS } from './proof-states.ts';

/** How to pay a payment elsewhere. `amount` is text to be copied as it is; nothing here is reckoned with. */
const instructions = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('offline'),
    lines: z.array(z.object({ label: z.string(), value: z.string(), copy: z.boolean() })),
    amount: z.string(),
    currency: z.string(),
    /** What to write into the transfer, so that it can be found. */
    reference: z.string(),
    note: z.string(),
  }),
  z.object({
    kind: z.literal('crypto'),
    /** The network as people name it, such as `Ethereum (ERC-20)`. */
    network: z.string(),
    asset: z.string(),
    address: z.string(),
    amount: z.string(),
    /** For the QR code, in the standard of the network. */
    uri: z.string(),
    /** Whether a transfer is seen and counted by itself; otherwise staff look it up and confirm it. */
    watched: z.boolean(),
    /** Null while no transfer was seen, or where nobody watches. */
    confirmations: z.object({ seen: z.int().min(0), needed: z.int().min(1) }).nullable(),
    txHash: z.string().nullable(),
  }),
]);
export type Instructions = z.infer<typeof instructions>;

/** A typed amount: at most two decimals, no sign, exponent or grouping. */
const statedAmount = decimalText({ whole: 9, decimals: 2 }).refine((value) => /[1-9]/.test(value), 'field.amount');

/** The hash of a transaction: 32 bytes on every network there is, which some write with 0x before it. */
const txHash = z
  .string({ error: 'field.invalid' })
  .trim()
  .regex(/^(?:0x)?[0-9A-Fa-f]{64}$/, 'field.invalid');

export const proofPicture = z.object({ id: z.uuid(), width: z.int(), height: z.int() });

const customerProof = z.object({
  id: z.uuid(),
  /** Counts the proofs of a payment from 1; every submission is a new one. */
  revision: z.int().min(1),
  state: z.enum(PROOF_STATES),
  channelId: z.uuid(),
  submittedAt: moment,
  decidedAt: moment.nullable(),
  /** Only what the one who asks uploaded themselves. */
  pictures: z.array(proofPicture),
  txHash: z.string().nullable(),
  stated: z.object({ amount: z.string(), currency: z.string() }).nullable(),
  note: z.string(),
  rejected: z.object({ reason: z.enum(REJECT_REASONS), text: z.string() }).nullable(),
  /** What became of the money of an approved one: the payable, or the wallet. */
  outcome: z.enum(['settled', 'revived', 'credited']).nullable(),
});
export type CustomerProof = z.infer<typeof customerProof>;

const proofPage = paymentStatus.extend({
  number: z.string(),
  payable: payableView,
  amount: price,
  serverTime: moment,
  own: z.boolean(),
  /** The ways of this kind that can pay this, to switch between; the chosen one is among them while it is open. */
  channels: z.array(z.object({ id: z.uuid(), kind: channelKind, title: z.string(), image: picture.nullable() })),
  channel: z.object({ id: z.uuid(), kind: channelKind, title: z.string() }),
  /** Null until this way was chosen at the cashier, and when it is closed. */
  instructions: instructions.nullable(),
  /** The newest first. */
  proofs: z.array(customerProof),
  submissionsLeft: z.int().min(0),
  canSubmit: z.boolean(),
});
export type ProofPage = z.infer<typeof proofPage>;

export const shapes = {
  proofPage: { query: z.object({ ...paymentRef, channel: id }), answer: proofPage },
  submitProof: {
    body: z.strictObject({
      ...paymentRef,
      channel: id,
      /** Ids of uploaded vouchers. */
      pictures: distinct(z.array(id).max(limits.proofPictures, 'field.too_big')).optional().default([]),
      txHash: txHash.optional(),
      /** What the customer says they sent. */
      amount: statedAmount.optional(),
      currency: z
        .string()
        .regex(/^[A-Z0-9]{2,10}$/, 'field.invalid')
        .optional(),
      note: optionalParagraphs(limits.proofNote).optional().default(''),
    }),
    answer: customerProof,
  },
  uploadVoucher: {
    query: z.object(paymentRef),
    answer: proofPicture.extend({ url: picture }),
  },
  voucherPicture: {
    query: z.object({
      ...paymentRef,
      picture: id,
      width: z.enum(['360', '720', '1440'], { error: 'field.invalid' }).optional().default('720'),
    }),
    answer: pictureBytes,
  },
};
