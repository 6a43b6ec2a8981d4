import { MINUTE } from '@app/kernel/clock';
import { expect, test } from 'vitest';
import { departureMoments } from './departure-moments.ts';
import { closesAt, decidedState, departureState, fewLeft, leftOf, missingOf } from './departure-state.ts';
import type { StoredDeparture } from './stored-tour.ts';

const startsAt = new Date('2027-06-01T09:00:00Z');
const decided = new Date('2027-05-01T00:00:00Z');
const stored = (more: Partial<StoredDeparture> = {}): StoredDeparture => ({
  id: 'd',
  tourId: 't',
  day: '2027-06-01',
  start: '10:00',
  language: 'en',
  startsAt,
  endsAt: new Date('2027-06-01T13:00:00Z'),
  capacity: 20,
  held: 0,
  sold: 0,
  minPeople: 4,
  decidesAt: new Date('2027-05-30T17:00:00Z'),
  priceBp: 10_000,
  closed: false,
  guaranteedAt: null,
  cancelledAt: null,
  guide: '',
  guidePhone: '',
  meeting: null,
  ...more,
});
const at = (minutesBefore: number, more: Partial<StoredDeparture> = {}, seats = 1) =>
  departureState(stored(more), {
    seats,
    cutoffMinutes: 120,
    now: new Date(startsAt.getTime() - minutesBefore * MINUTE),
  });

test.each([
  [121, 'open'],
  [120 + 1 / 60_000, 'open'],
  [120, 'closed'],
  [119, 'closed'],
  [-1, 'closed'],
])('%d minutes before the start, with a cut-off of 120, it is %s', (minutes, state) => {
  expect(at(minutes)).toBe(state);
});

test.each([
  // Three o'clock is an hour after one o'clock in spring, three in autumn.
  ['2027-03-28', 60, '01:00'],
  ['2027-03-28', 90, '00:30'],
  ['2027-10-31', 150, '00:30'],
  ['2027-10-31', 180, '00:00'],
])('on the night of %s the cut-off is %d minutes that pass, not what clocks show', (day, cutoffMinutes, closes) => {
  const { startsAt: three } = departureMoments(
    { zone: 'Europe/Lisbon', days: 1, hours: 4, goDays: 0 },
    { day, start: '03:00', minPeople: 0 },
  );
  const shown = closesAt({ startsAt: three }, cutoffMinutes).toISOString();
  expect(shown).toBe(`${day}T${closes}:00.000Z`);
});

test.each([
  [{ held: 0, sold: 14 }, 1, 'open'],
  [{ held: 7, sold: 8 }, 1, 'few'],
  [{ held: 7, sold: 8 }, 5, 'few'],
  [{ held: 7, sold: 8 }, 6, 'full'],
  [{ held: 0, sold: 20 }, 1, 'full'],
  [{ held: 20, sold: 0 }, 0, 'full'],
  [{ closed: true }, 1, 'closed'],
  [{ closed: true, sold: 20 }, 1, 'closed'],
  [{ cancelledAt: decided, closed: true }, 1, 'cancelled'],
] as const)('with %o it is for %d places %s', (more, seats, state) => {
  expect(at(10_000, more, seats)).toBe(state);
});

test('a departure of fewer places than are booked has none left, not less', () => {
  expect(leftOf({ capacity: 3, held: 2, sold: 2 })).toBe(0);
  expect([6, 5, 0].map(fewLeft)).toEqual([null, 5, 0]);
});

test.each([
  [{ sold: 1 }, 'open', 3],
  [{ sold: 3 }, 'open', 1],
  // Those who only hold places have not paid.
  [{ sold: 3, held: 9 }, 'open', 1],
  [{ sold: 4, guaranteedAt: decided }, 'guaranteed', 0],
  // Who was guaranteed stays so, however many leave.
  [{ sold: 0, guaranteedAt: decided }, 'guaranteed', 0],
  // Staff cancelled what was guaranteed.
  [{ sold: 0, guaranteedAt: decided, cancelledAt: decided }, 'cancelled', 0],
  [{ sold: 1, cancelledAt: decided }, 'cancelled', 3],
] as const)('with %o it is %s and lacks %d', (more, state, missing) => {
  expect([decidedState(stored(more)), missingOf(stored(more))]).toEqual([state, missing]);
});
