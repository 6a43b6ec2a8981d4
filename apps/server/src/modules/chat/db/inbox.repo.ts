import type { InboxTab } from '@app/contract/chat/staff-schemas';
import type { TalkState } from '@app/contract/chat/talk.machine';
import type { Locale } from '@app/contract/core/locale';
import { type RawBuilder, sql } from 'kysely';
import { type Queryable, realNow } from '../../../platform/db/connect.ts';
import { nameOrder } from '../../../platform/db/name-order.ts';
import { customersAs } from '../../accounts/core.ts';
import { agentsAs, inSubtree } from '../../agents/core.ts';
import { rolesAs, staffAs } from '../../staff/core.ts';

const roles = rolesAs('r');
const staff = staffAs('s');
const agents = agentsAs('a');
const customers = customersAs('c');

/** Who looks: an agent's staff sees the customers below this agent alone, and no visitors. */
export type Looking = { readonly id: string; readonly agentId: string | null };

export type InboxRow = {
  readonly id: string;
  readonly state: TalkState;
  readonly leftMessage: boolean;
  readonly nickname: string | null;
  readonly name: string | null;
  readonly customerId: string | null;
  readonly email: string | null;
  readonly locale: Locale;
  readonly staffId: string | null;
  readonly agent: string | null;
  readonly unread: number;
  readonly lastSeq: number;
  readonly lastKind: string;
  readonly lastText: string;
  readonly lastBy: string;
  readonly lastAt: Date;
  readonly waitingSince: Date | null;
  readonly rating: number | null;
  readonly ratingNote: string;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
};

const from = sql`FROM chat_talk t LEFT JOIN ${customers.table} ON ${customers.id} = t.customer_id`;
const unread = sql`(SELECT count(*) FROM chat_message m
  WHERE m.talk_id = t.id AND m.seq > t.staff_seq AND m.author = 'person')`;
const columns = sql`t.id, t.state, t.left_message AS "leftMessage", ${customers.nickname}, t.name,
  t.customer_id AS "customerId",
  COALESCE(${customers.email}, t.email) AS email, t.locale, t.staff_id AS "staffId", ${staff.name} AS agent,
    ${unread} AS unread,
  t.last_seq AS "lastSeq", COALESCE(l.kind, 'event') AS "lastKind", COALESCE(l.text, '') AS "lastText",
  COALESCE(l.author, 'system') AS "lastBy", t.last_at AS "lastAt", t.waiting_since AS "waitingSince", t.rating,
  t.rating_note AS "ratingNote", t.created_at AS "createdAt", t.closed_at AS "closedAt"`;
const joins = sql`LEFT JOIN ${staff.table} ON ${staff.id} = t.staff_id
  LEFT JOIN LATERAL (SELECT m.kind, m.text, m.author FROM chat_message m
    WHERE m.talk_id = t.id AND m.kind <> 'event' ORDER BY m.seq DESC LIMIT 1) l ON true`;

const visible = (by: Looking): RawBuilder<boolean> => inSubtree(customers.agentId, by.agentId);

const inTab = (tab: InboxTab, by: Looking): RawBuilder<unknown> =>
  ({
    waiting: sql`t.state = 'waiting'`,
    mine: sql`t.state = 'active' AND t.staff_id = ${by.id}`,
    others: sql`t.state = 'active' AND t.staff_id <> ${by.id}`,
    closed: sql`t.state = 'closed'`,
  })[tab];

const order = {
  waiting: sql`t.waiting_since NULLS LAST, t.id`,
  mine: sql`t.last_at DESC, t.id`,
  others: sql`t.last_at DESC, t.id`,
  closed: sql`t.closed_at DESC, t.id`,
} as const;

/** A page of a tab. */
export async function inboxPage(
  db: Queryable,
  by: Looking,
  page: { tab: InboxTab; page: number; limit: number },
): Promise<{ rows: InboxRow[]; total: number }> {
  const where = sql`WHERE ${inTab(page.tab, by)} AND ${visible(by)}`;
  const { rows } = await sql<InboxRow>`
    SELECT ${columns} ${from} ${joins} ${where}
    ORDER BY ${order[page.tab]} LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}`.execute(db);
  const total = await sql<{ n: number }>`SELECT count(*) AS n ${from} ${where}`.execute(db);
  return { rows, total: total.rows[0]?.n ?? 0 };
}

/** One talk as the inbox shows it; null for one that the asker may not see. */
export async function inboxTalk(db: Queryable, id: string, by: Looking): Promise<InboxRow | null> {
  const { rows } = await sql<InboxRow>`
    SELECT ${columns} ${from} ${joins} WHERE t.id = ${id} AND ${visible(by)}`.execute(db);
  return rows[0] ?? null;
}

export type InboxCounts = { waiting: number; mine: number; others: number; unread: number };

/** How many talks wait, are held by the asker and by others, and how many of the asker's own have something unread. */
export async function inboxCounts(db: Queryable, by: Looking): Promise<InboxCounts> {
  const { rows } = await sql<InboxCounts>`
    SELECT count(*) FILTER (WHERE t.state = 'waiting') AS waiting,
      count(*) FILTER (WHERE t.state = 'active' AND t.staff_id = ${by.id}) AS mine,
      count(*) FILTER (WHERE t.state = 'active' AND t.staff_id <> ${by.id}) AS others,
      count(*) FILTER (WHERE t.state = 'active' AND t.staff_id = ${by.id} AND ${unread} > 0) AS unread
    ${from} WHERE t.closed_at IS NULL AND ${visible(by)}`.execute(db);
  return rows[0] ?? { waiting: 0, mine: 0, others: 0, unread: 0 };
}

export type AgentRow = { id: string; name: string; present: boolean; holds: number };
/** For how long somebody counts as present after their inbox was last heard of. */
const PRESENT_SECONDS = 90;

/** Everybody who may answer this talk: holds the permission and sees the person. Those in the inbox with least first. */
export async function agentsFor(db: Queryable, talkId: string): Promise<AgentRow[]> {
  const { rows } = await sql<AgentRow>`
    WITH RECURSIVE up AS (
      SELECT ${customers.agentId} AS id FROM chat_talk t JOIN ${customers.table} ON ${customers.id} = t.customer_id
        WHERE t.id = ${talkId}
      UNION SELECT ${agents.parentId} FROM ${agents.table} JOIN up ON ${agents.id} = up.id
    )
    SELECT ${staff.id}, ${staff.name},
      COALESCE(p.seen_at > statement_timestamp() - ${PRESENT_SECONDS} * interval '1 second', false) AS present,
      (SELECT count(*) FROM chat_talk h WHERE h.staff_id = ${staff.id} AND h.state = 'active') AS holds
    FROM ${staff.table} JOIN ${roles.table} ON ${roles.id} = ${staff.roleId}
      LEFT JOIN chat_presence p ON p.staff_id = ${staff.id}
    WHERE ${staff.disabledAt} IS NULL AND ${roles.isEnabled} AND (${roles.isSuper}
      OR 'service.chat.reply' = ANY(${roles.permissions}))
      AND (${staff.agentId} IS NULL OR ${staff.agentId} IN (SELECT id FROM up))
    ORDER BY present DESC, holds, ${nameOrder(staff.name)}, ${staff.id}`.execute(db);
  return rows;
}

/** Notes that somebody is in the inbox. */
export async function notePresence(db: Queryable, staffId: string): Promise<void> {
  await db
    .insertInto('chat_presence')
    .values({ staff_id: staffId })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ seen_at: realNow }))
    .execute();
}

export async function staffName(db: Queryable, id: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`SELECT ${staff.name} FROM ${staff.table}
    WHERE ${staff.id} = ${id}`.execute(db);
  return rows[0]?.name ?? '';
}

export type PersonRow = {
  customerId: string | null;
  nickname: string | null;
  email: string | null;
  spentUsd: number | null;
  createdAt: Date | null;
  leftName: string | null;
  leftEmail: string | null;
  locale: Locale;
  talks: number;
};

/** Who is on the other side of a talk. */
export async function personBehind(db: Queryable, talkId: string): Promise<PersonRow | null> {
  const { rows } = await sql<PersonRow>`
    SELECT ${customers.id} AS "customerId", ${customers.nickname}, ${customers.email}, ${customers.spentUsd} AS "spentUsd",
      ${customers.createdAt} AS "createdAt", t.name AS "leftName", t.email AS "leftEmail", t.locale,
      (SELECT count(*) FROM chat_talk o WHERE (t.customer_id IS NOT NULL AND o.customer_id = t.customer_id)
        OR (t.customer_id IS NULL AND o.visitor_id = t.visitor_id)) AS talks
    ${from} WHERE t.id = ${talkId}`.execute(db);
  return rows[0] ?? null;
}
