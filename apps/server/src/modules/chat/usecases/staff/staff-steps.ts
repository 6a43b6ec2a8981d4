import type { ChatDraft, ChatMessage } from '@app/contract/chat/message-schemas';
import type { InboxTalk } from '@app/contract/chat/staff-schemas';
import { talkMachine } from '@app/contract/chat/talk.machine';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { findTransition } from '@app/kernel/machine';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { TreeActor } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { agentsFor, staffName } from '../../db/inbox.repo.ts';
import { appendMessage, staffSentBefore } from '../../db/message.repo.ts';
import { changeTalk, lockTalk, moveReadMark, type TalkEvent, type TalkRow, talkMarks } from '../../db/talk.repo.ts';
import { contentOf } from '../check-draft.ts';
import { notify, notifyNow } from '../notify.ts';
import { type MessagesReader, showMessage } from '../show-messages.ts';
import { answerByMail } from './answer-by-mail.ts';
import { inboxTalkView } from './inbox-views.ts';

type At = { readonly id: string; readonly staff: TreeActor };

/** The talk, locked, for somebody who may see it. Refuses record.not_found. */
async function locked(tx: Tx, { id, staff }: At): Promise<TalkRow> {
  await inboxTalkView(tx, id, staff);
  return (await lockTalk(tx, id)) ?? refuse('record.not_found');
}

const note = (tx: Tx, talkId: string, event: { event: TalkEvent; text?: string }) =>
  appendMessage(tx, {
    talkId,
    by: 'system',
    content: { kind: 'event', event: event.event, text: event.text ?? '' },
  });

/** Refuses chat.closed for what has ended, and chat.taken for what somebody else holds. */
function assertFree(talk: TalkRow, staff: TreeActor): void {
  assertThat(talk.state !== 'closed', 'chat.closed');
  assertThat(talk.staffId === null || talk.staffId === staff.id, 'chat.taken', { by: talk.agent });
}

async function takeInto(tx: Tx, talk: TalkRow, staff: TreeActor): Promise<void> {
  if (!findTransition(talkMachine, { state: talk.state, event: 'take', actor: 'admin' })) return;
  await changeTalk(tx, talk.id, { state: 'active', staffId: staff.id });
  await note(tx, talk.id, { event: 'joined', text: await staffName(tx, staff.id) });
}

/** Takes a talk that waits; the own one stays. Refuses record.not_found, chat.closed and chat.taken. */
export const takeTalk = (platform: Platform, at: At): Promise<InboxTalk> =>
  inTransaction(platform.db, async (tx) => {
    const talk = await locked(tx, at);
    assertFree(talk, at.staff);
    await takeInto(tx, talk, at.staff);
    notify(platform, tx, { owner: talk, topic: 'chat.changed' });
    return inboxTalkView(tx, at.id, at.staff);
  });

/**
 * Gives a talk to somebody who may answer it. Refuses record.not_found, chat.closed, and chat.not_for_agent for who lacks
 * the permission or may not see the person.
 */
export const handOver = (platform: Platform, at: At & { to: string }): Promise<InboxTalk> =>
  inTransaction(platform.db, async (tx) => {
    const talk = await locked(tx, at);
    const rule = findTransition(talkMachine, { state: talk.state, event: 'hand_over', actor: 'admin' });
    assertThat(rule, 'chat.closed');
    const agent = (await agentsFor(tx, talk.id)).find((one) => one.id === at.to);
    assertThat(agent, 'chat.not_for_agent');
    if (talk.staffId !== agent.id) {
      await changeTalk(tx, talk.id, { state: 'active', staffId: agent.id });
      await note(tx, talk.id, { event: talk.staffId === null ? 'joined' : 'handed_over', text: agent.name });
      notify(platform, tx, { owner: talk, topic: 'chat.changed' });
    }
    return inboxTalkView(tx, at.id, at.staff);
  });

/** Ends a talk. Refuses record.not_found, chat.closed and chat.taken. */
export const closeTalk = (platform: Platform, at: At & { askRating: boolean }): Promise<InboxTalk> =>
  inTransaction(platform.db, async (tx) => {
    const talk = await locked(tx, at);
    assertFree(talk, at.staff);
    await changeTalk(tx, talk.id, { state: 'closed', ...(at.askRating ? { ratingAsked: true as const } : {}) });
    await note(tx, talk.id, { event: 'closed', text: await staffName(tx, at.staff.id) });
    if (at.askRating) await note(tx, talk.id, { event: 'rating_asked' });
    notify(platform, tx, { owner: talk, topic: 'chat.changed' });
    return inboxTalkView(tx, at.id, at.staff);
  });

/**
 * Answers in a talk, which is taken with it when it waits. The same `clientId` again gives what was written first. A
 * message that was left is answered by mail as well. Refuses record.not_found, chat.closed and chat.taken.
 */
export async function sendAsStaff(
  platform: Platform,
  at: At & { draft: ChatDraft },
  reader: MessagesReader,
): Promise<ChatMessage> {
  const { staff, draft } = at;
  const { customerId = null } = await inTransaction(platform.db, (tx) => locked(tx, at));
  const content = await contentOf(platform, draft, { ownerId: staff.id, customerId });
  const seq = await inTransaction(platform.db, async (tx) => {
    const talk = await locked(tx, at);
    const before = await staffSentBefore(tx, talk.id, draft.clientId);
    if (before !== null) return before;
    assertFree(talk, staff);
    await takeInto(tx, talk, staff);
    const sender = { by: 'staff', staffId: staff.id } as const;
    const written = await appendMessage(tx, { talkId: talk.id, ...sender, clientId: draft.clientId, content });
    await answerByMail(platform, tx, { talk, content });
    notify(platform, tx, { owner: talk, topic: 'chat.message', data: { seq: written } });
    return written;
  });
  return showMessage(platform, { talkId: at.id, seq }, reader);
}

/** Moves the read mark of staff forward, when whoever reads holds the talk. Refuses record.not_found. */
export async function markReadByStaff(platform: Platform, at: At & { seq: number }): Promise<null> {
  const { mine, ...talk } = await inboxTalkView(platform.db, at.id, at.staff);
  if (!mine) return null;
  const moved = await moveReadMark(platform.db, { talkId: talk.id, side: 'staff', seq: at.seq });
  if (moved) await notifyOf(platform, at, { topic: 'chat.read', data: { by: 'staff', seq: at.seq } });
  return null;
}

/** Tells the person that an answer is being written. Refuses record.not_found. */
export async function notifyTypingByStaff(platform: Platform, at: At): Promise<null> {
  const talk = await inboxTalkView(platform.db, at.id, at.staff);
  if (talk.state !== 'closed') await notifyOf(platform, at, { topic: 'chat.typing', data: { by: 'staff' } });
  return null;
}

async function notifyOf(platform: Platform, at: At, news: Parameters<typeof notifyNow>[2]): Promise<void> {
  const owner = await talkMarks(platform.db, at.id);
  if (owner) notifyNow(platform, owner, news);
}
