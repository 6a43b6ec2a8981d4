import { expect, test } from 'vitest';
import { paidShares } from './paid-shares.ts';

const own = [{ id: 'a', amountUsd: 30_000 }];

test('who stays paid with what was not moved on; who moved with the part of that payment', () => {
  const moved = [{ from: 'a', to: 'b', usd: 10_000 }];
  expect(paidShares(own, moved)).toEqual([{ id: 'a', usd: 20_000 }]);
  expect(
    paidShares(
      [
        { id: 'b', amountUsd: 10_000 },
        { id: 'c', amountUsd: 3_000 },
      ],
      moved,
    ),
  ).toEqual([
    { id: 'a', usd: 10_000 },
    { id: 'c', usd: 3_000 },
  ]);
});

test('of several sources each is named; what gave all it had is not', () => {
  const moved = [
    { from: 'a', to: 'b', usd: 30_000 },
    { from: 'c', to: 'b', usd: 500 },
  ];
  expect(paidShares(own, moved)).toEqual([]);
  expect(paidShares([{ id: 'b', amountUsd: 30_500 }], moved)).toEqual([
    { id: 'a', usd: 30_000 },
    { id: 'c', usd: 500 },
  ]);
});

test('split again, what is left of a part is named by its own payment', () => {
  const moved = [
    { from: 'a', to: 'b', usd: 20_000 },
    { from: 'b', to: 'c', usd: 5_000 },
  ];
  expect(paidShares([{ id: 'b', amountUsd: 20_000 }], moved)).toEqual([{ id: 'b', usd: 15_000 }]);
  expect(paidShares([{ id: 'c', amountUsd: 5_000 }], moved)).toEqual([{ id: 'b', usd: 5_000 }]);
});
