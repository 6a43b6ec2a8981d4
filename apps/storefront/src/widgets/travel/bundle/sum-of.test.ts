import { expect, test } from 'vitest';
import { sumOf } from './sum-of.ts';

const usd = (cents: number) => ({ usd: cents, amount: cents, currency: 'USD' });

test('a sum is of all prices; without any there is none', () => {
  expect(sumOf([usd(100), usd(250)])).toEqual(usd(350));
  expect(sumOf([])).toBeNull();
});
