import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { Administrator, AdministratorEdit, AdministratorInput } from '@app/contract/staff/control/staff-schemas';
import { hashPassword } from '../../../../platform/auth/passwords.ts';
import { newId } from '../../../../platform/auth/tokens.ts';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffContext, TreeActor } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { isMerchant } from '../../../merchants/public.ts';
import {
  administratorById,
  insertAdministrator,
  isAbove,
  isUsernameTaken,
  saveAdministratorFields,
  seesAgent,
  setDisabled,
} from '../../db/administrator.repo.ts';
import { roleById } from '../../db/role.repo.ts';
import { endSessions } from '../../db/staff.repo.ts';
import { type Rights, reaches } from '../../domain/rights.ts';
import { defaultStaffPassword } from '../ensure-staff.ts';
import { holdAdministrator, holdRights, keepSomeSuper } from './hold-administrator.ts';
import { showAdministrator } from './show-administrators.ts';

type Changed = { administrator: Administrator; ended: string[] };

/** Refuses, at its field, what is not there or not the actor's to give. */
async function checkGiven(
  tx: Tx,
  by: StaffContext<TreeActor>,
  given: { mine: Rights; edit: AdministratorEdit },
): Promise<void> {
  const { roleId, agentId, merchantId, superiorId } = given.edit;
  const asking = by.staff.agentId;
  const role = (await roleById(tx, roleId)) ?? refuseField('roleId', 'field.invalid');
  assertThat(reaches(given.mine, role), 'staff.beyond_own_rights', {
    fields: { roleId: 'error.staff.beyond_own_rights' },
  });
  // An agent's staff hires within the agent's branch: without an agent one would see everybody's customers.
  if (agentId === null) assertThat(asking === null, 'staff.beyond_own_rights');
  else if (!(await seesAgent(tx, agentId, asking))) refuseField('agentId', 'field.invalid');
  if (merchantId !== null && !(await isMerchant(tx, merchantId))) refuseField('merchantId', 'field.invalid');
  if (superiorId !== null && !(await administratorById(tx, superiorId, asking))) {
    refuseField('superiorId', 'field.invalid');
  }
}

/** Makes an administrator who must change the password at once. Refuses staff.username_taken, staff.beyond_own_rights. */
export async function createAdministrator(
  platform: Platform,
  by: StaffContext<TreeActor>,
  input: AdministratorInput,
): Promise<Administrator> {
  const { username, password, ...edit } = input;
  const check = async (tx: Tx): Promise<void> => {
    const mine = await holdRights(tx, by);
    const fields = { username: 'error.staff.username_taken' };
    assertThat(!(await isUsernameTaken(tx, username)), 'staff.username_taken', { fields });
    await checkGiven(tx, by, { mine, edit });
  };
  // What is refused costs no hash, and no transaction waits for one.
  await inTransaction(platform.db, check);
  const passwordHash = await hashPassword(password ?? defaultStaffPassword(platform.config));
  return inTransaction(platform.db, async (tx) => {
    await check(tx);
    const id = newId();
    await insertAdministrator(tx, { id, username, passwordHash, ...edit });
    const after = await showAdministrator(platform, { id, asking: null, db: tx });
    await logOperation(tx, by, { action: 'staff.create', record: `administrator/${id}`, before: null, after });
    return after;
  });
}

/**
 * Saves an administrator; a changed role, agent or merchant ends their sessions. Refuses record.not_found, record.stale,
 * staff.beyond_own_rights, staff.last_super, staff.superior_circle, and staff.not_yourself for one's own role, agent or merchant.
 */
export async function saveAdministrator(
  platform: Platform,
  by: StaffContext<TreeActor>,
  given: { id: string; version: number; edit: AdministratorEdit },
): Promise<Changed> {
  const { id, version, edit } = given;
  return inTransaction(platform.db, async (tx) => {
    const held = await holdAdministrator(tx, by, id);
    const before = await showAdministrator(platform, { id, asking: null, db: tx });
    assertThat(held.version === version, 'record.stale', { current: before });
    const moves = held.roleId !== edit.roleId || held.agentId !== edit.agentId || held.merchantId !== edit.merchantId;
    assertThat(!(moves && id === by.staff.id), 'staff.not_yourself');
    if (moves || held.superiorId !== edit.superiorId)
      await checkGiven(tx, by, { mine: await holdRights(tx, by), edit });
    const circle = edit.superiorId !== null && (await isAbove(tx, id, edit.superiorId));
    assertThat(!circle, 'staff.superior_circle', { fields: { superiorId: 'error.staff.superior_circle' } });
    await saveAdministratorFields(tx, id, edit);
    await keepSomeSuper(tx, held);
    const administrator = await showAdministrator(platform, { id, asking: null, db: tx });
    await logOperation(tx, by, { action: 'staff.update', record: `administrator/${id}`, before, after: administrator });
    return { administrator, ended: moves ? await endSessions(tx, { staffId: id }) : [] };
  });
}

/**
 * Enables or disables an administrator; disabling ends every session. Refuses record.not_found, record.stale,
 * staff.beyond_own_rights, staff.last_super, and staff.not_yourself.
 */
export async function setAdministratorState(
  platform: Platform,
  by: StaffContext<TreeActor>,
  given: { id: string; version: number; enabled: boolean },
): Promise<Changed> {
  const { id, version, enabled } = given;
  return inTransaction(platform.db, async (tx) => {
    const held = await holdAdministrator(tx, by, id);
    assertThat(id !== by.staff.id, 'staff.not_yourself');
    const before = await showAdministrator(platform, { id, asking: null, db: tx });
    assertThat(held.version === version, 'record.stale', { current: before });
    await setDisabled(tx, id, !enabled);
    await keepSomeSuper(tx, held);
    const administrator = await showAdministrator(platform, { id, asking: null, db: tx });
    const action = enabled ? 'staff.enable' : 'staff.disable';
    await logOperation(tx, by, { action, record: `administrator/${id}`, before, after: administrator });
    return { administrator, ended: enabled ? [] : await endSessions(tx, { staffId: id }) };
  });
}

/** Refuses staff.not_yourself when somebody would do to themselves what another one has to. */
export const notYourself = (by: StaffContext<TreeActor>, id: string): void =>
  void (id === by.staff.id && refuse('staff.not_yourself'));
