import { assertThat, refuse } from '@app/contract/core/refuse';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Upload } from '../../../platform/http/bind.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { appendMessage } from '../db/message.repo.ts';
import { changeTalk, lockTalk, moveReadMark, rateOnce } from '../db/talk.repo.ts';
import type { Person } from '../domain/person.ts';
import { notify, notifyNow } from './notify.ts';
import { ownTalk } from './read-talk.ts';

type OfTalk = { readonly person: Person; readonly talk: string };

/** Moves the person's read mark forward. Refuses record.not_found. */
export async function markRead(platform: Platform, given: OfTalk & { seq: number }): Promise<null> {
  const talk = await ownTalk(platform, given.talk, given.person);
  const moved = await moveReadMark(platform.db, { talkId: talk.id, side: 'person', seq: given.seq });
  if (moved) notifyNow(platform, talk, { topic: 'chat.read', data: { by: 'person', seq: given.seq } });
  return null;
}

/** Tells staff that the person is writing. Refuses record.not_found. */
export async function notifyTyping(platform: Platform, given: OfTalk): Promise<null> {
  const talk = await ownTalk(platform, given.talk, given.person);
  if (talk.state !== 'closed') notifyNow(platform, talk, { topic: 'chat.typing', data: { by: 'person' } });
  return null;
}

/** Ends the person's talk; one that has ended stays as it is. Refuses record.not_found. */
export async function endTalk(platform: Platform, given: OfTalk): Promise<null> {
  await ownTalk(platform, given.talk, given.person);
  await inTransaction(platform.db, async (tx) => {
    const talk = (await lockTalk(tx, given.talk)) ?? refuse('record.not_found');
    if (talk.state === 'closed') return;
    await changeTalk(tx, talk.id, { state: 'closed' });
    const content = { kind: 'event', event: 'closed_by_person', text: '' } as const;
    await appendMessage(tx, { talkId: talk.id, by: 'system', content });
    notify(platform, tx, { owner: talk, topic: 'chat.changed' });
  });
  return null;
}

/** Rates a talk that has ended, once. Refuses record.not_found, chat.not_closed and chat.already_rated. */
export async function rateTalk(platform: Platform, given: OfTalk & { stars: number; note: string }): Promise<null> {
  const talk = await ownTalk(platform, given.talk, given.person);
  assertThat(talk.state === 'closed', 'chat.not_closed');
  await inTransaction(platform.db, async (tx) => {
    assertThat(await rateOnce(tx, talk.id, given), 'chat.already_rated');
    notify(platform, tx, { owner: talk, topic: 'chat.changed' });
  });
  return null;
}

/** Keeps a picture to be sent in a talk, where no address serves it. Refuses as every upload does. */
export async function keepChatPicture(
  platform: Platform,
  given: { owner: { kind: 'customer' | 'visitor' | 'staff'; id: string }; upload: Upload },
): Promise<{ id: string; url: string; width: number; height: number }> {
  await platform.limits.take(rateRules.upload, given.owner.id);
  const { id, url, width, height } = await platform.files.keep(platform.db, {
    upload: given.upload,
    purpose: 'chat',
    owner: given.owner,
    allowVideo: false,
  });
  return { id, url, width, height };
}
