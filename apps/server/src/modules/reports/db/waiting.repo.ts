import type { OrderKind } from '@app/contract/reports/staff-schemas';
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

type WaitingOrder = {
  readonly id: string;
  readonly kind: OrderKind;
  readonly number: string;
  readonly state: string;
  readonly since: string;
  readonly usd: number;
};

const OLDEST_SHOWN = 6;

/**
 * Travel orders that wait for staff: to be reviewed, and paid ones to be confirmed, with those that have waited
 * longest. An agent sees those of his subtree.
 */
export async function waitingTravel(
  db: Queryable,
  agentId: string | null,
): Promise<{ review: number; confirm: number; oldest: WaitingOrder[] }> {
  const { rows } = await sql<{ review: number; confirm: number; oldest: WaitingOrder[] }>`
    WITH waiting AS (
      SELECT o.id, o.kind, o.number, o.state, COALESCE(o.paid_at, o.created_at) AS since, o.payable_usd AS usd
        FROM travel_order o
       WHERE o.state IN ('pending_review', 'pending_verification') AND ${inSubtree('o.agent_id', agentId)}
    )
    SELECT count(*) FILTER (WHERE state = 'pending_review')::int AS review,
           count(*) FILTER (WHERE state = 'pending_verification')::int AS confirm,
           COALESCE((SELECT jsonb_agg(to_jsonb(f) ORDER BY f.since, f.id)
             FROM (SELECT * FROM waiting ORDER BY since, id LIMIT ${OLDEST_SHOWN}) f), '[]') AS oldest
      FROM waiting`.execute(db);
  const { review, confirm, oldest } = rows[0] ?? { review: 0, confirm: 0, oldest: [] };
  return { review, confirm, oldest: oldest.map((one) => ({ ...one, since: new Date(one.since).toISOString() })) };
}

/** The ones of two lists that have waited longest, the longest first. */
export const oldestOf = (...lists: readonly (readonly WaitingOrder[])[]): WaitingOrder[] =>
  lists
    .flat()
    .sort((one, other) => one.since.localeCompare(other.since))
    .slice(0, OLDEST_SHOWN);
