import { refuseField } from '@app/contract/core/refuse';
import type { Tx } from '../../../platform/db/connect.ts';
import type { ScopedActor } from '../../../platform/http/bind.ts';
import { isOwner } from '../db/api-key.repo.ts';
import { type KeyOwner, ownerFor } from '../domain/key-rights.ts';

/** Returns for whom something is made. Refuses, at its field, an agent or merchant that is not there or is not the maker's. */
export async function checkedOwner(tx: Tx, staff: ScopedActor, wanted: KeyOwner): Promise<KeyOwner> {
  const owner = ownerFor(staff, wanted);
  if (typeof owner === 'string') return refuseField(owner, 'field.invalid');
  const { agentId, merchantId } = owner;
  if (agentId !== null && !(await isOwner(tx, 'agent', agentId))) refuseField('agentId', 'field.invalid');
  if (merchantId !== null && !(await isOwner(tx, 'merchant', merchantId))) refuseField('merchantId', 'field.invalid');
  return owner;
}
