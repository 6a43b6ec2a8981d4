import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { nameOrder } from '../../../platform/db/name-order.ts';
import { literally } from '../../../platform/db/patterns.ts';
import type { PlaceInFeed } from '../../../platform/http/place-in-feed.ts';
import { inSubtree } from '../../agents/core.ts';

export type OperationFilter = {
  /** Only what staff of this agent and of those below did; null for all. */
  readonly agentId: string | null;
  readonly staffId?: string | undefined;
  readonly permission?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  /** `kind/id`, or all of some kinds and whatever has this id. */
  readonly record?: string | { readonly kinds: readonly string[]; readonly id: string } | undefined;
  readonly outcome?: 'done' | 'refused' | undefined;
  /** Days of the shop's time zone, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
};

export type OperationRow = {
  readonly id: string;
  /** As PostgreSQL writes it, for the cursor. */
  readonly place: string;
  readonly at: Date;
  readonly who: string;
  readonly staffId: string | null;
  readonly ip: string;
  readonly action: string;
  readonly record: string;
  readonly permission: string;
  readonly call: string;
  readonly outcome: string;
};
export type OperationDetailRow = OperationRow & {
  readonly requestId: string;
  readonly before: unknown;
  readonly after: unknown;
};

const columns = sql`l.id::text AS id, l.created_at::text AS place, l.created_at AS at, l.who, l.staff_id AS "staffId",
  l.ip, l.action, l.record, l.permission, l.call, l.outcome`;

const seenBy = (agentId: string | null): RawBuilder<unknown> =>
  agentId === null
    ? sql`true`
    : sql`l.staff_id IN (SELECT s.id FROM staff s WHERE ${inSubtree('s.agent_id', agentId)})`;

function ofRecord(record: NonNullable<OperationFilter['record']>): RawBuilder<unknown> {
  if (typeof record === 'string') return sql`l.record = ${record}`;
  const ofKinds = record.kinds.map((kind) => sql`l.record LIKE ${`${literally(kind)}/%`}`);
  return sql`(${sql.join([...ofKinds, sql`split_part(l.record, '/', 2) = ${record.id}`], sql` OR `)})`;
}

/** Every operation that the log holds, each found in the index by the one before. */
export async function knownOperations(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    WITH RECURSIVE known AS (
      (SELECT action FROM operation_log ORDER BY action LIMIT 1)
      UNION ALL
      SELECT (SELECT l.action FROM operation_log l WHERE l.action > k.action ORDER BY l.action LIMIT 1)
      FROM known k WHERE k.action IS NOT NULL
    ) SELECT action FROM known WHERE action IS NOT NULL`.execute(db);
  return rows.map(({ action }) => action);
}

function conditions(filter: OperationFilter): RawBuilder<unknown> {
  const { staffId, permission, actions, record, outcome, from, to, timeZone } = filter;
  const parts = [
    seenBy(filter.agentId),
    staffId && sql`l.staff_id = ${staffId}`,
    permission && sql`l.permission = ${permission}`,
    actions && sql`l.action = ANY(${[...actions]}::text[])`,
    record && ofRecord(record),
    outcome && (outcome === 'done' ? sql`l.outcome = 'done'` : sql`l.outcome <> 'done'`),
    from && sql`l.created_at >= ${dayBegins(from, timeZone)}`,
    to && sql`l.created_at < ${dayBegins(to, timeZone, 1)}`,
  ].filter((part) => typeof part === 'object');
  return sql.join(parts, sql` AND `);
}

/** A stretch of the log, newest first. */
export async function operations(
  db: Queryable,
  filter: OperationFilter,
  of: { after: PlaceInFeed | null; limit: number },
): Promise<OperationRow[]> {
  const after = of.after
    ? sql`AND (l.created_at, l.id) < (${of.after.at}::timestamptz, ${of.after.id}::bigint)`
    : sql``;
  const { rows } = await sql<OperationRow>`
    SELECT ${columns} FROM operation_log l WHERE ${conditions(filter)} ${after}
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** One entry with what it changed. */
export async function operationById(
  db: Queryable,
  id: string,
  agentId: string | null,
): Promise<OperationDetailRow | undefined> {
  const { rows } = await sql<OperationDetailRow>`
    SELECT ${columns}, l.request_id AS "requestId", l.before, l.after FROM operation_log l
    WHERE l.id = ${id}::bigint AND ${seenBy(agentId)}`.execute(db);
  return rows[0];
}

/** Everybody of the staff by name, the disabled ones too: what they did stays. */
export async function staffNames(db: Queryable, agentId: string | null): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT s.id, s.name || ' · ' || s.username AS name FROM staff s WHERE ${inSubtree('s.agent_id', agentId)}
    ORDER BY ${nameOrder(sql`s.name`)}, s.id LIMIT 1000`.execute(db);
  return rows;
}
