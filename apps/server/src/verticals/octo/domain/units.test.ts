import type { UnitRule } from '@app/contract/verticals/tours/party';
import { expect, test } from 'vitest';
import { partyOf } from './units.ts';

const units: UnitRule[] = [
  { key: 'adult', ageFrom: 13, ageTo: 64, takesSeat: true, needsAdult: false },
  { key: 'senior', ageFrom: 65, ageTo: 120, takesSeat: true, needsAdult: false },
  { key: 'child', ageFrom: 5, ageTo: 12, takesSeat: true, needsAdult: true },
  { key: 'infant', ageFrom: 0, ageTo: 4, takesSeat: false, needsAdult: true },
];

test('people are counted as their tour counts them: the grown by unit, others by the lowest age of theirs', () => {
  expect(partyOf(units, ['child', 'adult', 'senior', 'infant', 'adult'])).toMatchObject({
    party: { adults: 2, seniors: 1, childAges: [5, 0] },
    counts: [
      { unit: { key: 'adult' }, count: 2 },
      { unit: { key: 'senior' }, count: 1 },
      { unit: { key: 'child' }, count: 1 },
      { unit: { key: 'infant' }, count: 1 },
    ],
  });
});

test('a unit that there is none of is named, and whoever may not travel alone is told from that', () => {
  expect(partyOf(units, ['adult', 'dog'])).toEqual({ wrong: 'dog' });
  expect(partyOf(units, ['child', 'infant'])).toEqual({ wrong: null });
});

test('a unit whose people the tour would count as another is not booked at the price of that', () => {
  const overlapping = units.map((unit) => (unit.key === 'adult' ? { ...unit, ageFrom: 0 } : unit));
  expect(partyOf(overlapping, ['adult', 'child'])).toEqual({ wrong: 'adult' });
});
