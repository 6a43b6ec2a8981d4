import { existsSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_STAFF_PASSWORD, defaultStaffPassword } from '../modules/staff/public.ts';
import { openDatabase } from '../open-database.ts';
import { checkPassword } from '../platform/auth/passwords.ts';
import { readConfig } from '../platform/config/config.ts';
import { assertSafeSettings } from '../platform/db/supervisor/safe-settings.ts';
import { serverFolder } from '../platform/testing/server-folder.ts';
import { type TestDatabase, testDatabase } from '../platform/testing/test-database.ts';
import { withClient } from '../platform/testing/test-server.ts';
import { SECRETS_KEY } from '../testing/secrets-key.ts';
import { end, refusedStart, startProductProcess } from './product-process.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = serverFolder();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});
const safe = { s0: 'on', s1: 'on', s2: 'on', s3: 'on', s4: 'read committed', s5: 'UTC' };
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
  for (const line of lines) expect(line).toMatch(/^unsafe database setting \S+ = \S+: \S.+\. To mend it: \S.+\.$/);
  // The servers of tests are made with them; `pg_checksums` is what an owner without them needs to know of.
  const [hint] = await assertSafeSettings(async () => [{ ...safe, s3: 'off' }]);
  expect(hint).toMatch(/data_checksums = off: .*`pg_checksums --enable -D .*`initdb --data-checksums`/);
  expect(said).not.toMatch(/\bat .+\.ts:/);
}, 90_000);

test('the embedded database as we start it is safe enough for a real shop', async () => {
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: folder, SECRETS_KEY });
  const opened = await openDatabase(config, silent);
  expect(opened.url).toContain('postgres');
  await withClient(opened.url, (client) =>
    client.query(
      `INSERT INTO payment_channel (id, identifier, kind, title, description, sort_weight, secrets)
       VALUES (gen_random_uuid(), 'card', 'card', '{}', '{}', 9, $1)`,
      [{ secretKey: { values: ['sealed:1:00000000:AAAA'], changedAt: null } }],
    ),
  );
  await opened.stop();
}, 60_000);

test('another SECRETS_KEY is refused in two lines and nothing else', async () => {
  const { code, said } = await refusedStart({ DATA_DIR: folder, LOG_LEVEL: 'warn' });
  expect(code).toBe(1);
  expect(said.split('\n').filter((line) => line !== '' && !/^ +[\d.]+ s {2}/.test(line))).toEqual([
    'SECRETS_KEY does not open the secrets of the payment channel card: they were sealed with another key.',
    'Without SECRETS_KEY the key is the file secrets-key in DATA_DIR. Set the one they were sealed with.',
  ]);
}, 60_000);

test('a real shop takes no secret that everybody knows', async () => {
  const env = { NODE_ENV: 'production', DATA_DIR: folder, SECRETS_KEY };
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

test('what is wrong with a setting is said in one line before anything is started, and the program ends with 1', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const taken = String((other.address() as AddressInfo).port);
  const DATA_DIR = join(folder, 'untouched');
  const wrong: [env: Record<string, string>, line: RegExp][] = [
    [{ DATA_DIR: process.platform === 'linux' ? '/proc/nope' : process.execPath }, /^DATA_DIR: \S+ cannot be used: \S/],
    [{ DATA_DIR, PORT: taken }, new RegExp(`^PORT: port ${taken} is taken\\. `)],
    [{ DATA_DIR, ROLE: 'worker', HEALTH_PORT: taken }, new RegExp(`^HEALTH_PORT: port ${taken} is taken\\. `)],
    [
      { DATA_DIR, DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/shop' },
      /^DATABASE_URL: nothing listens at 127\.0\.0\.1:1\. /,
    ],
  ];
  const refused = wrong.map(async ([env, line]) => ({
    line,
    ...(await refusedStart({ NODE_ENV: 'production', ...env })),
  }));
  for (const { line, code, said } of await Promise.all(refused)) {
    expect(code).toBe(1);
    const lines = said.split('\n').filter((one) => one && !/^ *[\d.]+ s {2}/.test(one));
    expect(lines).toEqual([expect.stringMatching(line)]);
    expect(said).not.toContain('hidden');
  }
  other.close();
  expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false);
}, 60_000);

test('a real shop says where the first password is, until it is changed, and what is missing', async () => {
  const shop = await testDatabase();
  const DATA_DIR = join(folder, 'first');
  const start = async () => {
    const product = await startProductProcess({ DATABASE_URL: shop.url, DATA_DIR });
    await expect.poll(product.said).toContain('SMTP_URL is not set: ');
    expect((await end(product, 'SIGTERM')).code).toBe(0);
    return product.said();
  };
  const first = await start();
  expect(first).toMatch(/^ {2}! PUBLIC_URL is not set: \S/m);
  const [, file = ''] = /^ {2}First password +in (\/.+)$/m.exec(first) ?? [];
  const hash = await withClient(shop.url, async (client) => {
    const { rows } = await client.query("SELECT password_hash AS hash FROM staff WHERE username = 'admin'");
    await client.query('UPDATE staff SET must_change_password = false');
    return String(rows[0]?.hash);
  });
  expect(await checkPassword(readFileSync(file, 'utf8').trim(), hash)).toBe(true);
  expect(await start()).not.toContain('First password');
  await shop.drop();
}, 60_000);

test('a worker answers for its health at a port of its own, and for nothing else', async () => {
  const shop = await testDatabase();
  const env = { ROLE: 'worker', HEALTH_PORT: '0', DATABASE_URL: shop.url, DATA_DIR: join(folder, 'worker') };
  const worker = await startProductProcess(env);
  const at = async (path: string) => (await fetch(worker.address + path)).status;
  expect([
    await at('/healthz'),
    await at('/readyz'),
    await at('/metrics'),
    await at('/app_index/common/bootstrap'),
  ]).toEqual([200, 200, 200, 404]);
  const { code, ms } = await end(worker, 'SIGTERM');
  expect([code, ms < 10_000]).toEqual([0, true]);
  await shop.drop();
}, 60_000);
