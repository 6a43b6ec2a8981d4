import type { PermissionKey } from '@app/contract/core/permissions';
import type { ReturnRequestKind } from '@app/contract/orders/after-sale/reasons';
import { goodsOrderMachine } from '@app/contract/orders/goods-order.machine';
import { type CustomerAction, customerAction } from '@app/contract/orders/schemas';
import { type StaffAction, staffAction } from '@app/contract/orders/staff-schemas';
import { type Actor, allowedEvents } from '@app/kernel/machine';
import { isPastDeadline, type OrderRow } from './order-row.ts';
import { withinReturnWindow } from './return-window.ts';

type Judged = Pick<OrderRow, 'state' | 'expiresAt' | 'receivedAt' | 'now'>;

/** What the customer may do with their order now, the main thing first. An overdue order can only be bought again. */
export function customerActions(order: Judged, returnDays: number): CustomerAction[] {
  if (order.state === 'user_deleted') return [];
  if (isPastDeadline(order)) return ['buy_again'];
  const allowed = new Set<string>(allowedEvents(goodsOrderMachine, { state: order.state, actor: 'customer' }));
  if (!withinReturnWindow(order, returnDays)) allowed.delete('request_return');
  if (order.state === 'pending_payment') allowed.add('pay');
  else allowed.add('buy_again');
  return customerAction.options.filter((action) => allowed.has(action));
}

/** Whether what goes back now would be a refund before shipping or a return after it; null where nothing can. */
export function returnRequestKind(
  order: Judged,
  of: { readonly returnDays: number; readonly actor: Actor },
): ReturnRequestKind | null {
  if (isPastDeadline(order)) return null;
  const allowed = new Set<string>(allowedEvents(goodsOrderMachine, { state: order.state, actor: of.actor }));
  if (allowed.has('request_refund')) return 'refund';
  return allowed.has('request_return') && withinReturnWindow(order, of.returnDays) ? 'return' : null;
}

const needed: Record<StaffAction, PermissionKey> = {
  ship: 'orders.goods.ship',
  modify_amount: 'orders.goods.modify_amount',
  cancel: 'orders.goods.cancel',
  cancel_paid: 'orders.goods.cancel',
  confirm_receipt: 'orders.goods.confirm_receipt',
  request_refund: 'orders.goods.after_sale',
  request_return: 'orders.goods.after_sale',
  approve_refund: 'orders.goods.after_sale',
  reject_refund: 'orders.goods.after_sale',
  approve_return: 'orders.goods.after_sale',
  reject_return: 'orders.goods.after_sale',
  receive_return: 'orders.goods.after_sale',
  refuse_return: 'orders.goods.after_sale',
};

/** What staff with these permissions may do with an order now. */
export function staffActions(
  order: Judged,
  { permissions, returnDays }: { permissions: ReadonlySet<PermissionKey>; returnDays: number },
): StaffAction[] {
  if (isPastDeadline(order)) return [];
  const allowed = new Set<string>(allowedEvents(goodsOrderMachine, { state: order.state, actor: 'admin' }));
  if (!withinReturnWindow(order, returnDays)) allowed.delete('request_return');
  return staffAction.options.filter((action) => allowed.has(action) && permissions.has(needed[action]));
}
