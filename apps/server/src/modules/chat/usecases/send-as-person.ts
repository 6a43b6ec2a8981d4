import type { ChatDraft, ChatMessage } from '@app/contract/chat/message-schemas';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import { appendMessage, type NewMessage, sentBefore } from '../db/message.repo.ts';
import { changeTalk, lockPerson, openTalk } from '../db/talk.repo.ts';
import { touchVisitor } from '../db/visitor.repo.ts';
import type { Person } from '../domain/person.ts';
import { assignByItself, beginTalk } from './begin-talk.ts';
import { businessHoursState } from './business-hours-state.ts';
import { contentOf } from './check-draft.ts';
import { notify } from './notify.ts';
import { type MessagesReader, showMessage } from './show-messages.ts';

type Written = { readonly talkId: string; readonly seq: number };
type Writing = {
  readonly person: Person;
  readonly clientId: string;
  readonly content: NewMessage['content'];
  readonly left: { readonly name: string; readonly email: string } | null;
};

/** Writes under the person's lock, so that the same id twice at once is written once. */
async function write(platform: Platform, tx: Tx, given: Writing & MessagesReader): Promise<Written> {
  const { person, clientId } = given;
  await lockPerson(tx, person);
  const before = await sentBefore(tx, clientId, person);
  if (before) return before;
  if (person.kind === 'visitor') assertThat(await touchVisitor(tx, person.id), 'chat.visitor_unknown');
  const open = await openTalk(tx, person);
  if (!open && !given.left) {
    const businessHours = await businessHoursState(platform, tx);
    if (!businessHours.open) refuse('chat.desk_closed', { backAt: businessHours.backAt });
  }
  const talkId = open?.id ?? (await beginTalk(platform, tx, { person, locale: given.lang, left: given.left }));
  if (open && given.left) await changeTalk(tx, talkId, { left: given.left });
  const seq = await appendMessage(tx, { talkId, by: 'person', clientId, content: given.content });
  if (!open && !given.left && (await parameter(platform, 'chat.auto_assign'))) await assignByItself(tx, talkId);
  const owner = {
    id: talkId,
    customerId: person.kind === 'customer' ? person.id : null,
    visitorId: person.kind === 'visitor' ? person.id : null,
  };
  notify(platform, tx, { owner, topic: 'chat.message', data: { seq } });
  return { talkId, seq };
}

/**
 * Writes into the person's open talk, or begins one while somebody is there. The same `clientId` again gives what was
 * written the first time. Refuses chat.desk_closed (`data.backAt`), chat.visitor_unknown, record.not_found for an order
 * that is not theirs, and rate.too_many beyond 30 a minute.
 */
export async function sendAsPerson(
  platform: Platform,
  given: { person: Person; draft: ChatDraft },
  reader: MessagesReader,
): Promise<{ talk: string; message: ChatMessage }> {
  const { person, draft } = given;
  await platform.limits.take(rateRules.chatMessage, [person.kind, person.id]);
  const customerId = person.kind === 'customer' ? person.id : null;
  const content = await contentOf(platform, draft, { ownerId: person.id, customerId });
  const written = await inTransaction(platform.db, (tx) =>
    write(platform, tx, { person, clientId: draft.clientId, content, left: null, ...reader }),
  );
  return { talk: written.talkId, message: await showMessage(platform, written, reader) };
}

/**
 * Leaves a message with a name and an e-mail, at any hour: it waits for staff as a talk does. Refuses
 * chat.visitor_unknown and rate.too_many.
 */
export async function leaveMessage(
  platform: Platform,
  given: { person: Person; clientId: string; name: string; email: string; text: string },
  reader: MessagesReader,
): Promise<{ talk: string }> {
  const { person, clientId, name, email, text } = given;
  await platform.limits.take(rateRules.chatMessage, [person.kind, person.id]);
  const written = await inTransaction(platform.db, (tx) =>
    write(platform, tx, { person, clientId, content: { kind: 'text', text }, left: { name, email }, ...reader }),
  );
  return { talk: written.talkId };
}
