import { sql } from 'kysely';

/**
 * Orders `o` whose rebate is expected; spelt like the predicate of the indexes it is read by (migration 0373). Pending
 * rebates are written nowhere: they are what these orders would earn their agent if they completed now. A cancelled
 * travel order earns nothing, whatever cancelling cost.
 */
export const isPending = sql`o.agent_id IS NOT NULL AND o.paid_at IS NOT NULL AND o.completed_at IS NULL
  AND o.state NOT IN ('refund_successful', 'user_deleted') AND o.state <> 'cancelled' AND ${expected()} > 0`;

/** What the agent of an order `o` is to get of what was paid and kept, as `earnings` reckons it. */
export const expectedUsd = expected();

function expected() {
  return sql<number>`((o.payable_usd - COALESCE(o.refund_usd, 0)) * o.agent_rebate_bp / 10000)`;
}
