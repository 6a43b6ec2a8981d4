import type { ChatStretch } from '@app/contract/chat/message-schemas';
import { refuse } from '@app/contract/core/refuse';
import type { TreeActor } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import type { Stretch } from '../../db/message.repo.ts';
import { talkMarks } from '../../db/talk.repo.ts';
import { type MessagesReader, showStretch } from '../show-messages.ts';
import { inboxTalkView } from './inbox-views.ts';

/** A stretch of a talk that the asker may see. Refuses record.not_found. */
export async function readInboxMessages(
  platform: Platform,
  of: Stretch & { id: string; staff: TreeActor },
  reader: MessagesReader,
): Promise<ChatStretch> {
  await inboxTalkView(platform.db, of.id, of.staff);
  const talk = (await talkMarks(platform.db, of.id)) ?? refuse('record.not_found');
  return showStretch(platform, { talk, stretch: of }, reader);
}
