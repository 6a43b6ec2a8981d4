import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_STAFF_PASSWORD, defaultStaffPassword } from '../modules/staff/public.ts';
import { openDatabase } from '../open-database.ts';
import { readConfig } from '../platform/config/config.ts';
import { type TestDatabase, testDatabase } from '../platform/testing/test-database.ts';
import { withClient } from '../platform/testing/test-server.ts';
import { refusedStart } from './product-process.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), 'boot-'));
  // Reachable for the unprivileged user of the database when the tests run as root.
  chmodSync(folder, 0o755);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});
const silent = pino({ level: 'silent' });

// What each of the settings must be is tested with the supervisor; here, that the program asks and obeys.
test('a real shop does not open on a database that could lose money, and says why in a line for each', async () => {
  const name = new URL(database.url).pathname.slice(1);
  await withClient(database.url, async (client) => {
    await client.query(`ALTER DATABASE ${name} SET default_transaction_isolation = 'serializable'`);
    await client.query(`ALTER DATABASE ${name} SET timezone = 'America/New_York'`);
    await client.query(`ALTER DATABASE ${name} SET synchronous_commit = 'off'`);
  });
  const { code, said } = await refusedStart({ NODE_ENV: 'production', DATABASE_URL: database.url, DATA_DIR: folder });
  expect(code).toBe(1);
  const lines = said.split('\n').filter((line) => line.startsWith('unsafe database setting'));
  const named = lines.map((line) => line.split(' ')[3]);
  expect(named).toEqual(expect.arrayContaining(['synchronous_commit', 'default_transaction_isolation', 'TimeZone']));
  for (const line of lines) expect(line).toMatch(/^unsafe database setting \S+ = \S+: \S/);
  expect(said).not.toMatch(/\bat .+\.ts:/);
}, 90_000);

test('the embedded database as we start it is safe enough for a real shop', async () => {
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: folder });
  const opened = await openDatabase(config, silent);
  expect(opened.url).toContain('postgres');
  await opened.stop();
}, 60_000);

test('a real shop takes no secret that everybody knows', async () => {
  const env = { NODE_ENV: 'production', DATA_DIR: folder };
  expect(() => defaultStaffPassword(readConfig({ ...env, STAFF_DEFAULT_PASSWORD: DEMO_STAFF_PASSWORD }))).toThrow(
    'STAFF_DEFAULT_PASSWORD is the one of the demo',
  );
  const made = defaultStaffPassword(readConfig(env));
  expect(made).toMatch(/^[0-9a-z]{12}$/);
  expect(defaultStaffPassword(readConfig(env))).toBe(made);
  const { code, said } = await refusedStart({ ...env, CSRF_SECRET: 'aaaaaaaaaaaaaaaaaaaa', PORT: 'x' });
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toEqual([
    'The configuration has errors:',
    expect.stringMatching(/^ {2}PORT: /),
    expect.stringMatching(/^ {2}CSRF_SECRET: /),
  ]);
}, 90_000);
