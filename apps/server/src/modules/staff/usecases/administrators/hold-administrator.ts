import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { StaffContext, TreeActor } from '../../../../platform/http/bind.ts';
import { type AdministratorRow, administratorById } from '../../db/administrator.repo.ts';
import { lockRights, rightsOf, someSuperLeft } from '../../db/rights.repo.ts';
import { type Rights, reaches } from '../../domain/rights.ts';

/** The rights of whoever acts, while nobody else changes any. */
export async function holdRights(tx: Tx, by: StaffContext<TreeActor>): Promise<Rights> {
  await lockRights(tx);
  return (await rightsOf(tx, by.staff.id)) ?? refuse('access.denied');
}

/**
 * An administrator to be changed, while nobody else changes any. Refuses record.not_found for one whom the actor does
 * not see, and staff.beyond_own_rights for one who may do more than the actor.
 */
export async function holdAdministrator(tx: Tx, by: StaffContext<TreeActor>, id: string): Promise<AdministratorRow> {
  const mine = await holdRights(tx, by);
  const row = (await administratorById(tx, id, by.staff.agentId)) ?? refuse('record.not_found');
  const theirs = { super: row.roleSuper, permissions: row.rolePermissions };
  assertThat(id === by.staff.id || reaches(mine, theirs), 'staff.beyond_own_rights');
  return row;
}

/** Refuses staff.last_super when a change of `before` has left nobody who may do everything. */
export async function keepSomeSuper(tx: Tx, before: AdministratorRow): Promise<void> {
  assertThat(!before.roleSuper || (await someSuperLeft(tx)), 'staff.last_super');
}
