import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Tx } from '../../../../../platform/db/connect.ts';
import type { TreeActor } from '../../../../../platform/http/bind.ts';
import { type HeldAccount, holdAccount } from '../../../core/db/staff-hand.repo.ts';
import { userRecord } from '../db/user.repo.ts';

/** Locks a customer below the asker's agent. Refuses record.not_found and, for one who has left, customer.erased. */
export async function hold(
  tx: Tx,
  by: { readonly staff: Pick<TreeActor, 'agentId'> },
  id: string,
): Promise<HeldAccount> {
  const held = (await holdAccount(tx, id)) ?? refuse('record.not_found');
  assertThat(await userRecord(tx, id, by.staff.agentId), 'record.not_found');
  assertThat(!held.deleted, 'customer.erased');
  return held;
}
