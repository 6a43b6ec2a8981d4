import { randomUUID } from 'node:crypto';
import { refuse } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../platform/db/connect.ts';
import { post } from '../../ledger/core.ts';
import { channelKinds } from '../channels/registry.ts';
import { lockPayment, moveState } from '../db/payment.repo.ts';
import { channelOfPayment, insertRefund, markToWallet } from '../db/refund.repo.ts';
import { after } from '../domain/move.ts';

export type Refund = {
  readonly paymentId: string;
  readonly amountUsd: number;
  /** Unique per meaning, such as `refund/<order id>`: the same refund is never made twice. */
  readonly key: string;
  readonly note?: string;
};

/**
 * Gives money back by source: to the wallet that paid, or through the provider that took it. Zero gives nothing and
 * changes nothing; a key refunded before refunds nothing again. The payable must be locked.
 * Refuses record.not_found, and payment.not_payable when more than is left of the payment would go back.
 */
export async function refundPayment(tx: Tx, refund: Refund): Promise<void> {
  invariant(Number.isSafeInteger(refund.amountUsd) && refund.amountUsd >= 0, 'a refund is whole and not negative');
  if (refund.amountUsd === 0) return;
  const payment = (await lockPayment(tx, refund.paymentId)) ?? refuse('record.not_found');
  const kind = (await channelOfPayment(tx, payment.id)) ?? refuse('payment.not_payable');
  const channel = channelKinds[kind];
  invariant(channel, `no channel of kind ${kind}`);
  const id = randomUUID();
  const providerNumber = channel.how === 'hosted' ? channel.refundNumber(id) : null;
  if (!(await insertRefund(tx, { note: '', ...refund, id, providerNumber }))) return;
  const left = payment.amountUsd - payment.refundedUsd;
  if (refund.amountUsd > left) refuse('payment.not_payable');
  const to = after(payment.state, refund.amountUsd === left ? 'refund_all' : 'refund_part');
  await moveState(tx, { id: payment.id, from: payment.state }, { to, refundedUsd: refund.amountUsd });
  await post(tx, {
    kind: 'refund',
    key: `refund/${id}`,
    reference: { kind: payment.payableKind, id: payment.payableId },
    note: refund.note ?? '',
    entries: [
      { account: { house: 'refunds', unit: 'money' }, amount: -refund.amountUsd },
      // The shop cannot send a transfer back by itself: such money goes to the wallet, from where it can be withdrawn.
      {
        account:
          channel.how === 'proof'
            ? { owner: payment.customerId, code: 'available' }
            : channel.source(payment.payerId ?? payment.customerId),
        amount: refund.amountUsd,
      },
    ],
  });
}

/**
 * Puts a refund that its provider could not carry out into the owner's wallet, once. The payable must be locked.
 * Throws when it has not failed or went there before.
 */
export async function moveRefundToWallet(tx: Tx, refundId: string): Promise<void> {
  const moved = await markToWallet(tx, refundId);
  invariant(moved, `refund ${refundId} has not failed, or is in the wallet already`);
  const payment = (await lockPayment(tx, moved.paymentId)) ?? refuse('record.not_found');
  const kind = await channelOfPayment(tx, payment.id);
  const channel = kind && channelKinds[kind];
  invariant(channel, `payment ${payment.id} has no channel`);
  await post(tx, {
    kind: 'refund',
    key: `refund-to-wallet/${refundId}`,
    reference: { kind: payment.payableKind, id: payment.payableId },
    entries: [
      { account: channel.source(payment.customerId), amount: -moved.usd },
      { account: { owner: payment.customerId, code: 'available' }, amount: moved.usd },
    ],
  });
}
