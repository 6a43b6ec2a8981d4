import { expect, test } from 'vitest';
import { freeDays, tourPolicy } from './tour-policy.ts';

const step = (daysBefore: number, percent: number) => ({ daysBefore, percent });
const shown = (
  steps: ReturnType<typeof step>[],
  wholeUsd = 20_000,
  day = '2027-06-15',
  undecidedUntil: Date | null = null,
) =>
  tourPolicy(steps, { day, start: '10:00', zone: 'Europe/Lisbon', wholeUsd, undecidedUntil }).map(
    ({ until, feeUsd }) => [until?.toISOString().slice(5, 16) ?? null, feeUsd],
  );

test.each([
  [
    'one step',
    [step(7, 50)],
    [
      ['06-08T09:00', 0],
      ['06-15T09:00', 10_000],
      [null, 20_000],
    ],
    7,
  ],
  [
    'two steps',
    [step(14, 20), step(2, 60)],
    [
      ['06-01T09:00', 0],
      ['06-13T09:00', 4_000],
      ['06-15T09:00', 12_000],
      [null, 20_000],
    ],
    14,
  ],
  [
    'no step: free until the start',
    [],
    [
      ['06-15T09:00', 0],
      [null, 20_000],
    ],
    0,
  ],
  [
    'all is lost before the start',
    [step(7, 50), step(2, 100)],
    [
      ['06-08T09:00', 0],
      ['06-13T09:00', 10_000],
      [null, 20_000],
    ],
    7,
  ],
  [
    'a first step that costs nothing',
    [step(14, 0), step(7, 50)],
    [
      ['06-08T09:00', 0],
      ['06-15T09:00', 10_000],
      [null, 20_000],
    ],
    7,
  ],
  [
    'a step at the start, when all is lost anyway',
    [step(0, 80)],
    [
      ['06-15T09:00', 0],
      [null, 20_000],
    ],
    0,
  ],
])('%s', (_, steps, policy, free) => {
  expect(shown(steps)).toEqual(policy);
  expect(freeDays(steps)).toBe(free);
});

test('cancelling costs nothing as long as it is not decided whether a departure takes place', () => {
  const until = (decides: string, steps = [step(14, 20), step(2, 60)]) =>
    shown(steps, 20_000, '2027-06-15', new Date(`2027-${decides}:00Z`));
  expect(until('06-08T17:00')).toEqual([
    ['06-08T17:00', 0],
    ['06-13T09:00', 4_000],
    ['06-15T09:00', 12_000],
    [null, 20_000],
  ]);
  expect(until('06-14T17:00')).toEqual([
    ['06-14T17:00', 0],
    ['06-15T09:00', 12_000],
    [null, 20_000],
  ]);
  expect(until('06-14T17:00', [step(2, 100)])).toEqual([
    ['06-14T17:00', 0],
    [null, 20_000],
  ]);
  // Decided before the first step: free as long as ever.
  expect(until('05-20T17:00')).toEqual(shown([step(14, 20), step(2, 60)]));
});

test('steps are days of the calendar at the starting hour, on both sides of a change of clocks', () => {
  expect(shown([step(7, 50)], 20_000, '2027-03-30').map(([until]) => until)).toEqual([
    '03-23T10:00',
    '03-30T09:00',
    null,
  ]);
  expect(shown([step(7, 50)], 20_000, '2027-11-02').map(([until]) => until)).toEqual([
    '10-26T09:00',
    '11-02T10:00',
    null,
  ]);
});

test('what costs nothing costs nothing to cancel', () => {
  expect(shown([step(7, 50)], 0)).toEqual([[null, 0]]);
});

test('fees never fall, are whole cents, and never more than was paid', () => {
  for (const whole of [1, 99, 10_001, 33_333]) {
    const fees = shown([step(30, 1), step(14, 33), step(3, 99)], whole).map(([, fee]) => Number(fee));
    expect(fees).toEqual([...fees].sort((a, b) => a - b));
    expect(fees.every(Number.isInteger)).toBe(true);
    expect(fees.at(-1)).toBe(whole);
  }
});
