import fc from 'fast-check';
import { expect, test } from 'vitest';
import { connects, inTimeForReturn, onTheWay } from './connections.ts';
import { brandsOf, faresGive } from './fare.ts';
import { openWays } from './find-ways.ts';
import { cheapestBack, resultsOf } from './pair-ways.ts';
import { ordered, sift, stretch } from './rank-flights.ts';
import type { FareBrand, StoredFlight, StoredPlace } from './stored-flight.ts';

const place = (id: string, longitude: number): StoredPlace => ({
  airportId: id,
  code: id,
  name: { 'en-US': id },
  zone: 'UTC',
  latitude: 0,
  longitude,
  transferMinutes: 60,
  chargeUsd: 100,
  cityId: `city ${id}`,
  city: { 'en-US': id },
  country: 'US',
  picture: null,
});
const [A, V, B, FAR] = [place('A', 0), place('V', 5), place('B', 10), place('F', 60)];
let flights = 0;
function flight(
  from: StoredPlace,
  to: StoredPlace,
  departs: string,
  blockMinutes: number,
  more: Partial<StoredFlight> = {},
): StoredFlight {
  flights += 1;
  return {
    id: `00000000-0000-4000-8000-${String(flights).padStart(12, '0')}`,
    number: String(flights),
    airline: { id: 'one', code: 'ON', name: { 'en-US': 'One' }, colour: '#000000' },
    operatedBy: '',
    aircraft: { 'en-US': 'Plane' },
    from,
    to,
    departs,
    blockMinutes,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    validFrom: '2027-01-01',
    validUntil: '2027-12-31',
    fromTerminal: '',
    toTerminal: '',
    online: true,
    cabin: { cabin: 'economy', seats: 9, laps: 2, baseUsd: 10_000, childPercent: 75, babyPercent: 10 },
    months: {},
    left: {},
    changes: {},
    ...more,
  };
}
const brand = (code: string, pricePercent: number, more: Partial<FareBrand> = {}): FareBrand => ({
  airlineId: null,
  cabin: 'economy',
  code,
  name: { 'en-US': code },
  pricePercent,
  cabinBag: { pieces: 1, kg: 8 },
  checkedBag: { pieces: 0, kg: 0 },
  seat: 'none',
  meal: false,
  refundSteps: [],
  sortWeight: 0,
  enabled: true,
  ...more,
});
const ONE = { adults: 1, childAges: [], babies: 0 };
const DAY = '2027-03-01';
const asked = (from: StoredPlace, to: StoredPlace) => ({
  from: new Set([from.airportId]),
  to: new Set([to.airportId]),
  party: ONE,
  closesAt: new Date('2027-01-01T00:00:00Z'),
});
const NOW = new Date('2027-01-01T00:00:00Z');

test('a way with one stop waits as long as the airport asks, at most a day, and never goes far round', () => {
  const at = (one: StoredFlight, departs: string, lands: string) => ({
    flight: one,
    departsAt: new Date(departs),
    arrivesAt: new Date(lands),
  });
  const first = at(flight(A, V, '08:00', 120), '2027-03-01T08:00Z', '2027-03-01T10:00Z');
  const next = (departs: string) => at(flight(V, B, '00:00', 60), departs, departs);
  expect(connects(first, next('2027-03-01T10:59Z'))).toBe(false);
  expect(connects(first, next('2027-03-01T11:00Z'))).toBe(true);
  expect(connects(first, next('2027-03-02T10:00Z'))).toBe(true);
  expect(connects(first, next('2027-03-02T10:01Z'))).toBe(false);
  expect([onTheWay(A, V, B), onTheWay(A, FAR, B), onTheWay(A, V, A), onTheWay(A, A, B)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(inTimeForReturn(first.arrivesAt, new Date('2027-03-01T11:00Z'))).toBe(true);
  expect(inTimeForReturn(first.arrivesAt, new Date('2027-03-01T10:59Z'))).toBe(false);
});

test('direct ways and those with a stop are found with their fares; sold-out, closed and unpriced ones are not', () => {
  const direct = flight(A, B, '09:00', 100);
  const [first, second] = [flight(A, V, '20:00', 120), flight(V, B, '01:00', 60)];
  const full = flight(A, B, '10:00', 100, { left: { [DAY]: [0, 0] } });
  const stopped = flight(A, B, '11:00', 100, { months: { [DAY]: Array.from({ length: 31 }, () => 0) } });
  const waysOn = openWays(
    [direct, first, second, full, stopped],
    [brand('light', 100), brand('flex', 150)],
    asked(A, B),
  );
  const found = waysOn(DAY);
  expect(found.map(({ legs }) => legs.map((leg) => [leg.flight.number, leg.day]))).toEqual([
    [[direct.number, DAY]],
    [
      [first.number, DAY],
      [second.number, '2027-03-02'],
    ],
  ]);
  expect([...(found[1]?.fares ?? [])].map(([code, { totalUsd }]) => [code, totalUsd])).toEqual([
    ['light', 20_200],
    ['flex', 30_200],
  ]);
});

test('fares of an airline replace those of all in a cabin; of several the least is promised', () => {
  const own = brand('light', 120, { airlineId: 'one', checkedBag: { pieces: 2, kg: 23 }, seat: 'free', meal: true });
  const all = [brand('light', 100), brand('flex', 150), own, brand('old', 90, { airlineId: 'two', enabled: false })];
  expect(brandsOf(all, { airlineId: 'one', cabin: 'economy' })).toEqual([own]);
  expect(brandsOf(all, { airlineId: 'two', cabin: 'economy' })).toEqual([]);
  expect(brandsOf(all, { airlineId: 'three', cabin: 'economy' }).map(({ code }) => code)).toEqual(['light', 'flex']);
  expect(faresGive([own, brand('light', 100)])).toMatchObject({ checkedBag: { pieces: 0 }, seat: 'none', meal: false });
});

const hour = fc.integer({ min: 0, max: 23 }).map((value) => `${String(value).padStart(2, '0')}:00`);
const schedule = (from: StoredPlace, to: StoredPlace) =>
  fc.array(
    fc
      .tuple(hour, fc.integer({ min: 60, max: 900 }), fc.integer({ min: 1_000, max: 50_000 }))
      .map(([departs, minutes, baseUsd]) =>
        flight(from, to, departs, minutes, {
          cabin: { cabin: 'economy', seats: 9, laps: 1, baseUsd, childPercent: 75, babyPercent: 10 },
        }),
      ),
    { minLength: 1, maxLength: 8 },
  );

test('the price of every way out is that of the cheapest trip of all that are possible', () => {
  const brands = [brand('light', 100), brand('flex', 140)];
  fc.assert(
    fc.property(schedule(A, B), schedule(B, A), (there, here) => {
      const outs = openWays(there, brands, asked(A, B))(DAY);
      const backs = openWays(here, brands, asked(B, A))(DAY);
      const results = resultsOf(outs, cheapestBack(backs), NOW);
      const oracle = outs.flatMap((out) => {
        const totals = backs
          .filter((back) => inTimeForReturn(out.arrivesAt, back.departsAt))
          .flatMap((back) =>
            [...out.fares].map(
              ([code, fare]) => fare.totalUsd + (back.fares.get(code)?.totalUsd ?? Number.POSITIVE_INFINITY),
            ),
          );
        return totals.length > 0 ? [[out.key, Math.min(...totals)]] : [];
      });
      expect(results.map(({ way, totalUsd }) => [way.key, totalUsd])).toEqual(oracle);
    }),
  );
});

test('pages of a list are its results once each in their order, and counts are what a choice leaves', () => {
  const brands = [brand('light', 100)];
  const best = { perMinute: 35, perStop: 2_500, fastest: 60 };
  const none = {
    stops: null,
    airlines: [],
    departure: [],
    arrival: [],
    airports: [],
    maxUsd: null,
    minutesMax: null,
    bag: false,
    refundable: false,
  };
  fc.assert(
    fc.property(schedule(A, B), fc.constantFrom('best', 'cheapest', 'fastest', 'earliest', 'latest'), (there, sort) => {
      const results = resultsOf(openWays(there, brands, asked(A, B))(DAY), () => ({ totalUsd: 0, adultUsd: 0 }), NOW);
      const { found, facets } = sift(results, none);
      const all = ordered(found, sort as 'best', best);
      const pages: string[] = [];
      let after: { key: number; id: string } | null = null;
      do {
        const page: ReturnType<typeof stretch> = stretch(all, { after, limit: 3 });
        pages.push(...page.list.map(({ way }) => way.key));
        after = page.next;
      } while (after);
      expect(pages).toEqual(all.map(({ result }) => result.way.key));
      expect(new Set(pages).size).toBe(results.length);
      for (const { value, count } of facets.departure)
        expect(sift(results, { ...none, departure: [value] }).found).toHaveLength(count);
      expect(facets.stops[0]?.count).toBe(sift(results, { ...none, stops: 0 }).found.length);
    }),
  );
});
