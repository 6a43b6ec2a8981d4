import type { EarlierDialect } from '@app/contract/earlier-orders/kinds';
import { sql } from 'kysely';
import { json, type Tx } from '../../../platform/db/connect.ts';
import { withKnown } from '../domain/refunds.ts';
import { knownOrders } from './archive.repo.ts';
import { keyHash, type OutcomeCounts, sourceOf } from './import.repo.ts';

type Written = { readonly made: number; readonly changed: number };

type Draft = { row: number; number: string; name: string; email: string; orderedAt: Date; record: unknown };

/** Joins refunds of a draft's orders with what the archive has by now: another file may have been taken over since it was read. */
async function joinRefunds(tx: Tx, id: string, source: string): Promise<void> {
  const { rows } = await sql<Draft>`SELECT row, key AS number, name, email, ordered_at AS "orderedAt", record
    FROM earlier_import_record WHERE import_id = ${id} AND outcome IN ('new', 'changed') AND record ? 'refunds'`.execute(
    tx,
  );
  const known = await knownOrders(tx, { source, numbers: rows.map(({ number }) => number), lock: true });
  for (const { row, number, orderedAt, ...draft } of rows) {
    const there = known.get(number);
    const found = { ...draft, ordered_at: orderedAt.toISOString(), flaw: null };
    const { record } = there ? withKnown(found, there) : found;
    if (record !== draft.record)
      await sql`UPDATE earlier_import_record SET record = ${json(record)} WHERE import_id = ${id} AND row = ${row}`.execute(
        tx,
      );
  }
}

/** Writes the orders of a draft into the archive. One that is there by another moment stays as it is. */
async function takeOrders(tx: Tx, id: string, source: string): Promise<Written> {
  await joinRefunds(tx, id, source);
  const { rows } = await sql<Written>`
    WITH written AS (
      INSERT INTO earlier_order (id, source, number, email, name, ordered_at, record)
      SELECT gen_random_uuid(), ${source}, found.key, found.email, found.name, found.ordered_at, found.record
      FROM earlier_import_record found WHERE found.import_id = ${id} AND found.outcome IN ('new', 'changed')
      ORDER BY found.key
      ON CONFLICT (source, number) DO UPDATE SET email = EXCLUDED.email, name = EXCLUDED.name, record = EXCLUDED.record
        WHERE earlier_order.erased_at IS NULL AND earlier_order.ordered_at = EXCLUDED.ordered_at
          AND (earlier_order.record, earlier_order.email, earlier_order.name)
            IS DISTINCT FROM (EXCLUDED.record, EXCLUDED.email, EXCLUDED.name)
      RETURNING xmax = 0 AS made)
    SELECT count(*) FILTER (WHERE made)::int AS made, count(*) FILTER (WHERE NOT made)::int AS changed FROM written`.execute(
    tx,
  );
  return rows[0] ?? { made: 0, changed: 0 };
}

/** Writes the people of a draft into the archive. */
async function takeCustomers(tx: Tx, id: string, source: string): Promise<Written> {
  const { rows } = await sql<Written>`
    WITH written AS (
      INSERT INTO earlier_customer (id, source, key_hash, email, name, phone, record)
      SELECT gen_random_uuid(), ${source}, ${keyHash}, found.email, found.name, found.phone, found.record
      FROM earlier_import_record found WHERE found.import_id = ${id} AND found.outcome IN ('new', 'changed')
      ORDER BY found.key
      ON CONFLICT (source, key_hash) DO UPDATE SET email = EXCLUDED.email, name = EXCLUDED.name, phone = EXCLUDED.phone,
        record = EXCLUDED.record
        WHERE earlier_customer.erased_at IS NULL
          AND (earlier_customer.record, earlier_customer.email, earlier_customer.name, earlier_customer.phone)
            IS DISTINCT FROM (EXCLUDED.record, EXCLUDED.email, EXCLUDED.name, EXCLUDED.phone)
      RETURNING xmax = 0 AS made)
    SELECT count(*) FILTER (WHERE made)::int AS made, count(*) FILTER (WHERE NOT made)::int AS changed FROM written`.execute(
    tx,
  );
  return rows[0] ?? { made: 0, changed: 0 };
}

/** Writes what a locked draft found good into the archive. Returns what came of each of its records. */
export async function takeRecords(tx: Tx, id: string, dialect: EarlierDialect): Promise<OutcomeCounts> {
  const source = sourceOf(dialect);
  const written = await (dialect.endsWith('orders') ? takeOrders : takeCustomers)(tx, id, source);
  const { rows } = await sql<{ all: number; refused: number }>`
    SELECT count(*)::int AS all, count(*) FILTER (WHERE outcome = 'refused')::int AS refused
    FROM earlier_import_record WHERE import_id = ${id}`.execute(tx);
  const { all, refused } = rows[0] ?? { all: 0, refused: 0 };
  const { made, changed } = written;
  return { new: made, changed, refused, known: all - refused - made - changed };
}
