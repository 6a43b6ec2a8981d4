import { expect, test } from 'vitest';
import type { TripBooking } from '../../travel/public.ts';
import { at, CITIES, flight, KYOTO, LONDON, stay, TOKYO, visit } from './trip.fixtures.ts';
import { transferMinutes } from './trip-rules.ts';
import { tripWarnings } from './trip-warnings.ts';
import { planOf } from './where-one-is.ts';

const BEFORE = at(LONDON, '2026-12-01T00:00');
const there = flight(
  [LONDON, '2026-12-14T09:35', TOKYO, '2026-12-15T07:25'],
  [TOKYO, '2026-12-20T22:55', LONDON, '2026-12-21T08:45'],
);
const warningsOf = (bookings: readonly TripBooking[], now = BEFORE) => tripWarnings(planOf(bookings, CITIES), now);
const kinds = (...bookings: TripBooking[]) => warningsOf(bookings).map(({ kind }) => kind);

test('where every night has a bed and nothing meets anything, nothing is said', () => {
  const dinner = visit(TOKYO, '2026-12-17T20:00', '2026-12-17T22:00');
  expect(warningsOf([there, stay(TOKYO, '2026-12-15', '2026-12-20'), dinner])).toEqual([]);
});

test('those who parted from others of a booking are elsewhere: nothing of theirs clashes with what the others do', () => {
  const later = flight([LONDON, '2026-12-15T09:35', TOKYO, '2026-12-16T07:25']);
  const beds = stay(TOKYO, '2026-12-15', '2026-12-20');
  expect(kinds(there, beds, { ...later, splitFrom: there.id })).toEqual([]);
  expect(kinds(there, beds, later)).not.toEqual([]);
});

test('nights without a bed are said together, by the town one is in', () => {
  const found = warningsOf([there, stay(TOKYO, '2026-12-15', '2026-12-17')]);
  expect(found).toMatchObject([
    {
      kind: 'no_bed',
      day: '2026-12-17',
      to: '2026-12-20',
      nights: 3,
      city: { id: 'tokyo', name: 'Tokyo' },
      open: null,
    },
  ]);
  const inKyoto = warningsOf([there, stay(TOKYO, '2026-12-15', '2026-12-17'), stay(KYOTO, '2026-12-17', '2026-12-18')]);
  expect(inKyoto).toMatchObject([{ kind: 'no_bed', day: '2026-12-18', nights: 2, city: { id: 'kyoto' } }]);
});

test('a night in the air, on a tour of several days, and at home needs no bed', () => {
  const tour = visit(TOKYO, '2026-12-15T12:00', '2026-12-20T18:00');
  expect(kinds(there, tour)).toEqual([]);
  const night = flight([TOKYO, '2026-12-15T01:00', LONDON, '2026-12-15T05:00']);
  expect(kinds(night, visit(LONDON, '2026-12-16T09:00', '2026-12-16T10:00'))).toEqual(['no_bed']);
  expect(kinds(there)).toEqual(['no_bed']);
});

test('without a flight only nights between two stays are missed', () => {
  expect(warningsOf([stay(TOKYO, '2026-12-15', '2026-12-17'), stay(KYOTO, '2026-12-18', '2026-12-19')])).toMatchObject([
    { kind: 'no_bed', day: '2026-12-17', nights: 1 },
  ]);
  expect(
    kinds(visit(TOKYO, '2026-12-15T09:00', '2026-12-15T10:00'), visit(TOKYO, '2026-12-16T09:00', '2026-12-16T10:00')),
  ).toEqual([]);
});

test('a trip that begins away from home misses the night before its first flight', () => {
  const before = stay(KYOTO, '2026-12-11', '2026-12-13');
  expect(warningsOf([before, there, stay(TOKYO, '2026-12-15', '2026-12-20')])).toMatchObject([
    { kind: 'no_bed', day: '2026-12-13', nights: 1, city: { id: 'kyoto' } },
  ]);
  const until = stay(KYOTO, '2026-12-11', '2026-12-14');
  expect(kinds(until, there, stay(TOKYO, '2026-12-15', '2026-12-20'))).not.toContain('no_bed');
});

test('nights that are over are not said any more', () => {
  expect(warningsOf([there], at(TOKYO, '2026-12-17T12:00'))).toMatchObject([{ kind: 'no_bed' }]);
  expect(warningsOf([there], at(TOKYO, '2026-12-20T12:00'))).toEqual([]);
});

test('who lands after the desk closed is told, by the time one is in town', () => {
  const late = flight([LONDON, '2026-12-14T23:00', TOKYO, '2026-12-15T22:00']);
  const hotel = (deskUntil?: string) => stay(TOKYO, '2026-12-15', '2026-12-20', deskUntil ? { deskUntil } : {});
  expect(warningsOf([late, hotel('2026-12-15T23:00')])).toMatchObject([
    { kind: 'desk_closed', arrives: '2026-12-15T23:30', closes: '2026-12-15T23:00' },
  ]);
  expect(kinds(late, hotel('2026-12-15T23:30'))).toEqual([]);
  expect(kinds(late, hotel())).toEqual([]);
  // After midnight, and where the desk closes then too.
  const later = flight([LONDON, '2026-12-14T23:00', TOKYO, '2026-12-16T00:10']);
  expect(kinds(later, hotel('2026-12-16T01:00'))).toEqual(['desk_closed']);
  expect(kinds(later, hotel('2026-12-16T02:00'))).toEqual([]);
});

test('two things at once are said, and which of them can be changed', () => {
  const [tour, dinner] = [
    visit(TOKYO, '2026-12-17T12:00', '2026-12-17T20:30'),
    visit(TOKYO, '2026-12-17T20:00', '2026-12-17T22:00'),
  ];
  const hotel = stay(TOKYO, '2026-12-15', '2026-12-20');
  expect(warningsOf([there, hotel, tour, dinner])).toMatchObject([
    { kind: 'together', bookingIds: [tour.id, dinner.id], open: dinner.id },
  ]);
  const lasting = visit(TOKYO, '2026-12-20T20:00', '2026-12-20T23:30');
  expect(warningsOf([there, hotel, lasting])).toMatchObject([{ kind: 'together', open: lasting.id }]);
  const next = visit(TOKYO, '2026-12-17T20:30', '2026-12-17T22:00');
  expect(kinds(there, hotel, tour, next)).toEqual([]);
});

test('beds in two houses for one night are said', () => {
  expect(kinds(stay(TOKYO, '2026-12-15', '2026-12-17'), stay(KYOTO, '2026-12-16', '2026-12-18'))).toEqual(['together']);
  expect(kinds(stay(TOKYO, '2026-12-15', '2026-12-17'), stay(TOKYO, '2026-12-16', '2026-12-18'))).toEqual([]);
});

test('a way that takes longer than there is time is said with both times', () => {
  const hotel = stay(TOKYO, '2026-12-15', '2026-12-20');
  const morning = visit(TOKYO, '2026-12-17T08:00', '2026-12-17T12:00');
  const afternoon = visit(KYOTO, '2026-12-17T14:00', '2026-12-17T16:00');
  const [found] = warningsOf([there, hotel, morning, afternoon]);
  expect(found).toMatchObject({ kind: 'too_far', minutes: 120, bookingIds: [morning.id, afternoon.id] });
  expect(found?.needed).toBeGreaterThan(240);
  // A flight is to be at two hours ahead, and is left by an hour and a half after it landed.
  const last = visit(TOKYO, '2026-12-20T18:00', '2026-12-20T21:30');
  expect(warningsOf([there, hotel, last])).toMatchObject([
    { kind: 'too_far', minutes: 85, needed: 120, open: last.id },
  ]);
  const first = visit(TOKYO, '2026-12-15T08:00', '2026-12-15T09:00');
  expect(warningsOf([there, hotel, first])).toMatchObject([
    { kind: 'too_far', minutes: 35, needed: 90, open: first.id },
  ]);
});

test('nights that are paid and not slept in are said: before one lands, and after one left', () => {
  const hotel = stay(TOKYO, '2026-12-13', '2026-12-22');
  expect(warningsOf([there, hotel])).toMatchObject([
    { kind: 'unused_night', day: '2026-12-13', nights: 2, open: hotel.id },
    { kind: 'unused_night', day: '2026-12-20', nights: 2 },
  ]);
  // A stay elsewhere, which one goes to by train.
  expect(kinds(there, stay(KYOTO, '2026-12-15', '2026-12-20'))).toEqual([]);
});

test('a cancelled flight brings nobody anywhere', () => {
  const gone = { ...there, stops: there.stops.map((stop) => ({ ...stop, cancelled: true })) } as TripBooking;
  expect(kinds(gone, visit(TOKYO, '2026-12-20T22:00', '2026-12-20T23:30'))).toEqual([]);
});

test('ways take longer the farther they lead, and nothing to the house next door', () => {
  expect([400, 5_000, 40_000, 130_000, 10_000_000].map(transferMinutes)).toEqual([0, 25, 95, 155, 1_100]);
});

test('two tables of one party at one restaurant are no clash; a table and a tour, or tables of two restaurants, are', () => {
  const at8 = (name: string, kind: 'dining' | 'tour' = 'dining') => {
    const one = visit(TOKYO, '2026-12-17T20:00', '2026-12-17T22:00', { kind });
    const place = { name, address: '', latitude: 35.68, longitude: 139.7, phone: '' };
    return { ...one, subject: { ...one.subject, place } };
  };
  const clashes = (...bookings: TripBooking[]) => kinds(...bookings).filter((kind) => kind === 'together');
  expect(clashes(at8('Kaede'), at8('Kaede'))).toEqual([]);
  expect(clashes(at8('Kaede'), at8('Hoshi'))).toHaveLength(1);
  expect(clashes(at8('Kaede'), at8('Kaede', 'tour'))).toHaveLength(1);
});
