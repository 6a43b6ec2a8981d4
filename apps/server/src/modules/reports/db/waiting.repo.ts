import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { inSubtree } from '../../accounts/public.ts';

/** Accounts whose owners asked for them to be deleted. */
export async function waitingDeletions(db: Queryable, agentId: string | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM deletion_request d JOIN customer c ON c.id = d.customer_id
    WHERE d.state = 'waiting' AND ${inSubtree('c.invited_by_agent', agentId)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Talks that nobody has taken. An agent sees those of his customers, none of visitors. */
export async function waitingChats(db: Queryable, agentId: string | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM chat_talk t LEFT JOIN customer c ON c.id = t.customer_id
    WHERE t.state = 'waiting' AND ${inSubtree('c.invited_by_agent', agentId)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Travel orders that wait for staff: to be reviewed, and paid ones to be confirmed. An agent sees those of his subtree. */
export async function waitingTravel(
  db: Queryable,
  agentId: string | null,
): Promise<{ review: number; confirm: number }> {
  const { rows } = await sql<{ review: number; confirm: number }>`
    SELECT count(*) FILTER (WHERE o.state = 'pending_review')::int AS review,
           count(*) FILTER (WHERE o.state = 'pending_verification')::int AS confirm
      FROM travel_order o
     WHERE o.state IN ('pending_review', 'pending_verification') AND ${inSubtree('o.agent_id', agentId)}`.execute(db);
  return rows[0] ?? { review: 0, confirm: 0 };
}
