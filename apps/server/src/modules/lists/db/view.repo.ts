import type { ViewAudience, ViewState } from '@app/contract/lists/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import { json, type Queryable } from '../../../platform/db/connect.ts';
import { nameOrder } from '../../../platform/db/name-order.ts';
import { rolesAs, staffAs } from '../../staff/core.ts';

const roles = rolesAs('r');
const staff = staffAs('s');
const owners = staffAs('o');

export type StoredView = {
  readonly id: string;
  readonly list: string;
  readonly ownerId: string;
  readonly owner: string;
  readonly name: string;
  readonly audience: ViewAudience;
  readonly roleId: string | null;
  readonly state: ViewState;
  readonly version: number;
  readonly isDefault: boolean;
};

const columns = (
  staffId: string,
): RawBuilder<unknown> => sql`v.id, v.list, v.owner_id AS "ownerId", ${owners.name} AS owner,
  v.name, v.audience, v.role_id AS "roleId", v.state, v.version,
  EXISTS (SELECT 1 FROM saved_view_default d WHERE d.view_id = v.id AND d.staff_id = ${staffId}) AS "isDefault"`;

/**
 * What somebody sees: their own views, those of their role, and those for all of the house: what its staff search for
 * names people whom an agent's staff do not see.
 */
const seenBy = (
  staffId: string,
): RawBuilder<unknown> => sql`(v.owner_id = ${staffId} OR EXISTS (SELECT 1 FROM ${staff.table}
  WHERE ${staff.id} = ${staffId} AND (${staff.roleId} = v.role_id OR (v.audience = 'all' AND ${staff.agentId} IS NULL))))`;

/** The views of a list that somebody sees, their own first. */
export async function viewsOf(db: Queryable, staffId: string, list: string): Promise<StoredView[]> {
  const { rows } = await sql<StoredView>`SELECT ${columns(staffId)}
    FROM saved_view v JOIN ${owners.table} ON ${owners.id} = v.owner_id WHERE v.list = ${list} AND ${seenBy(staffId)}
    ORDER BY v.owner_id <> ${staffId}, ${nameOrder(sql`v.name`)}, v.id`.execute(db);
  return rows;
}

/** One view that somebody sees, held until the transaction ends; null when there is none. */
export async function lockView(tx: Queryable, staffId: string, id: string): Promise<StoredView | null> {
  const { rows } = await sql<StoredView>`SELECT ${columns(staffId)}
    FROM saved_view v JOIN ${owners.table} ON ${owners.id} = v.owner_id WHERE v.id = ${id} AND ${seenBy(staffId)}
    FOR UPDATE OF v`.execute(tx);
  return rows[0] ?? null;
}

export async function countOwnViews(db: Queryable, ownerId: string, list: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM saved_view
    WHERE owner_id = ${ownerId} AND list = ${list}`.execute(db);
  return rows[0]?.n ?? 0;
}

type Written = Pick<StoredView, 'name' | 'audience' | 'roleId' | 'state'>;

/** Writes a new view; false when its owner has one of this name. */
export async function insertView(
  db: Queryable,
  of: Written & { id: string; list: string; ownerId: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO saved_view (id, list, owner_id, name, audience, role_id, state)
    VALUES (${of.id}, ${of.list}, ${of.ownerId}, ${of.name}, ${of.audience}, ${of.roleId}, ${json(of.state)})
    ON CONFLICT (owner_id, list, lower(name)) DO NOTHING`.execute(db);
  return numAffectedRows === 1n;
}

/** Whether another view of the same owner and list has this name. */
export async function isNameTaken(db: Queryable, view: StoredView, name: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM saved_view WHERE owner_id = ${view.ownerId} AND list = ${view.list}
    AND lower(name) = lower(${name}) AND id <> ${view.id}`.execute(db);
  return rows.length > 0;
}

/** Changes a view, as its next version. */
export async function changeView(db: Queryable, id: string, of: Written): Promise<void> {
  await sql`UPDATE saved_view SET name = ${of.name}, audience = ${of.audience}, role_id = ${of.roleId},
    state = ${json(of.state)}, version = version + 1 WHERE id = ${id}`.execute(db);
}

export async function deleteViewRow(db: Queryable, id: string): Promise<void> {
  await sql`DELETE FROM saved_view WHERE id = ${id}`.execute(db);
}

/** Makes a view the one a list opens with for somebody, or none. */
export async function keepDefault(db: Queryable, staffId: string, list: string, viewId: string | null): Promise<void> {
  if (viewId === null) {
    await sql`DELETE FROM saved_view_default WHERE staff_id = ${staffId} AND list = ${list}`.execute(db);
    return;
  }
  await sql`INSERT INTO saved_view_default (staff_id, list, view_id) VALUES (${staffId}, ${list}, ${viewId})
    ON CONFLICT (staff_id, list) DO UPDATE SET view_id = excluded.view_id`.execute(db);
}

/** Whether a role is there to share with. */
export async function isRole(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM ${roles.table} WHERE ${roles.id} = ${id}`.execute(db);
  return rows.length > 0;
}

export async function roleNames(db: Queryable): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT ${roles.id}, ${roles.name} FROM ${roles.table} WHERE ${roles.isEnabled} ORDER BY ${nameOrder(roles.name)},
      ${roles.id} LIMIT 500`.execute(db);
  return rows;
}
