import { DAY } from '@app/kernel/clock';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feeAt } from './cancellation.ts';
import { carriedPolicy, policyGoesOn } from './carried-policy.ts';
import { changeFee } from './change.ts';
import { frozenPolicy } from './frozen-policy.ts';

const START = Date.UTC(2027, 0, 1);
const at = (day: number): string => new Date(START + day * DAY).toISOString();
const steps = (...all: readonly (readonly [number | null, number])[]) =>
  all.map(([day, feeUsd]) => ({ until: day === null ? null : at(day), feeUsd }));
const before = steps([8, 0], [10, 10_000], [null, 20_000]);
const later = steps([28, 0], [30, 10_000], [null, 20_000]);
const carried = (exchange: { part: number; of: number; becomes: number }, worthUsd = 20_000, after = later) =>
  carriedPolicy({ before, after, exchange, worthUsd });

test('a booking that is moved by a part keeps the sooner of both policies', () => {
  expect(carried({ part: 1, of: 14, becomes: 14 })).toEqual(before);
  const sooner = steps([5, 0], [7, 15_000], [null, 20_000]);
  expect(carried({ part: 1, of: 14, becomes: 14 }, 20_000, sooner)).toEqual(sooner);
  const crossing = steps([9, 5_000], [12, 12_000], [null, 20_000]);
  expect(carried({ part: 1, of: 14, becomes: 14 }, 20_000, crossing)).toEqual(
    steps([8, 5_000], [9, 10_000], [10, 12_000], [null, 20_000]),
  );
});

test('of a shorter one as much goes on as is left of it, a longer one keeps all, and what was given up whole has its own', () => {
  expect(carried({ part: 2, of: 3, becomes: 1 }, 6_667, steps([null, 0]))).toEqual(
    steps([8, 0], [10, 3_334], [null, 6_667]),
  );
  expect(carried({ part: 0, of: 3, becomes: 6 }, 40_000, steps([8, 0], [10, 20_000], [null, 40_000]))).toEqual(
    steps([8, 0], [10, 20_000], [null, 40_000]),
  );
  expect(carried({ part: 3, of: 3, becomes: 3 })).toEqual(later);
  expect(carried({ part: 1, of: 3, becomes: 3 }, 4_000)).toEqual(steps([8, 0], [null, 4_000]));
});

test('a moment that counts from placing is still marked as one', () => {
  const after = [
    { until: at(1), feeUsd: 0, hoursAfterPlacing: 24 },
    { until: null, feeUsd: 20_000 },
  ];
  expect(carriedPolicy({ before: [], after, exchange: { part: 1, of: 1, becomes: 1 }, worthUsd: 20_000 })).toEqual(
    after,
  );
});

const policies = fc
  .array(fc.tuple(fc.integer({ min: -5, max: 40 }), fc.nat(40_000)), { maxLength: 4 })
  .chain((moments) => fc.tuple(fc.constant(moments), fc.nat(40_000)))
  .map(([moments, last]) => {
    const days = [...new Set(moments.map(([day]) => day))].sort((a, b) => a - b);
    const fees = [...moments.map(([, fee]) => fee), last].sort((a, b) => a - b);
    const rules = days.map((day, index) => ({ until: new Date(at(day)), feeUsd: fees[index] ?? 0 }));
    return { rules: [...rules, { until: null, feeUsd: fees.at(-1) ?? 0 }], ofUsd: Math.max(1, fees.at(-1) ?? 0) };
  });
const changes = fc.record({
  policy: policies,
  paidUsd: fc.integer({ min: 1, max: 60_000 }),
  becomes: fc.integer({ min: 1, max: 20 }),
  kept: fc.nat(20),
  onDay: fc.integer({ min: -6, max: 41 }),
});

test('through any chain of changes, cancelling costs at no moment less than before, and never more than what is paid', () => {
  fc.assert(
    fc.property(fc.record({ first: changes, chain: fc.array(changes, { minLength: 1, maxLength: 5 }) }), (of) => {
      let policy = frozenPolicy(of.first.policy.rules, { usd: of.first.paidUsd, ofUsd: of.first.policy.ofUsd });
      let [units, worthUsd] = [of.first.becomes, of.first.paidUsd];
      for (const { policy: offered, paidUsd, becomes, kept, onDay } of of.chain) {
        const exchange = { part: units - Math.min(kept, units, becomes), of: units, becomes };
        const after = frozenPolicy(offered.rules, { usd: paidUsd, ofUsd: offered.ofUsd });
        const next = carriedPolicy({ before: policy, after, exchange, worthUsd: paidUsd });
        const now = new Date(at(onDay));
        const judged = { policy, payableUsd: worthUsd, pointsUsed: 0, pointsValueUsd: 0, startsAt: now, now };
        // Changing and cancelling at once costs no less than cancelling does.
        const atOnce = changeFee(judged, exchange) + feeAt(next, now);
        expect(atOnce).toBeGreaterThanOrEqual(Math.min(feeAt(policy, now), paidUsd));
        for (let day = -6; day <= 41; day += 0.5) {
          const moment = new Date(at(day));
          const was =
            exchange.part === units ? 0 : Math.ceil((feeAt(policy, moment) * Math.min(becomes, units)) / units);
          expect(feeAt(next, moment)).toBe(Math.min(paidUsd, Math.max(was, feeAt(after, moment))));
        }
        const moments = next.map(({ until }) => until ?? '9');
        expect([...new Set(moments)].sort()).toEqual(moments);
        [policy, units, worthUsd] = [next, becomes, paidUsd];
      }
    }),
  );
});

test('a policy goes on only where something is kept and cancelling costs something by it from now on', () => {
  const now = new Date('2031-05-10T00:00:00Z');
  const over = [
    { until: '2031-05-09T00:00:00.000Z', feeUsd: 500 },
    { until: null, feeUsd: 0 },
  ];
  const half = { part: 1, of: 2, becomes: 1 };
  expect(policyGoesOn([{ until: null, feeUsd: 500 }], half, now)).toBe(true);
  expect(policyGoesOn([{ until: null, feeUsd: 500 }], { part: 2, of: 2, becomes: 2 }, now)).toBe(false);
  expect(policyGoesOn(over, half, now)).toBe(false);
});
