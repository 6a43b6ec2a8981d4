import { expect, test } from 'vitest';
import { givenBack } from './given-back.ts';

const piece = (paidUsd: number, points = 0) =>
  ({ number: 1, code: null, state: 'usable', paidUsd, points, usedAt: null, place: null }) as const;

test('what comes back is the sum of the shares, shown at the rate that the order was paid at', () => {
  expect(givenBack([piece(5_900), piece(5_901)], { usd: 17_701, amount: 16_300 })).toEqual({
    refundUsd: 11_801,
    amount: 10_867,
    points: 0,
  });
  expect(givenBack([], { usd: 17_701, amount: 16_300 })).toEqual({ refundUsd: 0, amount: 0, points: 0 });
});

test('an order that points paid gives back points alone', () => {
  expect(givenBack([piece(0, 250), piece(0, 250)], { usd: 0, amount: 0 })).toEqual({
    refundUsd: 0,
    amount: 0,
    points: 500,
  });
});
