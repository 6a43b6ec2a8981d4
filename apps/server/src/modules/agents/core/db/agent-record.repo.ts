import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { nameOrder } from '../../../../platform/db/name-order.ts';
import { inSubtree } from './subtree.repo.ts';

export type AgentRecord = {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly rebateBp: number;
  readonly parentId: string | null;
  readonly ended: boolean;
  readonly version: number;
};

const columns = sql`id, name, level, rebate_bp AS "rebateBp", parent_id AS "parentId", ended_at IS NOT NULL AS ended,
  version`;

/** One agent, locked where a change follows; null when there is none. */
export async function agentRecord(db: Queryable, id: string, lock = false): Promise<AgentRecord | null> {
  const { rows } = await sql<AgentRecord>`
    SELECT ${columns} FROM agent WHERE id = ${id} ${lock ? sql`FOR NO KEY UPDATE` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Whether one agent is another or stands below that one. */
export async function standsBelow(db: Queryable, id: string, above: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM agent a WHERE a.id = ${id} AND ${inSubtree('a.id', above)}`.execute(db);
  return rows.length > 0;
}

export type AgentChoice = {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly ended: boolean;
};

/** At most 2,000 agents below the one who asks, by name. */
export async function agentChoices(db: Queryable, agentId: string | null): Promise<AgentChoice[]> {
  const { rows } = await sql<AgentChoice>`
    SELECT a.id, a.name, CASE WHEN a.id IS DISTINCT FROM ${agentId}::uuid THEN a.parent_id END AS "parentId", a.ended_at IS NOT NULL AS ended FROM agent a
    WHERE ${inSubtree('a.id', agentId)} ORDER BY ${nameOrder(sql`a.name`)}, a.id LIMIT 2000`.execute(db);
  return rows;
}

/** Locks an agent to the end of the transaction. Returns whether there is one. */
export async function lockAgent(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM agent WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx);
  return rows.length > 0;
}
