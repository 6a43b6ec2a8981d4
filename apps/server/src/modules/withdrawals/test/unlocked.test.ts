import { withdrawalMachine } from '@app/contract/withdrawals/withdrawal.machine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { moveWithdrawal, readWithdrawal } from '../db/withdrawal.repo.ts';
import { ask, broken, openWithdrawalShop, type WithdrawalShop } from './fixtures.ts';

let desk: WithdrawalShop;
beforeAll(async () => {
  desk = await openWithdrawalShop();
});
afterAll(() => desk.shop.close());

test('M16: when a withdrawal was moved meanwhile, then who has seen the old one moves nothing', async () => {
  const buyer = await desk.holder(20_000);
  const address = await desk.account(buyer);
  const { data } = await ask(desk.shop, { buyer, channel: desk.channelId, address, amount: '100' });
  const seen = await readWithdrawal(desk.db, data.id);
  if (!seen) throw new Error('it was asked for');
  const approve = {
    event: 'approve',
    to: 'approved',
    actor: 'admin',
    who: 'Sam',
    staffId: null,
    reason: '',
    note: '',
    providerNumber: null,
    proofs: [],
  } as const;
  const move = () => inTransaction(desk.db, (tx) => moveWithdrawal(tx, seen, approve));
  await move();
  await expect(move()).rejects.toThrow('is not pending_review');
  expect(await broken(desk.shop)).toEqual([]);
});

test('M20: the table is this: staff approve, reject, pay or fail, customers cancel before, and what is not paid frees its hold', () => {
  const rows = withdrawalMachine.transitions.flatMap(({ on, from, to, by, effects = [] }) =>
    from.map((state) => [by.join(), state, on, to, effects.join()].join(' ').trim()),
  );
  expect(rows).toEqual([
    'admin pending_review approve approved',
    'admin pending_review reject rejected releaseHold',
    'customer pending_review cancel cancelled releaseHold',
    'admin approved pay paid postHold',
    'admin approved fail payment_failed releaseHold',
  ]);
});
