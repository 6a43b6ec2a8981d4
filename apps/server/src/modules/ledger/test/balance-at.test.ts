import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { LedgerAccount } from '../core.ts';
import { balanceAt, createSealer, post } from '../core.ts';
import { openLedger } from './fixtures.ts';

const RUNS = Number(process.env.CHAOS_BALANCE_RUNS ?? 24);
const DAY_MS = 86_400_000;

let books: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  books = await openLedger(4);
});
afterAll(() => books.close());

const house: readonly LedgerAccount[] = [
  { house: 'sales', unit: 'money' },
  { house: 'top_up_clearing', unit: 'money' },
  { house: 'adjustments', unit: 'money' },
];
let offset = 0;
const moveClock = async (hours: number) => {
  offset = Math.max(0, offset + hours * 3_600_000);
  await sql`UPDATE product_clock SET offset_ms = ${offset}`.execute(books.db);
};
const now = async (): Promise<Date> =>
  (await sql<{ at: Date }>`SELECT date_trunc('milliseconds', app_now()) AS at`.execute(books.db)).rows[0]?.at as Date;

type Step = { from: number; to: number; usd: number; hours: number; seal: boolean };
const step: fc.Arbitrary<Step> = fc.record({
  from: fc.nat(4),
  to: fc.nat(4),
  usd: fc.integer({ min: 1, max: 40 }),
  // Also backwards, as resetting the clock of the demo does: times do not follow the order of the books.
  hours: fc.integer({ min: -20, max: 60 }),
  seal: fc.boolean(),
});

test('when balances are asked for at any moment, then they are what the model had, sealed or not', async () => {
  let run = 0;
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 5, maxLength: 25 }),
    fc.array(fc.nat(100), { minLength: 4, maxLength: 4 }),
    async (steps, picks) => {
      run += 1;
      const begun = await balanceAt(books.db, { accounts: house, at: new Date('9998-01-01') });
      const owners = await Promise.all([1, 2].map(() => books.newCustomer({ usd: 500 })));
      const accounts: LedgerAccount[] = [...owners.map((owner) => ({ owner, code: 'available' as const })), ...house];
      const seal = createSealer(books.db);
      const known: { at: Date; micros: number; amounts: number[] }[] = [];
      for (const [index, { from, to, usd, hours, seal: seals }] of steps.entries()) {
        await moveClock(hours);
        if (from !== to) {
          const entries = [
            { account: accounts[from] as LedgerAccount, amount: -usd },
            { account: accounts[to] as LedgerAccount, amount: usd },
          ];
          const key = `at/${run}/${index}/${owners[0]}`;
          const booked = await inTransaction(books.db, (tx) =>
            post(tx, { kind: 'transfer', key, reference: { kind: 'test', id: key }, entries }),
          ).then(
            () => true,
            () => false,
          );
          if (booked) {
            const { rows } = await sql<{ at: Date; micros: number }>`
              SELECT created_at AS at, (extract(epoch FROM created_at) * 1000000)::bigint AS micros
              FROM ledger_transfer WHERE idempotency_key = ${key}`.execute(books.db);
            known.push({
              at: rows[0]?.at as Date,
              micros: rows[0]?.micros ?? 0,
              amounts: accounts.map((_, place) => (place === from ? -usd : place === to ? usd : 0)),
            });
          }
        }
        if (seals) await seal();
      }
      const end = await now();
      const moments = picks.map((pick) => known[pick % Math.max(1, known.length)]?.at ?? end);
      for (const at of [
        ...moments.map((one) => new Date(one.getTime() + 1)),
        ...moments.map((one) => new Date(one.getTime() - 1)),
        new Date(end.getTime() + 100 * DAY_MS),
      ]) {
        const before = await balanceAt(books.db, {
          accounts: owners.map((owner) => ({ owner, code: 'available' as const })),
          at,
        });
        const all = await balanceAt(books.db, { accounts, at });
        expect(all.slice(0, 2)).toEqual(before);
        const total = await everything(at);
        expect(total).toBe(0);
        const sums = accounts.map((_, place) =>
          known
            .filter(({ micros }) => micros <= at.getTime() * 1_000)
            .reduce((sum, one) => sum + (one.amounts[place] ?? 0), 0),
        );
        const started = await startOf(owners, at);
        expect(all.slice(0, 2)).toEqual(owners.map((_, place) => (started[place] ?? 0) + (sums[place] ?? 0)));
      }
      const last = await balanceAt(books.db, { accounts: house, at: new Date('9998-01-01') });
      const moved = house.map((_, place) => known.reduce((sum, one) => sum + (one.amounts[place + 2] ?? 0), 0));
      expect(last).toEqual(
        house.map((_, place) => (begun[place] ?? 0) + (moved[place] ?? 0) - (place === 2 ? 1_000 : 0)),
      );
    },
  );
  await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
  await createSealer(books.db)();
  await books.coherent();
}, 120_000);

/** The first money of each, if it was there by then. */
async function startOf(owners: readonly string[], at: Date): Promise<number[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT idempotency_key AS key FROM ledger_transfer
    WHERE idempotency_key = ANY(${owners.map((owner) => `start-money/${owner}`)}::text[]) AND created_at <= ${at}`.execute(
    books.db,
  );
  const keys = new Set(rows.map(({ key }) => key));
  return owners.map((owner) => (keys.has(`start-money/${owner}`) ? 500 : 0));
}

/** All balances of money at a moment, added up. */
async function everything(at: Date): Promise<number> {
  const { rows } = await sql<{ owner: string | null; code: string }>`
    SELECT owner_id AS owner, code FROM ledger_account WHERE unit = 'money'`.execute(books.db);
  const accounts = rows.map(({ owner, code }) =>
    owner ? { owner, code } : { house: code, unit: 'money' },
  ) as LedgerAccount[];
  return (await balanceAt(books.db, { accounts, at })).reduce((sum, one) => sum + one, 0);
}
