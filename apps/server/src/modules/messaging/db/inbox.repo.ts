import type { Localized } from '@app/contract/core/locale';
import type { MessageKind, MessageLinkKind, MessageType } from '@app/contract/messaging/schemas';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { PlaceInFeed } from '../../../platform/http/place-in-feed.ts';
import type { UserInfoPart } from '../../accounts/core.ts';
import { customersAs } from '../../accounts/core.ts';
import { agentsAs } from '../../agents/core.ts';
import { memberLevelsAs } from '../../levels/core.ts';

const levels = memberLevelsAs('l');
const agents = agentsAs('a');
const customers = customersAs('me');

/** What a message says, in every language. */
export type MessageContent = {
  readonly kind: MessageKind;
  readonly type: MessageType;
  readonly title: Localized;
  readonly summary: Localized;
  readonly content: Localized;
  readonly cover: string | null;
};

export type InboxRow = MessageContent & {
  readonly id: string;
  readonly at: string;
  readonly read: boolean;
  readonly link_kind: MessageLinkKind | null;
  readonly link_id: string | null;
};
export type Unread = { readonly notice: number; readonly inbox: number };

const columns = sql`m.id, m.kind, m.type, m.title, m.summary, m.content, m.cover, m.publish_at::text AS at,
  m.link_kind, m.link_id`;

/** What messages to a group name of the customer `me`: themselves, their level, and every agent above them. */
const groups = sql`
  ARRAY[${customers.id}, (
    SELECT ${levels.id} FROM ${levels.table} WHERE ${levels.thresholdUsd} <= ${customers.standingUsd}
      ORDER BY ${levels.thresholdUsd} DESC LIMIT 1
  )] || CASE WHEN ${customers.agentId} IS NULL THEN '{}'::uuid[] ELSE ARRAY(
    WITH RECURSIVE above AS (
      SELECT ${agents.id}, ${agents.parentId} FROM ${agents.table} WHERE ${agents.id} = ${customers.agentId}
      UNION SELECT ${agents.id}, ${agents.parentId} FROM ${agents.table} JOIN above ON ${agents.id} = above.parent_id
    ) SELECT id FROM above
  ) END`;

/** Published messages for the customer `me`: for everybody, or for one of their groups. */
const addressed = sql`
  SELECT m.* FROM message m WHERE m.status = 'published' AND m.audience = 'all'
  UNION ALL SELECT m.* FROM message m
    WHERE m.status = 'published' AND m.audience = ANY('{customer,level,agent}') AND m.audience_id = ANY(${groups})`;

/**
 * Whether an addressed message is there now. Inbox messages to a group reach only those who were customers when they
 * were sent.
 */
const thereNow = sql`m.publish_at <= app_now() AND (m.expires_at IS NULL OR m.expires_at > app_now())
  AND (m.kind = 'notice' OR m.audience = 'customer' OR m.publish_at >= ${customers.createdAt})`;

/** Everything a customer may see now, as a table `seen` with `read`. */
const visible = (customerId: string) => sql`
  seen AS (
    SELECT m.*, mark.message_id IS NOT NULL AS read FROM ${customers.table} CROSS JOIN LATERAL (${addressed}) m
    LEFT JOIN message_mark mark ON mark.message_id = m.id AND mark.customer_id = ${customers.id}
    WHERE ${customers.id} = ${customerId} AND ${thereNow} AND NOT coalesce(mark.deleted, false)
  )`;

/** How many of the same are not marked, as a part of `userInfo`. */
export const bell: UserInfoPart<number> = {
  value: sql`(SELECT count(*)::int FROM (${addressed}) m WHERE ${thereNow} AND NOT EXISTS (
    SELECT FROM message_mark mark WHERE mark.customer_id = ${customers.id} AND mark.message_id = m.id))`,
  draw: (unreadMessages) => ({ unreadMessages }),
};

const unreadOfSeen = sql`
  SELECT count(*) FILTER (WHERE kind = 'notice')::int AS notice, count(*) FILTER (WHERE kind = 'inbox')::int AS inbox
  FROM seen WHERE NOT read`;

/** A stretch of a customer's messages of one kind, newest first, with the unread of both: one query over one table. */
export async function inboxOf(
  db: Queryable,
  of: { customerId: string; kind: MessageKind; after: PlaceInFeed | null; limit: number },
): Promise<{ rows: readonly InboxRow[]; unread: Unread }> {
  const place = of.after ? sql`AND (m.publish_at, m.id) < (${of.after.at}::timestamptz, ${of.after.id}::uuid)` : sql``;
  const { rows } = await sql<InboxRow & { unread: Unread }>`
    WITH ${visible(of.customerId)}, unread AS (${unreadOfSeen}),
    page AS (
      SELECT ${columns}, m.read, m.publish_at FROM seen m WHERE m.kind = ${of.kind} ${place}
      ORDER BY m.publish_at DESC, m.id DESC LIMIT ${of.limit}
    )
    SELECT page.*, to_json(unread) AS unread FROM unread LEFT JOIN page ON true
    ORDER BY page.publish_at DESC, page.id DESC`.execute(db);
  const unread = rows[0]?.unread ?? { notice: 0, inbox: 0 };
  return { rows: rows.filter((row) => row.id !== null), unread };
}

/** How many a customer has not read. */
export async function unreadOf(db: Queryable, customerId: string): Promise<Unread> {
  const { rows } = await sql<Unread>`WITH ${visible(customerId)} ${unreadOfSeen}`.execute(db);
  return rows[0] ?? { notice: 0, inbox: 0 };
}

/** One message that the customer may see now. */
export async function messageFor(db: Queryable, customerId: string, id: string): Promise<InboxRow | undefined> {
  const { rows } = await sql<InboxRow>`
    WITH ${visible(customerId)} SELECT ${columns}, m.read FROM seen m WHERE m.id = ${id}`.execute(db);
  return rows[0];
}

/** The newest popup notice: of a customer one that they may see and have not read; of a visitor one for everybody. */
export async function popupFor(db: Queryable, customerId: string | null): Promise<InboxRow | undefined> {
  const { rows } = customerId
    ? await sql<InboxRow>`
        WITH ${visible(customerId)} SELECT ${columns}, m.read FROM seen m WHERE m.popup AND NOT m.read
        ORDER BY m.publish_at DESC, m.id DESC LIMIT 1`.execute(db)
    : await sql<InboxRow>`
        SELECT ${columns}, false AS read FROM message m
        WHERE m.status = 'published' AND m.audience = 'all' AND m.kind = 'notice' AND m.popup
          AND m.publish_at <= app_now() AND (m.expires_at IS NULL OR m.expires_at > app_now())
        ORDER BY m.publish_at DESC, m.id DESC LIMIT 1`.execute(db);
  return rows[0];
}

export type Marking = { readonly ids?: readonly string[] | undefined; readonly kind?: MessageKind | undefined };

/** Marks what the customer may see as read: these, or all of a kind, or all. */
export async function markRead(db: Queryable, customerId: string, which: Marking): Promise<void> {
  const chosen = which.ids ? sql`AND m.id = ANY(${which.ids}::uuid[])` : sql``;
  const ofKind = which.kind ? sql`AND m.kind = ${which.kind}` : sql``;
  await sql`WITH ${visible(customerId)}
    INSERT INTO message_mark (customer_id, message_id)
    SELECT ${customerId}::uuid, m.id FROM seen m WHERE NOT m.read ${chosen} ${ofKind}
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Takes inbox messages that the customer may see out of their list. */
export async function markDeleted(db: Queryable, customerId: string, ids: readonly string[]): Promise<void> {
  await sql`WITH ${visible(customerId)}
    INSERT INTO message_mark (customer_id, message_id, deleted)
    SELECT ${customerId}::uuid, m.id, true FROM seen m WHERE m.kind = 'inbox' AND m.id = ANY(${ids}::uuid[])
    ON CONFLICT (customer_id, message_id) DO UPDATE SET deleted = true`.execute(db);
}
