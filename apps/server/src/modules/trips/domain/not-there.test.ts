import { expect, test } from 'vitest';
import type { TripBooking } from '../../travel/public.ts';
import { notThere } from './not-there.ts';
import { CITIES, flight, LONDON, stay, TOKYO, visit } from './trip.fixtures.ts';
import { planOf } from './where-one-is.ts';

const OUT = [LONDON, '2026-12-10T12:00', TOKYO, '2026-12-11T09:00'] as const;
const BACK = [TOKYO, '2026-12-16T12:00', LONDON, '2026-12-16T16:00'] as const;
const there = flight(OUT, BACK);
const bed = stay(TOKYO, '2026-12-11', '2026-12-16');
const dinner = visit(TOKYO, '2026-12-11T19:00', '2026-12-11T21:00', { kind: 'dining' });
const plan = (...bookings: readonly TripBooking[]) => planOf(bookings, CITIES);
/** The same booking with what another one takes place at. */
const as = (one: TripBooking, other: TripBooking): TripBooking => ({ ...other, id: one.id });

test('a visit after the flight home, and one before the landing, are in another town', () => {
  const later = as(dinner, visit(TOKYO, '2026-12-20T19:00', '2026-12-20T21:00'));
  expect(notThere(plan(there, bed, dinner), plan(there, bed, later))).toEqual([dinner.id]);
  const flies = as(there, flight([LONDON, '2026-12-12T12:00', TOKYO, '2026-12-13T09:00'], BACK));
  expect(notThere(plan(there, bed, dinner), plan(flies, bed, dinner))).toEqual([dinner.id]);
});

test('what was in another town before is no news, and in the air, or without flights, nothing is said', () => {
  const home = visit(LONDON, '2026-12-12T19:00', '2026-12-12T21:00');
  expect(notThere(plan(there, home), plan(there, home))).toEqual([]);
  const inTheAir = as(there, flight([LONDON, '2026-12-11T12:00', TOKYO, '2026-12-12T09:00'], BACK));
  const early = visit(TOKYO, '2026-12-11T23:00', '2026-12-12T01:00');
  expect(notThere(plan(there, early), plan(inTheAir, early))).toEqual([]);
  const later = as(dinner, visit(TOKYO, '2026-12-20T19:00', '2026-12-20T21:00'));
  expect(notThere(plan(bed, dinner), plan(bed, later))).toEqual([]);
});
