import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { permissionKeys } from '@app/contract/core/permissions';
import { refuse } from '@app/contract/core/refuse';
import { PAYABLE_KINDS, type PayableKind } from '@app/contract/payments/schemas';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect } from 'vitest';
import { type App, createApp, sliceFactories } from '../../../app.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { defineSlice } from '../../../platform/slice.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { SECRETS_KEY } from '../../../testing/secrets-key.ts';
import { openAccounts, post } from '../../ledger/core.ts';
import { openPayment, type Payable, payablePort, voidPayment } from '../public.ts';

export const SECRET = 'the-first-secret-of-the-test';
export const OLD_SECRET = 'the-older-secret-of-the-test';

/** An order reduced to what a payment needs of it: a state, one piece of stock held, taken or released. */
const payable: Payable = {
  kind: 'goods_order',
  describe: async () => ({
    number: 'AV-1',
    title: 'Tote <b>bag</b>',
    currency: { code: 'JPY', decimals: 0, rate: '150' },
  }),
  extend: async (tx, id, until) =>
    void (await sql`UPDATE fake_order SET extended_to = ${until} WHERE id = ${id}`.execute(tx)),
  lock: async (tx, id) => void (await sql`SELECT 1 FROM fake_order WHERE id = ${id} FOR UPDATE`.execute(tx)),
  settled: async (tx, { payableId }) => {
    const { rows } = await sql`UPDATE fake_order SET state = 'paid', times_taken = times_taken + 1
      WHERE id = ${payableId} AND state = 'open' RETURNING 1`.execute(tx);
    if (rows.length === 0) refuse('order.not_allowed');
  },
  revive: async (tx, { payableId }) => {
    const { rows } = await sql<{
      can_be_had: boolean;
    }>`UPDATE fake_order SET state = 'paid', times_taken = times_taken + 1
      WHERE id = ${payableId} AND state = 'cancelled' RETURNING can_be_had`.execute(tx);
    return rows[0]?.can_be_had ?? false;
  },
};

/** Customers and staff sign in by their id; the order above can be paid. */
const stand = defineSlice(() => ({
  name: 'stand',
  gives: PAYABLE_KINDS.map((kind) => payablePort({ ...payable, kind })),
  authenticateStaff: async (token) => ({
    kind: 'staff',
    id: token,
    sessionId: token,
    username: `staff ${token.slice(0, 4)}`,
    permissions: new Set(permissionKeys),
    mustChangePassword: false,
    worksFor: 'house',
    agentId: null,
    merchantId: null,
  }),
  authenticateCustomer: async (token) => ({ kind: 'customer', id: token, sessionId: token, nickname: 'someone' }),
}));

export type Order = { id: string; paymentId: string; accessKey: string; customerId: string; amountUsd: number };

/** Two instances of the product over one database, with wallet, payments and an order that only knows its state. */
export async function openPaymentShop(env: Record<string, string> = {}) {
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'till-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_POOL: '10',
    RATE_LIMITS: 'false',
    SANDBOX_SECRET: `${SECRET},${OLD_SECRET}`,
    DATA_DIR: dataDir,
    SECRETS_KEY,
    ...env,
  });
  const slices = sliceFactories(['settings', 'languages', 'currencies', 'ledger', 'wallet', 'payments']);
  const start = (): Promise<App> =>
    createApp({
      config,
      databaseUrl: database.url,
      log: pino({ level: 'silent' }),
      factories: [...slices, stand],
    });
  const apps = [await start(), await start()] as const;
  const { db } = apps[0].platform;
  await sql`CREATE TABLE fake_order (id uuid PRIMARY KEY, state text NOT NULL DEFAULT 'open',
    times_taken int NOT NULL DEFAULT 0, times_released int NOT NULL DEFAULT 0, can_be_had boolean NOT NULL DEFAULT true, extended_to timestamptz)`.execute(
    db,
  );
  const { rows } = await sql<{ id: string; identifier: string }>`SELECT id, identifier FROM payment_channel`.execute(
    db,
  );
  return {
    apps,
    db,
    channels: Object.fromEntries(rows.map(({ identifier, id }) => [identifier, id])) as {
      balance: string;
      sandbox: string;
    },
    newCustomer: (usd = 0) => newCustomer(db, usd),
    newOrder: (customerId: string, amountUsd: number, minutes = 30, payableKind: PayableKind = 'goods_order') =>
      newOrder(db, { customerId, amountUsd, minutes, payableKind }),
    cancelOrder: (order: Order, by: 'staff' | 'customer' = 'staff') =>
      inTransaction(db, (tx) => cancelOrder(tx, order, by)),
    expireOrder: (order: Order) => inTransaction(db, (tx) => cancelOrder(tx, order, 'expiry')),
    whole: async () => {
      for (const result of await apps[0].verify()) expect(result.offenders, result.name).toEqual([]);
    },
    close: async () => {
      for (const app of apps) await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
export type PaymentShop = Awaited<ReturnType<typeof openPaymentShop>>;

async function newCustomer(db: Db, usd: number): Promise<string> {
  const id = randomUUID();
  const code = randomBytes(8).toString('hex');
  await inTransaction(db, async (tx) => {
    await sql`INSERT INTO customer (id, email, nickname, password_hash, invite_code)
      VALUES (${id}, ${`${code}@example.com`}, ${code}, '', ${code})`.execute(tx);
    await openAccounts(tx, id);
    if (usd > 0) {
      await post(tx, {
        kind: 'adjustment',
        key: `start/${id}`,
        reference: { kind: 'customer', id },
        entries: [
          { account: { owner: id, code: 'available' }, amount: usd },
          { account: { house: 'adjustments', unit: 'money' }, amount: -usd },
        ],
      });
    }
  });
  return id;
}

const newOrder = (
  db: Db,
  given: { customerId: string; amountUsd: number; minutes: number; payableKind: PayableKind },
): Promise<Order> =>
  inTransaction(db, async (tx) => {
    const id = randomUUID();
    await sql`INSERT INTO fake_order (id) VALUES (${id})`.execute(tx);
    const { rows } = await sql<{ at: Date; now: Date }>`
      SELECT app_now() + ${given.minutes} * interval '1 minute' AS at, app_now() AS now`.execute(tx);
    const { customerId, amountUsd, payableKind } = given;
    const { at, now } = rows[0] as { at: Date; now: Date };
    const opened = { payableKind, payableId: id, customerId, amountUsd, expiresAt: at, now };
    const payment = await openPayment(tx, opened);
    return { id, paymentId: payment.id, accessKey: payment.accessKey, customerId, amountUsd };
  });

/** Cancels an open order and closes its payment; as the sweeper does it, only when its time is over. */
async function cancelOrder(tx: Tx, order: Order, by: 'staff' | 'customer' | 'expiry'): Promise<boolean> {
  const { rows } = await sql<{ state: string; due: boolean }>`
    SELECT o.state, p.expires_at <= app_now() AS due FROM fake_order o JOIN payment p ON p.payable_id = o.id
    WHERE o.id = ${order.id} FOR UPDATE OF o`.execute(tx);
  if (rows[0]?.state !== 'open' || (by === 'expiry' && !rows[0].due)) return false;
  await sql`UPDATE fake_order SET state = 'cancelled', times_released = times_released + 1 WHERE id = ${order.id}`.execute(
    tx,
  );
  await voidPayment(tx, order.paymentId, { byCustomer: by === 'customer' });
  return true;
}

/** How an order and its payment stand. */
export async function standing(db: Db, order: Order) {
  const { rows } = await sql<{ order: string; payment: string; taken: number; released: number; credited: number }>`
    SELECT o.state AS order, p.state AS payment, o.times_taken AS taken, o.times_released AS released,
      p.credited_late_usd AS credited
    FROM fake_order o JOIN payment p ON p.payable_id = o.id WHERE o.id = ${order.id}`.execute(db);
  return rows[0] as NonNullable<(typeof rows)[0]>;
}
