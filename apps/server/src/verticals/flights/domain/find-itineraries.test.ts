import fc from 'fast-check';
import { expect, test } from 'vitest';
import { connects, inTimeForReturn, onTheWay } from './connections.ts';
import { brandsOf, faresGive } from './fare.ts';
import { type FoundItinerary, openItineraries } from './find-itineraries.ts';
import { ownDays } from './own-days.ts';
import { cheapestBack, type FareWish, oneWay, resultsOf, withOut } from './pair-itineraries.ts';
import { filterFlights, ordered, type PlaceInOrder, stretch } from './rank-flights.ts';
import { returnOff } from './return-discount.ts';
import { departureOn } from './schedule.ts';
import type { FareBrand, StoredFlight, StoredPlace } from './stored-flight.ts';
import { tripFares } from './trip-fares.ts';
import { undominated } from './undominated.ts';

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
    airline: { id: 'one', code: 'ON', name: { 'en-US': 'One' }, colour: '#000000', returnBp: 0 },
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
    days: ownDays({}),
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
  extraBags: [],
  seat: 'none',
  seatFees: { standardUsd: 0, frontUsd: 0, legroomUsd: 0, taxBp: 0 },
  meal: false,
  refundSteps: [],
  changeRule: { allowed: false, feeUsd: 0, untilMinutes: 0 },
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
  // From another terminal half an hour more, where both are known.
  const apart = (from: string, to: string) => (departs: string) => {
    const [landed, left] = [first, next(departs)].map((leg, index) => ({
      ...leg,
      flight: { ...leg.flight, toTerminal: index === 0 ? from : '', fromTerminal: index === 1 ? to : '' },
    }));
    return landed && left && connects(landed, left);
  };
  expect(['2027-03-01T11:29Z', '2027-03-01T11:30Z'].map(apart('1', '3'))).toEqual([false, true]);
  expect(['1', '', '3'].map((to) => apart('1', to)('2027-03-01T11:00Z'))).toEqual([true, true, false]);
  expect(apart('', '3')('2027-03-01T11:00Z')).toBe(true);
  expect(connects(first, next('2027-03-02T10:00Z'))).toBe(true);
  expect(connects(first, next('2027-03-02T10:01Z'))).toBe(false);
  expect([onTheWay([A, V, B]), onTheWay([A, FAR, B]), onTheWay([A, V, A]), onTheWay([A, A, B])]).toEqual([
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
  const full = flight(A, B, '10:00', 100, { days: ownDays({ left: { [DAY]: [0, 0] } }) });
  const stopped = flight(A, B, '11:00', 100, {
    days: ownDays({ months: { [DAY]: Array.from({ length: 31 }, () => 0) } }),
  });
  const waysOn = openItineraries(
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

const numbersOf = (found: readonly FoundItinerary[]) =>
  found.map(({ legs }) => legs.map(({ flight: one }) => one.number));

test('two stops are looked for on a day that has nothing with fewer, through no city twice and not far round', () => {
  const [X, Y] = [place('X', 3), place('Y', 7)];
  const path = [
    flight(A, X, '06:00', 60),
    flight(X, Y, '08:00', 60),
    flight(Y, B, '10:00', 60),
    // Back through where it began, through the same city twice, and far round.
    flight(X, A, '08:00', 60),
    flight(Y, X, '10:00', 60),
    flight(X, FAR, '08:00', 60),
    flight(FAR, B, '10:00', 60),
  ];
  const numbers = path.slice(0, 3).map(({ number }) => number);
  const on = (flights: readonly StoredFlight[], most?: 1 | 2) =>
    numbersOf(openItineraries(flights, [brand('light', 100)], asked(A, B), most)(DAY));
  expect(on(path)).toEqual([numbers]);
  expect(on(path, 1)).toEqual([]);
  expect(openItineraries(path, [brand('light', 100)], asked(A, B))(DAY)[0]).toMatchObject({ minutes: 300 });
  // Where something with fewer stops has seats, that is all; sold out it is as if it did not fly.
  const direct = flight(A, B, '20:00', 60);
  const full = { ...direct, days: ownDays({ left: { [DAY]: [0, 0] } }) };
  expect(on([...path, direct])).toEqual([[direct.number]]);
  expect(on([...path, full])).toEqual([numbers]);
  // No fare that all three sell.
  const own = { ...path[1], airline: { ...path[1]?.airline, id: 'two' } } as StoredFlight;
  const brands = [brand('light', 100), brand('other', 100, { airlineId: 'two' })];
  const other = path.map((one) => (one.number === own.number ? own : one));
  expect(openItineraries(other, brands, asked(A, B))(DAY)).toEqual([]);
});

test('of ways with two stops those stay that no other is as good as', () => {
  const [X, Y] = [place('X', 3), place('Y', 7)];
  const usd = (baseUsd: number) =>
    ({ cabin: { ...flight(A, B, '00:00', 60).cabin, baseUsd } }) as Partial<StoredFlight>;
  const [first, second] = [flight(A, X, '06:00', 60), flight(X, Y, '08:00', 60)];
  const [early, dear, cheap] = [
    flight(Y, B, '10:00', 60),
    flight(Y, B, '12:00', 60, usd(20_000)),
    flight(Y, B, '14:00', 60, usd(5_000)),
  ];
  const found = openItineraries([first, second, early, dear, cheap], [brand('light', 100)], asked(A, B))(DAY);
  // The dear one lands later than the early one and costs more; the cheap one lands later and costs less.
  expect(numbersOf(found).map((legs) => legs[2])).toEqual([early.number, cheap.number]);
  const of = (key: string, leaves: number, lands: number, fares: Record<string, number>) => ({
    key,
    departsAt: new Date(leaves),
    arrivesAt: new Date(lands),
    fares: new Map(Object.entries(fares).map(([code, totalUsd]) => [code, { totalUsd }])),
  });
  const twins = [of('b', 1, 9, { light: 5 }), of('a', 1, 9, { light: 5 })];
  expect(undominated(twins).map(({ key }) => key)).toEqual(['a']);
  // Sold in a fare more, at a price, it is not pointless.
  const more = [of('a', 1, 9, { light: 5 }), of('b', 1, 9, { light: 5, flex: 8 })];
  expect(undominated(more).map(({ key }) => key)).toEqual(['b']);
  const dearer = [of('a', 1, 9, { light: 5 }), of('b', 1, 9, { light: 6, flex: 8 })];
  expect(undominated(dearer).map(({ key }) => key)).toEqual(['a', 'b']);
});

test('fares of an airline replace those of all in a cabin; of several the least is promised', () => {
  const own = brand('light', 120, { airlineId: 'one', checkedBag: { pieces: 2, kg: 23 }, seat: 'free', meal: true });
  const all = [brand('light', 100), brand('flex', 150), own, brand('old', 90, { airlineId: 'two', enabled: false })];
  expect(brandsOf(all, { airlineId: 'one', cabin: 'economy' })).toEqual([own]);
  expect(brandsOf(all, { airlineId: 'two', cabin: 'economy' })).toEqual([]);
  expect(brandsOf(all, { airlineId: 'three', cabin: 'economy' }).map(({ code }) => code)).toEqual(['light', 'flex']);
  expect(faresGive([own, brand('light', 100)])).toMatchObject({ checkedBag: { pieces: 0 }, seat: 'none', meal: false });
});

const airlines = (
  [
    ['one', 0],
    ['two', 700],
    ['three', 2_500],
  ] as const
).map(([id, returnBp]) => ({ id, code: id, name: { 'en-US': id }, colour: '#000000', returnBp }));
const hour = fc.integer({ min: 0, max: 23 }).map((value) => `${String(value).padStart(2, '0')}:00`);
const schedule = (from: StoredPlace, to: StoredPlace) =>
  fc.array(
    fc
      .tuple(
        hour,
        fc.integer({ min: 60, max: 900 }),
        fc.integer({ min: 1_000, max: 50_000 }),
        fc.constantFrom(...airlines),
      )
      .map(([departs, minutes, baseUsd, airline]) =>
        flight(from, to, departs, minutes, {
          airline,
          cabin: { cabin: 'economy', seats: 9, laps: 1, baseUsd, childPercent: 75, babyPercent: 10 },
        }),
      ),
    { minLength: 1, maxLength: 8 },
  );

test('the price of every way out is that of the cheapest trip of all that are possible, return discounts taken off', () => {
  const brands = [brand('light', 100), brand('flex', 140), brand('light', 90, { airlineId: 'two' })];
  const party = { adults: 2, childAges: [5], babies: 1 };
  const of = (from: StoredPlace, to: StoredPlace) => ({ ...asked(from, to), party });
  fc.assert(
    fc.property(schedule(A, B), schedule(B, A), (there, here) => {
      const outs = openItineraries(there, brands, of(A, B))(DAY);
      const backs = openItineraries(here, brands, of(B, A))(DAY);
      const cheapest = (out: FoundItinerary, back: FoundItinerary): number[] =>
        inTimeForReturn(out.arrivesAt, back.departsAt)
          ? tripFares([out.legs, back.legs], brands, party)
              .slice(0, 1)
              .map(({ totalUsd }) => totalUsd)
          : [];
      const lowest = (totals: number[]) => (totals.length > 0 ? [Math.min(...totals)] : []);
      // Itineraries out "from", and ways back of each way out, as details would price the pair.
      expect(resultsOf(outs, cheapestBack(backs, NOW), NOW).map(({ way, totalUsd }) => [way.key, totalUsd])).toEqual(
        outs.flatMap((out) =>
          lowest(backs.flatMap((back) => cheapest(out, back))).map((totalUsd) => [out.key, totalUsd]),
        ),
      );
      for (const out of outs) {
        expect(resultsOf(backs, withOut(out, NOW), NOW).map(({ way, totalUsd }) => [way.key, totalUsd])).toEqual(
          backs.flatMap((back) => cheapest(out, back).map((totalUsd) => [back.key, totalUsd])),
        );
      }
    }),
  );
});

test('a trip is discounted where one airline flies all of both ways: every fare by the same part, charges not at all', () => {
  const legs = (of: StoredFlight) => {
    const departure = departureOn(of, DAY);
    return departure ? [departure] : [];
  };
  const airline = (id: string, returnBp: number) => ({
    id,
    code: id,
    name: { 'en-US': id },
    colour: '#000000',
    returnBp,
  });
  const on = (from: StoredPlace, to: StoredPlace, id: string, returnBp: number) =>
    legs(flight(from, to, '08:00', 60, { airline: airline(id, returnBp) }));
  const [out, back, other] = [on(A, B, 'one', 1_000), on(B, A, 'one', 1_000), on(B, A, 'two', 1_000)];
  expect([
    returnOff([out, back]),
    returnOff([out, other]),
    returnOff([out]),
    returnOff([on(A, B, 'one', 0), back]),
  ]).toEqual([1_000, 0, 0, 0]);
  expect(returnOff([[...on(A, V, 'one', 1_000), ...on(V, B, 'two', 1_000)], back])).toBe(0);
  const [fare] = tripFares([out, back], [brand('light', 100)], { adults: 1, childAges: [5], babies: 1 });
  // Adults 9,000 of 10,000, children 6,750 of 7,500, babies 900 of 1,000, both ways; charges 100 for each seat and way.
  expect(fare).toMatchObject({ fareUsd: 33_300, returnOffUsd: 3_700, chargesUsd: 400, totalUsd: 33_700 });
});

const NO_FILTERS = {
  stops: null,
  waitMin: null,
  waitMax: null,
  via: [],
  airlines: [],
  departure: [],
  arrival: [],
  airports: [],
  maxUsd: null,
  minutesMax: null,
  bag: false,
  refundable: false,
};

test('a bag and money back are had by dearer fares: they are counted, and asked for they price the list anew, both ways', () => {
  const never = [{ hoursBefore: 8_760, percent: 100 }];
  const brands = [
    brand('light', 100, { refundSteps: never }),
    brand('basic', 120, { checkedBag: { pieces: 1, kg: 23 }, refundSteps: never }),
    brand('flex', 150, { checkedBag: { pieces: 1, kg: 23 } }),
  ];
  const outs = openItineraries([flight(A, B, '08:00', 120), flight(A, B, '09:00', 120)], brands, asked(A, B))(DAY);
  const backs = openItineraries([flight(B, A, '18:00', 120)], brands, asked(B, A))(DAY);
  const resultsAt = (wish: FareWish) => resultsOf(outs, cheapestBack(backs, NOW, wish), NOW, wish);
  const { facets } = filterFlights(resultsAt, NO_FILTERS);
  expect([facets.bag, facets.refundable]).toEqual([2, 2]);
  const fares = (filters: Partial<FareWish>) =>
    filterFlights(resultsAt, { ...NO_FILTERS, ...filters }).found.map(({ adultUsd, of }) => [
      adultUsd,
      ...of.map(({ code }) => code),
    ]);
  const [light, basic, flex] = [fares({}), fares({ bag: true }), fares({ refundable: true })];
  expect([light, basic, flex].map((list) => list[0]?.slice(1))).toEqual([
    ['light', 'light'],
    ['basic', 'basic'],
    ['flex', 'flex'],
  ]);
  const price = (list: typeof light): number => Number(list[0]?.[0]);
  expect(price(light)).toBeLessThan(price(basic));
  expect(price(basic)).toBeLessThan(price(flex));
  // What a bag costs more counts against the highest price.
  const most = resultsAt({ bag: false, refundable: false })[0]?.totalUsd ?? 0;
  expect(filterFlights(resultsAt, { ...NO_FILTERS, maxUsd: most }).facets.bag).toBe(0);
});

test('prices are counted and filtered as the cards say them, at deals', () => {
  const outs = openItineraries(
    [flight(A, B, '08:00', 120), flight(A, B, '09:00', 120)],
    [brand('light', 100)],
    asked(A, B),
  )(DAY);
  const results = resultsOf(outs, oneWay, NOW);
  const paid = ({ totalUsd }: (typeof results)[number]) => totalUsd - 2_500;
  const dearest = Math.max(...results.map(paid));
  const { facets } = filterFlights(() => results, NO_FILTERS, paid);
  expect(facets.total).toEqual({ min: Math.min(...results.map(paid)), max: dearest });
  expect(facets.airline[0]?.fromUsd).toBe(facets.total?.min);
  expect(filterFlights(() => results, { ...NO_FILTERS, maxUsd: dearest }, paid).found).toHaveLength(results.length);
});

test('of flights that are as fast, or leave as early, the cheaper comes first', () => {
  const dear = { ...flight(A, B, '08:00', 120), id: '00000000-0000-4000-8000-000000000001' };
  const cheap = {
    ...flight(A, B, '08:00', 120),
    id: '00000000-0000-4000-8000-000000000002',
    cabin: dear.cabin && { ...dear.cabin, baseUsd: dear.cabin.baseUsd - 1_000 },
  };
  const results = resultsOf(openItineraries([dear, cheap], [brand('light', 100)], asked(A, B))(DAY), oneWay, NOW);
  for (const sort of ['fastest', 'earliest', 'latest'] as const) {
    const best = { perMinute: 35, perStop: 2_500, fastest: 120 };
    const list = ordered(results, sort, best);
    expect(list.map(({ result }) => result.way.legs[0]?.flight.id)).toEqual([cheap.id, dear.id]);
    const [first] = list;
    const after = first && { key: first.key, usd: first.result.totalUsd, id: first.result.way.key };
    expect(stretch(list, { after: after ?? null, limit: 5 }).list).toHaveLength(1);
  }
});

test('pages of a list are its results once each in their order, and counts are what a choice leaves', () => {
  const brands = [brand('light', 100)];
  const best = { perMinute: 35, perStop: 2_500, fastest: 60 };
  const none = NO_FILTERS;
  fc.assert(
    fc.property(schedule(A, B), fc.constantFrom('best', 'cheapest', 'fastest', 'earliest', 'latest'), (there, sort) => {
      const results = resultsOf(openItineraries(there, brands, asked(A, B))(DAY), oneWay, NOW);
      const { found, facets } = filterFlights(() => results, none);
      const all = ordered(found, sort as 'best', best);
      const pages: string[] = [];
      let after: PlaceInOrder | null = null;
      do {
        const page: ReturnType<typeof stretch> = stretch(all, { after, limit: 3 });
        pages.push(...page.list.map(({ way }) => way.key));
        after = page.next;
      } while (after);
      expect(pages).toEqual(all.map(({ result }) => result.way.key));
      expect(new Set(pages).size).toBe(results.length);
      for (const { value, count } of facets.departure)
        expect(filterFlights(() => results, { ...none, departure: [value] }).found).toHaveLength(count);
      expect(facets.stops[0]?.count).toBe(filterFlights(() => results, { ...none, stops: 0 }).found.length);
    }),
  );
});
