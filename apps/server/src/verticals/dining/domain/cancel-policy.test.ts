import { expect, test } from 'vitest';
import { cancelPolicy } from './cancel-policy.ts';

const startsAt = new Date('2026-12-04T20:00:00Z');
const shown = (steps: { hoursBefore: number; percent: number }[], usd: number) =>
  cancelPolicy(steps, startsAt, usd).map(({ until, feeUsd }) => [until?.toISOString().slice(8, 16) ?? null, feeUsd]);

test('steps are hours before the table, and all is lost from its time on', () => {
  const steps = [
    { hoursBefore: 72, percent: 50 },
    { hoursBefore: 24, percent: 100 },
  ];
  expect(shown(steps, 8_000)).toEqual([
    ['01T20:00', 0],
    ['03T20:00', 4_000],
    [null, 8_000],
  ]);
  expect(shown([], 4_000)).toEqual([
    ['04T20:00', 0],
    [null, 4_000],
  ]);
});

test('a table that costs nothing ahead costs nothing to cancel', () => {
  expect(shown([{ hoursBefore: 24, percent: 100 }], 0)).toEqual([[null, 0]]);
});
