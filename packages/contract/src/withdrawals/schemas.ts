import { z } from 'zod';
import { typedAmount } from '../core/amounts.ts';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import { feedOf, feedQuery, id, moment, nothing, optionalText, password, price } from '../core/validation.ts';
import { NETWORK_NAMES } from '../payments/channels/networks.ts';
import { CHANNEL_KINDS } from '../payments/schemas.ts';
import { PAYOUT_KINDS, payoutDetails } from './payout-details.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';

/** A payout account as anybody sees it but staff with a permission of their own: never the whole number. */
export const maskedAccount = z.object({
  kind: z.enum(PAYOUT_KINDS),
  /** Such as `**** 4242`. */
  masked: z.string(),
  /** The bank's name or code; empty for crypto. */
  bank: z.string(),
  network: z.enum(NETWORK_NAMES).nullable(),
});
export type MaskedAccount = z.infer<typeof maskedAccount>;

export const payoutAccount = maskedAccount.extend({
  id: z.uuid(),
  /** What its owner calls it; may be empty. */
  label: z.string(),
  /** Until when it cannot be used yet; null once it can. */
  restsUntil: moment.nullable(),
  version: z.int(),
  createdAt: moment,
});
export type PayoutAccount = z.infer<typeof payoutAccount>;

/** A channel that pays out, with what a withdrawal by it costs and may be. */
const withdrawalChannel = z.object({
  id: z.uuid(),
  identifier: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  title: z.string(),
  image: picture.nullable(),
  accountKinds: z.array(z.enum(PAYOUT_KINDS)),
  /** Of a crypto channel: addresses have to be of this network. */
  network: z.enum(NETWORK_NAMES).nullable(),
  minimumUsd: z.int(),
  maximumUsd: z.int().nullable(),
  feeUsd: z.int(),
  feeBp: z.int(),
  /** All that can be withdrawn now, the fee left over; 0 when it is less than the least. */
  allInUsd: z.int(),
});
export type WithdrawalChannel = z.infer<typeof withdrawalChannel>;

const options = z.object({
  available: price,
  emailVerified: z.boolean(),
  /** In which currency banks are paid out (`withdrawal_currency` of the start-up configuration). */
  currency: z.string(),
  channels: z.array(withdrawalChannel),
  accounts: z.array(payoutAccount),
});

/** What arrives: in the payout currency, at the rate that is frozen with the request. */
const arrival = z.object({ amount: z.int(), currency: z.string(), decimals: z.int() });

const quote = z.object({
  amountUsd: z.int(),
  feeUsd: z.int(),
  /** What leaves the wallet. */
  totalUsd: z.int(),
  amount: price,
  fee: price,
  total: price,
  arrives: arrival,
  covered: z.boolean(),
});

const withdrawalRow = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(withdrawalMachine.states),
  amount: price,
  fee: price,
  account: maskedAccount,
  channel: z.string(),
  createdAt: moment,
  reviewedAt: moment.nullable(),
});
export type WithdrawalRow = z.infer<typeof withdrawalRow>;

const withdrawalDetail = withdrawalRow.extend({
  total: price,
  arrives: arrival,
  /** Why it was rejected or failed; empty otherwise. */
  reason: z.string(),
  providerNumber: z.string().nullable(),
  /** How many pictures prove the payment; see `withdrawalProof`. */
  proofs: z.int(),
  actions: z.array(z.enum(['cancel'])),
  version: z.int(),
  timeline: z.array(z.object({ state: z.enum(withdrawalMachine.states), at: moment })),
});
export type WithdrawalDetail = z.infer<typeof withdrawalDetail>;

const version = z.int().min(1);
const label = optionalText(limits.payoutLabel);
/** A picture that no address serves. */
export const proofBytes = z.object({ type: z.literal('image/webp'), base64: z.string() });

export const shapes = {
  withdrawalOptions: { answer: options },
  withdrawalQuote: { query: z.object({ channel: id, amount: typedAmount }), answer: quote },
  withdraw: {
    body: z.strictObject({
      channel: id,
      /** A saved payout account, or a new one, which is saved. */
      address: z.union([id, payoutDetails], { error: 'field.required' }),
      amount: typedAmount,
      password,
    }),
    answer: withdrawalDetail,
  },
  withdrawalList: {
    query: z.object({
      ...feedQuery,
      tab: z.enum(['all', 'open', 'paid', 'ended'], { error: 'field.invalid' }).optional().default('all'),
    }),
    answer: feedOf(withdrawalRow),
  },
  withdrawalDetail: { query: z.object({ id }), answer: withdrawalDetail },
  cancelWithdrawal: { body: z.strictObject({ id, version }), answer: withdrawalDetail },
  withdrawalProof: {
    query: z.object({ id, place: z.enum(['0', '1', '2', '3'], { error: 'field.invalid' }).optional().default('0') }),
    answer: proofBytes,
  },
  payoutAccounts: { answer: z.object({ list: z.array(payoutAccount), most: z.int(), restHours: z.int() }) },
  addPayoutAccount: { body: z.strictObject({ details: payoutDetails, label, password }), answer: payoutAccount },
  changePayoutAccount: {
    /** Without details only what it is called changes. */
    body: z.strictObject({ id, version, details: payoutDetails.optional(), label, password }),
    answer: payoutAccount,
  },
  removePayoutAccount: { body: z.strictObject({ id, password }), answer: nothing },
};
