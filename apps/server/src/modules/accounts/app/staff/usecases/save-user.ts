import type { NewUser, UserDetail, UserInput } from '@app/contract/accounts/staff/staff-schemas';
import type { Media } from '@app/contract/core/picture';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import { inTransaction, type Tx } from '../../../../../platform/db/connect.ts';
import type { Upload } from '../../../../../platform/http/bind.ts';
import { logOperation } from '../../../../../platform/http/operation-log.ts';
import { rateRules } from '../../../../../platform/http/rate-limits.ts';
import { newId } from '../../../../../platform/new-id.ts';
import type { Platform } from '../../../../../platform/slice.ts';
import { agentRecord, standsBelow } from '../../../../agents/core.ts';
import { notify } from '../../../../messaging/public.ts';
import type { Inviter } from '../../../core/db/invite-code.repo.ts';
import { insertNote } from '../../../core/db/note.repo.ts';
import { type Person, personOf } from '../../../core/db/person.repo.ts';
import { grantStanding } from '../../../core/db/staff-hand.repo.ts';
import { whoInvites } from '../../usecases/invite-codes.ts';
import { levelPlaces } from '../db/user-list.repo.ts';
import { changePerson } from './change-person.ts';
import { holdVersion, type UserEditor } from './change-user.ts';
import { hold } from './hold-user.ts';
import { openAccountByStaff, unknownPassword } from './open-by-staff.ts';
import { readUser } from './read-user.ts';
import { eyesOf } from './user-view.ts';

const recordOf = (id: string): string => `customer/${id}`;

/** Refuses an agent that is none or not below the asker's at `agentId`, and customer.agent_ended. */
async function belowAsker(tx: Tx, by: UserEditor, agentId: string): Promise<Inviter> {
  const own = by.staff.agentId;
  const seen = own === null || (await standsBelow(tx, agentId, own));
  const agent = seen ? await agentRecord(tx, agentId, true) : null;
  if (!agent) return refuseField('agentId', 'field.invalid');
  assertThat(!agent.ended, 'customer.agent_ended', { fields: { agentId: 'error.customer.agent_ended' } });
  return { agentId, userId: null };
}

/** Whose a new customer is: by a code, by an agent, else the shop's; what an agent's staff open is below that agent. */
async function inviterFor(platform: Platform, tx: Tx, by: UserEditor, given: NewUser): Promise<Inviter> {
  const { agentId, inviteCode } = given;
  if (inviteCode === '') {
    const chosen = agentId ?? by.staff.agentId;
    return chosen === null ? { agentId: null, userId: null } : belowAsker(tx, by, chosen);
  }
  if (agentId !== null) refuseField('inviteCode', 'field.one_inviter');
  const inviter = await whoInvites(platform, tx, inviteCode);
  const own = by.staff.agentId;
  const allowed =
    inviter && (own === null || (inviter.agentId !== null && (await standsBelow(tx, inviter.agentId, own))));
  return allowed
    ? inviter
    : refuse('account.wrong_invite_code', { fields: { inviteCode: 'error.account.wrong_invite_code' } });
}

/** Grants the level a new customer begins with. Refuses access.denied without the right to, and a level that is none. */
async function grantFirstLevel(tx: Tx, by: UserEditor, given: { id: string; identifier: string }): Promise<void> {
  assertThat(by.staff.permissions.has('people.users.level'), 'access.denied');
  const level = (await levelPlaces(tx)).find(({ identifier }) => identifier === given.identifier);
  await grantStanding(tx, given.id, (level ?? refuseField('grantedLevel', 'field.invalid')).thresholdUsd);
}

/**
 * Opens an account for a customer, who is mailed the way to choose a password. Refuses account.email_registered,
 * account.nickname_taken, account.nickname_reserved, account.wrong_invite_code, customer.agent_ended, access.denied for a
 * level without the right to set levels, and fields that are wrong.
 */
export async function createUser(platform: Platform, by: UserEditor, given: NewUser): Promise<UserDetail> {
  const passwordHash = await unknownPassword();
  return inTransaction(platform.db, async (tx) => {
    const inviter = await inviterFor(platform, tx, by, given);
    const { locale, agentId: _agentId, inviteCode: _inviteCode, grantedLevel, ...person } = given;
    const id = await openAccountByStaff(platform, tx, { person, inviter, locale, passwordHash });
    if (grantedLevel !== null) await grantFirstLevel(tx, by, { id, identifier: grantedLevel });
    await insertNote(tx, { id: newId(platform.clock), customerId: id, kind: 'created', body: '', by: by.staff });
    const after = { ...(await personOf(tx, id)), ...inviter, grantedLevel };
    await logOperation(tx, by, { action: 'user.create', record: recordOf(id), before: null, after });
    return readUser(tx, by, id);
  });
}

const FIELDS = [
  'nickname',
  'email',
  'realName',
  'phoneCountry',
  'phone',
  'gender',
  'birthday',
  'avatar',
] as const satisfies (keyof Person)[];

/** Writes down which fields were changed, for the desk, and tells the customer that some were. */
async function notifyOfChange(
  platform: Platform,
  tx: Tx,
  by: UserEditor,
  of: { id: string; changed: string[] },
): Promise<void> {
  const { id: customerId, changed } = of;
  const id = newId(platform.clock);
  await insertNote(tx, { id, customerId, kind: 'edited', body: changed.join(' '), by: by.staff });
  await notify(platform, tx, { customerId, type: 'system', subject: 'profile_changed', key: `edited/${id}` });
}

/**
 * Changes who a customer is, and tells them that it was done. Refuses access.denied to who may not see personal data,
 * record.not_found, record.stale with `{current}`, customer.erased, account.email_registered, account.nickname_taken,
 * account.nickname_reserved, and fields that are wrong.
 */
export const saveUser = (
  platform: Platform,
  by: UserEditor,
  given: UserInput & { id: string; version: number },
): Promise<UserDetail> =>
  inTransaction(platform.db, async (tx) => {
    const { id, version, avatar, ...person } = given;
    // What is shown masked would be saved masked.
    assertThat(eyesOf(by.staff).personal, 'access.denied');
    await holdVersion(tx, by, { id, version });
    const { before, after } = await changePerson(platform, tx, { customerId: id, person, avatar });
    await logOperation(tx, by, { action: 'user.update', record: recordOf(id), before, after });
    const changed = FIELDS.filter((field) => before[field] !== after[field]);
    if (changed.length > 0) await notifyOfChange(platform, tx, by, { id, changed });
    return readUser(tx, by, id);
  });

/**
 * Keeps a picture as the customer's own, to be saved with the next change. Refuses record.not_found, customer.erased,
 * rate.too_many and what is no picture.
 */
export async function keepUserAvatar(
  platform: Platform,
  by: UserEditor,
  given: { readonly id: string; readonly upload: Upload },
): Promise<Media> {
  await platform.limits.take(rateRules.upload, by.staff.id);
  await inTransaction(platform.db, (tx) => hold(tx, by, given.id));
  const { kind, url } = await platform.files.keep(platform.db, {
    upload: given.upload,
    purpose: 'avatar',
    owner: { kind: 'customer', id: given.id },
    allowVideo: false,
  });
  return { kind, url };
}
