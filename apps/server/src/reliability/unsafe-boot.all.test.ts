import { existsSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { announcement } from '../boot/announce.ts';
import { openDatabase } from '../boot/open-database.ts';
import { refuseBadPlace } from '../boot/start-program.ts';
import { DEMO_STAFF_PASSWORD, defaultStaffPassword, firstPasswordPlace } from '../modules/staff/public.ts';
import { checkPassword } from '../platform/auth/passwords.ts';
import { readConfig } from '../platform/config/config.ts';
import { openDb, openPool } from '../platform/db/connect.ts';
import { assertSafeSettings } from '../platform/db/supervisor/safe-settings.ts';
import { serverFolder } from '../platform/testing/server-folder.ts';
import { type TestDatabase, testDatabase } from '../platform/testing/test-database.ts';
import { withClient } from '../platform/testing/test-server.ts';
import { SECRETS_KEY } from '../testing/secrets-key.ts';
import { startEmbeddedProduct } from './embedded-product.ts';
import { end, refusedStart } from './product-process.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = serverFolder();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});
const safe = { s0: 'on', s1: 'on', s2: 'on', s3: 'on', s4: 'read committed', s5: 'UTC' };
const silent = pino({ level: 'silent' });

test('another SECRETS_KEY is refused in two lines and nothing else', async () => {
  await withClient(database.url, (client) =>
    client.query(
      `INSERT INTO payment_channel (id, identifier, kind, title, description, sort_weight, secrets)
       VALUES (gen_random_uuid(), 'card', 'card', '{}', '{}', 9, $1)`,
      [{ secretKey: { values: ['sealed:1:00000000:AAAA'], changedAt: null } }],
    ),
  );
  const { code, said } = await refusedStart({ DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'warn' });
  expect(code).toBe(1);
  expect(said.split('\n').filter((line) => line !== '' && !/^ +[\d.]+ s {2}/.test(line))).toEqual([
    'SECRETS_KEY does not open the secrets of the payment channel card: they were sealed with another key.',
    'Without SECRETS_KEY the key is the file secrets-key in DATA_DIR. Set the one they were sealed with.',
  ]);
}, 60_000);

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

test('a real shop takes no secret that everybody knows', () => {
  const env = { NODE_ENV: 'production', DATA_DIR: folder, SECRETS_KEY };
  expect(() => defaultStaffPassword(readConfig({ ...env, STAFF_DEFAULT_PASSWORD: DEMO_STAFF_PASSWORD }))).toThrow(
    'STAFF_DEFAULT_PASSWORD is the one of the demo',
  );
  const made = defaultStaffPassword(readConfig(env));
  expect(made).toMatch(/^[0-9a-z]{12}$/);
  expect(defaultStaffPassword(readConfig(env))).toBe(made);
  expect(() => readConfig({ ...env, CSRF_SECRET: 'aaaaaaaaaaaaaaaaaaaa', PORT: 'x' })).toThrow(
    /^The configuration has errors:\n {2}PORT: [^\n]+\n {2}CSRF_SECRET: [^\n]+$/,
  );
});

test('what is wrong with a setting is said in one line before anything is started, and the program ends with 1', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const taken = String((other.address() as AddressInfo).port);
  const DATA_DIR = join(folder, 'untouched');
  const { code, said } = await refusedStart({ NODE_ENV: 'production', DATA_DIR, PORT: taken });
  expect(code).toBe(1);
  const lines = said.split('\n').filter((one) => one && !/^ *[\d.]+ s {2}/.test(one));
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^PORT: port ${taken} is taken\\. `))]);
  expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false);

  // Refused by the same two questions, in the same order as the program asks them.
  const refusalOf = async (of: Record<string, string>): Promise<string> => {
    const config = readConfig({ NODE_ENV: 'production', HOST: '127.0.0.1', SECRETS_KEY, ...of });
    const opened = refuseBadPlace(config).then(() => openDatabase(config, silent));
    return opened.then(
      () => 'opened',
      ({ message }: Error) => message,
    );
  };
  vi.stubEnv('HEALTH_PORT', taken);
  const proc = process.platform === 'linux' ? '/proc/nope' : process.execPath;
  expect(await refusalOf({ DATA_DIR: proc })).toMatch(/^DATA_DIR: \S+ cannot be used: \S.*$/);
  expect(await refusalOf({ DATA_DIR, ROLE: 'worker', HEALTH_PORT: taken })).toMatch(
    new RegExp(`^HEALTH_PORT: port ${taken} is taken\\. .*$`),
  );
  const nowhere = await refusalOf({ DATA_DIR, DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/shop' });
  expect(nowhere).toMatch(/^DATABASE_URL: nothing listens at 127\.0\.0\.1:1\. .*$/);
  expect(nowhere).not.toContain('hidden');
  other.close();
  expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false);
}, 60_000);

test('a real shop opens on the embedded database as we start it, and says where the first password is, until it is changed, and what is missing', async () => {
  const place = join(folder, 'first');
  const env = { NODE_ENV: 'production', ROLE: 'web', DRAIN_SECONDS: '0' };
  const { product, databaseUrl } = await startEmbeddedProduct(place, env);
  await expect.poll(product.said).toContain('SMTP_URL is not set: ');
  const said = product.said();
  expect(said).toMatch(/^ {2}! PUBLIC_URL is not set: \S/m);
  const [, file = ''] = /^ {2}First password +in (\/.+)$/m.exec(said) ?? [];
  const config = readConfig({ ...env, DATA_DIR: place, SECRETS_KEY });
  const db = openDb(openPool(databaseUrl, 1, () => undefined));
  expect(await firstPasswordPlace(db, config)).toBe(file);
  const staff = await db.selectFrom('staff').select('password_hash').where('username', '=', 'admin').executeTakeFirst();
  expect(await checkPassword(readFileSync(file, 'utf8').trim(), staff?.password_hash ?? '')).toBe(true);
  await db.updateTable('staff').set({ must_change_password: false }).execute();
  const passwordIn = await firstPasswordPlace(db, config);
  await db.destroy();
  const answer = { shop: '', address: '', duration: '', demo: null, inviteCode: '' };
  const later = announcement({ ...answer, staff: { username: 'admin', password: null, passwordIn } });
  expect(later).not.toContain('First password');
  expect((await end(product, 'SIGTERM')).code).toBe(0);
}, 60_000);
