import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction, type Queryable, type Tx } from '../../apps/server/src/platform/db/connect.ts';

/**
 * The id of copy `k` (its number, in expressions of `set`) of the row that `id` names: always the same, so that rows that name one another still
 * do, and with the version and variant that calls ask of an id.
 */
export const copyOf = (id: string): RawBuilder<string> =>
  sql<string>`overlay(overlay(md5(${sql.ref(id)} || ' ' || k) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;

type Rows = {
  readonly table: string;
  /** Which rows, `t` being the table. */
  readonly where: RawBuilder<unknown>;
  /** What columns of a copy hold that are not those of its row, from `t` and `k`. */
  readonly set: { readonly [column: string]: RawBuilder<unknown> };
};

/** Inserts copies `first` to `last` of rows of a table, in one statement; what a run that was broken off has inserted stays. */
export async function copyRows(db: Queryable, { table, where, set }: Rows, first: number, last: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ${table} AND is_generated = 'NEVER' ORDER BY ordinal_position`.execute(
    db,
  );
  const columns = rows.map(({ name }) => name);
  await sql`
    INSERT INTO ${sql.table(table)} (${sql.join(columns.map((name) => sql.id(name)))})
    SELECT ${sql.join(columns.map((name) => set[name] ?? sql.ref(`t.${name}`)))}
    FROM ${sql.table(table)} t, generate_series(${first}::int, ${last}::int) k WHERE ${where}
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Calls `make` for copies 1 to `copies`, `atOnce` at a time. */
export async function inTurns(
  copies: number,
  atOnce: number,
  make: (first: number, last: number) => Promise<void>,
): Promise<void> {
  for (let first = 1; first <= copies; first += atOnce) await make(first, Math.min(copies, first + atOnce - 1));
}

type Made = { readonly name: string; readonly made: string };

/**
 * Fills a table without its indexes and its references to others, which are made again once it is full: all at once takes a fraction of the
 * time that each row would. In one transaction, so that a run that is broken off leaves all as it was.
 */
export async function fillBare(db: Db, table: string, fill: (tx: Tx) => Promise<void>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(tx);
    const indexes = await sql<Made>`
      SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS made FROM pg_index i
      WHERE i.indrelid = ${table}::regclass AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`.execute(
      tx,
    );
    const references = await sql<Made>`
      SELECT quote_ident(conname) AS name, pg_get_constraintdef(oid) AS made FROM pg_constraint
      WHERE conrelid = ${table}::regclass AND contype = 'f'`.execute(tx);
    const run = (text: string) => sql.raw(text).execute(tx);
    for (const { name } of indexes.rows) await run(`DROP INDEX ${name}`);
    for (const { name } of references.rows) await run(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
    await run(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await fill(tx);
    await run(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    for (const { made } of indexes.rows) await run(made);
    for (const { name, made } of references.rows) await run(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${made}`);
  });
}
