import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { staffAs } from '../../../staff/core.ts';
import { inSubtree } from '../../core.ts';

const staff = staffAs('s');

/** Has changes of the tree wait for one another, as its own rule in the database does. */
export async function lockTree(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('agents_are_a_tree'))`.execute(tx);
}

export type Superior = { readonly id: string; readonly name: string };

/** Who stands above an agent, from the top down; of them those that the asker's agent may see. */
export async function pathTo(db: Queryable, id: string, asking: string | null): Promise<Superior[]> {
  const { rows } = await sql<Superior>`
    WITH RECURSIVE above AS (
      SELECT p.id, p.name, p.parent_id, 1 AS step FROM agent a JOIN agent p ON p.id = a.parent_id WHERE a.id = ${id}
      UNION ALL SELECT p.id, p.name, p.parent_id, above.step + 1 FROM above JOIN agent p ON p.id = above.parent_id
    ) SELECT id, name FROM above WHERE ${inSubtree('above.id', asking)} ORDER BY step DESC`.execute(db);
  return rows;
}

export type RatioChange = {
  readonly id: string;
  readonly beforeBp: number | null;
  readonly afterBp: number;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
};

/** The newest hundred changes of an agent's ratio. */
export async function ratioChanges(db: Queryable, agentId: string): Promise<RatioChange[]> {
  const { rows } = await sql<RatioChange>`
    SELECT id, before_bp AS "beforeBp", after_bp AS "afterBp", reason, staff_name AS by, created_at AS at
    FROM agent_ratio_change WHERE agent_id = ${agentId} ORDER BY created_at DESC, id DESC LIMIT 100`.execute(db);
  return rows;
}

/** Writes down a change of an agent's ratio. */
export async function insertRatioChange(
  tx: Tx,
  change: {
    id: string;
    agentId: string;
    beforeBp: number | null;
    afterBp: number;
    reason: string;
    by: { id: string; username: string };
  },
): Promise<void> {
  await sql`INSERT INTO agent_ratio_change (id, agent_id, before_bp, after_bp, reason, staff_id, staff_name)
    VALUES (${change.id}, ${change.agentId}, ${change.beforeBp}, ${change.afterBp}, ${change.reason}, ${change.by.id},
      ${change.by.username})`.execute(tx);
}

/** Whether a customer is or was an agent. */
export async function isAgent(db: Queryable, customerId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM agent WHERE user_id = ${customerId} LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Takes a customer's wallet from the agent whose it is. */
export async function forgetWallet(tx: Tx, customerId: string): Promise<void> {
  await sql`UPDATE agent SET user_id = NULL WHERE user_id = ${customerId}`.execute(tx);
}

export type AgentTerms = {
  readonly name: string;
  readonly level: number;
  readonly rebateBp: number;
  readonly parentId: string | null;
};

/** Adds an agent; false when the code was taken meanwhile, without breaking the transaction. */
export async function insertAgent(
  tx: Tx,
  agent: AgentTerms & { id: string; userId: string; inviteCode: string },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO agent (id, name, parent_id, level, rebate_bp, invite_code, user_id)
    VALUES (${agent.id}, ${agent.name}, ${agent.parentId}, ${agent.level}, ${agent.rebateBp}, ${agent.inviteCode},
      ${agent.userId}) ON CONFLICT (invite_code) DO NOTHING RETURNING id`.execute(tx);
  return rows.length > 0;
}

/** Saves what an agent is. */
export async function updateAgent(tx: Tx, id: string, terms: AgentTerms): Promise<void> {
  await sql`UPDATE agent SET name = ${terms.name}, level = ${terms.level}, rebate_bp = ${terms.rebateBp},
    parent_id = ${terms.parentId}, version = version + 1 WHERE id = ${id}`.execute(tx);
}

/** Ends an agent, or makes them one again. */
export async function setEnded(tx: Tx, id: string, ended: boolean): Promise<void> {
  await sql`UPDATE agent SET ended_at = CASE WHEN ${ended} THEN app_now() END, version = version + 1
    WHERE id = ${id}`.execute(tx);
}

/** What keeps an agent from being ended: agents below who are not, and staff who sign in for that agent. */
export async function holdsAgent(db: Queryable, id: string): Promise<{ agents: boolean; staff: boolean }> {
  const { rows } = await sql<{ agents: boolean; staff: boolean }>`
    SELECT EXISTS (SELECT FROM agent WHERE parent_id = ${id} AND ended_at IS NULL) AS agents,
      EXISTS (SELECT FROM ${staff.table} WHERE ${staff.agentId} = ${id}
        AND ${staff.disabledAt} IS NULL) AS staff`.execute(db);
  return rows[0] ?? { agents: false, staff: false };
}
