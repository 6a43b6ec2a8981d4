import { addMs, DAY, HOUR } from '@app/kernel/clock';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feeCharged, frozenPolicy } from '../../../modules/travel/public.ts';
import { withFreeCancellation } from './free-cancellation.ts';
import { percentAt, refundPolicy } from './refund-steps.ts';
import { feeAt } from './trip-fares.ts';

const OUT = new Date('2027-03-01T10:00:00Z');
const BACK = new Date('2027-03-08T18:00:00Z');
const hoursBefore = (at: Date, hours: number): Date => addMs(at, -hours * HOUR);

test('each way counts back from its own departure; charges come back until the first, then all is lost', () => {
  const policy = refundPolicy({
    parts: [
      { departsAt: OUT, fareUsd: 10_000, steps: [{ hoursBefore: 48, percent: 50 }] },
      {
        departsAt: BACK,
        fareUsd: 20_000,
        steps: [
          { hoursBefore: 240, percent: 10 },
          { hoursBefore: 24, percent: 100 },
        ],
      },
    ],
    chargesUsd: 3_000,
    departsAt: OUT,
  });
  expect(policy).toEqual([
    { until: hoursBefore(BACK, 240), feeUsd: 0 },
    { until: hoursBefore(OUT, 48), feeUsd: 2_000 },
    { until: OUT, feeUsd: 7_000 },
    { until: null, feeUsd: 33_000 },
  ]);
});

test('a fare that gives nothing back still gives the charges back', () => {
  const parts = [{ departsAt: OUT, fareUsd: 10_000, steps: [{ hoursBefore: 8_760, percent: 100 }] }];
  const policy = refundPolicy({ parts, chargesUsd: 500, departsAt: OUT });
  expect(feeAt(policy, hoursBefore(OUT, 100))).toBe(10_000);
  expect(feeAt(policy, OUT)).toBe(10_500);
});

test('moments rise, fees never fall, and what is shown at a moment is what the steps say', () => {
  const steps = fc
    .array(fc.record({ hoursBefore: fc.integer({ min: 0, max: 400 }), percent: fc.integer({ min: 1, max: 100 }) }), {
      maxLength: 4,
    })
    .map((list) => {
      const hours = [...new Set(list.map((one) => one.hoursBefore))].sort((a, b) => b - a);
      const percents = [...new Set(list.map(({ percent }) => percent))].sort((a, b) => a - b);
      return hours.slice(0, percents.length).map((hour, at) => ({ hoursBefore: hour, percent: percents[at] ?? 100 }));
    });
  const part = (departsAt: Date) =>
    fc.record({ departsAt: fc.constant(departsAt), fareUsd: fc.integer({ min: 1, max: 500_000 }), steps });
  fc.assert(
    fc.property(
      part(OUT),
      part(BACK),
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: 1, max: 700 }),
      (a, b, chargesUsd, hours) => {
        const policy = refundPolicy({ parts: [a, b], chargesUsd, departsAt: OUT });
        const moments = policy.map(({ until }) => until?.getTime() ?? Number.POSITIVE_INFINITY);
        expect(moments).toEqual([...new Set(moments)].sort((x, y) => x - y));
        const fees = policy.map(({ feeUsd }) => feeUsd);
        expect(fees).toEqual([...fees].sort((x, y) => x - y));
        expect(policy.at(-1)).toEqual({ until: null, feeUsd: a.fareUsd + b.fareUsd + chargesUsd });
        const now = hoursBefore(OUT, hours);
        const asked = [a, b].reduce((sum, one) => sum + (one.fareUsd * percentAt(one, now)) / 100, 0);
        expect(Math.abs(feeAt(policy, now) - asked)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('what is shown for a moment is what is charged at it, also while cancelling is free after placing', () => {
  const steps = [
    { hoursBefore: 300, percent: 10 },
    { hoursBefore: 168, percent: 40 },
    { hoursBefore: 24, percent: 100 },
  ];
  const hour = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(
      hour,
      hour,
      fc.integer({ min: 0, max: 48 }),
      fc.integer({ min: 0, max: 9 }),
      (placed, later, hours, daysAhead) => {
        const placedAt = hoursBefore(OUT, placed);
        const at = addMs(placedAt, later * HOUR);
        const plain = refundPolicy({
          parts: [{ departsAt: OUT, fareUsd: 10_000, steps }],
          chargesUsd: 700,
          departsAt: OUT,
        });
        const policy = withFreeCancellation(plain, { placedAt, hours, daysAhead }, OUT);
        const far = placed * HOUR >= daysAhead * DAY && placed >= hours && hours > 0 && daysAhead > 0;
        const expected = far && later < hours ? 0 : feeAt(plain, at);
        expect(feeAt(policy, at)).toBe(expected);
        expect(feeCharged(frozenPolicy(policy, { usd: 10_700, ofUsd: 10_700 }), at)).toBe(expected);
        const moments = policy.map(({ until }) => until?.getTime() ?? Number.POSITIVE_INFINITY);
        expect(moments).toEqual([...moments].sort((a, b) => a - b));
      },
    ),
  );
});
