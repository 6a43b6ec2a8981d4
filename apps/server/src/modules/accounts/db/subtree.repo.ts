import { sql } from 'kysely';

/** The agents below one agent, himself included: a condition on a customer's `invited_by_agent`. */
export const inSubtree = (column: string, agentId: string | null) =>
  agentId === null
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(column)} IN (
        WITH RECURSIVE below AS (
          SELECT id FROM agent WHERE id = ${agentId}
          UNION SELECT a.id FROM agent a JOIN below b ON a.parent_id = b.id
        ) SELECT id FROM below)`;
