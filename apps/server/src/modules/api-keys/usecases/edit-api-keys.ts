import type { ApiKey, ApiKeyInput, shapes } from '@app/contract/api-keys/staff-schemas';
import type { PermissionKey } from '@app/contract/core/permissions';
import { refuse } from '@app/contract/core/refuse';
import type { z } from 'zod';
import { newApiKey } from '../../../platform/auth/api-key-token.ts';
import { newId } from '../../../platform/auth/tokens.ts';
import { inTransaction, type Queryable } from '../../../platform/db/connect.ts';
import type { ScopedActor, StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type ApiKeyRow, apiKeyById, apiKeysPage, insertApiKey, type KeyScope, revoke } from '../db/api-key.repo.ts';
import { bindAccount } from './bind-account.ts';
import { checkedOwner } from './checked-owner.ts';
import { assertHolds, assertUsable, checkExpiry } from './checked-terms.ts';
import { type KeyAccountsById, keyAccountsPort } from './key-accounts.ts';

type Query = z.output<(typeof shapes)['listApiKeys']['query']>;

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

const shown = (row: ApiKeyRow, accounts: KeyAccountsById): ApiKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  agent: named(row.agentId, row.agentName),
  merchant: named(row.merchantId, row.merchantName),
  madeBy: { id: row.makerId, name: row.makerName },
  account: accounts.get(row.id) ?? null,
  permissions: row.permissions as PermissionKey[],
  addresses: row.addresses,
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  lastUsedFrom: row.lastUsedFrom,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  version: row.version,
});

/** The accounts that some keys sell on, by the id of the key. */
const accountsOf = async (platform: Platform, db: Queryable, rows: readonly ApiKeyRow[]): Promise<KeyAccountsById> =>
  (await keyAccountsPort.all(platform)[0]?.of(
    db,
    rows.map(({ id }) => id),
  )) ?? new Map();

const scopeOf = ({ agentId, merchantId }: ScopedActor): KeyScope => ({ agentId, merchantId });

/** A page of the keys that the caller sees, with counts per state. */
export async function listApiKeys(platform: Platform, staff: ScopedActor, { page, limit, order, ...query }: Query) {
  const { db } = platform;
  const at = { ...query, ascending: order === 'asc', limit, offset: (page - 1) * limit };
  const { rows, total, counts } = await apiKeysPage(db, scopeOf(staff), at);
  const accounts = await accountsOf(platform, db, rows);
  return { list: rows.map((row) => shown(row, accounts)), total, page, limit, counts };
}

/** One key. Refuses record.not_found for one that the caller does not see. */
export async function readApiKey(
  platform: Platform,
  staff: ScopedActor,
  id: string,
  db: Queryable = platform.db,
): Promise<ApiKey> {
  const row = (await apiKeyById(db, id, { scope: scopeOf(staff) })) ?? refuse('record.not_found');
  return shown(row, await accountsOf(platform, db, [row]));
}

/**
 * Makes a key and returns it with its secret, which is not stored. Refuses staff.beyond_own_rights for permissions that the
 * maker does not hold, and at its field permissions that are closed to whom it is for, an agent, merchant or account that is not theirs and a moment
 * that is past or too far ahead.
 */
export async function createApiKey(
  platform: Platform,
  by: StaffContext<ScopedActor>,
  input: ApiKeyInput,
): Promise<{ key: ApiKey; secret: string }> {
  const { db } = platform;
  const { agentId, merchantId, account, ...rest } = input;
  assertHolds(by.staff, rest.permissions);
  checkExpiry(platform, rest.expiresAt);
  return inTransaction(db, async (tx) => {
    const owner = await checkedOwner(tx, by.staff, { agentId, merchantId });
    assertUsable(platform, owner, rest.permissions);
    const { token, hash, hint } = newApiKey();
    const id = newId();
    await insertApiKey(tx, { ...rest, ...owner, id, tokenHash: hash, hint, madeBy: by.staff.id });
    await bindAccount(platform, tx, { ...owner, id, permissions: rest.permissions, email: account });
    const key = await readApiKey(platform, by.staff, id, tx);
    await logOperation(tx, by, { action: 'api_key.create', record: `api_key/${id}`, before: null, after: key });
    return { key, secret: token };
  });
}

/** Revokes a key for good; one that is revoked stays so. Refuses record.not_found for one that the caller does not see. */
export async function revokeApiKey(platform: Platform, by: StaffContext<ScopedActor>, id: string): Promise<ApiKey> {
  return inTransaction(platform.db, async (tx) => {
    const held = (await apiKeyById(tx, id, { scope: scopeOf(by.staff), lock: true })) ?? refuse('record.not_found');
    const before = shown(held, await accountsOf(platform, tx, [held]));
    await revoke(tx, id);
    const after = await readApiKey(platform, by.staff, id, tx);
    await logOperation(tx, by, { action: 'api_key.revoke', record: `api_key/${id}`, before, after });
    return after;
  });
}
