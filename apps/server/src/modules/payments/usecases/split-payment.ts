import { randomUUID } from 'node:crypto';
import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../platform/db/connect.ts';
import { type LedgerAccount, post } from '../../ledger/core.ts';
import { lockPayment, moveState, type PaymentRow } from '../db/payment.repo.ts';
import { balanceChannel, insertRefund, paidBy } from '../db/refund.repo.ts';
import { after } from '../domain/move.ts';
import { shareOut } from '../domain/share-out.ts';
import { type NewPayment, openPayment } from './open-payment.ts';
import { GROUP_CLEARING, lockParts } from './pay-part.ts';

const SALES: LedgerAccount = { house: 'sales', unit: 'money' };

/** Takes so much out of a paid payment, on its way to another. */
async function takeOut(tx: Tx, payment: PaymentRow, of: { readonly usd: number; readonly key: string }): Promise<void> {
  const id = randomUUID();
  const { usd: amountUsd, key } = of;
  const taken = await insertRefund(tx, { id, paymentId: payment.id, amountUsd, key, note: '', providerNumber: null });
  invariant(taken, `${key} is moved once`);
  const left = payment.amountUsd - payment.refundedUsd;
  const to = after(payment.state, amountUsd === left ? 'refund_all' : 'refund_part');
  await moveState(tx, { id: payment.id, from: payment.state }, { to, refundedUsd: amountUsd });
  await post(tx, {
    kind: 'refund',
    key: `refund/${id}`,
    reference: { kind: payment.payableKind, id: payment.payableId },
    entries: [
      { account: { house: 'refunds', unit: 'money' }, amount: -amountUsd },
      { account: GROUP_CLEARING, amount: amountUsd },
    ],
  });
}

/** How a payment is refunded that was paid out of others: as the one that holds all of it was paid, else to the wallet of its customer. */
async function refundedBy(tx: Tx, sources: readonly PaymentRow[], of: NewPayment) {
  const [only] = sources;
  const by = sources.length === 1 && only ? await paidBy(tx, only.id) : null;
  return by ?? { channelId: await balanceChannel(tx), payerId: of.customerId, providerNumber: null };
}

/**
 * Opens the payment of a payable that was a part of another and pays it out of the payments of that, without anybody paying again: out of
 * the first of them that holds all of it, else out of several. What is refunded of it later goes the way that one was paid. Throws where
 * they do not hold as much. The payables must be locked.
 */
export async function splitPayment(
  tx: Tx,
  of: NewPayment & { readonly sources: readonly string[] },
): Promise<{ id: string; accessKey: string }> {
  const { id, accessKey } = await openPayment(tx, of);
  if (of.amountUsd === 0) return { id, accessKey };
  const locked = await lockParts(tx, of.sources);
  const held = of.sources.map((source) => {
    const payment = locked.get(source);
    invariant(payment, `payment ${source} exists`);
    return payment;
  });
  const shares = shareOut(
    held.map(({ amountUsd, refundedUsd, paidAt }) => (paidAt === null ? 0 : amountUsd - refundedUsd)),
    of.amountUsd,
  );
  const taken = held.flatMap((payment, index) => {
    const usd = shares[index] ?? 0;
    return usd > 0 ? [{ payment, usd }] : [];
  });
  for (const { payment, usd } of taken) await takeOut(tx, payment, { usd, key: `split/${id}/${payment.id}` });
  const by = await refundedBy(
    tx,
    taken.map(({ payment }) => payment),
    of,
  );
  const opened = await lockPayment(tx, id);
  invariant(opened, `payment ${id} exists`);
  await moveState(tx, { id, from: opened.state }, { to: after(opened.state, 'settle'), ...by });
  await post(tx, {
    kind: 'payment',
    key: `payment/${id}`,
    reference: { kind: of.payableKind, id: of.payableId },
    entries: [
      { account: GROUP_CLEARING, amount: -of.amountUsd },
      { account: SALES, amount: of.amountUsd },
    ],
  });
  return { id, accessKey };
}
