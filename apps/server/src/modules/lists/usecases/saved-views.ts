import { limits } from '@app/contract/core/limits';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { SavedView, ViewInput } from '@app/contract/lists/staff-schemas';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import type { StaffActor, StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  changeView,
  countOwnViews,
  deleteViewRow,
  insertView,
  isNameTaken,
  isRole,
  keepDefault,
  lockView,
  roleNames,
  type StoredView,
  viewsOf,
} from '../db/view.repo.ts';

/** Only the house shares: what an agent's people search for is not the others'. */
const mayShare = (staff: StaffActor): boolean =>
  staff.worksFor === 'house' && staff.permissions.has('dashboard.share_views');

const isMine = (view: StoredView, staff: StaffActor): boolean => view.ownerId === staff.id;
const mayEdit = (view: StoredView, staff: StaffActor): boolean =>
  isMine(view, staff) || (view.audience !== 'own' && mayShare(staff));

const shown = ({ ownerId: _ownerId, ...view }: StoredView, own: { mine: boolean; mayEdit: boolean }): SavedView => ({
  ...view,
  ...own,
});
const shownTo = (view: StoredView, staff: StaffActor): SavedView =>
  shown(view, { mine: isMine(view, staff), mayEdit: mayEdit(view, staff) });

/** What of a view stands in the log. */
const logged = ({ list, name, audience, roleId, state }: StoredView) => ({ list, name, audience, roleId, state });

/** The views of a list that somebody sees, and whom they may share their own with. */
export async function listViews(platform: Platform, staff: StaffActor, list: string) {
  const share = mayShare(staff);
  const [views, roles] = await Promise.all([viewsOf(platform.db, staff.id, list), share ? roleNames(platform.db) : []]);
  return { views: views.map((view) => shownTo(view, staff)), mayShare: share, roles };
}

async function checkAudience(tx: Tx, staff: StaffActor, { audience, roleId }: ViewInput): Promise<void> {
  if (audience !== 'own' && !mayShare(staff)) refuse('access.denied');
  if ((audience === 'role') !== (roleId !== null)) refuseField('roleId', 'field.invalid');
  if (roleId !== null && !(await isRole(tx, roleId))) refuseField('roleId', 'field.invalid');
}

const seen = async (tx: Tx, staff: StaffActor, id: string): Promise<StoredView> =>
  (await lockView(tx, staff.id, id)) ?? refuse('record.not_found');

/**
 * Saves a view of a list. Refuses export.unknown_list, access.denied to share without the right, view.name_taken and
 * view.too_many.
 */
export async function createView(
  platform: Platform,
  { staff, ip }: StaffContext,
  { list, ...input }: ViewInput & { list: string },
): Promise<SavedView> {
  assertThat(platform.staffList(list), 'export.unknown_list');
  return inTransaction(platform.db, async (tx) => {
    await checkAudience(tx, staff, input);
    assertThat((await countOwnViews(tx, staff.id, list)) < limits.viewsOfOneList, 'view.too_many');
    const id = newId(platform.clock);
    assertThat(await insertView(tx, { id, list, ownerId: staff.id, ...input }), 'view.name_taken', {
      fields: { name: 'error.view.name_taken' },
    });
    const made = await seen(tx, staff, id);
    const entry = { action: 'view.create', record: `view/${id}`, before: null, after: logged(made) };
    await logOperation(tx, { staff, ip }, entry);
    return shownTo(made, staff);
  });
}

/**
 * Renames a view, shares it or saves another state under it. Refuses record.not_found, access.denied, record.stale with
 * `{current}` and view.name_taken.
 */
export async function updateView(
  platform: Platform,
  { staff, ip }: StaffContext,
  { id, version, ...input }: ViewInput & { id: string; version: number },
): Promise<SavedView> {
  return inTransaction(platform.db, async (tx) => {
    const before = await seen(tx, staff, id);
    if (!mayEdit(before, staff)) refuse('access.denied');
    assertThat(before.version === version, 'record.stale', { current: shownTo(before, staff) });
    await checkAudience(tx, staff, input);
    assertThat(!(await isNameTaken(tx, before, input.name)), 'view.name_taken', {
      fields: { name: 'error.view.name_taken' },
    });
    await changeView(tx, id, input);
    const after = { ...before, ...input, version: version + 1 };
    const entry = { action: 'view.update', record: `view/${id}`, before: logged(before), after: logged(after) };
    await logOperation(tx, { staff, ip }, entry);
    return shownTo(after, staff);
  });
}

/** Deletes a view. Refuses record.not_found and access.denied. */
export async function deleteView(platform: Platform, { staff, ip }: StaffContext, id: string): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    const before = await seen(tx, staff, id);
    if (!mayEdit(before, staff)) refuse('access.denied');
    await deleteViewRow(tx, id);
    const entry = { action: 'view.delete', record: `view/${id}`, before: logged(before), after: null };
    await logOperation(tx, { staff, ip }, entry);
    return null;
  });
}

/** Chooses the view that a list opens with for somebody, or none. Refuses record.not_found. */
export async function setDefaultView(
  platform: Platform,
  staff: StaffActor,
  { list, viewId }: { list: string; viewId: string | null },
): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    if (viewId !== null && (await seen(tx, staff, viewId)).list !== list) refuse('record.not_found');
    await keepDefault(tx, staff.id, list, viewId);
    return null;
  });
}
