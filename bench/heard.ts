import pg from 'pg';
import pino from 'pino';
import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import type { Setting } from './calls.ts';
import { dir } from './prepare.ts';
import { SANDBOX_SECRET } from './processes.ts';
import { type Ear, listen, type Spoken } from './replay.ts';

/** Who the caller is, which is remembered for a second, and what processes tell one another later. */
const ASIDE = ['customer_session', 'pg_notify'];

let ear: Ear | null = null;

/**
 * What the product says to the database while `work` calls it, heard from a product in this process that does no work of
 * its own. `work` is run once before, so that nothing is heard that only a first call needs.
 */
export async function heard(
  setting: Setting,
  work: (at: Setting, round: 'first' | 'heard') => Promise<unknown>,
): Promise<Spoken[]> {
  ear ??= listen();
  const env = { DEMO: 'true', DATA_DIR: dir, RATE_LIMITS: 'false', CHECK_ANSWERS: 'false', SANDBOX_SECRET };
  const config = readConfig({ ...env, DATABASE_POOL: '2' });
  const app = await createApp({ config, databaseUrl: setting.url, log: pino({ level: 'error' }) });
  const url = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const at = { ...setting, product: { ...setting.product, url } };
  await work(at, 'first');
  const said = await ear.during(() => work(at, 'heard'));
  await app.close();
  return said.filter(({ text }) => !ASIDE.some((words) => text.includes(words)));
}

/** Runs statements that make the tables pgbench chooses from. */
export async function write(url: string, statements: readonly { text: string; values?: unknown[] }[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const { text, values } of statements) await client.query(text, values ?? []);
  } finally {
    await client.end();
  }
}
