import type { Localized } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { MessageInput, StaffMessage } from '@app/contract/messaging/staff-schemas';
import { cleanLocalizedHtml } from '../../../platform/clean-html.ts';
import { inTransaction, type Queryable } from '../../../platform/db/connect.ts';
import type { StaffContext, TreeActor } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  type AudienceOf,
  audienceCount,
  audienceId,
  insertMessage,
  type StaffMessageFilter,
  type StaffMessageRow,
  type StoredMessage,
  staffMessage,
  staffMessages,
  updateMessage,
  withdrawMessage,
} from '../db/staff-message.repo.ts';

const shown = (row: StaffMessageRow): StaffMessage => ({
  id: row.id,
  kind: row.kind,
  type: row.type,
  title: row.title,
  summary: row.summary,
  content: row.content,
  cover: row.cover,
  popup: row.popup,
  audience: row.audience,
  audienceTo: row.audience === 'customer' ? (row.audience_name ?? '') : (row.audience_id ?? ''),
  audienceName: row.audience_name ?? '',
  draft: row.state === 'draft',
  state: row.state,
  publishAt: row.publish_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  reads: row.reads,
  author: row.author ?? '',
  createdAt: row.created_at.toISOString(),
  version: row.version,
});

/** A page of what staff wrote, newest first; an agent's staff see what goes to their own branch. */
export async function listStaffMessages(
  db: Queryable,
  filter: StaffMessageFilter,
  page: { page: number; limit: number },
): Promise<{ list: StaffMessage[]; total: number; page: number; limit: number }> {
  const { rows, total } = await staffMessages(db, filter, page);
  return { list: rows.map(shown), total, ...page };
}

/** One message with all its languages. Refuses record.not_found, also for one outside the agent's branch. */
export async function readStaffMessage(
  db: Queryable,
  of: { id: string; agentId: string | null; lock?: boolean },
): Promise<StaffMessage> {
  return shown((await staffMessage(db, of)) ?? refuse('record.not_found'));
}

/** An empty language is left out, so that the English text stands in for it. */
const filled = (text: MessageInput['title']): Localized =>
  Object.fromEntries(Object.entries(text).filter(([, value]) => value)) as unknown as Localized;

/** How many customers an audience has. Refuses record.not_found for a level, agent or customer that does not exist. */
export async function sizeOfAudience(db: Queryable, of: AudienceOf, agentId: string | null): Promise<number> {
  assertThat(agentId === null || (of.audience !== 'all' && of.audience !== 'level'), 'access.denied');
  const id = await audienceId(db, of, agentId);
  assertThat(of.audience === 'all' || id, 'record.not_found');
  return audienceCount(db, { audience: of.audience, id });
}

async function stored(
  platform: Platform,
  db: Queryable,
  by: StaffContext<TreeActor>,
  input: MessageInput,
): Promise<StoredMessage> {
  const { agentId } = by.staff;
  const { audience } = input;
  assertThat(agentId === null || (audience !== 'all' && audience !== 'level'), 'access.denied');
  const id = await audienceId(db, { audience, to: input.audienceTo }, agentId);
  if (audience !== 'all' && !id) refuseField('audienceTo', 'field.message_audience');
  const publishAt = input.publishAt ? new Date(input.publishAt) : null;
  const expiresAt = input.expiresAt ? new Date(input.expiresAt) : null;
  if (expiresAt && expiresAt <= (publishAt ?? platform.clock.now())) refuseField('expiresAt', 'field.message_ends');
  return {
    kind: input.kind,
    type: input.type,
    title: filled(input.title),
    summary: filled(input.summary),
    content: cleanLocalizedHtml(filled(input.content)),
    cover: input.cover,
    popup: input.popup,
    audience,
    audienceId: id,
    status: input.draft ? 'draft' : 'published',
    publishAt,
    expiresAt,
  };
}

/**
 * Writes a message: a draft, or seen from `publishAt`. Refuses access.denied for everybody or a level when an agent's
 * staff write, and field messages for an audience that does not exist or an end before the beginning.
 */
export async function createMessage(
  platform: Platform,
  by: StaffContext<TreeActor>,
  input: MessageInput,
): Promise<StaffMessage> {
  return inTransaction(platform.db, async (tx) => {
    const message = await stored(platform, tx, by, input);
    const id = newId(platform.clock);
    await insertMessage(tx, { ...message, id, authorId: by.staff.id });
    const after = await readStaffMessage(tx, { id, agentId: null });
    await logOperation(tx, by, { action: 'message.create', record: `message/${id}`, before: null, after });
    return after;
  });
}

/** Saves a message. Refuses record.not_found, record.stale with `{current}`, and what createMessage refuses. */
export async function saveMessage(
  platform: Platform,
  by: StaffContext<TreeActor>,
  given: { id: string; version: number; input: MessageInput },
): Promise<StaffMessage> {
  return inTransaction(platform.db, async (tx) => {
    const before = await readStaffMessage(tx, { id: given.id, agentId: by.staff.agentId, lock: true });
    assertThat(before.version === given.version, 'record.stale', { current: before });
    await updateMessage(tx, given.id, await stored(platform, tx, by, given.input));
    const after = await readStaffMessage(tx, { id: given.id, agentId: null });
    await logOperation(tx, by, { action: 'message.update', record: `message/${given.id}`, before, after });
    return after;
  });
}

/** Takes a message back, so that nobody sees it any more; again changes nothing. Refuses record.not_found. */
export async function takeMessageBack(
  platform: Platform,
  by: StaffContext<TreeActor>,
  id: string,
): Promise<StaffMessage> {
  return inTransaction(platform.db, async (tx) => {
    const before = await readStaffMessage(tx, { id, agentId: by.staff.agentId, lock: true });
    if (before.state === 'withdrawn') return before;
    await withdrawMessage(tx, id);
    const after = await readStaffMessage(tx, { id, agentId: null });
    await logOperation(tx, by, { action: 'message.withdraw', record: `message/${id}`, before, after });
    return after;
  });
}
