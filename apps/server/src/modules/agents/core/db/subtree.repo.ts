import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';

/** An agent and all agents below, as SQL that selects their ids. */
export const subtreeOf = (agentId: string): RawBuilder<unknown> => sql`
  WITH RECURSIVE below AS (
    SELECT id FROM agent WHERE id = ${agentId}
    UNION SELECT a.id FROM agent a JOIN below b ON a.parent_id = b.id
  ) SELECT id FROM below`;

/** Returns the condition that a column, or an expression, holds an agent or one of those below; true for the house. */
export const inSubtree = (column: string | RawBuilder<unknown>, agentId: string | null) =>
  agentId === null
    ? sql<boolean>`true`
    : sql<boolean>`${typeof column === 'string' ? sql.ref(column) : column} IN (${subtreeOf(agentId)})`;

/** An agent, given as SQL that selects its id, and all agents above it; none where there is no agent. */
export async function agentsAbove(db: Queryable, agent: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE above AS (
      SELECT id, parent_id FROM agent WHERE id = (${agent})
      UNION SELECT a.id, a.parent_id FROM agent a JOIN above b ON a.id = b.parent_id
    ) SELECT id FROM above`.execute(db);
  return rows.map(({ id }) => id);
}

/** The agents above a customer; none for a customer of the house. */
export const agentsAboveCustomer = (db: Queryable, customerId: string): Promise<string[]> =>
  agentsAbove(db, sql`SELECT invited_by_agent FROM customer WHERE id = ${customerId}`);
