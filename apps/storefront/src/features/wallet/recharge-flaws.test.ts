import { expect, test } from 'vitest';
import { rechargeFlaws, takes } from './recharge-flaws.ts';

const usd = (cents: number) => ({ usd: cents, amount: cents, currency: 'USD' });
const open = { minimum: null, maximum: null };
const bound = { minimum: usd(10_00), maximum: usd(200_00) };

test('a channel takes what is within its bounds, which may be none', () => {
  expect([9_99, 10_00, 200_00, 200_01].map((cents) => takes(bound, cents))).toEqual([false, true, true, false]);
  expect([1, 9_000_000].map((cents) => takes(open, cents))).toEqual([true, true]);
});

test('one flaw is named at a time: first that there is no channel, then what is wrong with the amount', () => {
  expect(rechargeFlaws('', undefined)).toEqual({ channel: 'field.channel_required' });
  expect(rechargeFlaws('', bound)).toEqual({ amount: 'field.amount' });
  expect(rechargeFlaws('9.99', bound)).toEqual({ amount: 'field.below_channel' });
  expect(rechargeFlaws('200.01', bound)).toEqual({ amount: 'field.above_channel' });
  expect([rechargeFlaws('10', bound), rechargeFlaws('0.01', open)]).toEqual([{}, {}]);
});
