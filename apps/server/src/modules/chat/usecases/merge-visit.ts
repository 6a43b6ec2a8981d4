import { refuse } from '@app/contract/core/refuse';
import { hashToken } from '../../../platform/auth/tokens.ts';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { staffName } from '../db/inbox.repo.ts';
import { appendMessage } from '../db/message.repo.ts';
import { changeTalk, lockPerson, lockTalk, openTalk } from '../db/talk.repo.ts';
import { giveToCustomer, visitorByToken } from '../db/visitor.repo.ts';
import { joinTalks } from '../domain/join-talks.ts';
import type { Person } from '../domain/person.ts';
import { notify } from './notify.ts';

async function lockedOpen(tx: Tx, person: Person) {
  const open = await openTalk(tx, person);
  const locked = open && (await lockTalk(tx, open.id));
  return locked && locked.state !== 'closed' ? locked : null;
}

async function merge(platform: Platform, tx: Tx, given: { customer: Person; visitor: Person }): Promise<string | null> {
  const { customer, visitor } = given;
  await lockPerson(tx, customer);
  await lockPerson(tx, visitor);
  const [theirs, own] = [await lockedOpen(tx, visitor), await lockedOpen(tx, customer)];
  const joining = joinTalks(theirs, own);
  const note = (talkId: string, event: 'joined' | 'continued', text: string) =>
    appendMessage(tx, { talkId, by: 'system', content: { kind: 'event', event, text } });
  if (own && joining.ends === own.id) {
    await changeTalk(tx, own.id, { state: 'closed' });
    await note(own.id, 'continued', '');
    notify(platform, tx, { owner: own, topic: 'chat.changed' });
  }
  if (theirs && theirs.staffId === null && joining.staffId) {
    await changeTalk(tx, theirs.id, { state: 'active', staffId: joining.staffId });
    await note(theirs.id, 'joined', await staffName(tx, joining.staffId));
  }
  await giveToCustomer(tx, visitor.id, customer.id);
  if (theirs) {
    const owner = { id: theirs.id, customerId: customer.id, visitorId: visitor.id };
    notify(platform, tx, { owner, topic: 'chat.changed' });
  }
  return joining.current;
}

/**
 * Makes a visitor's talks those of the customer who signed in on the visitor's device; the device's token opens nothing
 * any more. Doing it again changes nothing. Returns the talk that goes on. Refuses chat.visitor_unknown, also for a
 * device that became another customer's.
 */
export async function mergeVisit(
  platform: Platform,
  given: { customerId: string; token: string | null },
): Promise<{ talk: string | null }> {
  const known = given.token === null ? null : await visitorByToken(platform.db, hashToken(given.token));
  if (!known || (known.customerId !== null && known.customerId !== given.customerId)) refuse('chat.visitor_unknown');
  const customer: Person = { kind: 'customer', id: given.customerId };
  const visitor: Person = { kind: 'visitor', id: known.id };
  return inTransaction(platform.db, async (tx) => ({ talk: await merge(platform, tx, { customer, visitor }) }));
}
