import type { ApiKey, ApiKeyChange } from '@app/contract/api-keys/staff-schemas';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { ScopedActor, StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { apiKeyById, updateApiKey } from '../db/api-key.repo.ts';
import { widensKey } from '../domain/key-change.ts';
import { rebindAccount } from './bind-account.ts';
import { assertHolds, assertUsable, checkExpiry } from './checked-terms.ts';
import { readApiKey } from './edit-api-keys.ts';

/**
 * Saves name, permissions, addresses and end of a key. Staff who may edit keys may take something from it; only those who hold all that it may then
 * do have it do more, from elsewhere or for longer. Refuses record.not_found, record.stale, api_key.over for one that is revoked,
 * staff.beyond_own_rights, and at its field an end or account that may not be.
 */
export async function changeApiKey(
  platform: Platform,
  by: StaffContext<ScopedActor>,
  { id, change }: { readonly id: string; readonly change: ApiKeyChange },
): Promise<ApiKey> {
  const { agentId, merchantId } = by.staff;
  return inTransaction(platform.db, async (tx) => {
    const scope = { agentId, merchantId };
    const held = (await apiKeyById(tx, id, { scope, lock: true })) ?? refuse('record.not_found');
    const before = await readApiKey(platform, by.staff, id, tx);
    assertThat(held.state !== 'revoked', 'api_key.over');
    assertThat(held.version === change.version, 'record.stale', { current: before });
    const { name, permissions, addresses, expiresAt, account } = change;
    const owner = { agentId: held.agentId, merchantId: held.merchantId };
    assertUsable(
      platform,
      owner,
      permissions.filter((one) => !before.permissions.includes(one)),
    );
    if (widensKey(before, change)) assertHolds(by.staff, permissions);
    if (Date.parse(expiresAt) !== held.expiresAt.getTime()) checkExpiry(platform, expiresAt);
    await updateApiKey(tx, id, { name, permissions, addresses, expiresAt });
    await rebindAccount(platform, tx, { ...owner, id, permissions, account: before.account, email: account });
    const after = await readApiKey(platform, by.staff, id, tx);
    await logOperation(tx, by, { action: 'api_key.update', record: `api_key/${id}`, before, after });
    return after;
  });
}
