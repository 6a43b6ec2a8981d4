import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

export type DayRange = {
  /** First calendar day, YYYY-MM-DD, of the business time zone. */
  from: string;
  timeZone: string;
  /** Counts only customers of this agent's subtree; all when null. */
  agentId: string | null;
};

/** The agents below one agent, himself included: a condition on a customer's `invited_by_agent`. */
export const inSubtree = (column: string, agentId: string | null) =>
  agentId === null
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(column)} IN (
        WITH RECURSIVE below AS (
          SELECT id FROM agent WHERE id = ${agentId}
          UNION SELECT a.id FROM agent a JOIN below b ON a.parent_id = b.id
        ) SELECT id FROM below)`;

/** How many people registered on each day since `from`; days without any are left out. */
export async function newCustomersPerDay(db: Queryable, range: DayRange): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    SELECT to_char(created_at AT TIME ZONE ${range.timeZone}, 'YYYY-MM-DD') AS day, count(*) AS count
    FROM customer
    WHERE created_at >= (${range.from}::date)::timestamp AT TIME ZONE ${range.timeZone}
      AND ${inSubtree('customer.invited_by_agent', range.agentId)}
    GROUP BY 1`.execute(db);
  return rows;
}
