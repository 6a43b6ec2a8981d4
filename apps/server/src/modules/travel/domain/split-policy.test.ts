import { expect, test } from 'vitest';
import { splitPolicy } from './split-policy.ts';

const lost = { allUsd: 0, staysUsd: 0, leavesUsd: 0 };

test('both fees together are the one of before at every moment, and neither is more than its booking is worth', () => {
  const policy = [
    { until: '2030-01-01T00:00:00.000Z', feeUsd: 0 },
    { until: '2030-01-02T00:00:00.000Z', feeUsd: 10_001 },
    { until: null, feeUsd: 30_000 },
  ];
  const worth = { staysUsd: 20_000, movesUsd: 10_000 };
  const { stays, moves } = splitPolicy(policy, { stays: 2, of: 3, lost, worth });
  expect(stays.map(({ feeUsd }) => feeUsd)).toEqual([0, 6_668, 20_000]);
  expect(moves.map(({ feeUsd }) => feeUsd)).toEqual([0, 3_333, 10_000]);
});

test('what is never refunded is of whom it was bought for', () => {
  const policy = [{ until: null, feeUsd: 9_000 }];
  const bag = { allUsd: 3_000, staysUsd: 0, leavesUsd: 3_000 };
  const { stays, moves } = splitPolicy(policy, {
    stays: 1,
    of: 2,
    lost: bag,
    worth: { staysUsd: 10_000, movesUsd: 13_000 },
  });
  expect([stays[0]?.feeUsd, moves[0]?.feeUsd]).toEqual([3_000, 6_000]);
});
