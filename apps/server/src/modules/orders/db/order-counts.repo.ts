import { type MyOrderTab, myOrderTabs } from '@app/contract/orders/goods-order.machine';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { flushLine, readInLine } from '../../../platform/db/in-line.ts';
import { subtreeOf } from './staff-order.repo.ts';

export type OrderCounts = Record<Exclude<MyOrderTab, 'all'>, number>;

/** How many orders a customer has in each tab that waits for something; lapsed ones no longer count as unpaid. */
export async function orderCounts(db: Queryable, customerId: string): Promise<OrderCounts> {
  const read = await orderCountsInLine(db, customerId);
  await flushLine(db);
  return read();
}

/** The same, read together with the next statement. */
export async function orderCountsInLine(db: Queryable, customerId: string): Promise<() => OrderCounts> {
  const rows = await readInLine<{ state: string; n: number }>(
    db,
    sql`SELECT state, count(*)::int AS n FROM goods_order
      WHERE customer_id = ${customerId} AND (state <> 'pending_payment' OR expires_at > app_now()) GROUP BY state`,
  );
  return () => countsOf(rows());
}

function countsOf(rows: readonly { state: string; n: number }[]): OrderCounts {
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

export type WaitingOrders = {
  readonly pendingPayment: number;
  readonly pendingShipping: number;
  readonly afterSale: number;
  /** Those that have waited for staff the longest. */
  readonly oldestWaiting: { id: string; number: string; state: string; since: string; usd: number }[];
};

const AFTER_SALE = ['refund_requested', 'return_requested', 'return_in_transit'];
const OLDEST_SHOWN = 6;

/** Orders that wait, for the workbench; of an agent's subtree when one is given. */
export async function waitingOrders(db: Queryable, agentId: string | null = null): Promise<WaitingOrders> {
  const own = agentId ? sql`AND agent_id IN (${subtreeOf(agentId)})` : sql``;
  const counted = sql<{ state: string; n: number }>`
    SELECT state, count(*)::int AS n FROM goods_order
    WHERE state = ANY(${['pending_payment', 'pending_shipping', ...AFTER_SALE]}::text[]) ${own} GROUP BY state`.execute(
    db,
  );
  const oldest = sql<{ id: string; number: string; state: string; since: Date; usd: number }>`
    SELECT id, number, state, COALESCE(paid_at, created_at) AS since, payable_usd AS usd FROM goods_order
    WHERE state = ANY(${['pending_shipping', ...AFTER_SALE]}::text[]) ${own}
    ORDER BY COALESCE(paid_at, created_at), id LIMIT ${OLDEST_SHOWN}`.execute(db);
  const [{ rows: counts }, { rows: waiting }] = await Promise.all([counted, oldest]);
  const of = (...states: string[]): number =>
    counts.filter((row) => states.includes(row.state)).reduce((sum, row) => sum + row.n, 0);
  return {
    pendingPayment: of('pending_payment'),
    pendingShipping: of('pending_shipping'),
    afterSale: of(...AFTER_SALE),
    oldestWaiting: waiting.map((row) => ({ ...row, since: row.since.toISOString() })),
  };
}
