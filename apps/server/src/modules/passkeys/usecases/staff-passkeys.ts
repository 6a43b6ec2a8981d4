import { limits } from '@app/contract/core/limits';
import { DEFAULT_LOCALE, type Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { CreationOptions, NewCredential, Passkey } from '@app/contract/passkeys/ceremony';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import type { StaffContext, TreeActor } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { deviceName, holdCustomer, userRecord } from '../../accounts/public.ts';
import { shopName } from '../../settings/public.ts';
import {
  endChallenges,
  hasAuthenticator,
  holdAdministrator,
  lockStaff,
  proveStaff,
  showAdministrator,
} from '../../staff/public.ts';
import { deletePasskey, passkeysOf, renamePasskey } from '../db/passkey.repo.ts';
import type { Owner } from '../domain/owner.ts';
import { addPasskey } from './add-passkey.ts';
import { beginAdding, checkNew, shownPasskey } from './ceremony.ts';
import { dropPasskey } from './own-passkeys.ts';

const ownerOf = (id: string): Owner => ({ kind: 'staff', id });
const recordOf = (id: string): string => `administrator/${id}`;

/** The own passkeys, the newest first, and whether adding one asks for a code of the authenticator. */
export async function listOwnPasskeys(platform: Platform, staffId: string) {
  const [rows, authenticator] = await Promise.all([
    passkeysOf(platform.db, ownerOf(staffId)),
    hasAuthenticator(platform.db, staffId),
  ]);
  return { list: rows.map(shownPasskey), max: limits.passkeysPerPerson, authenticator };
}

/**
 * What the own browser makes a passkey with: by the password, and by a code of the authenticator where one is bound, so that
 * a passkey is never a way around it. Refuses account.wrong_password, staff.wrong_totp, passkey.too_many,
 * passkey.unavailable and rate.too_many.
 */
export async function beginStaffPasskey(
  platform: Platform,
  { staff }: StaffContext,
  given: { readonly password: string; readonly code?: string | undefined },
): Promise<CreationOptions> {
  await proveStaff(platform, staff, { password: given.password, code: given.code ?? '' });
  const shop = await shopName(platform, DEFAULT_LOCALE);
  return beginAdding(platform, {
    owner: ownerOf(staff.id),
    sessionId: staff.sessionId,
    userName: `${staff.username} (${shop})`,
    shop,
  });
}

/**
 * Stores the passkey that the own browser made in this session. Refuses passkey.challenge_over, passkey.not_added,
 * passkey.known, passkey.too_many and passkey.unavailable.
 */
export async function keepStaffPasskey(
  platform: Platform,
  by: StaffContext,
  given: { readonly credential: NewCredential; readonly userAgent: string; readonly lang: Locale },
): Promise<Passkey> {
  const { staff } = by;
  const owner = ownerOf(staff.id);
  const made = await checkNew(platform, { kind: owner.kind, sessionId: staff.sessionId }, given.credential);
  const { browser, system } = deviceName(given.userAgent);
  const name = [browser, system].filter(Boolean).join(', ') || platform.translate(given.lang, 'passkey.new_name');
  return inTransaction(platform.db, async (tx) => {
    await lockStaff(tx, staff.id);
    const row = await addPasskey(platform, tx, { owner, made, name });
    const after = { passkey: row.name };
    await logOperation(tx, by, { action: 'staff.add_passkey', record: recordOf(staff.id), before: null, after });
    return shownPasskey(row);
  });
}

/** Renames an own passkey. Refuses record.not_found. */
export const nameStaffPasskey = (
  platform: Platform,
  by: StaffContext,
  to: { readonly id: string; readonly name: string },
): Promise<Passkey> =>
  inTransaction(platform.db, async (tx) => {
    const row = (await renamePasskey(tx, ownerOf(by.staff.id), to)) ?? refuse('record.not_found');
    const after = { passkey: row.name };
    await logOperation(tx, by, { action: 'staff.rename_passkey', record: recordOf(by.staff.id), before: null, after });
    return shownPasskey(row);
  });

/** Removes a passkey of someone of the staff with the sign-ins that it began, and logs it. Refuses record.not_found. */
async function drop(tx: Tx, by: StaffContext, of: { staffId: string; id: string }): Promise<void> {
  const row = (await deletePasskey(tx, ownerOf(of.staffId), of.id)) ?? refuse('record.not_found');
  await endChallenges(tx, of.staffId);
  const before = { passkey: row.name };
  await logOperation(tx, by, { action: 'staff.remove_passkey', record: recordOf(of.staffId), before, after: null });
}

/** Removes an own passkey. Refuses account.wrong_password, record.not_found and rate.too_many. */
export async function removeStaffPasskey(
  platform: Platform,
  by: StaffContext,
  of: { readonly id: string; readonly password: string },
): Promise<null> {
  await proveStaff(platform, by.staff, { password: of.password });
  await inTransaction(platform.db, (tx) => drop(tx, by, { staffId: by.staff.id, id: of.id }));
  return null;
}

/** The passkeys of an administrator, the newest first. Refuses record.not_found. */
export async function listPasskeysOf(platform: Platform, staff: TreeActor, id: string): Promise<Passkey[]> {
  await showAdministrator(platform, { id, asking: staff.agentId });
  return (await passkeysOf(platform.db, ownerOf(id))).map(shownPasskey);
}

/** Removes a passkey of an administrator. Refuses record.not_found and staff.beyond_own_rights. */
export async function removePasskeyOf(
  platform: Platform,
  by: StaffContext<TreeActor>,
  of: { readonly id: string; readonly passkeyId: string },
): Promise<null> {
  await inTransaction(platform.db, async (tx) => {
    await holdAdministrator(tx, by, of.id);
    await drop(tx, by, { staffId: of.id, id: of.passkeyId });
  });
  return null;
}

/** The passkeys of a customer, the newest first. Refuses record.not_found. */
export async function listPasskeysOfUser(platform: Platform, staff: TreeActor, id: string): Promise<Passkey[]> {
  assertThat(await userRecord(platform.db, id, staff.agentId), 'record.not_found');
  return (await passkeysOf(platform.db, { kind: 'customer', id })).map(shownPasskey);
}

/** Removes a passkey of a customer, who is notified. Refuses record.not_found and customer.erased. */
export async function removePasskeyOfUser(
  platform: Platform,
  by: StaffContext<TreeActor> & { readonly lang: Locale },
  of: { readonly id: string; readonly passkeyId: string },
): Promise<null> {
  await inTransaction(platform.db, async (tx) => {
    await holdCustomer(tx, by, of.id);
    await dropPasskey(platform, tx, { customerId: of.id, id: of.passkeyId });
    await logOperation(tx, by, {
      action: 'user.remove_passkey',
      record: `customer/${of.id}`,
      before: { passkey: of.passkeyId },
      after: null,
    });
  });
  return null;
}
