import type { Locale } from '@app/contract/core/locale';
import type { Tx } from '../../../platform/db/connect.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { agentsFor } from '../db/inbox.repo.ts';
import { appendMessage } from '../db/message.repo.ts';
import { changeTalk, insertTalk } from '../db/talk.repo.ts';
import type { Person } from '../domain/person.ts';

export type Beginning = {
  readonly person: Person;
  readonly locale: Locale;
  readonly left: { readonly name: string; readonly email: string } | null;
};

/** Opens a talk of a person whose lock the caller holds and who has none open. Gives its id. */
export async function beginTalk(platform: Platform, tx: Tx, given: Beginning): Promise<string> {
  const id = newId(platform.clock);
  await insertTalk(tx, { id, ...given });
  return id;
}

/** Assigns a waiting talk to the agent in the inbox who holds the fewest; without one it stays waiting. */
export async function assignByItself(tx: Tx, talkId: string): Promise<void> {
  const agent = (await agentsFor(tx, talkId)).find((one) => one.present);
  if (!agent) return;
  await changeTalk(tx, talkId, { state: 'active', staffId: agent.id });
  await appendMessage(tx, { talkId, by: 'system', content: { kind: 'event', event: 'joined', text: agent.name } });
}
