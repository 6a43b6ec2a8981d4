import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Role, RoleInput, shapes } from '@app/contract/staff/control/staff-schemas';
import type { z } from 'zod';
import { newId } from '../../../../platform/auth/tokens.ts';
import { inTransaction, type Queryable, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockRights, rightsOf } from '../../db/rights.repo.ts';
import {
  endSessionsOfRole,
  insertRole,
  isNameTaken,
  type RoleRow,
  roleById,
  rolesPage,
  updateRole,
} from '../../db/role.repo.ts';
import { knownPermissions, type Rights, reaches } from '../../domain/rights.ts';

type Query = z.output<(typeof shapes)['listRoles']['query']>;

const shown = (row: RoleRow): Role => ({ ...row, permissions: knownPermissions(row.permissions) });

/** A page of the roles, the super role first. */
export async function listRoles(db: Queryable, query: Query) {
  const { rows, total } = await rolesPage(db, query);
  return { list: rows.map(shown), total, page: query.page, limit: query.limit };
}

/** One role. Refuses record.not_found. */
export const readRole = async (db: Queryable, id: string): Promise<Role> =>
  shown((await roleById(db, id)) ?? refuse('record.not_found'));

/** Refuses whoever reaches beyond their own rights. */
async function mayShape(tx: Tx, by: StaffContext, roles: readonly Rights[]): Promise<{ roleId: string }> {
  await lockRights(tx);
  const mine = (await rightsOf(tx, by.staff.id)) ?? refuse('access.denied');
  for (const role of roles) assertThat(reaches(mine, role), 'staff.beyond_own_rights');
  return mine;
}

/** Refuses the super role, and to whom it is not given what the role holds. */
async function held(tx: Tx, by: StaffContext, id: string): Promise<{ before: Role; own: boolean }> {
  const mine = await mayShape(tx, by, []);
  const before = await readRole(tx, id);
  assertThat(!before.super, 'role.super_fixed');
  await mayShape(tx, by, [before]);
  return { before, own: mine.roleId === id };
}

const stored = (id: string, { name, enabled, permissions }: RoleInput) => ({
  id,
  name,
  enabled,
  permissions: knownPermissions(permissions),
});

/** Makes a role. Refuses role.name_taken and staff.beyond_own_rights. */
export async function createRole(platform: Platform, by: StaffContext, input: RoleInput): Promise<Role> {
  return inTransaction(platform.db, async (tx) => {
    await mayShape(tx, by, [{ super: false, permissions: input.permissions }]);
    const id = newId();
    assertThat(!(await isNameTaken(tx, { id, name: input.name })), 'role.name_taken');
    await insertRole(tx, stored(id, input));
    const after = await readRole(tx, id);
    await logOperation(tx, by, { action: 'role.create', record: `role/${id}`, before: null, after });
    return after;
  });
}

/** Saves a changed role and ends the sessions of those who lost it by that; gives the ids that ended. */
async function change(
  tx: Tx,
  by: StaffContext,
  given: { before: Role; input: RoleInput; action: string; own: boolean },
) {
  const { before, input, own } = given;
  const disables = before.enabled && !input.enabled;
  assertThat(!(own && disables), 'staff.not_yourself');
  await updateRole(tx, stored(before.id, input));
  const after = await readRole(tx, before.id);
  await logOperation(tx, by, { action: given.action, record: `role/${before.id}`, before, after });
  return { after, ended: disables ? await endSessionsOfRole(tx, before.id) : [] };
}

/**
 * Saves a role. Refuses record.not_found, record.stale, role.name_taken, role.super_fixed, staff.beyond_own_rights, and
 * staff.not_yourself for disabling one's own.
 */
export async function saveRole(
  platform: Platform,
  by: StaffContext,
  given: { id: string; version: number; input: RoleInput },
): Promise<{ role: Role; ended: string[] }> {
  const { id, version, input } = given;
  return inTransaction(platform.db, async (tx) => {
    const { before, own } = await held(tx, by, id);
    assertThat(before.version === version, 'record.stale', { current: before });
    await mayShape(tx, by, [{ super: false, permissions: input.permissions }]);
    assertThat(!(await isNameTaken(tx, { id, name: input.name })), 'role.name_taken');
    const { after, ended } = await change(tx, by, { before, input, own, action: 'role.update' });
    return { role: after, ended };
  });
}

/** Enables or disables roles, all or none; gives the ids of the sessions that ended. Refuses as saving does. */
export async function setRoleFlags(
  platform: Platform,
  by: StaffContext,
  given: { ids: string[]; enabled: boolean },
): Promise<string[]> {
  return inTransaction(platform.db, async (tx) => {
    const ended: string[] = [];
    for (const id of new Set(given.ids)) {
      const { before, own } = await held(tx, by, id);
      if (before.enabled === given.enabled) continue;
      const input = { ...before, enabled: given.enabled };
      ended.push(...(await change(tx, by, { before, input, own, action: 'role.flags' })).ended);
    }
    return ended;
  });
}

/** Deletes a role that nobody has. Refuses record.not_found, role.in_use, role.super_fixed, staff.beyond_own_rights. */
export async function deleteRole(platform: Platform, by: StaffContext, id: string): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    const { before } = await held(tx, by, id);
    assertThat(before.administrators === 0, 'role.in_use', { administrators: before.administrators });
    await tx.deleteFrom('staff_role').where('id', '=', id).execute();
    await logOperation(tx, by, { action: 'role.delete', record: `role/${id}`, before, after: null });
    return null;
  });
}
