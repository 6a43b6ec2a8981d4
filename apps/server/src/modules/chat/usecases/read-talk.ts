import type { ChatStretch } from '@app/contract/chat/message-schemas';
import type { ChatBusinessHours, ChatTalk } from '@app/contract/chat/schemas';
import { refuse } from '@app/contract/core/refuse';
import type { Platform } from '../../../platform/slice.ts';
import { type Stretch, unreadIn, unreadOf } from '../db/message.repo.ts';
import { presentTalk, previousTalk, type TalkRow, talkOf } from '../db/talk.repo.ts';
import type { Person } from '../domain/person.ts';
import { businessHoursState } from './business-hours-state.ts';
import { type MessagesReader, showPicture, showStretch } from './show-messages.ts';

async function talkView(platform: Platform, talk: TalkRow, person: Person): Promise<ChatTalk> {
  const [previous, unread] = await Promise.all([
    previousTalk(platform.db, talk, person),
    unreadIn(platform.db, talk.id, { by: 'staff', after: talk.personSeq }),
  ]);
  return {
    id: talk.id,
    state: talk.state,
    leftMessage: talk.leftMessage,
    agent: talk.agent,
    lastSeq: talk.lastSeq,
    unread,
    ratingAsked: talk.ratingAsked,
    rating: talk.rating,
    createdAt: talk.createdAt.toISOString(),
    closedAt: talk.closedAt?.toISOString() ?? null,
    previous,
  };
}

/** What the widget shows at first: the business hours, the present talk if there is one, and what is unread in all. */
export async function chatState(
  platform: Platform,
  person: Person | null,
): Promise<{ desk: ChatBusinessHours; talk: ChatTalk | null; unread: number }> {
  const [businessHours, talk, unread] = await Promise.all([
    businessHoursState(platform),
    person && presentTalk(platform.db, person),
    person ? unreadOf(platform.db, person) : 0,
  ]);
  return { desk: businessHours, talk: talk && person ? await talkView(platform, talk, person) : null, unread };
}

/** One talk of this person. Refuses record.not_found, also for another's. */
export async function ownTalk(platform: Platform, id: string, person: Person): Promise<TalkRow> {
  return (await talkOf(platform.db, id, person)) ?? refuse('record.not_found');
}

/** The same as it is shown. */
export const readTalk = async (platform: Platform, id: string, person: Person): Promise<ChatTalk> =>
  talkView(platform, await ownTalk(platform, id, person), person);

/** A stretch of one of the person's own talks. Refuses record.not_found. */
export async function readMessages(
  platform: Platform,
  of: Stretch & { person: Person; talk: string },
  reader: MessagesReader,
): Promise<ChatStretch> {
  const talk = await ownTalk(platform, of.talk, of.person);
  return showStretch(platform, { talk, stretch: of }, reader);
}

/** A picture of one of the person's own talks. Refuses record.not_found. */
export async function readPicture(
  platform: Platform,
  of: { person: Person; talk: string; seq: number; width: '360' | '720' },
) {
  const talk = await ownTalk(platform, of.talk, of.person);
  return showPicture(platform, platform.db, { talkId: talk.id, seq: of.seq, width: of.width });
}
