import type { Tx } from '../../../../platform/db/connect.ts';
import type { TravelRow } from '../../domain/travel-row.ts';

/** Orders that transactions have locked and read, and not changed since. */
const locked = new WeakMap<Tx, Map<string, TravelRow>>();

/** Notes orders that were just locked and read, so that paying them needs not read them again. */
export const noteLocked = (tx: Tx, orders: readonly TravelRow[]): void =>
  void locked.set(tx, new Map(orders.map((order) => [order.id, order])));

/** Returns an order that was noted, once: who asks is about to change it. Null where it was not. */
export function takeLocked(tx: Tx, orderId: string): TravelRow | null {
  const orders = locked.get(tx);
  const order = orders?.get(orderId) ?? null;
  orders?.delete(orderId);
  return order;
}

/** Returns all orders that were noted and not taken yet. */
export const lockedOrders = (tx: Tx): TravelRow[] => [...(locked.get(tx)?.values() ?? [])];
