import { apiKeyLimits } from '@app/contract/api-keys/limits';
import type { ApiKey, ApiKeyInput, shapes } from '@app/contract/api-keys/staff-schemas';
import type { PermissionKey } from '@app/contract/core/permissions';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import { DAY } from '@app/kernel/clock';
import type { z } from 'zod';
import { newApiKey } from '../../../platform/auth/api-key-token.ts';
import { newId } from '../../../platform/auth/tokens.ts';
import { inTransaction, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { ScopedActor, StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  type ApiKeyRow,
  apiKeyById,
  apiKeysPage,
  insertApiKey,
  isOwner,
  type KeyScope,
  revoke,
} from '../db/api-key.repo.ts';
import { type KeyOwner, ownerFor } from '../domain/key-rights.ts';

type Query = z.output<(typeof shapes)['listApiKeys']['query']>;

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

const shown = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  agent: named(row.agentId, row.agentName),
  merchant: named(row.merchantId, row.merchantName),
  madeBy: { id: row.makerId, name: row.makerName },
  permissions: row.permissions as PermissionKey[],
  addresses: row.addresses,
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  lastUsedFrom: row.lastUsedFrom,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
});

const scopeOf = ({ agentId, merchantId }: ScopedActor): KeyScope => ({ agentId, merchantId });

/** A page of the keys that the caller sees, with counts per state. */
export async function listApiKeys({ db }: Platform, staff: ScopedActor, { page, limit, order, ...query }: Query) {
  const at = { ...query, ascending: order === 'asc', limit, offset: (page - 1) * limit };
  const { rows, total, counts } = await apiKeysPage(db, scopeOf(staff), at);
  return { list: rows.map(shown), total, page, limit, counts };
}

/** One key. Refuses record.not_found for one that the caller does not see. */
export async function readApiKey(db: Queryable, staff: ScopedActor, id: string): Promise<ApiKey> {
  return shown((await apiKeyById(db, id, { scope: scopeOf(staff) })) ?? refuse('record.not_found'));
}

/** Refuses, at its field, an agent or merchant that is not there or is not the maker's. */
async function checkedOwner(tx: Tx, staff: ScopedActor, wanted: KeyOwner): Promise<KeyOwner> {
  const owner = ownerFor(staff, wanted);
  if (typeof owner === 'string') return refuseField(owner, 'field.invalid');
  const { agentId, merchantId } = owner;
  if (agentId !== null && !(await isOwner(tx, 'agent', agentId))) refuseField('agentId', 'field.invalid');
  if (merchantId !== null && !(await isOwner(tx, 'merchant', merchantId))) refuseField('merchantId', 'field.invalid');
  return owner;
}

/**
 * Makes a key and returns it with its secret, which is not stored. Refuses staff.beyond_own_rights for permissions that the
 * maker does not hold, and at its field an agent or merchant that is not theirs and a moment that is past or too far ahead.
 */
export async function createApiKey(
  { db, clock }: Platform,
  by: StaffContext<ScopedActor>,
  input: ApiKeyInput,
): Promise<{ key: ApiKey; secret: string }> {
  const { agentId, merchantId, ...rest } = input;
  assertThat(
    rest.permissions.every((one) => by.staff.permissions.has(one)),
    'staff.beyond_own_rights',
    { fields: { permissions: 'error.staff.beyond_own_rights' } },
  );
  const ahead = Date.parse(rest.expiresAt) - clock.real().getTime();
  if (!(ahead > 0 && ahead <= apiKeyLimits.days * DAY)) refuseField('expiresAt', 'field.key_expiry');
  return inTransaction(db, async (tx) => {
    const owner = await checkedOwner(tx, by.staff, { agentId, merchantId });
    const { token, hash, hint } = newApiKey();
    const id = newId();
    await insertApiKey(tx, { ...rest, ...owner, id, tokenHash: hash, hint, madeBy: by.staff.id });
    const key = await readApiKey(tx, by.staff, id);
    await logOperation(tx, by, { action: 'api_key.create', record: `api_key/${id}`, before: null, after: key });
    return { key, secret: token };
  });
}

/** Revokes a key for good; one that is revoked stays so. Refuses record.not_found for one that the caller does not see. */
export async function revokeApiKey({ db }: Platform, by: StaffContext<ScopedActor>, id: string): Promise<ApiKey> {
  return inTransaction(db, async (tx) => {
    const held = (await apiKeyById(tx, id, { scope: scopeOf(by.staff), lock: true })) ?? refuse('record.not_found');
    await revoke(tx, id);
    const after = await readApiKey(tx, by.staff, id);
    await logOperation(tx, by, { action: 'api_key.revoke', record: `api_key/${id}`, before: shown(held), after });
    return after;
  });
}
