import { limits } from '@app/contract/core/limits';
import type { Locale } from '@app/contract/core/locale';
import { refuse, refuseField } from '@app/contract/core/refuse';
import type { CreationOptions, NewCredential, Passkey } from '@app/contract/passkeys/ceremony';
import type { PasskeyList } from '@app/contract/passkeys/schemas';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import type { CustomerActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { correspondent, lockCustomer, proveCustomer } from '../../accounts/core.ts';
import { deviceName, sessionBeganWithin } from '../../accounts/public.ts';
import { shopName } from '../../settings/public.ts';
import { deletePasskey, passkeysOf, renamePasskey } from '../db/passkey.repo.ts';
import type { Owner } from '../domain/owner.ts';
import { addPasskey } from './add-passkey.ts';
import { beginAdding, checkNew, shownPasskey } from './ceremony.ts';
import { notifyOwner } from './notify-owner.ts';

/** So long after a sign-in no password is asked for again: who has none at hand may have signed in by a passkey. */
const FRESH_SECONDS = 600;

const ownerOf = ({ id }: CustomerActor): Owner => ({ kind: 'customer', id });

/** The customer's passkeys, the newest first. */
export async function listPasskeys(platform: Platform, customer: CustomerActor): Promise<PasskeyList> {
  const [rows, fresh] = await Promise.all([
    passkeysOf(platform.db, ownerOf(customer)),
    sessionBeganWithin(platform.db, customer.sessionId, FRESH_SECONDS),
  ]);
  return { list: rows.map(shownPasskey), max: limits.passkeysPerPerson, fresh };
}

/** Refuses without a fresh sign-in or the password: account.wrong_password, rate.too_many, or input.invalid at `password`. */
async function prove(platform: Platform, customer: CustomerActor, password: string | undefined): Promise<void> {
  if (await sessionBeganWithin(platform.db, customer.sessionId, FRESH_SECONDS)) return;
  if (!password) return refuseField('password', 'field.password_required');
  await proveCustomer(platform, customer.id, { password });
}

/**
 * What the customer's browser makes a passkey with. Refuses account.wrong_password, passkey.too_many, passkey.unavailable and
 * rate.too_many.
 */
export async function beginPasskey(
  platform: Platform,
  customer: CustomerActor,
  given: { readonly password?: string | undefined; readonly lang: Locale },
): Promise<CreationOptions> {
  await prove(platform, customer, given.password);
  const { email } = (await correspondent(platform.db, customer.id)) ?? refuse('auth.user_missing');
  const shop = await shopName(platform, given.lang);
  return beginAdding(platform, { owner: ownerOf(customer), sessionId: customer.sessionId, userName: email, shop });
}

/** The name of a passkey until it is given another: that of the device it was made on. */
function nameFor(platform: Platform, given: { readonly userAgent: string; readonly lang: Locale }): string {
  const { browser, system } = deviceName(given.userAgent);
  if (browser && system) return platform.translate(given.lang, 'security.device_on', { browser, system });
  return browser || system || platform.translate(given.lang, 'passkey.new_name');
}

/**
 * Stores the passkey that the customer's browser made in this session, and notifies them. Refuses passkey.challenge_over,
 * passkey.not_added, passkey.known, passkey.too_many and passkey.unavailable.
 */
export async function keepPasskey(
  platform: Platform,
  customer: CustomerActor,
  given: { readonly credential: NewCredential; readonly userAgent: string; readonly lang: Locale },
): Promise<Passkey> {
  const owner = ownerOf(customer);
  const made = await checkNew(platform, { kind: owner.kind, sessionId: customer.sessionId }, given.credential);
  return inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, customer.id);
    const row = await addPasskey(platform, tx, { owner, made, name: nameFor(platform, given) });
    await notifyOwner(platform, tx, { customerId: customer.id, news: 'passkey_added', name: row.name });
    return shownPasskey(row);
  });
}

/** Renames a passkey of the customer. Refuses record.not_found. */
export const nameOwnPasskey = (
  platform: Platform,
  customer: CustomerActor,
  to: { readonly id: string; readonly name: string },
): Promise<Passkey> =>
  inTransaction(platform.db, async (tx) =>
    shownPasskey((await renamePasskey(tx, ownerOf(customer), to)) ?? refuse('record.not_found')),
  );

/** Removes a customer's passkey in the caller's transaction, and notifies them. Refuses record.not_found. */
export async function dropPasskey(
  platform: Platform,
  tx: Tx,
  of: { readonly customerId: string; readonly id: string },
): Promise<void> {
  const { customerId, id } = of;
  const row = (await deletePasskey(tx, { kind: 'customer', id: customerId }, id)) ?? refuse('record.not_found');
  await notifyOwner(platform, tx, { customerId, news: 'passkey_removed', name: row.name, id });
}

/** Removes a passkey of the customer, and notifies them. Refuses account.wrong_password, record.not_found and rate.too_many. */
export async function removeOwnPasskey(
  platform: Platform,
  customer: CustomerActor,
  of: { readonly id: string; readonly password?: string | undefined },
): Promise<null> {
  await prove(platform, customer, of.password);
  await inTransaction(platform.db, (tx) => dropPasskey(platform, tx, { customerId: customer.id, id: of.id }));
  return null;
}
