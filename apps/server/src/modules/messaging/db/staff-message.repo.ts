import type { MessageKind, MessageType } from '@app/contract/messaging/schemas';
import type { AUDIENCES, MESSAGE_STATES } from '@app/contract/messaging/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import { appNow, json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { holdsText } from '../../../platform/db/patterns.ts';
import { customersAs } from '../../accounts/core.ts';
import { agentsAs, subtreeOf } from '../../agents/core.ts';
import { memberLevelsAs } from '../../levels/core.ts';
import { staffAs } from '../../staff/core.ts';
import type { MessageContent } from './inbox.repo.ts';

const levels = memberLevelsAs('l');
const staff = staffAs('s');
const agents = agentsAs('a');
const customers = customersAs('c');

export type Audience = (typeof AUDIENCES)[number];
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Of all messages those that staff wrote; an agent's staff see those for customers below that agent. */
export type StaffMessageRow = MessageContent & {
  readonly id: string;
  readonly popup: boolean;
  readonly audience: Audience;
  readonly audience_id: string | null;
  readonly audience_name: string | null;
  readonly state: MessageState;
  readonly publish_at: Date;
  readonly expires_at: Date | null;
  readonly reads: number;
  readonly author: string | null;
  readonly created_at: Date;
  readonly version: number;
};

const state = sql`CASE WHEN m.status <> 'published' THEN m.status
  WHEN m.expires_at <= app_now() THEN 'expired' WHEN m.publish_at > app_now() THEN 'scheduled' ELSE 'published' END`;

/** What an agent's staff may see and write for: the agent's own branch. */
const withinBranch = (agentId: string | null): RawBuilder<unknown> =>
  agentId === null
    ? sql`true`
    : sql`((m.audience = 'agent' AND m.audience_id IN (${subtreeOf(agentId)})) OR (m.audience = 'customer' AND
        EXISTS (SELECT 1 FROM ${customers.table} WHERE ${customers.id} = m.audience_id
          AND ${customers.agentId} IN (${subtreeOf(agentId)}))))`;

const from = sql`FROM message m LEFT JOIN ${staff.table} ON ${staff.id} = m.author_id`;
const columns = sql`m.id, m.kind, m.type, m.title, m.summary, m.content, m.cover, m.popup, m.audience, m.audience_id,
  CASE m.audience
    WHEN 'level' THEN (SELECT ${levels.name} ->> 'en-US' FROM ${levels.table} WHERE ${levels.id} = m.audience_id)
    WHEN 'agent' THEN (SELECT ${agents.name} FROM ${agents.table} WHERE ${agents.id} = m.audience_id)
    WHEN 'customer' THEN (SELECT ${customers.email} FROM ${customers.table} WHERE ${customers.id} = m.audience_id)
  END AS audience_name,
  ${state} AS state, m.publish_at, m.expires_at,
  (SELECT count(*)::int FROM message_mark k WHERE k.message_id = m.id) AS reads,
  ${staff.name} AS author, m.created_at, m.version`;

export type StaffMessageFilter = {
  readonly agentId: string | null;
  readonly kind?: MessageKind | undefined;
  readonly type?: MessageType | undefined;
  readonly state?: MessageState | undefined;
  readonly title?: string | undefined;
};

/** One page of what staff wrote, newest first, and how many there are. */
export async function staffMessages(
  db: Queryable,
  filter: StaffMessageFilter,
  page: { page: number; limit: number },
): Promise<{ rows: StaffMessageRow[]; total: number }> {
  const where = sql.join(
    [
      sql`m.dedupe_key IS NULL`,
      withinBranch(filter.agentId),
      ...(filter.kind ? [sql`m.kind = ${filter.kind}`] : []),
      ...(filter.type ? [sql`m.type = ${filter.type}`] : []),
      ...(filter.state ? [sql`${state} = ${filter.state}`] : []),
      ...(filter.title ? [holdsText(sql`m.title`, filter.title)] : []),
    ],
    sql` AND `,
  );
  return pageOf(db, {
    rows: sql<StaffMessageRow>`SELECT ${columns} ${from} WHERE ${where} ORDER BY m.created_at DESC, m.id DESC`,
    counted: sql`FROM message m WHERE ${where}`,
    at: page,
  });
}

/** One message written by staff, of the agent's branch when there is one; locked in a transaction that changes it. */
export async function staffMessage(
  db: Queryable,
  of: { id: string; agentId: string | null; lock?: boolean },
): Promise<StaffMessageRow | undefined> {
  const { rows } = await sql<StaffMessageRow>`
    SELECT ${columns} ${from} WHERE m.id = ${of.id} AND m.dedupe_key IS NULL AND ${withinBranch(of.agentId)}
    ${of.lock ? sql`FOR NO KEY UPDATE OF m` : sql``}`.execute(db);
  return rows[0];
}

export type StoredMessage = MessageContent & {
  readonly popup: boolean;
  readonly audience: Audience;
  readonly audienceId: string | null;
  readonly status: 'draft' | 'published' | 'withdrawn';
  /** Null for this very moment, by the database's clock. */
  readonly publishAt: Date | null;
  readonly expiresAt: Date | null;
};

const valuesOf = (message: StoredMessage) => ({
  kind: message.kind,
  type: message.type,
  title: json(message.title),
  summary: json(message.summary),
  content: json(message.content),
  cover: message.cover,
  popup: message.popup,
  audience: message.audience,
  audience_id: message.audienceId,
  status: message.status,
  publish_at: message.publishAt ?? appNow,
  expires_at: message.expiresAt,
});

/** Writes a new message. */
export async function insertMessage(tx: Tx, given: StoredMessage & { id: string; authorId: string }): Promise<void> {
  await tx
    .insertInto('message')
    .values({ id: given.id, author_id: given.authorId, ...valuesOf(given) })
    .execute();
}

/** Saves a message as its next version. */
export async function updateMessage(tx: Tx, id: string, given: StoredMessage): Promise<void> {
  await tx
    .updateTable('message')
    .set((eb) => ({ ...valuesOf(given), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Takes a message back. */
export async function withdrawMessage(tx: Tx, id: string): Promise<void> {
  await sql`UPDATE message SET status = 'withdrawn', version = version + 1 WHERE id = ${id}`.execute(tx);
}

export type AudienceOf = { readonly audience: Audience; readonly to: string };

/**
 * The id that an audience names: a level or agent by id, a customer by id or e-mail. Null when there is none, or none in
 * the branch of the agent who asks.
 */
export async function audienceId(db: Queryable, of: AudienceOf, agentId: string | null): Promise<string | null> {
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(of.to) ? of.to : null;
  const branch = agentId === null ? sql`true` : sql`${agents.id} IN (${subtreeOf(agentId)})`;
  const mine = agentId === null ? sql`true` : sql`${customers.agentId} IN (${subtreeOf(agentId)})`;
  const query = {
    level: sql`SELECT ${levels.id} FROM ${levels.table} WHERE ${levels.id} = ${uuid}::uuid AND ${agentId === null}`,
    agent: sql`SELECT ${agents.id} FROM ${agents.table} WHERE ${agents.id} = ${uuid}::uuid AND ${branch}`,
    customer: sql`SELECT ${customers.id} FROM ${customers.table}
      WHERE (${customers.id} = ${uuid}::uuid OR lower(${customers.email}) = lower(${of.to})) AND ${mine}`,
  };
  if (of.audience === 'all') return null;
  const { rows } = await sql<{ id: string }>`${query[of.audience]}`.execute(db);
  return rows[0]?.id ?? null;
}

/** How many customers an audience has now. */
export async function audienceCount(db: Queryable, of: { audience: Audience; id: string | null }): Promise<number> {
  const within = {
    all: sql`true`,
    level: sql`(SELECT ${levels.id} FROM ${levels.table} WHERE ${levels.thresholdUsd} <= ${customers.standingUsd}
      ORDER BY ${levels.thresholdUsd} DESC LIMIT 1) = ${of.id}`,
    agent: sql`${customers.agentId} IN (${subtreeOf(of.id ?? '00000000-0000-0000-0000-000000000000')})`,
    customer: sql`${customers.id} = ${of.id}`,
  };
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM ${customers.table} WHERE ${within[of.audience]}`.execute(db);
  return rows[0]?.n ?? 0;
}
