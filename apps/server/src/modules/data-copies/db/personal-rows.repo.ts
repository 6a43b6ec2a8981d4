import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connect.ts';
import type { PersonalTable } from '../../accounts/core.ts';

/** Rows read at once. */
const AT_ONCE = 1_000;

/** Reads a customer's rows of a table in their order, some at a time, each as JSON. */
export async function* personalRows(
  tx: Tx,
  { table, columns, whose, sort }: PersonalTable,
  customerId: string,
): AsyncGenerator<readonly string[]> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const order = sql.join(sort.map((column) => sql.ref(column)));
  for (let from = 0; ; from += AT_ONCE) {
    const { rows } = await sql<{ row: string }>`SELECT to_jsonb(r)::text AS row FROM (
      SELECT ${names} FROM ${sql.table(table)} WHERE ${whose(customerId)} ORDER BY ${order} OFFSET ${from} LIMIT ${AT_ONCE}) r`.execute(
      tx,
    );
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < AT_ONCE) return;
  }
}
