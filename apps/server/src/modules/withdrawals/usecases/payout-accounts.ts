import { limits } from '@app/contract/core/limits';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { PayoutDetails } from '@app/contract/withdrawals/payout-details';
import type { PayoutAccount } from '@app/contract/withdrawals/schemas';
import { inTransaction, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockCustomer, proveCustomer } from '../../accounts/core.ts';
import { cleanAddress } from '../../payments/public.ts';
import { parameter } from '../../settings/public.ts';
import {
  type AccountRow,
  accountsOf,
  changeAccountRow,
  deleteAccount,
  insertAccount,
  keepsMark,
  lockAccount,
  lockAccountByMark,
  relabelAccount,
} from '../db/account.repo.ts';
import { markOf, masked } from '../domain/payout-account.ts';
import { notifyAccountChange } from './notify-owner.ts';

/** A payout account as its owner sees it: masked for them, too. */
export const shownAccount = (row: AccountRow): PayoutAccount => ({
  ...masked(row.details),
  id: row.id,
  label: row.label,
  restsUntil: row.rests ? row.usableAt.toISOString() : null,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});

/** A customer's payout accounts for staff: masked, as their owner sees them. */
export async function payoutAccountsOf(db: Queryable, customerId: string): Promise<Omit<PayoutAccount, 'version'>[]> {
  const rows = await accountsOf(db, customerId);
  return rows.map(shownAccount).map(({ version: _version, ...account }) => account);
}

const plain = (row: AccountRow): string => {
  const { bank, masked: number } = masked(row.details);
  return [bank, number].filter(Boolean).join(' ');
};

/** Addresses are checked against their network and kept with their checksum. Refuses the field. */
function cleaned(details: PayoutDetails, field: string): PayoutDetails {
  if (details.kind !== 'crypto') return details;
  const address = cleanAddress(details.network, details.address) ?? refuseField(field, 'field.crypto_address');
  return { ...details, address };
}

const restHours = (platform: Platform): Promise<number> => parameter(platform, 'withdrawal.account_rest_hours');

/** The customer's payout accounts, how many they may keep, and how long a new one rests. */
export async function listAccounts(platform: Platform, customerId: string) {
  const rows = await accountsOf(platform.db, customerId);
  return { list: rows.map(shownAccount), most: limits.payoutAccounts, restHours: await restHours(platform) };
}

/**
 * Saves a payout account inside the caller's transaction, in which the customer is locked, and tells the owner.
 * Refuses payout_account.too_many, payout_account.taken and an address that is none at `field`.
 */
export async function keepAccount(
  platform: Platform,
  tx: Tx,
  given: { customerId: string; details: PayoutDetails; label: string; field: string },
): Promise<AccountRow> {
  const { customerId, label } = given;
  const details = cleaned(given.details, given.field);
  const known = await accountsOf(tx, customerId);
  assertThat(known.length < limits.payoutAccounts, 'payout_account.too_many');
  const mark = markOf(details);
  assertThat(!(await keepsMark(tx, customerId, { mark, exceptId: null })), 'payout_account.taken');
  const id = newId(platform.clock);
  const row = await insertAccount(tx, { id, customerId, details, mark, label, restHours: await restHours(platform) });
  await notifyAccountChange(platform, tx, { customerId, template: 'payout_account_added', account: plain(row) });
  return row;
}

/**
 * The account that a customer typed for a withdrawal: the one they have that pays to the same place, or a new one. So the
 * same form sent twice at once is about one account. Refuses payout_account.too_many and an address that is none at `field`.
 */
export async function typedAccount(
  platform: Platform,
  tx: Tx,
  given: { customerId: string; details: PayoutDetails; field: string },
): Promise<AccountRow> {
  const mark = markOf(cleaned(given.details, given.field));
  const known = await lockAccountByMark(tx, given.customerId, mark);
  return known ?? keepAccount(platform, tx, { ...given, label: '' });
}

type Wish = { readonly customerId: string; readonly password: string };

/** Saves a payout account. Refuses account.wrong_password, rate.too_many and what `keepAccount` refuses. */
export async function addAccount(
  platform: Platform,
  wish: Wish & { details: PayoutDetails; label: string },
): Promise<PayoutAccount> {
  await proveCustomer(platform, wish.customerId, { password: wish.password });
  return inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, wish.customerId);
    return shownAccount(await keepAccount(platform, tx, { ...wish, field: 'details.address' }));
  });
}

/**
 * Changes a payout account: what it is called, or also where it pays to, after which it rests like a new one.
 * Refuses account.wrong_password, rate.too_many, record.not_found, record.stale and payout_account.taken.
 */
export async function changeAccount(
  platform: Platform,
  wish: Wish & { id: string; version: number; details?: PayoutDetails | undefined; label: string },
): Promise<PayoutAccount> {
  const { customerId, id, label } = wish;
  await proveCustomer(platform, customerId, { password: wish.password });
  return inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, customerId);
    const before = (await lockAccount(tx, customerId, id)) ?? refuse('record.not_found');
    assertThat(before.version === wish.version, 'record.stale');
    const details = wish.details && cleaned(wish.details, 'details.address');
    const mark = details && markOf(details);
    // The same place by another spelling is no change of where money goes; the mail is for that.
    if (!details || !mark || mark.equals(markOf(before.details)))
      return shownAccount(await relabelAccount(tx, id, label));
    assertThat(!(await keepsMark(tx, customerId, { mark, exceptId: id })), 'payout_account.taken');
    const row = await changeAccountRow(tx, { id, details, mark, label, restHours: await restHours(platform) });
    await notifyAccountChange(platform, tx, { customerId, template: 'payout_account_changed', account: plain(row) });
    return shownAccount(row);
  });
}

/** Removes a payout account. Refuses account.wrong_password, rate.too_many and record.not_found. */
export async function removeAccount(platform: Platform, wish: Wish & { id: string }): Promise<null> {
  const { customerId, id } = wish;
  await proveCustomer(platform, customerId, { password: wish.password });
  return inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, customerId);
    const before = (await lockAccount(tx, customerId, id)) ?? refuse('record.not_found');
    await deleteAccount(tx, id);
    await notifyAccountChange(platform, tx, { customerId, template: 'payout_account_removed', account: plain(before) });
    return null;
  });
}
