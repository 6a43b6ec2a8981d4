import { addDays, type Day } from '@app/kernel/local-day';
import { expect, test } from 'vitest';
import { openItineraries } from '../domain/find-itineraries.ts';
import { ownDays } from '../domain/own-days.ts';
import type { FareBrand, StoredFlight, StoredPlace } from '../domain/stored-flight.ts';
import { demoAirports } from './airports.ts';
import { demoBrands } from './brands.ts';
import { extraBagsOf } from './extra-bags.ts';
import { flightRows } from './flight-rows.ts';

const FIRST: Day = '2027-03-01';
const ONE = { adults: 1, childAges: [], babies: 0 };

const places = new Map(
  demoAirports.map((airport): [string, StoredPlace] => [
    airport.code,
    {
      airportId: airport.code,
      code: airport.code,
      name: airport.name,
      zone: airport.zone,
      latitude: airport.at[0],
      longitude: airport.at[1],
      transferMinutes: airport.transferMinutes,
      chargeUsd: airport.chargeUsd,
      cityId: airport.city,
      city: airport.name,
      country: '',
      picture: null,
    },
  ]),
);
const placeOf = (code: string): StoredPlace => places.get(code) as StoredPlace;

const flights = flightRows.map(
  ([name, from, to, departs, blockMinutes, aircraft, [fromTerminal, toTerminal], baseUsd, more], at): StoredFlight => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    number: name,
    airline: { id: name.split(' ')[0] ?? '', code: '', name: { 'en-US': '' }, colour: '#000000', returnBp: 0 },
    operatedBy: '',
    aircraft: { 'en-US': aircraft },
    from: placeOf(from),
    to: placeOf(to),
    departs,
    blockMinutes,
    weekdays: more?.weekdays ?? [1, 2, 3, 4, 5, 6, 7],
    validFrom: FIRST,
    validUntil: addDays(FIRST, 30),
    fromTerminal,
    toTerminal,
    online: true,
    cabin: baseUsd.economy
      ? { cabin: 'economy', seats: 9, laps: 1, baseUsd: baseUsd.economy, childPercent: 75, babyPercent: 10 }
      : null,
    days: ownDays({}),
  }),
);
const brands = demoBrands.map(
  (brand, at): FareBrand => ({
    airlineId: brand.airline,
    cabin: brand.cabin,
    code: brand.code,
    name: brand.name,
    pricePercent: brand.pricePercent,
    cabinBag: brand.cabinBag,
    checkedBag: brand.checkedBag,
    extraBags: extraBagsOf(brand),
    seat: brand.seat,
    seatFees: { standardUsd: 0, frontUsd: 0, legroomUsd: 0, taxBp: 0 },
    meal: brand.meal,
    refundSteps: [],
    changeRule: { allowed: false, feeUsd: 0, untilMinutes: 0 },
    sortWeight: 100 - at,
    enabled: true,
  }),
);

test('on a day at least 95 of 100 pairs of cities that are flown to can be flown, with two stops at most', () => {
  const airportsOf = Map.groupBy([...new Set(flights.flatMap(({ from, to }) => [from, to]))], ({ cityId }) => cityId);
  const cities = [...airportsOf.keys()];
  const pairs = cities.flatMap((from) => cities.filter((to) => to !== from).map((to) => ({ from, to })));
  const ends = (city: string) => new Set(airportsOf.get(city)?.map(({ airportId }) => airportId));
  const found = pairs.map(({ from, to }) =>
    openItineraries(flights, brands, {
      from: ends(from),
      to: ends(to),
      party: ONE,
      closesAt: new Date('2027-01-01T00:00:00Z'),
    })(addDays(FIRST, 2)),
  );
  expect(found.filter(({ length }) => length > 0).length / pairs.length).toBeGreaterThanOrEqual(0.95);
  // Two stops are needed for many of them, or this would prove nothing.
  expect(found.filter(([one]) => one?.legs.length === 3).length).toBeGreaterThan(100);
});
