import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { holdsText } from '../../../../platform/db/patterns.ts';
import { subtreeOf } from '../../../agents/core.ts';

export type PayableRow = {
  readonly id: string;
  readonly name: string;
  readonly wallet: boolean;
  readonly bookedUsd: number;
  readonly paidOutUsd: number;
  readonly lastPaidAt: Date | null;
};

/** What rebates left with the house for an agent `a`, less what was taken back of it. */
const booked = sql`COALESCE((SELECT sum(CASE r.kind WHEN 'credit' THEN r.owed_usd ELSE -r.owed_usd END)
  FROM agent_rebate r WHERE r.agent_id = a.id AND r.owed_usd > 0), 0)::bigint`;
const columns = sql`a.id, a.name, a.user_id IS NOT NULL AS wallet, ${booked} AS "bookedUsd",
  COALESCE(p.usd, 0)::bigint AS "paidOutUsd", p.last AS "lastPaidAt"`;
const from = sql`agent a LEFT JOIN LATERAL
  (SELECT sum(amount_usd) AS usd, max(created_at) AS last FROM agent_payout WHERE agent_id = a.id) p ON true`;

const below = (asking: string | null): RawBuilder<unknown> =>
  asking === null ? sql`true` : sql`a.id IN (${subtreeOf(asking)})`;

/** Agents the house owes or owed something, those it owes most first, and how many there are. */
export async function payablePage(
  db: Queryable,
  of: { agentId: string | null; name?: string | undefined; page: number; limit: number },
): Promise<{ rows: PayableRow[]; total: number }> {
  const name = of.name ? sql`AND ${holdsText(sql`a.name`, of.name)}` : sql``;
  const concerned = sql`(p.usd IS NOT NULL OR EXISTS (
    SELECT 1 FROM agent_rebate r WHERE r.agent_id = a.id AND r.owed_usd > 0))`;
  const { rows } = await sql<PayableRow & { total: number }>`
    SELECT ${columns}, count(*) OVER ()::int AS total FROM ${from} WHERE ${concerned} AND ${below(of.agentId)} ${name}
    ORDER BY ${booked} - COALESCE(p.usd, 0) DESC, a.id LIMIT ${of.limit} OFFSET ${(of.page - 1) * of.limit}`.execute(
    db,
  );
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** One agent's account with the house, or null; also for one that is not below the agent who asks. */
export async function readPayable(db: Queryable, id: string, asking: string | null): Promise<PayableRow | null> {
  const { rows } = await sql<PayableRow>`
    SELECT ${columns} FROM ${from} WHERE a.id = ${id} AND ${below(asking)}`.execute(db);
  return rows[0] ?? null;
}

export type PayoutRow = {
  readonly id: string;
  readonly amountUsd: number;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
};

const SHOWN = 100;

/** The newest payouts to an agent. */
export async function payoutsOf(db: Queryable, agentId: string): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    SELECT id, amount_usd AS "amountUsd", reason, staff_name AS by, created_at AS at FROM agent_payout
    WHERE agent_id = ${agentId} ORDER BY created_at DESC, id DESC LIMIT ${SHOWN}`.execute(db);
  return rows;
}

/** Writes a payout. */
export async function insertPayout(
  tx: Tx,
  payout: { id: string; agentId: string; amountUsd: number; reason: string; staffId: string; staffName: string },
): Promise<void> {
  await sql`INSERT INTO agent_payout (id, agent_id, amount_usd, reason, staff_id, staff_name)
    VALUES (${payout.id}, ${payout.agentId}, ${payout.amountUsd}, ${payout.reason}, ${payout.staffId},
      ${payout.staffName})`.execute(tx);
}
