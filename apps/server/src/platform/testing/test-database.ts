import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import './global-setup.ts';
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

async function databaseFrom(template: string): Promise<TestDatabase> {
  const { adminUrl, productUrl, run } = inject('testRun');
  // The run's number lets a later run tell whether the owner of a forgotten database is still alive.
  const name = `t_${run}_${process.pid}_${randomBytes(3).toString('hex')}`;
  await withClient(adminUrl, async (client) => {
    const owner = client.escapeIdentifier(new URL(productUrl).username);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${owner}`);
  });
  return {
    url: withDatabase(productUrl, name),
    drop: () => withClient(adminUrl, async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}
