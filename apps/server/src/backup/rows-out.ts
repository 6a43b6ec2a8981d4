import { join } from 'node:path';
import type pg from 'pg';
import { copyOut } from '../platform/db/copy-stream.ts';
import type { BackupFile } from './durable.ts';
import { writeBackupFile } from './durable.ts';
import type { Manifest } from './manifest.ts';

/** The job queue's schema, which is made anew at the start; and the record of migrations, which running them writes. */
const LEFT_OUT = `n.nspname NOT IN ('information_schema', 'jobs') AND n.nspname !~ '^pg_'
  AND c.relname NOT IN ('kysely_migration', 'kysely_migration_lock')`;

export type Table = { readonly name: string; readonly quoted: string; readonly columns: string };

/** Every table of the product, with the columns that can be written, in SQL. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT n.nspname || '.' || c.relname AS name, format('%I.%I', n.nspname, c.relname) AS quoted,
           (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) FROM pg_attribute a
             WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND ${LEFT_OUT} ORDER BY 1`);
  return rows;
}

/** Where the rows of a table lie in a backup. */
export const rowsFileOf = (folder: string, { name }: Table): string => join(folder, 'rows', `${name}.copy.zst`);

/**
 * Writes the rows of every table in PostgreSQL's own text form, which any version reads, all of one moment. `report` is
 * called with the share of tables written, 0 to 1.
 */
export async function writeRows(
  client: pg.Client,
  folder: string,
  report: (share: number) => void,
  signal: AbortSignal,
): Promise<{ files: BackupFile[]; sequences: Manifest['sequences'] }> {
  await client.query(
    "SET timezone = 'UTC'; SET datestyle = 'ISO'; SET bytea_output = 'hex'; SET statement_timeout = 0",
  );
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables = await tablesOf(client);
  const files: BackupFile[] = [];
  for (const table of tables) {
    const out = copyOut(client, `COPY ${table.quoted} (${table.columns}) TO STDOUT`);
    files.push(await writeBackupFile(folder, rowsFileOf(folder, table), out, signal));
    report(files.length / tables.length);
  }
  const { rows: sequences } = await client.query<Manifest['sequences'][number] & { quoted: string }>(`
    SELECT format('%I.%I', schemaname, sequencename) AS name, coalesce(last_value, start_value)::text AS value,
           last_value IS NOT NULL AS called
      FROM pg_sequences WHERE schemaname <> 'jobs' ORDER BY 1`);
  await client.query('COMMIT');
  return { files, sequences };
}
