import { type RawBuilder, sql } from 'kysely';

/** Whether a customer `u` stands below an agent or one of their agents; everybody does for the shop's own staff. */
export const seenBy = (agentId: string | null): RawBuilder<unknown> =>
  agentId === null
    ? sql`true`
    : sql`u.invited_by_agent IN (
        WITH RECURSIVE below AS (
          SELECT id FROM agent WHERE id = ${agentId}::uuid
          UNION SELECT a.id FROM agent a JOIN below ON a.parent_id = below.id
        ) SELECT id FROM below)`;
