import { type MyOrderTab, myOrderTabs } from '@app/contract/orders/goods-order.machine';
import { goodsStates } from '@app/contract/orders/goods-order-groups';
import { invariant } from '@app/kernel/assert';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { flushQueue, readQueued } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import type { UserInfoPart } from '../../accounts/core.ts';
import { subtreeOf } from '../../agents/core.ts';

export type OrderCounts = Record<Exclude<MyOrderTab, 'all'>, number>;

const tabs = (Object.keys(myOrderTabs) as MyOrderTab[]).filter((tab) => tab !== 'all');

/** Of orders `o`: how many are in each tab that waits for something. */
const eachTab = sql<OrderCounts>`json_build_object(${sql.join(
  tabs.map(
    (tab) => sql`${sql.lit(tab)}, count(*) FILTER (WHERE o.state IN (${sql.join(myOrderTabs[tab].map(sql.lit))}))`,
  ),
)})`;
/** Overdue ones no longer count as unpaid. */
const stillThere = sql`(o.state <> 'pending_payment' OR o.expires_at > app_now())`;

/** The orders' part of `userInfo`. */
export const tabCounts: UserInfoPart<OrderCounts> = {
  value: sql`(SELECT ${eachTab} FROM goods_order o WHERE o.customer_id = me.id AND ${stillThere})`,
  draw: (orderCounts) => ({ orderCounts }),
};

/** The counts of each tab, read together with the next statement. */
export async function orderCountsQueued(db: Queryable, customerId: string): Promise<() => OrderCounts> {
  const rows = await readQueued<{ counts: OrderCounts }>(
    db,
    staticSql`SELECT ${eachTab} AS counts FROM goods_order o WHERE o.customer_id = ${customerId} AND ${stillThere}`,
  );
  return () => {
    const [row] = rows();
    invariant(row, 'an aggregate gives a row');
    return row.counts;
  };
}

/** The same at once. */
export async function orderCounts(db: Queryable, customerId: string): Promise<OrderCounts> {
  const read = await orderCountsQueued(db, customerId);
  await flushQueue(db);
  return read();
}

/** How many orders of a customer are in each state; those they deleted are left out, overdue ones are cancelled. */
export async function countByState(db: Queryable, customerId: string): Promise<{ state: string; n: number }[]> {
  const { rows } = await sql<{ state: string; n: number }>`
    SELECT CASE WHEN state = 'pending_payment' AND expires_at <= app_now() THEN 'cancelled' ELSE state END AS state,
      count(*)::int AS n
    FROM goods_order WHERE customer_id = ${customerId} AND state <> 'user_deleted' GROUP BY 1`.execute(db);
  return rows;
}

export type WaitingOrders = {
  readonly pendingPayment: number;
  readonly pendingShipping: number;
  readonly afterSale: number;
  /** Those that have waited for staff the longest. */
  readonly oldestWaiting: { id: string; number: string; state: string; since: string; usd: number }[];
};

const UNPAID: readonly string[] = goodsStates('unpaid');
const TO_SHIP: readonly string[] = goodsStates('to_ship');
const TO_ANSWER: readonly string[] = goodsStates('to_answer');
const OLDEST_SHOWN = 6;

/** Orders that wait, for the workbench; of an agent's subtree when one is given. */
export async function waitingOrders(db: Queryable, agentId: string | null = null): Promise<WaitingOrders> {
  const own = agentId ? sql`AND agent_id IN (${subtreeOf(agentId)})` : sql``;
  const counted = sql<{ state: string; n: number }>`
    SELECT state, count(*)::int AS n FROM goods_order
    WHERE state = ANY(${[...UNPAID, ...TO_SHIP, ...TO_ANSWER]}::text[]) ${own} GROUP BY state`.execute(db);
  const oldest = sql<{ id: string; number: string; state: string; since: Date; usd: number }>`
    SELECT id, number, state, COALESCE(paid_at, created_at) AS since, payable_usd AS usd FROM goods_order
    WHERE state = ANY(${[...TO_SHIP, ...TO_ANSWER]}::text[]) ${own}
    ORDER BY COALESCE(paid_at, created_at), id LIMIT ${OLDEST_SHOWN}`.execute(db);
  const [{ rows: counts }, { rows: waiting }] = await Promise.all([counted, oldest]);
  const of = (states: readonly string[]): number =>
    counts.filter((row) => states.includes(row.state)).reduce((sum, row) => sum + row.n, 0);
  return {
    pendingPayment: of(UNPAID),
    pendingShipping: of(TO_SHIP),
    afterSale: of(TO_ANSWER),
    oldestWaiting: waiting.map((row) => ({ ...row, since: row.since.toISOString() })),
  };
}
