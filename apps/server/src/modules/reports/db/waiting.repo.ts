import type { OrderKind } from '@app/contract/reports/staff-schemas';
import { travelStates } from '@app/contract/travel/travel-order-groups';
import { sqlWords } from '@app/kernel/sql-words';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { customersAs } from '../../accounts/core.ts';
import { inSubtree } from '../../agents/core.ts';
import { travelOrdersAs } from '../../travel/public.ts';

const orders = travelOrdersAs('o');
const customers = customersAs('c');

/** Accounts whose owners asked for them to be deleted. */
export async function waitingDeletions(db: Queryable, agentId: string | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM deletion_request d JOIN ${customers.table} ON ${customers.id} = d.customer_id
    WHERE d.state = 'waiting' AND ${inSubtree(customers.agentId, agentId)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Talks that nobody has taken. An agent sees those of their customers, none of visitors. */
export async function waitingChats(db: Queryable, agentId: string | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM chat_talk t LEFT JOIN ${customers.table} ON ${customers.id} = t.customer_id
    WHERE t.state = 'waiting' AND ${inSubtree(customers.agentId, agentId)}`.execute(db);
  return rows[0]?.n ?? 0;
}

const TO_ANSWER = sql.raw(sqlWords(travelStates('to_answer')));

type WaitingOrder = {
  readonly id: string;
  readonly kind: OrderKind;
  readonly number: string;
  readonly state: string;
  readonly since: string;
  readonly usd: number;
};

type WaitingTravel = {
  readonly review: number;
  readonly confirm: number;
  readonly overdue: number;
  readonly oldest: WaitingOrder[];
};

const OLDEST_SHOWN = 6;

/**
 * Travel orders that wait for staff: to be reviewed, paid ones to be confirmed, those of them that are late, and those
 * that have waited longest. An agent sees those of their subtree; `atMerchant` says whether an order `o` is at the places of the
 * merchant who asks.
 */
export async function waitingTravel(
  db: Queryable,
  { agentId, atMerchant }: { readonly agentId: string | null; readonly atMerchant: RawBuilder<unknown> },
): Promise<WaitingTravel> {
  const { rows } = await sql<WaitingTravel>`
    WITH waiting AS (
      SELECT ${orders.id}, ${orders.kind}, ${orders.number}, ${orders.state}, COALESCE(${orders.paidAt},
        ${orders.createdAt}) AS since, ${orders.payableUsd} AS usd,
        ${orders.confirmBy}
        FROM ${orders.table}
       WHERE ${orders.state} IN ${TO_ANSWER} AND ${inSubtree(orders.agentId, agentId)} AND ${atMerchant}
    )
    SELECT count(*) FILTER (WHERE state = 'pending_review')::int AS review,
           count(*) FILTER (WHERE state = 'pending_verification')::int AS confirm,
           count(*) FILTER (WHERE state = 'pending_verification' AND confirm_by < app_now())::int AS overdue,
           COALESCE((SELECT jsonb_agg(to_jsonb(f) ORDER BY f.since, f.id)
             FROM (SELECT id, kind, number, state, since, usd FROM waiting ORDER BY since, id LIMIT ${OLDEST_SHOWN}) f), '[]') AS oldest
      FROM waiting`.execute(db);
  const { oldest, ...counts } = rows[0] ?? { review: 0, confirm: 0, overdue: 0, oldest: [] };
  return { ...counts, oldest: oldest.map((one) => ({ ...one, since: new Date(one.since).toISOString() })) };
}

/** The ones of two lists that have waited longest, the longest first. */
export const oldestOf = (...lists: readonly (readonly WaitingOrder[])[]): WaitingOrder[] =>
  lists
    .flat()
    .sort((one, other) => one.since.localeCompare(other.since))
    .slice(0, OLDEST_SHOWN);
