import type { DeletionState } from '@app/contract/accounts/security/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { inSubtree } from '../../../agents/core.ts';
import { isSought, type Sought } from './find-customer.repo.ts';

export type WaitingDeletion = {
  readonly id: string;
  readonly requestedAt: Date;
  readonly endsAt: Date;
  readonly heldUpBy: string[];
};

const waitingColumns = sql`id, created_at AS "requestedAt", ends_at AS "endsAt", held_up_by AS "heldUpBy"`;

/** The request of a customer that waits for its day; null when there is none. */
export async function waitingDeletion(db: Queryable, customerId: string): Promise<WaitingDeletion | null> {
  const { rows } = await sql<WaitingDeletion>`
    SELECT ${waitingColumns} FROM deletion_request WHERE customer_id = ${customerId} AND state = 'waiting'`.execute(db);
  return rows[0] ?? null;
}

/** Writes a request down; null when one waits already. */
export async function insertDeletion(
  tx: Tx,
  request: { readonly id: string; readonly customerId: string; readonly reason: string; readonly days: number },
): Promise<WaitingDeletion | null> {
  const { rows } = await sql<WaitingDeletion>`
    INSERT INTO deletion_request (id, customer_id, reason, created_at, ends_at)
    SELECT ${request.id}::uuid, ${request.customerId}::uuid, ${request.reason}, t.now,
           t.now + ${request.days} * interval '1 day' FROM (SELECT app_now() AS now) t
    ON CONFLICT (customer_id) WHERE state = 'waiting' DO NOTHING RETURNING ${waitingColumns}`.execute(tx);
  return rows[0] ?? null;
}

/** Withdraws the request that waits; gives whether there was one. */
export async function withdraw(tx: Tx, customerId: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE deletion_request SET state = 'withdrawn', ended_at = app_now()
     WHERE customer_id = ${customerId} AND state = 'waiting' RETURNING 1`.execute(tx);
  return rows.length > 0;
}

export type DueDeletion = { readonly id: string; readonly customerId: string; readonly heldUpBy: string[] };

/** One request whose time has come, with its customer's row locked; what another process works on is passed over. */
export async function takeDueDeletion(tx: Tx): Promise<DueDeletion | null> {
  const { rows } = await sql<DueDeletion>`
    SELECT d.id, d.customer_id AS "customerId", d.held_up_by AS "heldUpBy"
      FROM deletion_request d JOIN customer c ON c.id = d.customer_id
     WHERE d.state = 'waiting' AND d.ends_at <= app_now()
     ORDER BY d.ends_at, d.id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`.execute(tx);
  return rows[0] ?? null;
}

/** Puts a request off by a day and says why; gives the day it is tried again. */
export async function holdUp(tx: Tx, id: string, by: readonly string[]): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    UPDATE deletion_request SET held_up_by = ${by}::text[], ends_at = app_now() + interval '1 day'
     WHERE id = ${id} RETURNING ends_at AS at`.execute(tx);
  return rows[0]?.at ?? new Date(0);
}

/** Ends a request whose account is gone; the words that went with it go too, also those of earlier requests. */
export async function finish(tx: Tx, due: DueDeletion): Promise<void> {
  await sql`UPDATE deletion_request SET reason = '' WHERE customer_id = ${due.customerId}`.execute(tx);
  await sql`UPDATE deletion_request SET state = 'done', ended_at = app_now(), held_up_by = '{}'
    WHERE id = ${due.id}`.execute(tx);
}

export type DeletionListRow = {
  readonly id: string;
  readonly customerId: string;
  readonly nickname: string;
  readonly email: string;
  readonly deleted: boolean;
  readonly state: DeletionState;
  readonly reason: string;
  readonly heldUpBy: string[];
  readonly createdAt: Date;
  readonly endsAt: Date;
  readonly endedAt: Date | null;
};

export type DeletionFilter = { readonly sought?: Sought | undefined; readonly agentId: string | null };

const conditions = (filter: DeletionFilter): RawBuilder<unknown> =>
  sql`${inSubtree('c.invited_by_agent', filter.agentId)}
    ${filter.sought ? sql`AND c.deleted_at IS NULL AND ${isSought('c', filter.sought)}` : sql``}`;

/** How many requests match in each state. */
export async function countDeletions(
  db: Queryable,
  filter: DeletionFilter,
): Promise<Record<DeletionState | 'all', number>> {
  const { rows } = await sql<{ state: DeletionState; n: number }>`
    SELECT d.state, count(*)::int AS n FROM deletion_request d JOIN customer c ON c.id = d.customer_id
     WHERE ${conditions(filter)} GROUP BY d.state`.execute(db);
  const of = (state: DeletionState) => rows.find((row) => row.state === state)?.n ?? 0;
  const all = rows.reduce((sum, row) => sum + row.n, 0);
  return { all, waiting: of('waiting'), withdrawn: of('withdrawn'), done: of('done') };
}

/** A page of matching requests with their customers. */
export async function deletionPage(
  db: Queryable,
  filter: DeletionFilter & { state?: DeletionState | undefined },
  page: { sort: 'createdAt' | 'endsAt'; order: 'asc' | 'desc'; page: number; limit: number },
): Promise<DeletionListRow[]> {
  const column = page.sort === 'endsAt' ? sql`d.ends_at` : sql`d.created_at`;
  const way = page.order === 'asc' ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<DeletionListRow>`
    SELECT d.id, d.customer_id AS "customerId", c.nickname, c.email, c.deleted_at IS NOT NULL AS deleted, d.state,
           d.reason, d.held_up_by AS "heldUpBy", d.created_at AS "createdAt", d.ends_at AS "endsAt",
           d.ended_at AS "endedAt"
      FROM deletion_request d JOIN customer c ON c.id = d.customer_id
     WHERE ${conditions(filter)} ${filter.state ? sql`AND d.state = ${filter.state}` : sql``}
     ORDER BY ${column} ${way}, d.id ${way} LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}`.execute(db);
  return rows;
}
