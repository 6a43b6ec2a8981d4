import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/connect.ts';
import type { Database } from '../../platform/db/schema.gen.ts';

/** Rows sent in one statement; keeps a statement under a few megabytes. */
const CHUNK = 1_000;

/**
 * Inserts rows, given as objects keyed by column, in their order; all of them must have the same columns. Identity
 * columns may be given. Much faster than row by row: the rows travel as one JSON text.
 */
export async function insertRows(
  db: Queryable,
  table: keyof Database,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.id(column)));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK));
    await sql`
      INSERT INTO ${sql.table(table)} (${columns}) OVERRIDING SYSTEM VALUE
      SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${chunk}::json)`.execute(db);
  }
}

/** Lets an identity column go on after the highest value that was given by hand. */
export async function continueIdentity(db: Queryable, table: keyof Database): Promise<void> {
  await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), COALESCE((SELECT max(id) FROM ${sql.table(table)}), 0) + 1, false)`.execute(
    db,
  );
}
