import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';
import { at, flight, KYOTO, LONDON, stay, TOKYO, visit } from './trip.fixtures.ts';
import { daysOfTrip, tripDays } from './trip-days.ts';

const there = flight(
  [LONDON, '2026-12-14T09:35', TOKYO, '2026-12-15T07:25'],
  [TOKYO, '2026-12-20T22:55', LONDON, '2026-12-21T08:45'],
);
const hotel = stay(TOKYO, '2026-12-15', '2026-12-20', { deskUntil: '2026-12-15T23:00' });
const dinner = visit(TOKYO, '2026-12-17T20:00', '2026-12-17T22:00', { kind: 'dining' });

test('days are those of each place; clocks change after the entry before, and one lands at home on the day it is there', () => {
  const days = tripDays([dinner, hotel, there]);
  expect(days.map(({ day, city, clocks }) => [day, city, clocks])).toEqual([
    ['2026-12-14', 'London', 540],
    ['2026-12-15', 'Tokyo', 0],
    ['2026-12-17', 'Tokyo', 0],
    ['2026-12-20', 'Tokyo', -540],
    ['2026-12-21', 'London', 0],
  ]);
  expect(days.map(({ entries }) => entries.map(({ happening, wall }) => `${happening} ${wall.slice(5)}`))).toEqual([
    ['departs 12-14T09:35'],
    ['lands 12-15T07:25', 'check_in 12-15T15:00'],
    ['table 12-17T20:00'],
    ['check_out 12-20T11:00', 'departs 12-20T22:55'],
    ['lands 12-21T08:45'],
  ]);
  expect(days[1]?.entries[0]?.home).toEqual({ city: 'London', wall: '2026-12-14T22:25' });
  expect(days[1]?.entries[1]?.until).toBe('2026-12-15T23:00');
  expect(days[4]?.entries[0]).toMatchObject({ isHome: true, home: null });
  expect(daysOfTrip([dinner, hotel, there])).toEqual({ from: '2026-12-14', to: '2026-12-21', zone: 'Europe/London' });
});

test('a landing at home on the day one left, without other clocks, ends that day', () => {
  const days = tripDays([
    flight(
      [KYOTO, '2026-12-14T09:00', TOKYO, '2026-12-14T10:00'],
      [TOKYO, '2026-12-15T18:00', KYOTO, '2026-12-15T19:00'],
    ),
  ]);
  expect(days.map(({ day, city, entries }) => [day, city, entries.map(({ happening }) => happening)])).toEqual([
    ['2026-12-14', 'Kyoto', ['departs']],
    ['2026-12-14', 'Tokyo', ['lands']],
    ['2026-12-15', 'Tokyo', ['departs', 'lands']],
  ]);
  expect(days.map(({ clocks }) => clocks)).toEqual([0, 0, 0]);
});

test('a landing at home after midnight stands on its own day, also without other clocks', () => {
  const days = tripDays([
    flight(
      [KYOTO, '2026-12-14T09:00', TOKYO, '2026-12-14T10:00'],
      [TOKYO, '2026-12-15T23:30', KYOTO, '2026-12-16T00:30'],
    ),
  ]);
  expect(days.map(({ day, city }) => [day, city]).slice(2)).toEqual([
    ['2026-12-15', 'Tokyo'],
    ['2026-12-16', 'Kyoto'],
  ]);
});

test('a trip over the date line is from its earliest day to its latest', () => {
  const west = { id: 'w', name: 'West', latitude: 0, longitude: 0 };
  const over = flight([TOKYO, '2027-01-28T01:00', west, '2027-01-27T22:00']);
  expect(daysOfTrip([over])).toEqual({ from: '2027-01-27', to: '2027-01-28', zone: 'Asia/Tokyo' });
});

test('a room is moved into after the landing, at no hour that would be wrong', () => {
  const late = flight([LONDON, '2026-12-14T17:00', TOKYO, '2026-12-15T18:00']);
  const [, day] = tripDays([late, hotel]);
  expect(day?.entries.map(({ happening, timed }) => [happening, timed])).toEqual([
    ['lands', true],
    ['check_in', false],
  ]);
});

test('check-out has no hour where one has to leave before it: for a flight soon after it, or a tour that goes on past it', () => {
  const last = (bookings: Parameters<typeof tripDays>[0]) =>
    tripDays(bookings)
      .flatMap(({ entries }) => entries)
      .filter(({ happening }) => ['check_out', 'tour', 'departs'].includes(happening))
      .map(({ happening, wall, timed }) => [happening, wall.slice(5), timed]);
  const soon = flight([TOKYO, '2026-12-20T12:30', LONDON, '2026-12-20T17:00']);
  expect(last([hotel, soon])).toEqual([
    ['check_out', '12-20T09:30', false],
    ['departs', '12-20T12:30', true],
  ]);
  const walk = visit(TOKYO, '2026-12-20T09:00', '2026-12-20T13:00');
  expect(last([hotel, walk])).toEqual([
    ['check_out', '12-20T09:00', false],
    ['tour', '12-20T09:00', true],
  ]);
  const short = visit(TOKYO, '2026-12-20T09:00', '2026-12-20T10:30');
  expect(last([hotel, short])).toEqual([
    ['tour', '12-20T09:00', true],
    ['check_out', '12-20T11:00', true],
  ]);
});

test('a tour of several days ends the trip on its last day', () => {
  const tour = visit(TOKYO, '2026-12-05T10:00', '2026-12-07T00:00');
  expect(daysOfTrip([tour])).toEqual({ from: '2026-12-05', to: '2026-12-06', zone: 'Asia/Tokyo' });
});

test('over the date line a day may come before the one before', () => {
  const west = { id: 'w', name: 'West', latitude: 0, longitude: 0 };
  const days = tripDays([
    flight([TOKYO, '2026-12-15T01:00', west, '2026-12-14T22:00']),
    visit(west, '2026-12-15T08:00', '2026-12-15T09:00'),
  ]);
  expect(days.map(({ day, clocks }) => [day, clocks])).toEqual([
    ['2026-12-15', -540],
    ['2026-12-14', 0],
    ['2026-12-15', 0],
  ]);
});

test('what runs out unpaid comes next, else what begins next and takes place', () => {
  const days = tripDays([dinner, hotel, there]);
  const now = at(TOKYO, '2026-12-15T12:00');
  const unpaid = { id: 'u', expiresAt: at(TOKYO, '2026-12-15T12:30') };
  expect(nextStep(days, [unpaid], now)).toMatchObject({ what: 'pay', bookingId: 'u' });
  expect(nextStep(days, [], now)).toMatchObject({ what: 'entry', entry: `${hotel.id} in` });
  // What has run out is no step any more.
  expect(nextStep(days, [unpaid], at(TOKYO, '2026-12-15T12:31'))).toMatchObject({ what: 'entry' });
  // One who lands the day after checks in then: the landing comes first.
  const late = flight([LONDON, '2026-12-15T09:35', TOKYO, '2026-12-16T07:25']);
  const moved = tripDays([hotel, late]);
  const before = at(TOKYO, '2026-12-15T12:00');
  const effect = { bookingId: hotel.id, kind: 'arrives_late' as const, arrives: '2026-12-16T07:25' };
  expect(nextStep(moved, [], before)).toMatchObject({ entry: `${hotel.id} in` });
  expect(nextStep(moved, [], before, [effect])).toMatchObject({ entry: `${late.id} 0 departs` });
  expect(nextStep(moved, [], before, [{ ...effect, arrives: '2026-12-15T09:00' }])?.entry).toBe(`${hotel.id} in`);
  // With nothing else to come it stays the next.
  expect(nextStep(tripDays([hotel]).slice(0, 1), [], before, [effect])?.entry).toBe(`${hotel.id} in`);
  expect(nextStep(days, [], at(LONDON, '2026-12-21T08:45'))).toBeNull();
  const cancelled = days.map((day) => ({
    entries: day.entries.map((one) => ({ ...one, cancelled: one.happening === 'departs' })),
  }));
  expect(nextStep(cancelled, [], at(LONDON, '2026-12-14T06:00'))).toMatchObject({ entry: `${there.id} 0 lands` });
});
