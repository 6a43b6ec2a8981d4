import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { sendMail } from '../../../mail/public.ts';
import type { NewMessage } from '../../db/message.repo.ts';
import type { TalkRow } from '../../db/talk.repo.ts';

/** Sends staff's words to the e-mail that was left with a message; nothing for a talk in person or for cards. */
export async function answerByMail(
  platform: Platform,
  tx: Tx,
  given: { talk: TalkRow; content: NewMessage['content'] },
): Promise<void> {
  const { talk, content } = given;
  if (!talk.leftMessage || talk.email === null || content.kind !== 'text') return;
  await sendMail(platform, tx, {
    to: talk.email,
    locale: talk.locale,
    template: 'chat_answer',
    values: { name: talk.name ?? '', answer: content.text },
    key: `chat_answer/${talk.id}/${talk.lastSeq}`,
    customerId: talk.customerId,
  });
}
