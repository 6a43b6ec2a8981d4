import type { InboxTalk } from '@app/contract/chat/staff-schemas';
import { refuse } from '@app/contract/core/refuse';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { TreeActor } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { orderCards } from '../../../orders/public.ts';
import { agentsFor, type InboxRow, inboxCounts, inboxPage, inboxTalk, personBehind } from '../../db/inbox.repo.ts';
import type { MessagesReader } from '../show-messages.ts';

/** Orders shown beside a talk. */
const ORDERS_SHOWN = 5;

const rowView = (row: InboxRow, staff: TreeActor): InboxTalk => ({
  id: row.id,
  state: row.state,
  leftMessage: row.leftMessage,
  name: row.nickname ?? row.name,
  signedIn: row.customerId !== null,
  email: row.email,
  locale: row.locale,
  agent: row.staffId ? { id: row.staffId, name: row.agent ?? '' } : null,
  mine: row.staffId === staff.id,
  unread: row.unread,
  lastSeq: row.lastSeq,
  last: { kind: row.lastKind, text: row.lastText, by: row.lastBy },
  lastAt: row.lastAt.toISOString(),
  waitingSince: row.waitingSince?.toISOString() ?? null,
  rating: row.rating,
  ratingNote: row.ratingNote,
  createdAt: row.createdAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});

/** A page of talks that the asker may see, with the counts of the tabs. */
export async function listTalks(
  platform: Platform,
  page: Parameters<typeof inboxPage>[2],
  staff: TreeActor,
): Promise<{
  list: InboxTalk[];
  total: number;
  page: number;
  limit: number;
  counts: Awaited<ReturnType<typeof inboxCounts>>;
}> {
  const [{ rows, total }, counts] = await Promise.all([
    inboxPage(platform.db, staff, page),
    inboxCounts(platform.db, staff),
  ]);
  return { list: rows.map((row) => rowView(row, staff)), total, page: page.page, limit: page.limit, counts };
}

/** One talk. Refuses record.not_found, also for a person who is not below an agent who asks. */
export async function inboxTalkView(db: Queryable, id: string, staff: TreeActor): Promise<InboxTalk> {
  const row = (await inboxTalk(db, id, staff)) ?? refuse('record.not_found');
  return rowView(row, staff);
}

/** Who is on the other side; the latest orders only for a role that may see orders. Refuses record.not_found. */
export async function personView(platform: Platform, id: string, by: { staff: TreeActor } & MessagesReader) {
  await inboxTalkView(platform.db, id, by.staff);
  const row = (await personBehind(platform.db, id)) ?? refuse('record.not_found');
  const { customerId } = row;
  const sees = by.staff.permissions.has('orders.goods.view');
  const wanted = customerId && { customerId, limit: ORDERS_SHOWN, agentId: by.staff.agentId };
  return {
    customer: customerId
      ? {
          id: customerId,
          nickname: row.nickname ?? '',
          email: row.email ?? '',
          spentUsd: row.spentUsd ?? 0,
          createdAt: row.createdAt?.toISOString() ?? '',
        }
      : null,
    left: row.leftEmail === null ? null : { name: row.leftName ?? '', email: row.leftEmail },
    locale: row.locale,
    talks: row.talks,
    orders: sees ? (wanted ? await orderCards(platform.db, wanted, by.lang) : []) : null,
  };
}

/** Agents whom this talk can be given to. Refuses record.not_found. */
export async function agentsOf(platform: Platform, id: string, staff: TreeActor) {
  await inboxTalkView(platform.db, id, staff);
  return agentsFor(platform.db, id);
}
