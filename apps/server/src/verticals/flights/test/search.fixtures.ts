import { DAY_PARTS, FLIGHT_SORTS, type FlightSort } from '@app/contract/verticals/flights/facts';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import { addDays, type Day } from '@app/kernel/local-day';
import fc from 'fast-check';
import { ownDays } from '../domain/own-days.ts';
import type { Filters } from '../domain/rank-flights.ts';
import type { FareBrand, StoredFlight, StoredPlace } from '../domain/stored-flight.ts';

const place = (code: string, city: string, zone: string, latitude: number, longitude: number): StoredPlace => ({
  airportId: code,
  code,
  name: { 'en-US': code },
  zone,
  latitude,
  longitude,
  transferMinutes: 60,
  chargeUsd: 1_000,
  cityId: city,
  city: { 'en-US': city },
  country: 'US',
  picture: null,
});
/** Two airports of one city, a night on which clocks change, and both sides of the date line. */
export const PLACES = [
  place('JFK', 'new york', 'America/New_York', 40.6, -73.8),
  place('EWR', 'new york', 'America/New_York', 40.7, -74.2),
  place('ORD', 'chicago', 'America/Chicago', 42, -87.9),
  place('LAX', 'los angeles', 'America/Los_Angeles', 33.9, -118.4),
  place('HNL', 'honolulu', 'Pacific/Honolulu', 21.3, -157.9),
  place('HND', 'tokyo', 'Asia/Tokyo', 35.5, 139.8),
];
export const FIRST: Day = '2027-03-13';
export const NOW = new Date('2027-03-13T06:00:00Z');
export const BEST = { perMinute: 35, perStop: 2_500, fastest: 0 };

const airline = (id: string, returnBp: number) => ({
  id,
  code: id,
  name: { 'en-US': id },
  colour: '#000000',
  returnBp,
});
const AIRLINES = [airline('AA', 0), airline('BB', 1_000), airline('CC', 2_000)];
const brand = (code: string, pricePercent: number, more: Partial<FareBrand> = {}): FareBrand => ({
  airlineId: null,
  cabin: 'economy',
  code,
  name: { 'en-US': code },
  pricePercent,
  cabinBag: { pieces: 1, kg: 8 },
  checkedBag: { pieces: 0, kg: 0 },
  extraBags: [],
  seat: 'none',
  seatFees: { standardUsd: 0, frontUsd: 0, legroomUsd: 0, taxBp: 0 },
  meal: false,
  refundSteps: [{ hoursBefore: 8_760, percent: 100 }],
  changeRule: { allowed: false, feeUsd: 0, untilMinutes: 0 },
  sortWeight: 0,
  enabled: true,
  ...more,
});
/** Whoever buys a bag pays 4,730 with its tax: no difference between two fares is as much. */
const sells = (usd: number, taxBp: number) => ({
  extraBags: [{ kind: 'checked' as const, kg: 23, usd, taxBp, most: 2 }],
});
export const BRANDS = [
  brand('light', 100, sells(4_300, 1_000)),
  brand('light', 100, { airlineId: 'BB', ...sells(3_210, 0) }),
  brand('flex', 150, { airlineId: 'BB', refundSteps: [], checkedBag: { pieces: 1, kg: 23 } }),
  brand('flex', 150, { refundSteps: [] }),
  brand('light', 110, { airlineId: 'CC', checkedBag: { pieces: 1, kg: 23 }, refundSteps: [] }),
];

const pick = <T>(list: readonly T[]) => fc.constantFrom(...list);
type Pair = readonly [from: StoredPlace, to: StoredPlace];
const anyPair: fc.Arbitrary<Pair> = fc.tuple(pick(PLACES), pick(PLACES)).filter(([from, to]) => from !== to);
/** Cities next to each other alone: whoever goes further changes once or twice. */
const neighbours = pick(
  PLACES.flatMap((from, at) =>
    PLACES.filter(
      (to, index) => from.cityId !== to.cityId && Math.abs(index - at) <= (at < 3 && index < 3 ? 2 : 1),
    ).map((to): Pair => [from, to]),
  ),
);
const someFlight = (pair: fc.Arbitrary<Pair>) =>
  fc
    .record({
      pair,
      airline: pick(AIRLINES),
      // Not in the hour that a night skips.
      hour: fc.integer({ min: 3, max: 25 }).map((hour) => hour % 24),
      minute: pick(['00', '25', '50']),
      blockMinutes: fc.integer({ min: 4, max: 48 }).map((quarters) => quarters * 15),
      weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 4 }),
      hundreds: fc.integer({ min: 1, max: 9 }),
      stopped: fc.subarray([12, 13, 14, 15, 16], { maxLength: 2 }),
      left: fc.dictionary(pick([0, 1, 2, 3].map((days) => addDays(FIRST, days))), fc.tuple(fc.nat(4), fc.nat(1)), {
        maxKeys: 2,
      }),
    })
    .map((of): Omit<StoredFlight, 'id' | 'number'> => {
      const baseUsd = of.hundreds * 10_000;
      const month = Array.from({ length: 31 }, (_, index) => (of.stopped.includes(index) ? 0 : baseUsd + 10_000));
      return {
        airline: of.airline,
        operatedBy: '',
        aircraft: { 'en-US': 'Plane' },
        from: of.pair[0],
        to: of.pair[1],
        departs: `${String(of.hour).padStart(2, '0')}:${of.minute}`,
        blockMinutes: of.blockMinutes,
        weekdays: of.weekdays,
        validFrom: '2027-03-01',
        validUntil: '2027-03-17',
        fromTerminal: '',
        toTerminal: '',
        online: true,
        cabin: { cabin: 'economy', seats: 5, laps: 1, baseUsd, childPercent: 50, babyPercent: 10 },
        days: ownDays({ months: of.stopped.length > 0 ? { '2027-03-01': month } : {}, left: of.left }),
      };
    });
const flightsBetween = (pair: fc.Arbitrary<Pair>) => fc.array(someFlight(pair), { minLength: 30, maxLength: 60 });
const someSchedule = fc.oneof(flightsBetween(anyPair), flightsBetween(neighbours)).map((flights) =>
  flights.map(
    (flight, index): StoredFlight => ({
      ...flight,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      number: String(index + 1),
    }),
  ),
);
/** A search by chance over a schedule by chance. Prices are whole hundreds of dollars, so that no percentage has to be rounded. */
export const someSearch = fc.record({
  schedule: someSchedule,
  ends: fc.tuple(pick(PLACES), pick(PLACES)).filter(([from, to]) => from.cityId !== to.cityId),
  wholeCity: fc.boolean(),
  roundTrip: fc.integer({ min: 1, max: 10 }).map((lot) => lot <= 7),
  day: pick([FIRST, addDays(FIRST, 1)]),
  away: fc.nat(1),
  party: pick<FlightParty>([
    { adults: 1, childAges: [], babies: 0 },
    { adults: 2, childAges: [7], babies: 0 },
    { adults: 2, childAges: [], babies: 1 },
  ]),
  filters: fc.record<Filters>({
    stops: pick([null, null, 0]),
    waitMin: pick([null, null, 120]),
    waitMax: pick([null, null, 240]),
    via: fc.oneof(fc.constant([]), fc.constant([]), fc.subarray(PLACES.map(({ code }) => code))),
    airlines: fc.subarray(['AA', 'BB', 'CC']),
    departure: fc.oneof(fc.constant([]), fc.subarray([...DAY_PARTS])),
    arrival: fc.oneof(fc.constant([]), fc.constant([]), fc.subarray([...DAY_PARTS])),
    airports: fc.oneof(fc.constant([]), fc.subarray(PLACES.map(({ code }) => code))),
    maxUsd: pick([null, null, 150_000]),
    minutesMax: pick([null, null, 900]),
    bag: fc.boolean(),
    refundable: fc.boolean(),
  }),
  sort: pick<FlightSort>(FLIGHT_SORTS),
});
export type Search = typeof someSearch extends fc.Arbitrary<infer T> ? T : never;
