import { expect, test } from 'vitest';
import { asksTheSame, type FrozenTravel } from './frozen-travel.ts';
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
