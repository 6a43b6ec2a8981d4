import type { Canned } from '@app/contract/chat/staff-schemas';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { inTransaction } from '../../../../platform/db/connect.ts';
import type { StaffContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { cannedById, deleteCanned, insertCanned, shortcutTaken, updateCanned } from '../../db/canned.repo.ts';

type Draft = Pick<Canned, 'shortcut' | 'title' | 'text'>;

/** Writes a canned reply. Refuses chat.shortcut_taken. */
export const createReply = (platform: Platform, by: StaffContext, draft: Draft): Promise<Canned> =>
  inTransaction(platform.db, async (tx) => {
    const reply = { id: newId(platform.clock), shortcut: draft.shortcut, title: draft.title, text: draft.text };
    assertThat(await insertCanned(tx, reply), 'chat.shortcut_taken');
    const after = { ...reply, version: 1 };
    await logOperation(tx, by, {
      action: 'chat_canned.create',
      record: `chat_canned/${reply.id}`,
      before: null,
      after,
    });
    return after;
  });

/** Changes one. Refuses record.not_found, chat.shortcut_taken, and record.stale with the reply as it is now. */
export const changeReply = (
  platform: Platform,
  by: StaffContext,
  draft: Draft & { id: string; version: number },
): Promise<Canned> =>
  inTransaction(platform.db, async (tx) => {
    const before = (await cannedById(tx, draft.id)) ?? refuse('record.not_found');
    assertThat(!(await shortcutTaken(tx, draft.shortcut, draft.id)), 'chat.shortcut_taken');
    if (!(await updateCanned(tx, draft))) refuse('record.stale', { current: await cannedById(tx, draft.id) });
    const after = (await cannedById(tx, draft.id)) ?? refuse('record.not_found');
    await logOperation(tx, by, { action: 'chat_canned.edit', record: `chat_canned/${draft.id}`, before, after });
    return after;
  });

/** Deletes one; what was sent with it stays. Refuses record.not_found. */
export const removeReply = (platform: Platform, by: StaffContext, id: string): Promise<null> =>
  inTransaction(platform.db, async (tx) => {
    const before = (await cannedById(tx, id)) ?? refuse('record.not_found');
    await deleteCanned(tx, id);
    await logOperation(tx, by, { action: 'chat_canned.delete', record: `chat_canned/${id}`, before, after: null });
    return null;
  });
