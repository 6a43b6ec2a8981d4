import type { TravelSubject } from '@app/contract/travel/order-views';
import type { FlightLeg } from '@app/contract/verticals/flights/views';
import { expect, test } from 'vitest';
import { factWriter } from '../../../modules/mail/public.ts';
import { flightFacts } from './flight-facts.ts';

const party = { adults: 2, childAges: [], babies: 0 };
const point = (code: string) => ({ code, city: code, cityId: code, name: code, zone: 'UTC', terminal: '' });
const leg = (from: string, to: string) =>
  ({
    number: `A1 ${from}${to}`,
    from: point(from),
    to: point(to),
    localDeparture: '2027-01-20T10:00',
    localArrival: '2027-01-20T12:00',
  }) as FlightLeg;
const labels = (...pairs: readonly [from: string, to: string][]) =>
  flightFacts(
    {
      item: { slices: pairs.map(([from, to]) => ({ legs: [leg(from, to)] })), party, seats: [], bags: [] },
    } as unknown as TravelSubject,
    factWriter('en-US', new Date(0)),
  ).flatMap(({ label }) => label || []);

test('mails name the ways of a trip: out and back, or by their numbers', () => {
  expect(labels(['A', 'B'])).toEqual(['A1 AB']);
  expect(labels(['A', 'B'], ['B', 'A'])).toEqual(['Outbound A1 AB', 'Return A1 BA']);
  expect(labels(['A', 'B'], ['B', 'C'])).toEqual(['Flight 1 A1 AB', 'Flight 2 A1 BC']);
  expect(labels(['A', 'B'], ['B', 'C'], ['C', 'A'])).toEqual(['Flight 1 A1 AB', 'Flight 2 A1 BC', 'Flight 3 A1 CA']);
});

test('mails name the seats of each flight, those of all who travel in one line', () => {
  const item = {
    slices: [{ legs: [leg('A', 'B')] }, { legs: [leg('B', 'A')] }],
    seats: [
      { leg: 1, guest: 1, seat: '28A' },
      { leg: 1, guest: 2, seat: '28B' },
      { leg: 2, guest: 1, seat: '3C' },
    ],
    party,
    bags: [],
  };
  const facts = flightFacts({ item } as unknown as TravelSubject, factWriter('en-US', new Date(0)));
  expect(facts.filter(({ label }) => label === 'Seats').map(({ text }) => text)).toEqual(['28A, 28B', '3C']);
  expect(facts.map(({ label }) => label)).toEqual(['Outbound A1 AB', '', 'Seats', 'Return A1 BA', '', 'Seats']);
});

test('mails say how many bags of each kind go on which way, and whose they are where several travel', () => {
  const trip = (adults: number, bags: object[]) => ({
    slices: [{ legs: [leg('A', 'B')] }, { legs: [leg('B', 'A')] }],
    party: { ...party, adults },
    bags,
    seats: [],
  });
  const said = (item: object) =>
    flightFacts({ item } as unknown as TravelSubject, factWriter('en-US', new Date(0))).at(-1);
  const mine = { slice: 1, guest: 1, kind: 'checked', kg: 23, pieces: 2 };
  expect(said(trip(1, [mine, { ...mine, pieces: 1 }, { ...mine, kind: 'sports', kg: 32, pieces: 1 }]))).toEqual({
    label: 'Bags',
    text: 'Outbound: 3 × extra bag 23 kg, 1 × sports bag 32 kg',
  });
  expect(said(trip(2, [mine, { ...mine, guest: 2, pieces: 1 }, { ...mine, pieces: 1 }]))).toEqual({
    label: 'Bags',
    text: 'Outbound: 3 × extra bag 23 kg (traveller 1), 1 × extra bag 23 kg (traveller 2)',
  });
});
