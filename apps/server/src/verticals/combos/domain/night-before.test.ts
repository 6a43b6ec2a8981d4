import type { SlotRule } from '@app/contract/travel/slot-rules';
import { expect, test } from 'vitest';
import { landsEarly, withNightBefore } from './night-before.ts';
import type { StoredCombo } from './stored-combo.ts';

const CITY = '00000000-0000-4000-8000-000000000001';
const hotel: SlotRule = { kind: 'hotel', cityId: CITY, starsMin: 1, hotelIds: [] };
const flight: SlotRule = { kind: 'flight', cityId: CITY, cabin: 'economy' };
const combo = {
  zone: 'Europe/Lisbon',
  slots: [
    { key: 'flight', dayOffset: 0, nights: 4, rule: flight },
    { key: 'first', dayOffset: 0, nights: 2, rule: hotel },
    { key: 'second', dayOffset: 2, nights: 2, rule: hotel },
  ],
} as unknown as StoredCombo;

/** Flights that are over, with the way from the airport, at a moment; the way back comes first in the list. */
const until = (endsAt: string) => [
  { startsAt: new Date('2026-12-18T15:00:00Z'), endsAt: new Date('2026-12-18T22:00:00Z') },
  { startsAt: new Date('2026-12-13T20:00:00Z'), endsAt: new Date(endsAt) },
];

test('rooms of the first night begin a night earlier where that is wanted, and nothing else moves', () => {
  const days = (early: boolean) =>
    withNightBefore(combo, early).slots.map(({ dayOffset, nights }) => [dayOffset, nights]);
  expect(days(false)).toEqual([
    [0, 4],
    [0, 2],
    [2, 2],
  ]);
  expect(days(true)).toEqual([
    [0, 4],
    [-1, 3],
    [2, 2],
  ]);
});

test('a landing before six by the clock of the place is early; one at six is not', () => {
  // Lisbon is at UTC in winter; an hour and a half is the way from the airport.
  expect(landsEarly(combo, until('2026-12-14T07:29:00Z'))).toBe(true);
  expect(landsEarly(combo, until('2026-12-14T07:30:00Z'))).toBe(false);
  expect(landsEarly(combo, until('2026-12-14T01:30:00Z'))).toBe(true);
  expect(landsEarly(combo, [])).toBe(false);
});

test('without rooms for the first night nobody is asked', () => {
  const later = { ...combo, slots: combo.slots.filter(({ key }) => key !== 'first') };
  expect(landsEarly(later, until('2026-12-14T05:00:00Z'))).toBe(false);
});
