import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Db, inTransaction, openDb, openPool, type Queryable } from '../../../platform/db/connect.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { ledgerInvariants, openAccounts, post } from '../core.ts';

/** Books of their own for a test, with the money rules of the product and nothing else running. */
export async function openLedger(connections: number) {
  const database = await testDatabase();
  const db = openDb(openPool(database.url, connections, () => undefined));
  return {
    db,
    newCustomer: (given?: { usd?: number; points?: number }) => newCustomer(db, given),
    coherent: () => coherent(db),
    flawsOf: (names: readonly string[], on: Queryable = db) => flawsOf(names, on),
    close: async () => {
      await db.destroy();
      await database.drop();
    },
  };
}

async function newCustomer(db: Db, { usd = 0, points = 0 } = {}): Promise<string> {
  const id = randomUUID();
  const code = randomBytes(8).toString('hex');
  await inTransaction(db, async (tx) => {
    await sql`INSERT INTO customer (id, email, nickname, password_hash, invite_code)
      VALUES (${id}, ${`${code}@example.com`}, ${code}, '', ${code})`.execute(tx);
    await openAccounts(tx, id);
    const start = { kind: 'adjustment', reference: { kind: 'customer', id } } as const;
    if (usd > 0) {
      const house = { house: 'adjustments', unit: 'money' } as const;
      const entries = [
        { account: { owner: id, code: 'available' }, amount: usd },
        { account: house, amount: -usd },
      ] as const;
      await post(tx, { ...start, key: `start-money/${id}`, entries });
    }
    if (points > 0) {
      const house = { house: 'adjustments', unit: 'points' } as const;
      const entries = [
        { account: { owner: id, code: 'points' }, amount: points },
        { account: house, amount: -points },
      ] as const;
      await post(tx, { ...start, key: `start-points/${id}`, entries });
    }
  });
  return id;
}

async function coherent(db: Db): Promise<void> {
  for (const { name, sql: text } of ledgerInvariants) {
    const { rows } = await sql.raw(text).execute(db);
    expect(rows, name).toEqual([]);
  }
}

/** What these invariants of the books find. */
async function flawsOf(names: readonly string[], db: Queryable): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for (const { name, sql: text } of ledgerInvariants)
    if (names.includes(name)) found.push(...(await sql.raw<Record<string, unknown>>(text).execute(db)).rows);
  return found;
}

/** Runs `total` pieces of work by so many clients at once; refusals are the work's own business. */
export async function storm(clients: number, total: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const client = async (): Promise<void> => {
    while (next < total) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}
