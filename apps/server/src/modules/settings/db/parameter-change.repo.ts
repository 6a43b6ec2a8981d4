import type { ParameterPlain } from '@app/contract/settings/staff-schemas';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';

export type SetRow = { key: string; value: unknown; version: number; updated_at: Date };
export type ChangeRow = {
  id: string;
  key: string;
  before: ParameterPlain | null;
  after: ParameterPlain | null;
  who: string;
  at: Date;
  undoes: string | null;
};

/** What was set of every parameter, or of one. */
export async function setRows(db: Queryable, key?: string): Promise<SetRow[]> {
  const query = db.selectFrom('parameter').select(['key', 'value', 'version', 'updated_at']);
  return (key === undefined ? query : query.where('key', '=', key)).execute();
}

/** What is set of one parameter, its row locked. */
export async function lockParameter(tx: Tx, key: string): Promise<SetRow | undefined> {
  return tx
    .selectFrom('parameter')
    .select(['key', 'value', 'version', 'updated_at'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
}

/** Sets a parameter that has the version seen, zero for one nobody has set. False when it has another by now. */
export async function writeParameter(
  tx: Tx,
  given: { key: string; value: ParameterPlain; version: number },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO parameter AS p (key, value) VALUES (${given.key}, ${json(given.value)}::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = p.version + 1, updated_at = app_now()
      WHERE p.version = ${given.version} RETURNING p.version`.execute(tx);
  return rows.length === 1;
}

export async function insertChange(tx: Tx, of: Omit<ChangeRow, 'at'> & { staffId: string }): Promise<void> {
  await sql`INSERT INTO parameter_change (id, key, before, after, staff_id, who, undoes)
    VALUES (${of.id}, ${of.key}, ${of.before === null ? null : json(of.before)}::jsonb,
      ${of.after === null ? null : json(of.after)}::jsonb, ${of.staffId}, ${of.who}, ${of.undoes})`.execute(tx);
}

export async function changeRow(db: Queryable, id: string): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`SELECT id, key, before, after, who, at, undoes
    FROM parameter_change WHERE id = ${id}`.execute(db);
  return rows[0];
}

/** A page of changes, of one key or of all; newest first. */
export async function changesPage(
  db: Queryable,
  query: { key?: string | undefined; limit: number; offset: number },
): Promise<{ rows: ChangeRow[]; total: number }> {
  const where = sql`${query.key || null}::text IS NULL OR key = ${query.key || null}`;
  const { rows } = await sql<ChangeRow>`SELECT id, key, before, after, who, at, undoes FROM parameter_change
    WHERE ${where} ORDER BY at DESC, id DESC LIMIT ${query.limit} OFFSET ${query.offset}`.execute(db);
  const counted = await sql<{ n: number }>`SELECT count(*)::int AS n FROM parameter_change WHERE ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}
