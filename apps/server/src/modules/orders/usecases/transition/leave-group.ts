import type { Tx } from '../../../../platform/db/connect.ts';
import { callOffPayment } from '../../../payments/public.ts';
import { groupPayment } from '../../db/group.repo.ts';
import type { OrderRow } from '../../domain/order-row.ts';

/**
 * Calls off the payment of the group an order is in, where that is still open: the order is no longer what was put into
 * it. Its other orders are to be paid alone or in a new group. The group's own payment is paid by then, and stays.
 */
export async function leaveGroup(tx: Tx, order: Pick<OrderRow, 'groupId'>): Promise<void> {
  if (order.groupId === null) return;
  await callOffPayment(tx, await groupPayment(tx, order.groupId));
}
