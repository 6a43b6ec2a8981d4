import { expect, test } from 'vitest';
import { type NetworkFacts, networkOf, type ScheduledFlight } from './network.ts';
import { directFlights, flightsOfItinerary } from './select-flights.ts';

const airport = (airportId: string, longitude: number, online = true): NetworkFacts['airports'][number] => ({
  airportId,
  code: airportId,
  name: { 'en-US': airportId },
  zone: 'UTC',
  latitude: 0,
  longitude,
  transferMinutes: 60,
  chargeUsd: 0,
  cityId: `city ${airportId}`,
  city: { 'en-US': airportId },
  country: 'US',
  picture: null,
  online,
});
const facts: NetworkFacts = {
  airlines: [
    { id: 'a1', code: 'AA', name: { 'en-US': 'One', es: 'Uno' }, colour: '#000000', returnBp: 0, online: true },
    { id: 'a2', code: 'BB', name: { 'en-US': 'Two' }, colour: '#000000', returnBp: 0, online: false },
  ],
  aircraft: [{ id: 'k', name: { 'en-US': 'Plane' } }],
  // C and D on the way from A to B, F far from it, X off sale.
  airports: [
    airport('A', 0),
    airport('C', 4),
    airport('D', 7),
    airport('B', 10),
    airport('F', 80),
    airport('X', 5, false),
  ],
};
const flight = (way: string, more: Partial<ScheduledFlight> = {}): ScheduledFlight => ({
  id: way,
  number: '1',
  operatedBy: '',
  airlineId: 'a1',
  aircraftId: 'k',
  fromAirportId: way[0] ?? '',
  toAirportId: way[1] ?? '',
  departs: '10:00',
  blockMinutes: 60,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  validFrom: '2027-01-01',
  validUntil: '2027-03-31',
  fromTerminal: '',
  toTerminal: '',
  cabins: [{ cabin: 'economy', seats: 9, laps: 1, baseUsd: 100, childPercent: 75, babyPercent: 10 }],
  ...more,
});
const days = { cabin: 'economy' as const, first: '2027-03-30', last: '2027-04-05' };
const network = networkOf(facts, [
  ...['AC', 'CB', 'CD', 'DB', 'AF', 'FB', 'BA', 'AX', 'XB'].map((way) => flight(way)),
  flight('AD', { airlineId: 'a2' }),
]);
const found = (stops: 1 | 2, of = days): string[] =>
  flightsOfItinerary(network, { from: new Set(['A']), to: new Set(['B']), stops }, of)
    .map(({ id }) => id)
    .sort();

test('flights of ways are those that lead there without going far round, on sale and flown within the days', () => {
  expect(found(1)).toEqual(['AC', 'CB']);
  expect(found(2)).toEqual(['AC', 'CB', 'CD', 'DB']);
  expect(found(2, { ...days, first: '2027-04-01' })).toEqual([]);
  expect(
    flightsOfItinerary(network, { from: new Set(['A']), to: new Set(['B']), stops: 2 }, { ...days, cabin: 'first' }),
  ).toEqual([]);
  expect(
    directFlights(network, { to: new Set(['B']) }, days)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['CB', 'DB', 'FB']);
  expect(
    directFlights(network, { from: new Set(['A']) }, days)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['AC', 'AF']);
});

test('a flight that is written takes the place of what it was, and one that is off sale is gone', () => {
  network.put('AB', flight('AB', { operatedBy: 'One' }));
  expect(found(1)).toEqual(['AB', 'AC', 'CB']);
  expect(network.flights.get('AB')?.facts.operatedBy).toEqual({ 'en-US': 'One', es: 'Uno' });
  network.put('AB', { ...flight('AB'), toAirportId: 'D' });
  expect([found(1), found(2)]).toEqual([
    ['AC', 'CB'].concat('AB', 'DB').sort(),
    ['AC', 'CB', 'CD', 'DB'].concat('AB').sort(),
  ]);
  network.put('AB', null);
  network.put('CB', null);
  expect([found(1), found(2)]).toEqual([[], ['AC', 'CD', 'DB']]);
  network.put('CB', flight('CB'));
});
