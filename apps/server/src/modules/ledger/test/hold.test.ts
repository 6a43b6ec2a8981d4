import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { asAnother } from '../../../platform/testing/watch-pools.ts';
import { balances, placeHold, postHold, releaseHold } from '../core.ts';
import { openLedger } from './fixtures.ts';

let books: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  books = await openLedger(20);
});
afterAll(() => books.close());

const reference = (id: string) => ({ kind: 'withdrawal', id });
const hold = (customerId: string, key: string, usd: number) =>
  inTransaction(books.db, (tx) =>
    placeHold(tx, { key, customerId, usd, kind: 'withdrawal_hold', reference: reference(key) }),
  );
const release = (holdId: string) =>
  inTransaction(books.db, (tx) =>
    releaseHold(tx, holdId, { kind: 'withdrawal_release', reference: reference(holdId) }),
  );
const payOut = (holdId: string, paid: number, fee: number) =>
  inTransaction(books.db, (tx) =>
    postHold(tx, holdId, {
      kind: 'withdrawal_paid',
      reference: reference(holdId),
      to: [
        { account: { house: 'withdrawal_clearing', unit: 'money' }, amount: paid },
        { account: { house: 'fees', unit: 'money' }, amount: fee },
      ],
    }),
  );

test('when money is held, then it is neither spendable nor gone, and goes out or back', async () => {
  const owner = await books.newCustomer({ usd: 1_000 });
  const first = await hold(owner, `first/${owner}`, 300);
  const second = await hold(owner, `second/${owner}`, 500);
  expect(await balances(books.db, owner)).toMatchObject({ available: 200, held: 800 });
  await books.coherent();
  await payOut(first.holdId, 290, 10);
  expect(await balances(books.db, owner)).toMatchObject({ available: 200, held: 500 });
  await release(second.holdId);
  expect(await balances(books.db, owner)).toMatchObject({ available: 700, held: 0 });
  await books.coherent();
});

test('when a hold is more than what is there, then it is refused and nothing stays', async () => {
  const owner = await books.newCustomer({ usd: 1_000 });
  await expect(hold(owner, `much/${owner}`, 1_001)).rejects.toMatchObject({ key: 'wallet.insufficient_balance' });
  expect(await balances(books.db, owner)).toMatchObject({ available: 1_000, held: 0 });
  expect((await hold(owner, `much/${owner}`, 1_000)).holdId).toBeTruthy();
});

test('when a hold is placed 20 times at once with one key, then it is one hold', async () => {
  const owner = await books.newCustomer({ usd: 1_000 });
  const placed = await Promise.all(Array.from({ length: 20 }, () => hold(owner, `same/${owner}`, 100)));
  expect(new Set(placed.map(({ holdId }) => holdId)).size).toBe(1);
  expect(await balances(books.db, owner)).toMatchObject({ available: 900, held: 100 });
  await release(placed[0]?.holdId as string);
  expect(await hold(owner, `same/${owner}`, 100)).toEqual(placed[0]);
  expect(await balances(books.db, owner)).toMatchObject({ available: 1_000, held: 0 });
  await expect(hold(owner, `same/${owner}`, 99)).rejects.toThrow('other content');
});

test('M16: when posting and releasing meet, then each hold resolves exactly once and the rest are told', async () => {
  for (let round = 0; round < 25; round += 1) {
    const owner = await books.newCustomer({ usd: 1_000 });
    const [{ holdId }, other] = [await hold(owner, `race/${owner}`, 400), await hold(owner, `kept/${owner}`, 600)];
    const rivals = Array.from({ length: 10 }, (_, index) => (index % 2 ? release(holdId) : payOut(holdId, 380, 20)));
    const answers = await Promise.allSettled(rivals);
    const lost = answers.filter((answer) => answer.status === 'rejected');
    expect(lost).toHaveLength(9);
    for (const { reason } of lost) expect(reason).toMatchObject({ key: 'wallet.hold_resolved' });
    const paid = answers.findIndex((answer) => answer.status === 'fulfilled') % 2 === 0;
    expect(await balances(books.db, owner)).toMatchObject({ available: paid ? 0 : 400, held: 600 });
    await release(other.holdId);
  }
  await books.coherent();
}, 60_000);

test('when the first to resolve rolls back, then the one who waited wins', async () => {
  const owner = await books.newCustomer({ usd: 500 });
  const { holdId } = await hold(owner, `undone/${owner}`, 500);
  let rival: Promise<void> | undefined;
  const undone = inTransaction(books.db, async (tx) => {
    await releaseHold(tx, holdId, { kind: 'withdrawal_release', reference: reference(holdId) });
    rival = asAnother(() => payOut(holdId, 450, 50));
    await new Promise((done) => setTimeout(done, 50));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await rival;
  expect(await balances(books.db, owner)).toMatchObject({ available: 0, held: 0 });
  await books.coherent();
});

test('when what is posted is not what is held, then it throws and the hold stays open', async () => {
  const owner = await books.newCustomer({ usd: 500 });
  const { holdId } = await hold(owner, `wrong/${owner}`, 500);
  await expect(payOut(holdId, 400, 50)).rejects.toThrow('does not sum to zero');
  await expect(payOut(holdId, 550, -50)).rejects.toThrow('takes money');
  expect(await balances(books.db, owner)).toMatchObject({ available: 0, held: 500 });
  for (const statement of [
    `UPDATE ledger_hold SET usd = 1 WHERE id = '${holdId}'`,
    `DELETE FROM ledger_hold WHERE id = '${holdId}'`,
    'TRUNCATE ledger_hold',
  ])
    await expect(sql.raw(statement).execute(books.db), statement).rejects.toThrow(
      /resolves once|append-only|cannot truncate/,
    );
  await release(holdId);
  const again = `UPDATE ledger_hold SET state = 'open', resolved_at = NULL WHERE id = '${holdId}'`;
  await expect(sql.raw(again).execute(books.db)).rejects.toThrow('resolves once');
});
