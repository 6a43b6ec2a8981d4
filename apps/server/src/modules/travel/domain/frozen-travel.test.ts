import { expect, test } from 'vitest';
import { asksTheSame, changeTermsView, type FrozenTravel, policyView } from './frozen-travel.ts';
import type { FrozenPolicyStep } from './travel-row.ts';

const quote = (cancellation: readonly FrozenPolicyStep[]): FrozenTravel =>
  ({
    subjectId: 'one',
    service: {},
    cancellation,
    items: [],
    pricing: { lines: [], points: { deducted: 0 } },
  }) as unknown as FrozenTravel;
const at = (hour: number, minute = 0) => new Date(Date.UTC(2027, 2, 1, hour, minute)).toISOString();
const free = (until: string, hoursAfterPlacing = 24) => ({ until, feeUsd: 0, hoursAfterPlacing });
const step = (until: string | null, feeUsd: number) => ({ until, feeUsd });

test('a moment that counts from placing asks nobody again; what comes after it does', () => {
  const shown = quote([free(at(10)), step(at(20), 100), step(null, 500)]);
  const same = (...steps: FrozenPolicyStep[]) => asksTheSame(shown, quote(steps));
  expect(same(free(at(10, 9)), step(at(20), 100), step(null, 500))).toBe(true);
  expect(same(free(at(10, 9)), step(at(21), 100), step(null, 500))).toBe(false);
  expect(same(free(at(10, 9)), step(at(20), 101), step(null, 500))).toBe(false);
  expect(same(free(at(10, 9), 12), step(at(20), 100), step(null, 500))).toBe(false);
  // No longer free, or not before.
  expect(same(step(at(20), 100), step(null, 500))).toBe(false);
  expect(asksTheSame(quote([step(null, 500)]), quote([free(at(10)), step(null, 500)]))).toBe(false);
});

test('what a kind promises beside price and moments is compared where it names it', () => {
  const bags = (checked: number) => ({ ...quote([step(null, 500)]), snapshot: { bags: checked } });
  const promised = (snapshot: Record<string, unknown>) => snapshot.bags;
  expect(asksTheSame(bags(1), bags(0), promised)).toBe(false);
  expect(asksTheSame(bags(1), bags(1), promised)).toBe(true);
  expect(asksTheSame(bags(1), bags(0))).toBe(true);
});

test('a step that ends while cancelling is free anyway says nothing', () => {
  const shown = quote([free(at(10)), step(at(10, 3), 100), step(null, 500)]);
  expect(asksTheSame(shown, quote([free(at(10, 5)), step(null, 500)]))).toBe(true);
});

const DOLLARS = { code: 'USD', decimals: 2, rate: '1' };

test('steps of a policy that are over are not shown', () => {
  const steps = [
    { until: '2031-05-01T00:00:00.000Z', feeUsd: 0 },
    { until: '2031-06-01T00:00:00.000Z', feeUsd: 900 },
    { until: null, feeUsd: 2_000 },
  ];
  const shown = policyView(steps, { currency: DOLLARS, mostUsd: 1_500, now: new Date('2031-05-01T00:00:00Z') });
  expect(shown.map(({ until, fee }) => [until, fee.usd])).toEqual([
    ['2031-06-01T00:00:00.000Z', 900],
    [null, 1_500],
  ]);
});

test('while a booking is free after placing, changing it is free first and costs its fee after that', () => {
  const until = new Date('2031-06-01T00:00:00Z');
  const free = '2031-05-02T00:00:00.000Z';
  const policy = [
    { until: free, feeUsd: 0, hoursAfterPlacing: 24 },
    { until: null, feeUsd: 2_000 },
  ];
  const rules = [
    { feeUsd: 6_000, until },
    { feeUsd: null, until },
  ];
  const terms = (day: number, placed: boolean) =>
    changeTermsView(rules, { currency: DOLLARS, policy, now: new Date(`2031-05-0${day}T12:00:00Z`), placed })
      .changeTerms;
  expect(terms(1, true)).toMatchObject([{ fee: { usd: 6_000 }, freeUntil: free }, { fee: null }]);
  expect(terms(1, false)).toMatchObject([{ fee: { usd: 6_000 }, freeHours: 24 }, { fee: null }]);
  expect(terms(2, true)?.[0]).not.toHaveProperty('freeUntil');
  expect(terms(1, true)?.[1]).not.toHaveProperty('freeUntil');
});
