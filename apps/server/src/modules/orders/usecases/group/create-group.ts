import { assertThat, refuse } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer } from '../../../accounts/core.ts';
import { callOffPayment, openPayment } from '../../../payments/public.ts';
import { insertGroup, openGroups } from '../../db/group.repo.ts';
import { lockOrders } from '../../db/order.repo.ts';
import { isPastDeadline, type OrderRow } from '../../domain/order-row.ts';

/** When the first of the orders runs out. */
const earliest = (orders: readonly OrderRow[]): Date | null =>
  orders.reduce<Date | null>(
    (first, { expiresAt }) => (first === null || (expiresAt !== null && expiresAt < first) ? expiresAt : first),
    null,
  );

/**
 * Puts unpaid orders of a customer together to be paid with one payment, of what they cost now. The same orders give the
 * same payment again while it is open; groups that share an order with the new one are called off.
 * Refuses record.not_found for an order that is not theirs, and order.group_not_unpaid with those that cannot be paid.
 */
export async function createGroup(
  platform: Platform,
  tx: Tx,
  { customerId, orderIds }: { customerId: string; orderIds: readonly string[] },
): Promise<{ groupId: string; paymentId: string }> {
  await lockCustomer(tx, customerId);
  const orders = await lockOrders(tx, orderIds);
  const own = orders.filter((order) => order.customerId === customerId && order.state !== 'user_deleted');
  assertThat(own.length === orderIds.length, 'record.not_found');
  const gone = orders.filter((order) => order.state !== 'pending_payment' || isPastDeadline(order));
  if (gone.length > 0) refuse('order.group_not_unpaid', { orderIds: gone.map(({ id }) => id) });

  const before = await openGroups(tx, [...new Set(orders.flatMap(({ groupId }) => groupId ?? []))]);
  const same = before.find(({ members }) => members.length === orders.length);
  const [only] = before.length === 1 && same?.members.every(({ orderId }) => orderIds.includes(orderId)) ? before : [];
  if (only) return { groupId: only.id, paymentId: only.paymentId };
  for (const paymentId of before.map((group) => group.paymentId).sort()) await callOffPayment(tx, paymentId);

  const [first] = orders;
  invariant(first, 'a group has orders');
  const groupId = newId(platform.clock);
  const totalUsd = orders.reduce((sum, { payableUsd }) => sum + payableUsd, 0);
  const payment = await openPayment(tx, {
    payableKind: 'order_group',
    payableId: groupId,
    customerId,
    amountUsd: totalUsd,
    expiresAt: earliest(orders),
    now: first.now,
  });
  const members = orders.map(({ id, payableUsd }) => ({ orderId: id, amountUsd: payableUsd }));
  await insertGroup(tx, { id: groupId, customerId, paymentId: payment.id, totalUsd, members });
  return { groupId, paymentId: payment.id };
}
