import { Refusal } from '@app/kernel/assert';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Transfer } from '../core.ts';
import { balances, post, spendablePoints } from '../core.ts';
import { openLedger } from './fixtures.ts';

let books: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  books = await openLedger(10);
});
afterAll(() => books.close());

const pay = (owner: string, key: string, usd: number): Transfer => ({
  kind: 'payment',
  key,
  reference: { kind: 'goods_order', id: key },
  entries: [
    { account: { owner, code: 'available' }, amount: -usd },
    { account: { house: 'sales', unit: 'money' }, amount: usd },
  ],
});
const book = (transfer: Transfer) => inTransaction(books.db, (tx) => post(tx, transfer));

test('when a transfer is booked, then balances move and each entry carries before and after', async () => {
  const [a, b] = [await books.newCustomer({ usd: 1_000, points: 50 }), await books.newCustomer()];
  await book({
    kind: 'transfer',
    key: `two-units/${a}`,
    reference: { kind: 'customer', id: a },
    entries: [
      { account: { owner: a, code: 'available' }, amount: -300 },
      { account: { owner: b, code: 'available' }, amount: 300 },
      { account: { owner: a, code: 'points' }, amount: -20 },
      { account: { house: 'points_redeemed', unit: 'points' }, amount: 20 },
    ],
  });
  expect(await balances(books.db, a)).toEqual({ available: 700, held: 0, points: 30 });
  expect(await balances(books.db, b)).toEqual({ available: 300, held: 0, points: 0 });
  const { rows } = await sql`SELECT e.amount, e.balance_before, e.balance_after FROM ledger_entry e
    JOIN ledger_transfer t ON t.id = e.transfer_id WHERE t.idempotency_key = ${`two-units/${a}`} ORDER BY e.amount`.execute(
    books.db,
  );
  expect(rows).toEqual([
    { amount: -300, balance_before: 1_000, balance_after: 700 },
    { amount: -20, balance_before: 50, balance_after: 30 },
    { amount: 20, balance_before: null, balance_after: null },
    { amount: 300, balance_before: 0, balance_after: 300 },
  ]);
  await books.coherent();
});

test('when there is too little money or points, then it is refused and nothing stays', async () => {
  const owner = await books.newCustomer({ usd: 100, points: 5 });
  await expect(book(pay(owner, `short/${owner}`, 101))).rejects.toMatchObject({ key: 'wallet.insufficient_balance' });
  const points = book({
    ...pay(owner, `short-points/${owner}`, 1),
    entries: [
      { account: { owner, code: 'points' }, amount: -6 },
      { account: { house: 'points_redeemed', unit: 'points' }, amount: 6 },
    ],
  });
  await expect(points).rejects.toMatchObject({ key: 'wallet.insufficient_points' });
  expect(await balances(books.db, owner)).toEqual({ available: 100, held: 0, points: 5 });
  await books.coherent();
});

test('when the same key is booked 50 times at once, then it happens once', async () => {
  const owner = await books.newCustomer({ usd: 10_000 });
  const results = await Promise.all(Array.from({ length: 50 }, () => book(pay(owner, `same/${owner}`, 100))));
  expect(results.filter((result) => !result.replayed)).toHaveLength(1);
  expect((await balances(books.db, owner)).available).toBe(9_900);
  await books.coherent();
});

test('when a key is used for another booking, then it is a defect and nothing is booked', async () => {
  const owner = await books.newCustomer({ usd: 500 });
  await book(pay(owner, `reused/${owner}`, 100));
  await expect(book({ ...pay(owner, `reused/${owner}`, 100), kind: 'refund' })).rejects.toThrow('other content');
  await expect(book(pay(owner, `reused/${owner}`, 90))).rejects.toThrow('other content');
  expect((await balances(books.db, owner)).available).toBe(400);
});

test('when a transfer is ill formed, then it throws before it touches the books', async () => {
  const owner = await books.newCustomer({ usd: 500 });
  const good = pay(owner, `bad/${owner}`, 100);
  const [from, to] = good.entries as [Transfer['entries'][number], Transfer['entries'][number]];
  const bad: Transfer['entries'][] = [
    [from],
    [from, { ...to, amount: 99 }],
    [from, { ...to, amount: 100.5 }],
    [
      { ...from, amount: 0 },
      { ...to, amount: 0 },
    ],
    [from, { ...from, amount: 100 }],
    [from, { account: { house: 'points_issued', unit: 'points' }, amount: 100 }],
  ];
  for (const entries of bad) await expect(book({ ...good, entries })).rejects.not.toBeInstanceOf(Refusal);
  const stranger = { ...from, account: { owner: '00000000-0000-7000-8000-000000000000', code: 'available' } } as const;
  await expect(book({ ...good, entries: [stranger, to] })).rejects.toThrow('does not exist');
  await books.coherent();
});

test('when somebody changes or deletes history, then the database refuses', async () => {
  const owner = await books.newCustomer({ usd: 500 });
  await book(pay(owner, `history/${owner}`, 100));
  for (const statement of [
    'UPDATE ledger_entry SET amount = amount',
    'DELETE FROM ledger_entry',
    'UPDATE ledger_transfer SET kind = kind',
    'DELETE FROM ledger_transfer',
    'DELETE FROM ledger_account',
    'TRUNCATE ledger_entry',
  ]) {
    await expect(sql.raw(statement).execute(books.db), statement).rejects.toThrow(/append-only|cannot truncate/);
  }
});

test('when the e-mail is not verified, then the sign-up gift waits and other points are free', async () => {
  const id = await books.newCustomer({ points: 30 });
  await book({
    kind: 'points_sign_up',
    key: `points-sign-up/${id}`,
    reference: { kind: 'customer', id },
    entries: [
      { account: { owner: id, code: 'points' }, amount: 100 },
      { account: { house: 'points_issued', unit: 'points' }, amount: -100 },
    ],
  });
  expect(await spendablePoints(books.db, { id, emailVerified: false })).toBe(30);
  expect(await spendablePoints(books.db, { id, emailVerified: true })).toBe(130);
});
