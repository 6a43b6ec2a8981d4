import { sql } from 'kysely';
import { type Queryable, realNow, type Tx } from '../../../platform/db/connect.ts';
import { nameOrder } from '../../../platform/db/name-order.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { holdsText } from '../../../platform/db/patterns.ts';

export type RoleRow = {
  readonly id: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly super: boolean;
  readonly permissions: string[];
  readonly administrators: number;
  readonly version: number;
};

const columns = sql`r.id, r.name, r.enabled, r.super, r.permissions, r.version,
  (SELECT count(*)::int FROM staff s WHERE s.role_id = r.id) AS administrators`;

/** A page of the roles, the super role first, then by name. */
export async function rolesPage(
  db: Queryable,
  of: { name?: string | undefined; enabled?: boolean | undefined; page: number; limit: number },
): Promise<{ rows: RoleRow[]; total: number }> {
  const where = sql`(${of.name || null}::text IS NULL OR ${holdsText(sql`r.name`, of.name ?? '')})
    AND (${of.enabled ?? null}::boolean IS NULL OR r.enabled = ${of.enabled ?? null})`;
  return pageOf(db, {
    rows: sql<RoleRow>`SELECT ${columns} FROM staff_role r WHERE ${where}
      ORDER BY r.super DESC, ${nameOrder(sql`r.name`)}, r.id`,
    counted: sql`FROM staff_role r WHERE ${where}`,
    at: of,
  });
}

/** One role. */
export async function roleById(db: Queryable, id: string): Promise<RoleRow | undefined> {
  return (await sql<RoleRow>`SELECT ${columns} FROM staff_role r WHERE r.id = ${id}`.execute(db)).rows[0];
}

/** Whether another role has this name, however it is spelled. */
export async function isNameTaken(tx: Tx, of: { id: string; name: string }): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM staff_role WHERE lower(name) = lower(${of.name}) AND id <> ${of.id}`.execute(
    tx,
  );
  return rows.length > 0;
}

type Stored = { id: string; name: string; enabled: boolean; permissions: string[] };

export async function insertRole(tx: Tx, role: Stored): Promise<void> {
  await tx.insertInto('staff_role').values(role).execute();
}

/** Saves a role as its next version. */
export async function updateRole(tx: Tx, { id, ...role }: Stored): Promise<void> {
  await tx
    .updateTable('staff_role')
    .set((eb) => ({ ...role, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Ends every session of those who have a role, and sign-ins that wait for their second step; returns the ids that ended. */
export async function endSessionsOfRole(tx: Tx, roleId: string): Promise<string[]> {
  await tx
    .deleteFrom('staff_sign_in_challenge')
    .where('staff_id', 'in', (eb) => eb.selectFrom('staff').select('id').where('role_id', '=', roleId))
    .execute();
  const rows = await tx
    .updateTable('staff_session')
    .set({ ended_at: realNow })
    .where('ended_at', 'is', null)
    .where('staff_id', 'in', (eb) => eb.selectFrom('staff').select('id').where('role_id', '=', roleId))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
