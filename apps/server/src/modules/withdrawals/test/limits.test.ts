import { withdrawalEndpoints as own } from '@app/contract/withdrawals/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { feeOf } from '../domain/fees.ts';
import { ask, bank, money, openWithdrawalShop, type WithdrawalShop } from './fixtures.ts';

let desk: WithdrawalShop;
beforeAll(async () => {
  desk = await openWithdrawalShop({ RATE_LIMITS: 'true' });
});
afterAll(() => desk.shop.close());

test('ten requests a minute are let through, the eleventh is told how long to wait and holds nothing', async () => {
  const buyer = await desk.holder(100_000);
  const address = await desk.account(buyer);
  const codes: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    const answer = await ask(desk.shop, { buyer, channel: desk.channelId, address, amount: `${10 + index}` });
    codes.push(answer.code);
    if (answer.code === refusalCode('rate.too_many')) {
      const { retryAfter } = answer.data as unknown as { retryAfter: number };
      expect(retryAfter).toBeGreaterThan(0);
      expect(answer.headers['retry-after']).toBe(String(retryAfter));
    }
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), refusalCode('rate.too_many')]);
  const amounts = Array.from({ length: 10 }, (_, index) => (10 + index) * 100);
  const held = amounts.reduce((sum, cents) => sum + cents + feeOf({ feeUsd: 100, feeBp: 50 }, cents), 0);
  expect((await money(desk.shop, buyer)).held).toBe(held);
});

test('the password cannot be guessed here: tries count together with those of other places', async () => {
  const buyer = await desk.holder(100_000);
  const codes: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const body = { details: bank, label: '', password: `guess-number-${index}` };
    codes.push((await desk.shop.call(own.addPayoutAccount, { token: buyer.token, body })).code);
  }
  expect(codes).toEqual([
    ...Array.from({ length: 10 }, () => 4105),
    refusalCode('rate.too_many'),
    refusalCode('rate.too_many'),
  ]);
});
