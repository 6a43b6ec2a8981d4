import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { Rights } from '../domain/rights.ts';

/** One change of anybody's rights at a time: who may do what is judged by what stands. */
export const lockRights = async (tx: Tx): Promise<void> =>
  void (await sql`SELECT pg_advisory_xact_lock(hashtextextended('staff rights', 0))`.execute(tx));

/** The rights somebody has now, with the role they come from. */
export async function rightsOf(db: Queryable, staffId: string): Promise<(Rights & { roleId: string }) | undefined> {
  const { rows } = await sql<Rights & { roleId: string }>`
    SELECT r.id AS "roleId", r.super, r.permissions FROM staff s JOIN staff_role r ON r.id = s.role_id
    WHERE s.id = ${staffId}`.execute(db);
  return rows[0];
}

/** Whether somebody of the house who may do everything is left and can sign in. */
export async function someSuperLeft(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM staff s JOIN staff_role r ON r.id = s.role_id
    WHERE r.super AND r.enabled AND s.disabled_at IS NULL AND s.agent_id IS NULL AND s.merchant_id IS NULL LIMIT 1`.execute(
    tx,
  );
  return rows.length > 0;
}
