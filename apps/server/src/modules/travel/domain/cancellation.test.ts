import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customerMayCancel, feeAt, refundNow, refundOf } from './cancellation.ts';

const START = new Date('2027-03-10T14:00:00Z');
const policy = [
  { until: '2027-03-08T14:00:00.000Z', feeUsd: 0 },
  { until: '2027-03-10T14:00:00.000Z', feeUsd: 5_000 },
  { until: null, feeUsd: 10_000 },
];

test('a step holds until its moment and not in it, the last one ever after', () => {
  expect(feeAt(policy, new Date('2027-03-08T13:59:59.999Z'))).toBe(0);
  expect(feeAt(policy, new Date('2027-03-08T14:00:00.000Z'))).toBe(5_000);
  expect(feeAt(policy, new Date('2030-01-01T00:00:00Z'))).toBe(10_000);
  expect(feeAt([], START)).toBe(0);
});

test('what goes back and what is kept are what was paid, in money and points, whatever the fee', () => {
  const amounts = fc.record({
    payableUsd: fc.integer({ min: 0, max: 1_000_000 }),
    pointsUsed: fc.integer({ min: 0, max: 100_000 }),
    pointsValueUsd: fc.integer({ min: 0, max: 100_000 }),
    feeUsd: fc.integer({ min: 0, max: 2_000_000 }),
  });
  fc.assert(
    fc.property(amounts, ({ feeUsd, ...paid }) => {
      const points = paid.pointsUsed === 0 ? 0 : paid.pointsValueUsd;
      const order = {
        ...paid,
        pointsValueUsd: points,
        state: 'confirmed',
        startsAt: START,
        confirmBy: null,
        disruptedAt: null,
        now: START,
      } as const;
      const back = refundNow({ ...order, policy: [{ until: null, feeUsd }] });
      expect(back.refundUsd).toBe(Math.max(0, paid.payableUsd - feeUsd));
      expect(back.points).toBeLessThanOrEqual(paid.pointsUsed);
      expect(back.points).toBeGreaterThanOrEqual(0);
      if (feeUsd <= paid.payableUsd) expect(back.points).toBe(paid.pointsUsed);
      if (feeUsd >= paid.payableUsd + points && points > 0) expect(back.points).toBe(0);
      expect(back.feeUsd).toBe(Math.min(feeUsd, paid.payableUsd + points));
    }),
  );
});

test('staff who give all of the money back give the points back too', () => {
  const order = {
    policy,
    payableUsd: 20_000,
    pointsUsed: 300,
    pointsValueUsd: 300,
    state: 'confirmed',
    startsAt: START,
    confirmBy: null,
    disruptedAt: null,
    now: new Date('2027-03-11T00:00:00Z'),
  } as const;
  expect(refundOf(order, 20_000)).toEqual({ refundUsd: 20_000, points: 300, feeUsd: 0 });
  expect(refundOf(order, 12_345)).toEqual({ refundUsd: 12_345, points: 300, feeUsd: 7_655 });
  expect(customerMayCancel(order)).toBe(false);
  expect(customerMayCancel({ ...order, now: new Date('2027-03-10T13:59:59Z') })).toBe(true);
  expect(customerMayCancel({ ...order, state: 'pending_payment' })).toBe(true);
});
