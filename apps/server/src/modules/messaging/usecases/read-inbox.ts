import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat } from '@app/contract/core/refuse';
import type { MessageDetail, MessageKind, MessageSummary } from '@app/contract/messaging/schemas';
import { cursorAfter, readPlace } from '../../../platform/http/place-in-feed.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type InboxRow, inboxOf, markRead, messageFor, popupFor, type Unread } from '../db/inbox.repo.ts';

const summaryOf = (row: InboxRow, lang: Locale): MessageSummary => ({
  id: row.id,
  kind: row.kind,
  type: row.type,
  title: localize(row.title, lang),
  summary: localize(row.summary, lang),
  cover: row.cover,
  at: new Date(row.at).toISOString(),
  read: row.read,
  link: row.link_kind && row.link_id ? { kind: row.link_kind, id: row.link_id } : null,
});

const detailOf = (row: InboxRow, lang: Locale): MessageDetail => ({
  ...summaryOf(row, lang),
  html: localize(row.content, lang),
});

/** A stretch of the customer's messages of one kind, newest first, with the unread of both kinds. One query. */
export async function listMessages(
  platform: Platform,
  of: { customerId: string; lang: Locale; kind: MessageKind; cursor: string | undefined; limit: number },
): Promise<{ list: MessageSummary[]; cursor: string | null; unread: Unread }> {
  const { rows, unread } = await inboxOf(platform.db, {
    customerId: of.customerId,
    kind: of.kind,
    after: readPlace(of.cursor),
    limit: of.limit + 1,
  });
  const page = rows.slice(0, of.limit);
  const last = page.at(-1);
  return {
    list: page.map((row) => summaryOf(row, of.lang)),
    cursor: rows.length > of.limit && last ? cursorAfter(last) : null,
    unread,
  };
}

/** One message, which is read from now on. Refuses record.not_found for what is not theirs, withdrawn or over. */
export async function openMessage(
  platform: Platform,
  of: { customerId: string; lang: Locale; id: string },
): Promise<MessageDetail> {
  const row = await messageFor(platform.db, of.customerId, of.id);
  assertThat(row, 'record.not_found');
  if (!row.read) await markRead(platform.db, of.customerId, { ids: [of.id] });
  return { ...detailOf(row, of.lang), read: true };
}

/** The popup notice to show now, or null. */
export async function readPopup(
  platform: Platform,
  of: { customerId: string | null; lang: Locale },
): Promise<MessageDetail | null> {
  const row = await popupFor(platform.db, of.customerId);
  return row ? detailOf(row, of.lang) : null;
}
