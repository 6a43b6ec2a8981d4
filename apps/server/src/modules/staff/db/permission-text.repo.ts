import type { PermissionEntry } from '@app/contract/staff/control/staff-schemas';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';

export type TextRow = {
  readonly permission: string;
  readonly texts: PermissionEntry['texts'];
  readonly version: number;
};

/** Names that replace the shipped ones. */
export async function permissionTextRows(db: Queryable): Promise<TextRow[]> {
  return (await sql<TextRow>`SELECT permission, texts, version FROM permission_text`.execute(db)).rows;
}

/** Saves a permission's names as their next version, if `version` still stands; 0 stands for none yet. */
export async function saveText(
  tx: Tx,
  of: { permission: string; texts: PermissionEntry['texts']; version: number },
): Promise<boolean> {
  const { permission, texts, version } = of;
  const { rows } = await sql`
    INSERT INTO permission_text (permission, texts) SELECT ${permission}, ${json(texts)} WHERE ${version}::int = 0
    ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
  if (version === 0) return rows.length > 0;
  const { rows: saved } = await sql`
    UPDATE permission_text SET texts = ${json(texts)}, version = version + 1
    WHERE permission = ${permission} AND version = ${version} RETURNING 1`.execute(tx);
  return saved.length > 0;
}

/** How many roles hold each permission, the super role left aside. */
export async function rolesPerPermission(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ permission: string; n: number }>`
    SELECT unnest(permissions) AS permission, count(*)::int AS n FROM staff_role WHERE NOT super GROUP BY 1`.execute(
    db,
  );
  return new Map(rows.map(({ permission, n }) => [permission, n]));
}
