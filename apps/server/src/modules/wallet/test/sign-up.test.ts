import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, createApp, sliceFactories } from '../../../app.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { balances, spendablePoints } from '../../ledger/core.ts';
import { giveSignUpPoints } from '../usecases/give-sign-up-points.ts';

let database: TestDatabase;
let app: App;
let dataDir: string;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'wallet-'));
  app = await createApp({
    config: readConfig({ NODE_ENV: 'test', DATABASE_POOL: '10', DATA_DIR: dataDir }),
    databaseUrl: database.url,
    log: pino({ level: 'silent' }),
    factories: sliceFactories(['settings', 'languages', 'currencies', 'ledger', 'wallet']),
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('when a person is signed up 20 times at once, then the gift is booked once and waits for the e-mail', async () => {
  const { platform } = app;
  const id = randomUUID();
  const code = randomBytes(8).toString('hex');
  await sql`INSERT INTO customer (id, email, nickname, password_hash, invite_code)
    VALUES (${id}, ${`${code}@example.com`}, ${code}, '', ${code})`.execute(platform.db);
  const signUp = () => inTransaction(platform.db, (tx) => giveSignUpPoints(tx, { customerId: id, platform }));
  await Promise.all(Array.from({ length: 20 }, signUp));
  expect(await balances(platform.db, id)).toMatchObject({ available: 0, points: 100 });
  expect(await spendablePoints(platform.db, { id, emailVerified: false })).toBe(0);
  await sql`UPDATE customer SET email_verified_at = app_now() WHERE id = ${id}`.execute(platform.db);
  expect(await spendablePoints(platform.db, { id, emailVerified: true })).toBe(100);
  for (const result of await app.verify()) expect(result.offenders, result.name).toEqual([]);
});
