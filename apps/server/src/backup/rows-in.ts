import pg from 'pg';
import { copyIn } from '../platform/db/copy-stream.ts';
import { knownMigrations, migrate } from '../platform/db/migrate.ts';
import { readBackupFile } from './durable.ts';
import type { Manifest } from './manifest.ts';
import { rowsFileOf, tablesOf } from './rows-out.ts';

type Constraint = { table: string; name: string; definition: string };

/** Throws unless the address leads to a database without a table. */
export async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'`);
  if ((rows[0]?.n ?? 0) === 0) return;
  throw new Error('The database of DATABASE_URL is not empty: make an empty one and name that.');
}

/** Throws when the backup has a schema that this build does not know. */
export function refuseNewer(migrations: readonly string[]): void {
  const known = new Set(knownMigrations());
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new Error(`The backup was made by a newer version of the program (${unknown}): restore it with that one.`);
}

/**
 * Fills an empty database with the rows of a backup: its schema by its own migrations, then all rows in one transaction
 * with the links between tables taken off and put on again, which proves each of them. Throws, leaving no row, when
 * anything does not fit.
 */
export async function readRows(url: string, folder: string, manifest: Manifest): Promise<void> {
  refuseNewer(manifest.migrations);
  await migrate(url, manifest.migrations);
  const client = new pg.Client({ connectionString: url, application_name: 'avela restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query("SET timezone = 'UTC'; SET datestyle = 'ISO'; SET statement_timeout = 0; SET lock_timeout = 0");
    await client.query('SET idle_in_transaction_session_timeout = 0');
    await client.query('BEGIN');
    await fill(client, folder, manifest);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const tables = await tablesOf(client);
  const { rows: links } = await client.query<Constraint>(
    `
    SELECT c.conrelid::regclass::text AS table, quote_ident(c.conname) AS name, pg_get_constraintdef(c.oid) AS definition
      FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace
     WHERE c.contype = 'f' AND c.conparentid = 0 AND n.nspname = ANY($1)`,
    [namespaces(tables)],
  );
  for (const { table, name } of links) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { quoted } of tables) await client.query(`ALTER TABLE ${quoted} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${tables.map(({ quoted }) => quoted).join(', ')}`);
  const written = new Set(manifest.files.map(({ path }) => path));
  for (const table of tables) {
    const file = rowsFileOf(folder, table);
    if (!written.has(`rows/${table.name}.copy.zst`)) throw new Error(`The backup has no rows of ${table.name}.`);
    await copyIn(client, `COPY ${table.quoted} (${table.columns}) FROM STDIN`, readBackupFile(file));
  }
  for (const { name, value, called } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [name, value, called]);
  }
  for (const { quoted } of tables) await client.query(`ALTER TABLE ${quoted} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of links) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
}

const namespaces = (tables: readonly { name: string }[]): string[] => [
  ...new Set(tables.map(({ name }) => name.slice(0, name.indexOf('.')))),
];
