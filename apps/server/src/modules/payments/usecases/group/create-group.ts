import { assertThat, refuse } from '@app/contract/core/refuse';
import type { PayableKind } from '@app/contract/payments/schemas';
import { invariant } from '@app/kernel/assert';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer } from '../../../accounts/core.ts';
import { insertGroup, openGroups, paymentsTogether, type TogetherRow } from '../../db/group.repo.ts';
import { callOffPayment, openPayment } from '../open-payment.ts';
import { payablePort } from '../payables.ts';

/** The kinds of payables that can be paid together with others. */
const kindsTogether = (platform: Platform): readonly PayableKind[] =>
  payablePort.all(platform).flatMap(({ kind, together }) => (together ? [kind] : []));

/** When the first of them runs out; null where none does. */
export const firstEnd = (of: readonly { readonly expiresAt: Date | null }[]): Date | null =>
  of.reduce<Date | null>(
    (first, { expiresAt }) => (first === null || (expiresAt !== null && expiresAt < first) ? expiresAt : first),
    null,
  );

/** Returns which of them cannot be paid now; what a proof that is being checked may have paid is not paid once more. */
async function notPayable(platform: Platform, db: Queryable, found: readonly TogetherRow[]): Promise<TogetherRow[]> {
  const gone: TogetherRow[] = [];
  for (const row of found) {
    const { payableNow } = payablePort.of(platform, row.kind);
    if (!row.open || row.proofWaits || (payableNow && !(await payableNow(db, row.payableId)))) gone.push(row);
  }
  return gone;
}

/**
 * What a customer has under these ids, to be paid together. Refuses record.not_found where one is not theirs, and
 * order.group_not_unpaid with those that cannot be paid.
 */
export async function payableTogether(
  platform: Platform,
  db: Queryable,
  of: { readonly customerId: string; readonly payableIds: readonly string[] },
): Promise<readonly TogetherRow[]> {
  const found = await paymentsTogether(db, { ...of, kinds: kindsTogether(platform) });
  assertThat(found.length === of.payableIds.length, 'record.not_found');
  const gone = await notPayable(platform, db, found);
  if (gone.length > 0) refuse('order.group_not_unpaid', { orderIds: gone.map(({ payableId }) => payableId) });
  return found;
}

/**
 * Puts unpaid orders of a customer together to be paid with one payment, of what they cost now. The same orders have the
 * same payment again while it is open; groups that share an order with the new one are called off.
 * Refuses record.not_found for an order that is not theirs, and order.group_not_unpaid with those that cannot be paid.
 */
export async function createGroup(
  platform: Platform,
  tx: Tx,
  of: { readonly customerId: string; readonly payableIds: readonly string[] },
): Promise<{ groupId: string; paymentId: string }> {
  const { customerId } = of;
  await lockCustomer(tx, customerId);
  const seen = await paymentsTogether(tx, { ...of, kinds: kindsTogether(platform) });
  await lockMembers(platform, tx, seen);
  const before = await openGroups(tx, [...new Set(seen.flatMap(({ groupId }) => groupId ?? []))]);
  const ids = new Set(seen.map(({ paymentId }) => paymentId));
  const same = before.find(
    ({ members }) => members.length === ids.size && members.every((one) => ids.has(one.paymentId)),
  );
  if (same && before.length === 1) return { groupId: same.id, paymentId: same.paymentId };

  const found = await payableTogether(platform, tx, of);
  for (const paymentId of before.map((group) => group.paymentId).sort()) await callOffPayment(tx, paymentId);

  const [first] = found;
  invariant(first, 'a group has orders');
  const groupId = newId(platform.clock);
  const totalUsd = found.reduce((sum, { amountUsd }) => sum + amountUsd, 0);
  const payment = await openPayment(tx, {
    payableKind: 'order_group',
    payableId: groupId,
    customerId,
    amountUsd: totalUsd,
    expiresAt: firstEnd(found),
    now: first.now,
  });
  await insertGroup(tx, { id: groupId, customerId, paymentId: payment.id, totalUsd, members: found });
  return { groupId, paymentId: payment.id };
}

/** Locks what is paid together, in one order: by kind, then by id. The customer must be locked. */
export async function lockMembers(
  platform: Platform,
  tx: Tx,
  members: readonly { readonly kind: PayableKind; readonly payableId: string }[],
): Promise<void> {
  const key = (one: { readonly kind: string; readonly payableId: string }) => `${one.kind} ${one.payableId}`;
  const sorted = [...members].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  for (const { kind, payableId } of sorted) await payablePort.of(platform, kind).lock(tx, payableId);
}
