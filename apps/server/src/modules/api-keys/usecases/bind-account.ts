import { sellsTours } from '@app/contract/api-keys/reselling';
import type { ApiKey } from '@app/contract/api-keys/staff-schemas';
import type { PermissionKey } from '@app/contract/core/permissions';
import { refuseField } from '@app/contract/core/refuse';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { KeyOwner } from '../domain/key-rights.ts';
import { keyAccountsPort } from './key-accounts.ts';

type SellingKey = KeyOwner & {
  readonly id: string;
  readonly permissions: readonly PermissionKey[];
  /** The e-mail of the account that was typed; empty for none. */
  readonly email: string;
};

/**
 * Has a key that sells tours do so on the account that was typed. Refuses, at its field, an account that is missing, not needed or not to
 * be had, and the permission for a merchant, who has no tours.
 */
export async function bindAccount(platform: Platform, tx: Tx, key: SellingKey): Promise<void> {
  const { id: keyId, email, agentId, merchantId } = key;
  if (!sellsTours(key.permissions)) {
    if (email !== '') refuseField('account', 'field.key_account_unused');
    return;
  }
  if (merchantId !== null) refuseField('permissions', 'field.key_no_tours');
  if (email === '') refuseField('account', 'field.required');
  const bound = await keyAccountsPort.all(platform)[0]?.bind(tx, { keyId, email, agentId });
  if (!bound) refuseField('account', 'field.key_account');
}

/**
 * Has a key that was changed sell on an account where it has none yet and its permissions ask for one. A key stays on its first account, also
 * while it may not sell: what it booked belongs to that account. Refuses as `bindAccount` does, and another account at its field.
 */
export async function rebindAccount(
  platform: Platform,
  tx: Tx,
  key: SellingKey & { readonly account: ApiKey['account'] },
): Promise<void> {
  if (key.account === null) return bindAccount(platform, tx, key);
  if (key.email !== '') refuseField('account', 'field.key_account_fixed');
}
