import type { WebhookKind } from '@app/contract/webhooks/kinds';
import type { MessageState } from '@app/contract/webhooks/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { MAX_TRIES } from '../../../platform/events/outbox.ts';
import { agentsAs } from '../../agents/core.ts';
import { merchantsAs } from '../../merchants/core.ts';
import { TURN_MS } from '../domain/retry.ts';
import { type EndpointScope, inEndpointScope } from './endpoint.repo.ts';

const merchants = merchantsAs('g');
const agents = agentsAs('a');

type Sql = RawBuilder<unknown>;

export type News = {
  readonly eventId: number;
  readonly kind: WebhookKind;
  readonly field: string;
  readonly record: string;
  readonly body: string;
  /** The agents and merchants whose addresses hear of it beside the house's. */
  readonly below: readonly string[];
  readonly at: readonly string[];
  readonly happenedAt: Date;
};

/** A merchant that is closed hears nothing, as its staff see nothing, and an agent that has ended has none. */
const isOpenOwner: Sql = sql`(e.merchant_id IS NULL OR EXISTS (SELECT FROM ${merchants.table}
  WHERE ${merchants.id} = e.merchant_id AND ${merchants.isEnabled}))
  AND (e.agent_id IS NULL OR EXISTS (SELECT FROM ${agents.table} WHERE ${agents.id} = e.agent_id AND ${agents.endedAt} IS NULL))`;

/**
 * Writes a message of each event for each address that wants its kind and is the house's or may hear of its record, once; returns how many
 * were written.
 */
export async function insertMessages(db: Queryable, news: readonly News[]): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO webhook_message (id, endpoint_id, event_id, kind, record_field, record_id, body)
    SELECT gen_random_uuid(), e.id, n."eventId", n.kind, n.field, n.record, n.body
      FROM jsonb_to_recordset(${json(news)}::jsonb) AS n("eventId" bigint, kind text, field text, record text, body text,
        below uuid[], at uuid[])
      JOIN webhook_endpoint e ON n.kind = ANY(e.kinds) AND e.sender IS NULL AND ${isOpenOwner} AND
        CASE WHEN e.agent_id IS NOT NULL THEN e.agent_id = ANY(n.below)
          WHEN e.merchant_id IS NOT NULL THEN e.merchant_id = ANY(n.at) ELSE true END
    ON CONFLICT (endpoint_id, event_id) DO NOTHING`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export type DueMessage = {
  readonly id: string;
  readonly endpointId: string;
  readonly url: string;
  /** Which slice makes and signs it; null for those of staff's addresses, which have a secret. */
  readonly sender: string | null;
  readonly secret: string | null;
  readonly oldSecret: string | null;
  readonly record: string;
  readonly happenedAt: Date | null;
  readonly body: string;
  readonly attempts: number;
};

/** An older message about the same record still waits. */
const olderWaits: Sql = sql`EXISTS (SELECT FROM webhook_message older WHERE older.endpoint_id = m.endpoint_id
  AND older.record_id = m.record_id AND older.state = 'waiting' AND older.event_id < m.event_id)`;
/** An older event about the same record is still on its way here. */
const olderComes: Sql = sql`EXISTS (SELECT FROM outbox_event o WHERE o.delivered_at IS NULL AND o.tries < ${MAX_TRIES}
  AND o.id < m.event_id AND o.name = ANY(e.kinds) AND o.payload ->> m.record_field = m.record_id
  AND NOT EXISTS (SELECT FROM webhook_message x WHERE x.endpoint_id = e.id AND x.event_id = o.id))`;

/**
 * Takes a turn with at most `most` due messages, at most `each` to one address and none to those of `not`: no other process gets them until it
 * is over. The try counts from now. Of messages about one record only the oldest is taken.
 */
export async function takeDue(
  db: Queryable,
  { most, each, not }: { readonly most: number; readonly each: number; readonly not: readonly string[] },
): Promise<DueMessage[]> {
  const { rows } = await sql<DueMessage>`
    UPDATE webhook_message w SET attempts = w.attempts + 1,
      next_try_at = statement_timestamp() + ${TURN_MS} * interval '1 millisecond'
      FROM webhook_endpoint t WHERE t.id = w.endpoint_id AND w.id = ANY(ARRAY(
        SELECT due.id FROM webhook_endpoint e CROSS JOIN LATERAL (
          SELECT m.id FROM webhook_message m
           WHERE m.endpoint_id = e.id AND m.state = 'waiting' AND m.next_try_at <= statement_timestamp()
             AND NOT ${olderWaits} AND NOT ${olderComes}
           ORDER BY m.next_try_at, m.event_id LIMIT ${each} FOR UPDATE SKIP LOCKED) due
         WHERE e.paused_at IS NULL AND NOT e.id = ANY(${[...not]}::uuid[]) AND ${isOpenOwner} LIMIT ${most}))
    RETURNING w.id, w.endpoint_id AS "endpointId", t.url, t.sender, t.secret, w.body, w.attempts,
      w.record_id AS record, w.happened_at AS "happenedAt",
      CASE WHEN t.old_secret_until > statement_timestamp() THEN t.old_secret END AS "oldSecret"`.execute(db);
  return rows;
}

export type Outcome = {
  readonly status: number | null;
  readonly answer: string;
  readonly error: string;
  readonly milliseconds: number;
};

/** Writes down how a try was answered. */
export async function insertTry(tx: Tx, messageId: string, of: Outcome): Promise<void> {
  await sql`INSERT INTO webhook_try (message_id, status, answer, error, milliseconds)
    SELECT id, ${of.status}::int, ${of.answer}, ${of.error}, ${of.milliseconds}::int FROM webhook_message WHERE id = ${messageId}`.execute(
    tx,
  );
}

/** Writes down that a message was taken. */
export async function markDelivered(tx: Tx, { id, endpointId }: DueMessage): Promise<void> {
  await sql`UPDATE webhook_message SET state = 'delivered', done_at = statement_timestamp()
    WHERE id = ${id} AND state = 'waiting'`.execute(tx);
  await sql`UPDATE webhook_endpoint SET failing_since = NULL, last_delivered_at = statement_timestamp()
    WHERE id = ${endpointId}`.execute(tx);
}

/** Writes down that a try failed: again after `pauseMs`, or never when that is null. */
export async function markFailed(tx: Tx, { id, endpointId }: DueMessage, pauseMs: number | null): Promise<void> {
  const next =
    pauseMs === null
      ? sql`state = 'given_up', done_at = statement_timestamp()`
      : sql`next_try_at = statement_timestamp() + ${pauseMs} * interval '1 millisecond'`;
  await sql`UPDATE webhook_message SET ${next} WHERE id = ${id} AND state = 'waiting'`.execute(tx);
  await sql`UPDATE webhook_endpoint SET failing_since = COALESCE(failing_since, statement_timestamp())
    WHERE id = ${endpointId}`.execute(tx);
}

/** Has a message sent again, with all its tries; false where the caller sees none. */
export async function replay(tx: Tx, scope: EndpointScope, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE webhook_message m SET state = 'waiting', done_at = NULL, attempts = 0,
    next_try_at = statement_timestamp() FROM webhook_endpoint e
    WHERE m.id = ${id} AND e.id = m.endpoint_id AND ${inEndpointScope(scope)}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Forgets messages of more than 30 days; returns how many. */
export async function forgetOld(db: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`DELETE FROM webhook_message WHERE id = ANY(ARRAY(
    SELECT id FROM webhook_message WHERE created_at < statement_timestamp() - interval '30 days'
     LIMIT 1000 FOR UPDATE SKIP LOCKED))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export type MessageRow = {
  readonly id: string;
  readonly endpointId: string;
  readonly endpointName: string;
  readonly kind: WebhookKind;
  readonly record: string;
  readonly state: MessageState;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly nextTryAt: Date;
  readonly doneAt: Date | null;
  readonly body: string;
};

const columns: Sql = sql`m.id, m.endpoint_id AS "endpointId", e.name AS "endpointName", m.kind, m.record_id AS record, m.state,
  m.attempts, m.created_at AS "createdAt", m.next_try_at AS "nextTryAt", m.done_at AS "doneAt", m.body`;
const from: Sql = sql`webhook_message m JOIN webhook_endpoint e ON e.id = m.endpoint_id`;

export type MessageFilter = {
  readonly endpointId?: string | undefined;
  readonly kind?: WebhookKind | undefined;
  readonly record?: string | undefined;
};
export type MessageCounts = Record<'all' | MessageState, number>;

function conditions(scope: EndpointScope, { endpointId, kind, record }: MessageFilter): Sql {
  const all: Sql[] = [inEndpointScope(scope)];
  if (endpointId) all.push(sql`m.endpoint_id = ${endpointId}`);
  if (kind) all.push(sql`m.kind = ${kind}`);
  if (record) all.push(sql`m.record_id = ${record}`);
  return sql.join(all, sql` AND `);
}

/** A page of the messages that are seen and pass a filter, the newest first, with how many pass it in each state. */
export async function messagesPage(
  db: Queryable,
  scope: EndpointScope,
  filter: MessageFilter & { readonly state?: MessageState | undefined },
  at: { readonly limit: number; readonly offset: number },
): Promise<{ rows: MessageRow[]; counts: MessageCounts }> {
  const where = conditions(scope, filter);
  const [page, counts] = await Promise.all([
    sql<MessageRow>`SELECT ${columns} FROM ${from} WHERE ${where}
      ${filter.state ? sql`AND m.state = ${filter.state}` : sql``}
      ORDER BY m.created_at DESC, m.id DESC LIMIT ${at.limit} OFFSET ${at.offset}`.execute(db),
    sql<MessageCounts>`SELECT count(*)::int AS "all", count(*) FILTER (WHERE m.state = 'waiting')::int AS waiting,
      count(*) FILTER (WHERE m.state = 'delivered')::int AS delivered,
      count(*) FILTER (WHERE m.state = 'given_up')::int AS given_up FROM ${from} WHERE ${where}`.execute(db),
  ]);
  return { rows: page.rows, counts: counts.rows[0] ?? { all: 0, waiting: 0, delivered: 0, given_up: 0 } };
}

/** One message; null where the caller sees none. */
export async function messageById(db: Queryable, scope: EndpointScope, id: string): Promise<MessageRow | null> {
  const { rows } = await sql<MessageRow>`SELECT ${columns} FROM ${from}
    WHERE m.id = ${id} AND ${inEndpointScope(scope)}`.execute(db);
  return rows[0] ?? null;
}

/** Tries that are shown of a message. */
const SHOWN_TRIES = 20;

/** The last tries of a message, the newest first. */
export async function triesOf(db: Queryable, messageId: string): Promise<(Outcome & { readonly at: Date })[]> {
  const { rows } = await sql<Outcome & { at: Date }>`SELECT at, status, answer, error, milliseconds FROM webhook_try
    WHERE message_id = ${messageId} ORDER BY id DESC LIMIT ${SHOWN_TRIES}`.execute(db);
  return rows;
}
