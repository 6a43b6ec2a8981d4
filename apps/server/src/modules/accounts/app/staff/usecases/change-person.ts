import type { PersonInput } from '@app/contract/accounts/staff/staff-schemas';
import { refuseField } from '@app/contract/core/refuse';
import { afterCommit, type Tx } from '../../../../../platform/db/connect.ts';
import { newId } from '../../../../../platform/new-id.ts';
import type { Platform } from '../../../../../platform/slice.ts';
import { sendMail } from '../../../../mail/public.ts';
import { dropCodes } from '../../../core/db/code.repo.ts';
import { carryGifts } from '../../../core/db/gift.repo.ts';
import { type Person, personOf, writePerson } from '../../../core/db/person.repo.ts';
import { securityOf } from '../../../core/db/security.repo.ts';
import { endAllSessions } from '../../../core/db/session.repo.ts';
import { cleanPerson } from './clean-person.ts';

const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * What follows another e-mail: codes that were sent prove nothing any more, gifts of the old one are not given again, and
 * every device signs in anew. The new address is told, and the old one too if it was proved to be the customer's.
 */
async function followEmail(
  platform: Platform,
  tx: Tx,
  moved: { customerId: string; from: string; to: string; wasVerified: boolean; locale: string },
): Promise<void> {
  const { customerId, from, to, wasVerified, locale } = moved;
  await carryGifts(tx, from, to);
  await dropCodes(tx, customerId, ['verify', 'change', 'reset']);
  const ended = await endAllSessions(tx, customerId);
  afterCommit(tx, () => platform.sessionsEnded(ended));
  const key = newId(platform.clock);
  const mail = { locale, values: { email: to }, customerId };
  await sendMail(platform, tx, { ...mail, to, template: 'email_given', key: `email_given/${key}` });
  if (wasVerified) {
    await sendMail(platform, tx, { ...mail, to: from, template: 'email_changed', key: `email_changed/${key}` });
  }
}

/**
 * Changes a customer, whose row the caller has locked, as staff typed them; returns them before and after. Another e-mail
 * is not verified any more and ends every session. Refuses account.email_registered, account.nickname_taken,
 * account.nickname_reserved, and input.invalid at `phone`, `phoneCountry`, `birthday`, or `avatar` when it is no picture
 * that was uploaded for this customer.
 */
export async function changePerson(
  platform: Platform,
  tx: Tx,
  wish: { readonly customerId: string; readonly person: PersonInput; readonly avatar: string | null },
): Promise<{ before: Person; after: Person }> {
  const { customerId, avatar } = wish;
  const before = await personOf(tx, customerId);
  const { nickname, ...person } = await cleanPerson(platform, wish.person, before);
  const known = avatar === null || avatar === before.avatar || (await platform.files.ownedBy(tx, [avatar], customerId));
  if (!known) refuseField('avatar', 'field.invalid');
  const { emailVerified: wasVerified, locale } = await securityOf(tx, customerId);
  const after = { ...person, nickname: nickname ?? before.nickname, avatar };
  await writePerson(tx, customerId, after);
  if (!sameEmail(before.email, after.email)) {
    await followEmail(platform, tx, { customerId, from: before.email, to: after.email, wasVerified, locale });
  }
  return { before, after };
}
