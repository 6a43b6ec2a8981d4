import { globSync } from 'node:fs';
import { join } from 'node:path';
import { goodsOrderMachine } from '@app/contract/orders/goods-order.machine';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureLanguages } from '../../modules/i18n/usecases/ensure-languages.ts';
import { ensureChannels } from '../../modules/payments/db/channel.repo.ts';
import { type Db, openDb, openPool } from '../../platform/db/connect.ts';
import type { Invariant } from '../../platform/slice.ts';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { type DemoSummary, seedDemo } from '../seed.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
let database: TestDatabase;
let db: Db;
let summary: DemoSummary;

beforeAll(async () => {
  database = await testDatabase();
  db = openDb(openPool(database.url, 4, () => undefined));
  await ensureLanguages(db);
  await ensureChannels(db);
  summary = await seedDemo({ db, now: NOW, seed: 7, log: () => undefined });
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** What every slice promises of its tables, without wiring the slices. */
async function allInvariants(): Promise<Invariant[]> {
  const source = join(import.meta.dirname, '..', '..');
  const files = globSync('{modules,verticals}/*/{db,domain}/invariants.ts', { cwd: source });
  const modules = await Promise.all(
    files.map((file) => import(join(source, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module).filter(Array.isArray).flat() as Invariant[]);
}

test('when the demo is filled, then every invariant of every slice holds', async () => {
  const invariants = await allInvariants();
  expect(invariants.length).toBeGreaterThan(20);
  for (const { name, sql: text } of invariants) {
    const { rows } = await sql.raw(text).execute(db);
    expect({ name, rows }).toEqual({ name, rows: [] });
  }
});

test('when the demo is filled, then orders have ended in every state of the machine', async () => {
  const { rows } = await sql<{ state: string }>`SELECT DISTINCT state FROM goods_order`.execute(db);
  expect(new Set(rows.map((row) => row.state))).toEqual(new Set(goodsOrderMachine.states));
  expect(summary.customers).toBeGreaterThanOrEqual(200);
});

test('when the named customer signs in, then he can buy: money, points, addresses, nothing unpaid', async () => {
  const { rows } = await sql<{ code: string; balance: number }>`
    SELECT a.code, a.balance FROM ledger_account a JOIN customer c ON c.id = a.owner_id WHERE c.email = ${summary.email}`.execute(
    db,
  );
  const balance = new Map(rows.map((row) => [row.code, row.balance]));
  expect(balance.get('available')).toBeGreaterThan(50_000);
  expect(balance.get('points')).toBeGreaterThan(200);
  const { rows: unpaid } = await sql`
    SELECT 1 FROM goods_order o JOIN customer c ON c.id = o.customer_id
    WHERE c.email = ${summary.email} AND o.state = 'pending_payment'`.execute(db);
  expect(unpaid).toHaveLength(0);
});

test('when the shop has goods already, then the demo refuses to mix with them', async () => {
  await expect(seedDemo({ db, now: NOW, seed: 7, log: () => undefined })).rejects.toThrow('empty shop');
});
