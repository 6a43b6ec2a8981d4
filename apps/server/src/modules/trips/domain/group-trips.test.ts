import { expect, test } from 'vitest';
import type { TripBooking } from '../../travel/public.ts';
import { groupTrips } from './group-trips.ts';
import { anytime, CITIES, flight, KYOTO, LONDON, stay, TOKYO, visit } from './trip.fixtures.ts';

const out = () => flight([LONDON, '2026-12-14T09:35', TOKYO, '2026-12-15T07:25']);
const back = (day = '20') => flight([TOKYO, `2026-12-${day}T22:55`, LONDON, `2026-12-${Number(day) + 1}T08:45`]);
const sizes = (...bookings: TripBooking[]) => groupTrips(bookings, CITIES).map((trip) => trip.length);
const unpaid = { paidAt: null, expiresAt: new Date() };

test('a flight there and back encloses all that lies between, however the bookings are ordered', () => {
  const there = flight(
    [LONDON, '2026-12-14T09:35', TOKYO, '2026-12-15T07:25'],
    [TOKYO, '2026-12-20T22:55', LONDON, '2026-12-21T08:45'],
  );
  const dinner = visit(TOKYO, '2026-12-17T20:00', '2026-12-17T22:00');
  expect(groupTrips([dinner, there], CITIES)).toEqual([[there, dinner]]);
});

test('bookings touch within 48 hours, with a hop to another place between', () => {
  const first = stay(TOKYO, '2026-12-15', '2026-12-17');
  expect(sizes(first, stay(KYOTO, '2026-12-18', '2026-12-20'))).toEqual([2]);
  // From 11:00 on the 17th there are 52 hours to 15:00 on the 19th.
  expect(sizes(first, stay(KYOTO, '2026-12-19', '2026-12-20'))).toEqual([1, 1]);
});

test('a far place that no flight leads to touches within a day', () => {
  const first = stay(TOKYO, '2026-12-15', '2026-12-17');
  // From 11:00 in Tokyo there are 13 hours to 15:00 in London, and a day more on the day after.
  expect(sizes(first, stay(LONDON, '2026-12-17', '2026-12-20'))).toEqual([2]);
  expect(sizes(first, stay(LONDON, '2026-12-18', '2026-12-20'))).toEqual([1, 1]);
});

test('who flew away is on one trip until the flight home, for 30 days at most', () => {
  expect(sizes(out(), back())).toEqual([2]);
  expect(sizes(out(), stay(KYOTO, '2026-12-18', '2026-12-19'), back())).toEqual([3]);
  const later = flight([TOKYO, '2027-01-20T22:55', LONDON, '2027-01-21T08:45']);
  expect(sizes(out(), later)).toEqual([1, 1]);
});

test('at home a trip ends after twelve hours, and with the next flight away', () => {
  const evening = visit(LONDON, '2026-12-21T18:00', '2026-12-21T20:00');
  const nextDay = visit(LONDON, '2026-12-22T08:00', '2026-12-22T09:00');
  expect(sizes(out(), back(), evening)).toEqual([3]);
  expect(sizes(out(), back(), nextDay)).toEqual([2, 1]);
  expect(sizes(out(), back(), visit(TOKYO, '2026-12-21T20:00', '2026-12-21T22:00'))).toEqual([2, 1]);
  const away = flight([LONDON, '2026-12-21T15:00', TOKYO, '2026-12-22T12:00']);
  expect(sizes(out(), back(), away)).toEqual([2, 1]);
});

test('what one does in town the day before is no part of a flight, a night at the airport is', () => {
  const dinner = visit(LONDON, '2026-12-12T19:00', '2026-12-12T21:00');
  expect(sizes(dinner, out())).toEqual([1, 1]);
  expect(sizes(stay(LONDON, '2026-12-13', '2026-12-14'), out())).toEqual([2]);
});

test('dinners of several days are trips of their own', () => {
  const on = (day: string) => visit(LONDON, `2026-12-${day}T19:00`, `2026-12-${day}T21:00`, { kind: 'dining' });
  expect(sizes(on('12'), on('13'), on('14'))).toEqual([1, 1, 1]);
});

test('parts of one combo are one trip, with what lies between', () => {
  const bundle = { id: 'b', kind: 'combo', number: 'C' } as unknown as TripBooking['bundle'];
  const [a, z] = [
    stay(TOKYO, '2026-12-01', '2026-12-02', { bundle }),
    visit(TOKYO, '2026-12-20T08:00', '2026-12-20T09:00', { bundle }),
  ];
  expect(sizes(a, stay(KYOTO, '2026-12-10', '2026-12-11'), z)).toEqual([3]);
});

test('set meals go with the first trip to their city on days on which they are used', () => {
  const meals = anytime(TOKYO, '2026-11-01', '2027-03-01');
  expect(sizes(meals, out(), back())).toEqual([3]);
  expect(sizes(anytime(KYOTO, '2026-11-01', '2027-03-01'), out(), back())).toEqual([2]);
  expect(sizes(anytime(TOKYO, '2026-11-01', '2026-12-01'), out(), back())).toEqual([2]);
});

test('what waits to be paid belongs to a trip, and makes one alone', () => {
  expect(sizes(out(), stay(TOKYO, '2026-12-15', '2026-12-16', unpaid))).toEqual([2]);
  expect(sizes(stay(TOKYO, '2026-12-15', '2026-12-16', unpaid))).toEqual([1]);
});
