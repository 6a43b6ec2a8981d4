import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allIn, feeOf, mostWithin } from './fees.ts';

const rules = fc.record({ feeUsd: fc.integer({ min: 0, max: 5_000 }), feeBp: fc.integer({ min: 0, max: 5_000 }) });
const balances = fc.integer({ min: 0, max: 1_000_000_000 });

test('M21: all in is covered with its fee, and one cent more is not', () => {
  fc.assert(
    fc.property(rules, balances, (rule, balance) => {
      const most = allIn(rule, balance);
      if (most > 0) expect(most + feeOf(rule, most)).toBeLessThanOrEqual(balance);
      expect(most + 1 + feeOf(rule, most + 1)).toBeGreaterThan(balance);
    }),
    { numRuns: 10_000 },
  );
});

test('a fee is a fixed part and a share, rounded half-even', () => {
  expect(feeOf({ feeUsd: 100, feeBp: 50 }, 10_000)).toBe(150);
  expect(feeOf({ feeUsd: 0, feeBp: 50 }, 100)).toBe(0);
  expect(feeOf({ feeUsd: 0, feeBp: 50 }, 300)).toBe(2);
});

test('the limits of a channel bound what is all in', () => {
  const channel = { feeUsd: 100, feeBp: 0, minimumUsd: 1_000, maximumUsd: 5_000 };
  expect(mostWithin(channel, 1_099)).toBe(0);
  expect(mostWithin(channel, 1_100)).toBe(1_000);
  expect(mostWithin(channel, 90_000)).toBe(5_000);
});
