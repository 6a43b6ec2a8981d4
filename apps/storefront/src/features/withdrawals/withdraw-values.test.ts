import { expect, test } from 'vitest';
import { fitsNow, flawsOf, placeOf, takenCents } from './withdraw-values.ts';

test('an amount is one that the channel takes, its bounds included', () => {
  const channel = { minimumUsd: 10_00, maximumUsd: 500_00 };
  const flawOf = (amount: string) => flawsOf(channel)({ amount, account: 'a', password: 'p' }).amount;
  expect(['', 'ten', '0', '9.99', '500.01'].map(flawOf)).toEqual([
    ...['field.amount', 'field.amount', 'field.amount'],
    ...['field.too_small', 'field.too_big'],
  ]);
  expect(['10', '500'].map(flawOf)).toEqual([undefined, undefined]);
  expect(['9.99', '10', '500', '500.01'].map((amount) => takenCents(channel, amount))).toEqual([
    null,
    10_00,
    500_00,
    null,
  ]);
  expect(takenCents({ ...channel, maximumUsd: null }, '9000')).toBe(9_000_00);
});

test('an account suits by its kind and network, once it has rested', () => {
  const channel = { accountKinds: ['crypto' as const], network: 'tron' as const };
  const account = { kind: 'crypto' as const, network: 'tron' as const, restsUntil: null };
  expect(fitsNow(account, channel)).toBe(true);
  expect(fitsNow({ ...account, network: 'ethereum' }, channel)).toBe(false);
  expect(fitsNow({ ...account, network: 'ethereum' }, { ...channel, network: null })).toBe(true);
  expect(fitsNow({ ...account, kind: 'bank_card' }, channel)).toBe(false);
  expect(fitsNow({ ...account, restsUntil: '2026-11-29T00:00:00Z' }, channel)).toBe(false);
});

test('what the server says of an address stands at the account', () => {
  expect(['amount', 'password', 'address', 'address.number', 'channel'].map(placeOf)).toEqual([
    ...['amount', 'password', 'account', 'account', null],
  ]);
});
