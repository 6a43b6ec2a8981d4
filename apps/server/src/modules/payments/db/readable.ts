import { readableTable } from '../../../platform/db/readable-table.ts';

/** Channels of payment in a statement of another slice. */
export const channelsAs = readableTable('payment_channel', {
  id: 'id',
  title: 'title',
  kind: 'kind',
  image: 'image',
});

/** Payments in a statement of another slice. */
export const paymentsAs = readableTable('payment', {
  id: 'id',
  number: 'number',
  state: 'state',
  channelId: 'channel_id',
  amountUsd: 'amount_usd',
  paidAt: 'paid_at',
  creditedLateUsd: 'credited_late_usd',
  providerNumber: 'provider_number',
  kind: 'payable_kind',
});

/** Proofs of payment in a statement of another slice. */
export const proofsAs = readableTable('payment_proof', {
  paymentId: 'payment_id',
  state: 'state',
  revision: 'revision',
});

/** Attempts to pay in a statement of another slice. */
export const attemptsAs = readableTable('payment_attempt', {
  id: 'id',
  paymentId: 'payment_id',
  state: 'state',
  createdAt: 'created_at',
});
