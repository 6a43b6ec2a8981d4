import { type MyOrderTab, myOrderTabs } from '@app/contract/orders/goods-order.machine';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

export type OrderCounts = Record<Exclude<MyOrderTab, 'all'>, number>;

/** How many orders a customer has in each tab that waits for something; lapsed ones no longer count as unpaid. */
export async function orderCounts(db: Queryable, customerId: string): Promise<OrderCounts> {
  const { rows } = await sql<{ state: string; n: number }>`
    SELECT state, count(*)::int AS n FROM goods_order
    WHERE customer_id = ${customerId} AND (state <> 'pending_payment' OR expires_at > app_now()) GROUP BY state`.execute(db);
  const inTab = (tab: MyOrderTab): number => {
    const states: readonly string[] = myOrderTabs[tab];
    return rows.filter((row) => states.includes(row.state)).reduce((sum, row) => sum + row.n, 0);
  };
  return {
    unpaid: inTab('unpaid'),
    processing: inTab('processing'),
    shipped: inTab('shipped'),
    to_receive: inTab('to_receive'),
    returns: inTab('returns'),
  };
}

export type WaitingOrders = { readonly toShip: number; readonly refunds: number; readonly returns: number };

/** Orders that wait for staff, for the workbench; of an agent's subtree when agents are given. */
export async function waitingOrders(db: Queryable, agentIds: readonly string[] | null = null): Promise<WaitingOrders> {
  const own = agentIds ? sql`AND agent_id = ANY(${agentIds}::uuid[])` : sql``;
  const { rows } = await sql<WaitingOrders>`
    SELECT count(*) FILTER (WHERE state = 'pending_shipping')::int AS "toShip",
      count(*) FILTER (WHERE state = 'refund_requested')::int AS refunds,
      count(*) FILTER (WHERE state IN ('return_requested', 'return_in_transit'))::int AS returns
    FROM goods_order
    WHERE state IN ('pending_shipping', 'refund_requested', 'return_requested', 'return_in_transit') ${own}`.execute(db);
  return rows[0] ?? { toShip: 0, refunds: 0, returns: 0 };
}
