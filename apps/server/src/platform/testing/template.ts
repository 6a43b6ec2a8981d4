import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type pg from 'pg';
import { migrate, migrationFiles } from '../db/migrate.ts';
import { type TestServer, withClient, withDatabase } from './test-server.ts';

// Two-number advisory locks: the first says what is locked, the second which one.
const runLock = 7_240_313;
const templateLock = 7_240_314;
const buildLock = 7_240_315;

/** Marks a run as alive, for as long as the client's connection lasts. */
export async function holdRun(client: pg.Client, run: number): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1, $2)', [runLock, run]);
}

/**
 * The name of a migrated database to copy from, made now if the migrations have changed since the last run. It stays
 * as long as the client's connection lasts.
 */
export async function holdTemplate(client: pg.Client, server: TestServer): Promise<string> {
  const key = templateKey();
  const name = `tpl_${key}`;
  await client.query('SELECT pg_advisory_lock_shared($1, $2)', [templateLock, key]);
  await client.query('SELECT pg_advisory_lock($1, $2)', [buildLock, key]);
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await build(client, server, name);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1, $2)', [buildLock, key]);
  }
  return name;
}

/** The name of a database that a run has filled for others to copy. */
export const filledName = (run: number, name: string): string => `t_${run}_${name}`;

/** Drops the databases of runs that were killed, and templates other than `current` that no run uses. */
export async function dropLeftovers(client: pg.Client, current: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    "SELECT datname FROM pg_database WHERE datname ~ '^(t|tpl)_[0-9]+(_|$)'",
  );
  for (const { datname } of rows) {
    // A session's own lock does not stop it, so the lock alone would not save its own template.
    if (datname === current) continue;
    const [kind, key] = datname.split('_');
    const lock = [kind === 't' ? runLock : templateLock, Number(key)];
    const { rows: taken } = await client.query('SELECT pg_try_advisory_lock($1, $2) AS free', lock);
    if (taken[0]?.free !== true) continue;
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(datname)} WITH (FORCE)`);
    await client.query('SELECT pg_advisory_unlock($1, $2)', lock);
  }
}

/** A positive 31-bit number that changes when any migration changes. */
function templateKey(): number {
  const hash = createHash('sha256');
  for (const file of migrationFiles()) hash.update(basename(file)).update(readFileSync(file));
  return hash.digest().readUInt32BE(0) >>> 1;
}

async function build(client: pg.Client, server: TestServer, name: string): Promise<void> {
  const draft = `${name}_draft`;
  const owner = client.escapeIdentifier(new URL(server.productUrl).username);
  await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${draft} OWNER ${owner} TEMPLATE template0`);
  await migrate(withDatabase(server.productUrl, draft));
  // Who connects first writes down what PostgreSQL looks up at every start of a connection; copies have it along.
  await withClient(withDatabase(server.productUrl, draft), (first) => first.query('SELECT 1'));
  // Under its final name only once it is whole; closed, because an open connection prevents copying.
  await client.query(`ALTER DATABASE ${draft} ALLOW_CONNECTIONS false`);
  await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [draft]);
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
}
