import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '../db/migrate.ts';
import './global-setup.ts';
import { filledName } from './template.ts';
import { withClient, withDatabase } from './test-server.ts';

/** A fresh database with the product's schema and nothing in it. */
export type TestDatabase = { url: string; drop(): Promise<void> };

/**
 * Makes a database of the caller's own, as a copy of the migrated template; safe from any number of workers at once.
 * `drop` also ends the connections that are still open to it.
 */
export const testDatabase = (): Promise<TestDatabase> => databaseFrom(inject('testRun').template);

/** Makes a database of the caller's own with nothing in it, not even the schema. */
export const emptyDatabase = (): Promise<TestDatabase> => databaseFrom('template0');

/**
 * Makes a database of the caller's own, as a copy of one that `fill` was given the address of: the first of a run that asks for
 * this name has it filled, the others wait. Who fills closes their connections.
 */
export async function filledDatabase(name: string, fill: (url: string) => Promise<void>): Promise<TestDatabase> {
  const { adminUrl, run } = inject('testRun');
  const template = filledName(run, name);
  await withClient(adminUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [template]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount !== 0) return;
    const { url } = await testDatabase();
    await fill(url);
    const draft = client.escapeIdentifier(new URL(url).pathname.slice(1));
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  });
  return databaseFrom(template);
}

/** Makes a database of the caller's own with the product's schema, of a locale that PostgreSQL brings itself. */
export async function databaseOfLocale(locale: 'C' | 'C.UTF-8'): Promise<TestDatabase> {
  const made = await databaseFrom('template0', `LOCALE_PROVIDER builtin BUILTIN_LOCALE '${locale}'`);
  await migrate(made.url);
  return made;
}

let administrator: pg.Pool | null = null;

/** Runs a statement as the server's administrator, by one connection for all of a worker: each costs both sides some 5 ms. */
async function administer(statement: string): Promise<void> {
  administrator ??= new pg.Pool({
    connectionString: inject('testRun').adminUrl,
    application_name: 'avela tests',
    max: 1,
    idleTimeoutMillis: 0,
    // A worker that is over ends.
    allowExitOnIdle: true,
  }).on('error', () => undefined);
  await administrator.query(statement);
}

/**
 * Returns a pool of a test's own on such a database. Its connections may end while they are being closed, as when the database is dropped right
 * after: pg-pool 3.14 forgets a closing client before it is closed, and its error would then be nobody's.
 */
export function testPool(url: string, max: number): pg.Pool {
  const ignore = (): void => undefined;
  return new pg.Pool({ connectionString: url, max })
    .on('error', ignore)
    .on('connect', (client) => client.on('error', ignore));
}

async function databaseFrom(template: string, locale = ''): Promise<TestDatabase> {
  const { productUrl, run } = inject('testRun');
  // The run's number lets a later run tell whether the owner of a forgotten database is still alive.
  const name = `t_${run}_${process.pid}_${randomBytes(3).toString('hex')}`;
  const owner = pg.escapeIdentifier(new URL(productUrl).username);
  // Copied as files: for a small one three times as fast as through the log, and nothing here has to survive a crash.
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY ${locale} OWNER ${owner}`);
  return {
    url: withDatabase(productUrl, name),
    drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}
