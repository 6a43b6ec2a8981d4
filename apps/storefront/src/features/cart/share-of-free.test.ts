import { expect, test } from 'vitest';
import { shareOfFree } from './share-of-free.ts';

const amount = (usd: number) => ({ usd, amount: usd, currency: 'USD' });
const line = <S extends string>(step: S, usd: number) => ({ step, amount: amount(usd) });

test('what the goods cost counts, less what is taken off before delivery, and nothing after it', () => {
  const lines = [line('list_price', 5_000), line('coupon', -1_000), line('postage', 600), line('tax', 900)] as const;
  expect(shareOfFree(lines, { usd: 4_000 })).toBe(0.5);
  expect(shareOfFree([], { usd: 4_000 })).toBe(0);
  expect(shareOfFree([line('list_price', 100)], { usd: 0 })).toBe(1);
});
