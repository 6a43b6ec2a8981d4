import type { EventState } from '@app/contract/system/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { MAX_TRIES } from '../../../platform/events/outbox.ts';

export type StoredEvent = {
  readonly id: string;
  readonly name: string;
  readonly state: EventState;
  readonly tries: number;
  readonly error: string;
  readonly createdAt: Date;
  readonly nextTryAt: Date | null;
};

const inState: Readonly<Record<EventState, RawBuilder<unknown>>> = {
  waiting: sql`tries = 0`,
  failing: sql`tries BETWEEN 1 AND ${sql.lit(MAX_TRIES - 1)}`,
  given_up: sql`tries >= ${sql.lit(MAX_TRIES)}`,
};
const columns = sql`id::text AS id, name, tries, coalesce(last_error, '') AS error, created_at AS "createdAt",
  CASE WHEN ${inState.failing} THEN next_try_at END AS "nextTryAt",
  CASE WHEN ${inState.waiting} THEN 'waiting' WHEN ${inState.failing} THEN 'failing' ELSE 'given_up' END AS state`;

type EventFilter = { readonly name?: string | undefined };
const conditions = ({ name }: EventFilter) =>
  name ? sql`delivered_at IS NULL AND name = ${name}` : sql`delivered_at IS NULL`;

export async function countEvents(db: Queryable, filter: EventFilter): Promise<Record<EventState | 'all', number>> {
  const { rows } = await sql<Record<EventState | 'all', number>>`
    SELECT count(*)::int AS "all", count(*) FILTER (WHERE ${inState.waiting})::int AS waiting,
           count(*) FILTER (WHERE ${inState.failing})::int AS failing,
           count(*) FILTER (WHERE ${inState.given_up})::int AS given_up
      FROM outbox_event WHERE ${conditions(filter)}`.execute(db);
  return rows[0] ?? { all: 0, waiting: 0, failing: 0, given_up: 0 };
}

/** A page of events that somebody still has to hear, by the order they were written in. */
export async function eventsPage(
  db: Queryable,
  filter: EventFilter & { readonly state?: EventState | undefined },
  page: { order: 'asc' | 'desc'; page: number; limit: number },
): Promise<StoredEvent[]> {
  const way = page.order === 'asc' ? sql`ASC` : sql`DESC`;
  const of = filter.state ? sql`AND ${inState[filter.state]}` : sql``;
  const { rows } = await sql<StoredEvent>`SELECT ${columns} FROM outbox_event WHERE ${conditions(filter)} ${of}
    ORDER BY outbox_event.id ${way} LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}`.execute(db);
  return rows;
}

export async function eventById(db: Queryable, id: string): Promise<StoredEvent | null> {
  const { rows } = await sql<StoredEvent>`SELECT ${columns} FROM outbox_event
    WHERE outbox_event.id = ${id}::bigint`.execute(db);
  return rows[0] ?? null;
}
