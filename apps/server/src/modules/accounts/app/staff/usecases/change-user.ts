import type { UserDetail, UserNote } from '@app/contract/accounts/staff/staff-schemas';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import { afterCommit, inTransaction, type Tx } from '../../../../../platform/db/connect.ts';
import { logOperation } from '../../../../../platform/http/operation-log.ts';
import { newId } from '../../../../../platform/new-id.ts';
import type { Platform } from '../../../../../platform/slice.ts';
import { insertNote } from '../../../core/db/note.repo.ts';
import { endAllSessions, endSessionOf } from '../../../core/db/session.repo.ts';
import { disableAccount, enableAccount, grantStanding, type HeldAccount } from '../../../core/db/staff-hand.repo.ts';
import { userRecord } from '../db/user.repo.ts';
import { levelPlaces } from '../db/user-list.repo.ts';
import { hold } from './hold-user.ts';
import { readUser } from './read-user.ts';
import type { UserReader } from './user-view.ts';

export type UserEditor = UserReader & { readonly ip: string };
type Change = { readonly id: string; readonly version: number; readonly reason: string };

/** Locks a customer as `hold` does, for a change of a version. Refuses record.stale with `{current}` too. */
export async function holdVersion(tx: Tx, by: UserEditor, of: Omit<Change, 'reason'>): Promise<HeldAccount> {
  const held = await hold(tx, by, of.id);
  if (held.version !== of.version) refuse('record.stale', { current: await readUser(tx, by, of.id) });
  return held;
}

/** Writes down what was done: for the desk as a note with its words, and in the operation log without them. */
async function note(
  platform: Platform,
  tx: Tx,
  by: UserEditor & { customerId: string; kind: UserNote['kind']; body: string },
): Promise<void> {
  const { customerId, kind, body } = by;
  await insertNote(tx, { id: newId(platform.clock), customerId, kind, body, by: by.staff });
}

const recordOf = (id: string): string => `customer/${id}`;

/** Writes a note about a customer. Refuses record.not_found and customer.erased. */
export const noteUser = (platform: Platform, by: UserEditor, of: { id: string; body: string }): Promise<UserDetail> =>
  inTransaction(platform.db, async (tx) => {
    await hold(tx, by, of.id);
    await note(platform, tx, { ...by, customerId: of.id, kind: 'note', body: of.body });
    // The words are about a person: they are kept where they go when the person goes.
    await logOperation(tx, by, { action: 'user.note', record: recordOf(of.id), before: null, after: null });
    return readUser(tx, by, of.id);
  });

/**
 * Disables an account: every session ends with the commit and nobody signs in. Refuses record.not_found, record.stale
 * with `{current}`, record.conflict when it is disabled already, and customer.erased.
 */
export const disableUser = (platform: Platform, by: UserEditor, of: Change): Promise<UserDetail> =>
  inTransaction(platform.db, async (tx) => {
    const held = await holdVersion(tx, by, of);
    assertThat(!held.disabled, 'record.conflict');
    await disableAccount(tx, of.id, of.reason);
    const ended = await endAllSessions(tx, of.id);
    afterCommit(tx, () => platform.sessionsEnded(ended));
    await note(platform, tx, { ...by, customerId: of.id, kind: 'disabled', body: of.reason });
    await logOperation(tx, by, {
      action: 'user.disable',
      record: recordOf(of.id),
      before: { disabled: false },
      after: { disabled: true, sessions: ended.length },
    });
    return readUser(tx, by, of.id);
  });

/** Lets an account sign in again. Refuses as disableUser does, and record.conflict when it is not disabled. */
export const enableUser = (platform: Platform, by: UserEditor, of: Change): Promise<UserDetail> =>
  inTransaction(platform.db, async (tx) => {
    const held = await holdVersion(tx, by, of);
    assertThat(held.disabled, 'record.conflict');
    await enableAccount(tx, of.id);
    await note(platform, tx, { ...by, customerId: of.id, kind: 'enabled', body: of.reason });
    await logOperation(tx, by, {
      action: 'user.enable',
      record: recordOf(of.id),
      before: { disabled: true },
      after: { disabled: false },
    });
    return readUser(tx, by, of.id);
  });

/**
 * Grants a level, or with null goes back to the one that their spending gives. Refuses record.not_found, record.stale
 * with `{current}`, customer.erased and a level that is none.
 */
export const setUserLevel = (
  platform: Platform,
  by: UserEditor,
  of: Change & { grantedLevel: string | null },
): Promise<UserDetail> =>
  inTransaction(platform.db, async (tx) => {
    await holdVersion(tx, by, of);
    const before = await readUser(tx, by, of.id);
    const levels = await levelPlaces(tx);
    const level = levels.find(({ identifier }) => identifier === of.grantedLevel);
    if (of.grantedLevel !== null && !level) refuseField('grantedLevel', 'field.invalid');
    await grantStanding(tx, of.id, level?.thresholdUsd ?? 0);
    const words = level?.name['en-US'] ?? '–';
    await note(platform, tx, { ...by, customerId: of.id, kind: 'level', body: `${words}: ${of.reason}` });
    const after = await readUser(tx, by, of.id);
    await logOperation(tx, by, {
      action: 'user.level',
      record: recordOf(of.id),
      before: { grantedLevel: before.grantedLevel, level: before.level?.identifier ?? null },
      after: { grantedLevel: after.grantedLevel, level: after.level?.identifier ?? null },
    });
    return after;
  });

/**
 * Has a code to choose a new password mailed to the customer, as if they had asked. Refuses record.not_found,
 * customer.erased, and record.conflict for a disabled account.
 */
export const resetUserPassword = (platform: Platform, by: UserEditor, id: string): Promise<UserDetail> =>
  inTransaction(platform.db, async (tx) => {
    const held = await hold(tx, by, id);
    assertThat(!held.disabled, 'record.conflict');
    await platform.events.emit(tx, 'account.reset_asked', { customerId: id });
    await note(platform, tx, { ...by, customerId: id, kind: 'reset', body: '' });
    await logOperation(tx, by, { action: 'user.reset_password', record: recordOf(id), before: null, after: null });
    return readUser(tx, by, id);
  });

/** Writes down that devices were signed out, and returns the customer as they are then. */
async function signedOut(platform: Platform, tx: Tx, by: UserEditor & { customerId: string; ended: string[] }) {
  const { customerId, ended } = by;
  afterCommit(tx, () => platform.sessionsEnded(ended));
  await note(platform, tx, { ...by, kind: 'devices', body: String(ended.length) });
  await logOperation(tx, by, {
    action: 'user.sign_out',
    record: recordOf(customerId),
    before: null,
    after: { sessions: ended.length },
  });
  return readUser(tx, by, customerId);
}

/** Signs a customer out on one device. Refuses record.not_found. */
export const endUserDevice = (
  platform: Platform,
  by: UserEditor,
  of: { id: string; device: string },
): Promise<UserDetail> =>
  inTransaction(platform.db, async (tx) => {
    assertThat(await userRecord(tx, of.id, by.staff.agentId), 'record.not_found');
    assertThat(await endSessionOf(tx, of.id, of.device), 'record.not_found');
    return signedOut(platform, tx, { ...by, customerId: of.id, ended: [of.device] });
  });

/** Signs a customer out everywhere. Refuses record.not_found and customer.erased. */
export const endUserDevices = (platform: Platform, by: UserEditor, id: string): Promise<UserDetail> =>
  inTransaction(platform.db, async (tx) => {
    await hold(tx, by, id);
    return signedOut(platform, tx, { ...by, customerId: id, ended: await endAllSessions(tx, id) });
  });
