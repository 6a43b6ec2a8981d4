import { DAY_PARTS, type FlightSort } from '@app/contract/verticals/flights/facts';
import { MINUTE } from '@app/kernel/clock';
import { metresBetween } from '@app/kernel/distance';
import { addDays, type Day, weekday } from '@app/kernel/local-day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BEST, BRANDS, NOW, PLACES, type Search, someSearch } from '../test/search.fixtures.ts';
import { openItineraries } from './find-itineraries.ts';
import { ANY_FARE, cheapestBack, type FareWish, oneWay, resultsOf } from './pair-itineraries.ts';
import { type Filters, filterFlights, ordered } from './rank-flights.ts';
import type { FareBrand, StoredFlight, StoredPlace } from './stored-flight.ts';

// Searches over a small random schedule, compared with an oracle that tries everything and shares no rule with the search.

const clocks = new Map(
  PLACES.map(({ zone }) => [
    zone,
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);
const wall = (zone: string, at: number): string => clocks.get(zone)?.format(at) ?? '';
const instants = new Map<string, number>();
/** The moment at which clocks of a zone show an hour of a day: the one among all quarters of an hour that do. */
function momentOf(zone: string, day: Day, hour: string): number {
  const key = `${zone} ${day} ${hour}`;
  const known = instants.get(key);
  if (known !== undefined) return known;
  const near = Date.parse(`${day}T${hour}:00Z`);
  const offsets = Array.from({ length: 53 }, (_, hours) => (hours - 26) * 60 * MINUTE);
  const found = offsets.map((offset) => near + offset).find((at) => wall(zone, at) === `${day} ${hour}`) ?? Number.NaN;
  instants.set(key, found);
  return found;
}

type Leg = { flight: StoredFlight; leaves: number; lands: number; usd: number };
type Itinerary = { legs: Leg[]; key: string; leaves: number; lands: number };

function legOn(flight: StoredFlight, day: Day, { party }: Search): Leg[] {
  const leaves = momentOf(flight.from.zone, day, flight.departs);
  const stopped = flight.days.priceOn(day);
  const usd = stopped ?? flight.cabin?.baseUsd ?? 0;
  const [seats, laps] = flight.days.leftOn(day) ?? [5, 1];
  const open =
    flight.weekdays.includes(weekday(day)) &&
    day <= flight.validUntil &&
    usd > 0 &&
    seats >= party.adults + party.childAges.length &&
    laps >= party.babies &&
    leaves >= NOW.getTime() + 90 * MINUTE;
  return open ? [{ flight, leaves, lands: leaves + flight.blockMinutes * MINUTE, usd }] : [];
}

/** Flights that can be flown one after the other, each landing where the next one leaves. */
const changes = (first: Leg, second: Leg): boolean => {
  const wait = (second.leaves - first.lands) / MINUTE;
  return first.flight.to === second.flight.from && wait >= 60 && wait <= 1_440;
};
const goesWell = (legs: readonly Leg[]): boolean => {
  const places = [...legs.map(({ flight }) => flight.from), ...legs.slice(-1).map(({ flight }) => flight.to)];
  const [a, b] = [places[0] as StoredPlace, places.at(-1) as StoredPlace];
  const flown = legs.reduce((sum, { flight }) => sum + metresBetween(flight.from, flight.to), 0);
  return new Set(places.map(({ cityId }) => cityId)).size === places.length && flown <= 2.2 * metresBetween(a, b);
};

function waysOn(search: Search, from: ReadonlySet<string>, to: ReadonlySet<string>, day: Day): Itinerary[] {
  const all = [-1, 0, 1, 2, 3, 4, 5, 6].flatMap((days) =>
    search.schedule.flatMap((flight) =>
      legOn(flight, addDays(day, days), search).map((leg) => ({ ...leg, day: addDays(day, days) })),
    ),
  );
  const named = (found: readonly (typeof all)[]) =>
    found
      .map((legs) => ({
        legs,
        key: legs.map((leg) => `${leg.flight.id}@${leg.day}`).join('_'),
        leaves: legs[0]?.leaves ?? 0,
        lands: legs.at(-1)?.lands ?? 0,
      }))
      .filter((way) => goesWell(way.legs) && soldIn(way).length > 0);
  const firsts = all.filter((leg) => leg.day === day && from.has(leg.flight.from.code));
  const two = firsts.flatMap((a) => all.filter((b) => changes(a, b)).map((b) => [a, b]));
  const lands = (legs: typeof all) => to.has(legs.at(-1)?.flight.to.code ?? '');
  const few = named([...firsts.map((leg) => [leg]), ...two].filter(lands));
  if (few.length > 0) return few;
  const three = two.flatMap((legs) =>
    all.filter((c) => changes(legs[1] as Leg, c)).map((c): typeof all => [...legs, c]),
  );
  const long = named(three.filter(lands));
  const usdIn = (way: Itinerary) =>
    new Map(soldIn(way).map((fare) => [fare.brands[0]?.code, priceOf(search, [[way, fare]]).total]));
  const asGood = (a: Itinerary, b: Itinerary): boolean =>
    a.leaves >= b.leaves &&
    a.lands <= b.lands &&
    [...usdIn(b)].every(([code, usd]) => (usdIn(a).get(code) ?? Infinity) <= usd);
  return long.filter(
    (way) => !long.some((other) => other !== way && asGood(other, way) && (!asGood(way, other) || other.key < way.key)),
  );
}

type Sold = { brands: FareBrand[] };
/** Fares of a way: a code that each flight's airline sells. */
const soldIn = ({ legs }: Itinerary): Sold[] =>
  ['light', 'flex'].flatMap((code) => {
    const brands = legs.flatMap(({ flight }) => {
      const own = BRANDS.filter(({ airlineId }) => airlineId === flight.airline.id);
      const here = own.length > 0 ? own : BRANDS.filter(({ airlineId }) => airlineId === null);
      return here.filter((one) => one.code === code);
    });
    return brands.length === legs.length ? [{ brands }] : [];
  });

function priceOf({ party }: Search, ways: readonly (readonly [Itinerary, Sold])[], withBag = false) {
  const flown = ways.flatMap(([way]) => way.legs.map(({ flight }) => flight.airline));
  const same = ways.length === 2 && new Set(flown.map(({ id }) => id)).size === 1;
  const part = 1 - (same ? (flown[0]?.returnBp ?? 0) : 0) / 10_000;
  let [total, adult] = [0, 0];
  for (const [way, { brands }] of ways) {
    for (const [index, leg] of way.legs.entries()) {
      const fare = (leg.usd * (brands[index]?.pricePercent ?? 0) * part) / 100;
      const heads = party.adults + party.childAges.length;
      total += fare * (party.adults + party.childAges.length * 0.5 + party.babies * 0.1) + 1_000 * heads;
      adult += fare + 1_000;
    }
    const bag = withBag ? (bagOf(brands) ?? 0) : 0;
    total += bag * (party.adults + party.childAges.length);
    adult += bag;
  }
  const refundable = ways.every(([, { brands }]) => brands.some(({ refundSteps }) => refundSteps.length === 0));
  return { total: Math.round(total), adult: Math.round(adult), refundable };
}

/** What a bag costs beside a fare: nothing where every flight includes one, the dearest of all flights' prices; null where one sells none. */
function bagOf(brands: readonly FareBrand[]): number | null {
  if (brands.every(({ checkedBag }) => checkedBag.pieces > 0)) return 0;
  const prices = brands.flatMap(({ extraBags }) =>
    extraBags.map(({ usd, taxBp }) => Math.round(usd * (1 + taxBp / 10_000))),
  );
  return prices.length === brands.length ? Math.max(...prices) : null;
}

type Wish = Pick<Filters, 'bag' | 'refundable'>;
const hasBag = (fares: readonly Sold[]): boolean =>
  fares.every(({ brands }) => Math.min(...brands.map(({ checkedBag }) => checkedBag.pieces)) > 0);

const canTake = (fares: readonly Sold[]): boolean => fares.every(({ brands }) => bagOf(brands) !== null);

/** Every way out at the cheapest of all its trips whose fares have what is wished, both ways. */
function cardsOf(search: Search, wish: Wish) {
  const { ends, wholeCity, day, away } = search;
  const codesOf = (end: StoredPlace) =>
    new Set(PLACES.filter((one) => (wholeCity ? one.cityId === end.cityId : one === end)).map(({ code }) => code));
  const [from, to] = [codesOf(ends[0]), codesOf(ends[1])];
  const outs = waysOn(search, from, to, day);
  const backs = search.roundTrip ? waysOn(search, to, from, addDays(day, away)) : [];
  return outs.flatMap((out) => {
    const trips = soldIn(out).flatMap((fare) => {
      const alone = [out, fare] as const;
      if (!search.roundTrip) return [{ fare, takes: canTake([fare]), ...priceOf(search, [alone], wish.bag) }];
      return backs
        .filter((back) => back.leaves - out.lands >= 60 * MINUTE)
        .flatMap((back) =>
          soldIn(back).map((other) => ({
            fare,
            takes: canTake([fare, other]),
            ...priceOf(search, [alone, [back, other]], wish.bag),
          })),
        );
    });
    const wished = trips.filter(({ takes, refundable }) => (takes || !wish.bag) && (refundable || !wish.refundable));
    const [best] = wished.sort(
      (a, b) => a.total - b.total || a.adult - b.adult || Number(b.refundable) - Number(a.refundable),
    );
    if (!best) return [];
    const [start, end] = [out.legs[0]?.flight.from, out.legs.at(-1)?.flight.to];
    const partOf = (zone: string, at: number) => DAY_PARTS[Math.floor(Number(wall(zone, at).slice(11, 13)) / 6)];
    return [
      {
        key: out.key,
        total: best.total,
        adult: best.adult,
        refundable: best.refundable,
        bag: hasBag([best.fare]),
        stops: out.legs.length - 1,
        airlines: [...new Set(out.legs.map(({ flight }) => flight.airline.code))],
        departure: partOf(start?.zone ?? '', out.leaves),
        arrival: partOf(end?.zone ?? '', out.lands),
        from: start?.code ?? '',
        to: end?.code ?? '',
        minutes: (out.lands - out.leaves) / MINUTE,
        via: out.legs.slice(1).map(({ flight }) => flight.from.code),
        waits: out.legs.slice(1).map((leg, at) => (leg.leaves - (out.legs[at]?.lands ?? 0)) / MINUTE),
        leaves: out.leaves,
      },
    ];
  });
}

function oracle(search: Search) {
  const { filters, sort } = search;
  const any = cardsOf(search, { bag: false, refundable: false });
  const cards = cardsOf(search, filters);
  type Card = (typeof cards)[number];
  const asked = (end: 'from' | 'to') => filters.airports.filter((code) => any.some((card) => card[end] === code));
  const among = <T>(list: readonly T[], value: T | undefined) => list.length === 0 || list.includes(value as T);
  const rules: Record<string, (card: Card) => boolean> = {
    stops: ({ stops }) => filters.stops === null || stops <= filters.stops,
    airlines: ({ airlines }) => airlines.every((code) => among(filters.airlines, code)),
    departure: ({ departure }) => among(filters.departure, departure),
    arrival: ({ arrival }) => among(filters.arrival, arrival),
    from: (card) => among(asked('from'), card.from),
    to: (card) => among(asked('to'), card.to),
    total: ({ total }) => total <= (filters.maxUsd ?? Infinity),
    waits: ({ waits }) =>
      waits.every((wait) => wait >= (filters.waitMin ?? 0) && wait <= (filters.waitMax ?? Infinity)),
    via: ({ via }) => filters.via.length === 0 || via.some((code) => filters.via.includes(code)),
    minutes: ({ minutes }) => minutes <= (filters.minutesMax ?? Infinity),
  };
  const passing = (some: readonly Card[], group: string) =>
    some.filter((card) => Object.entries(rules).every(([name, rule]) => name === group || rule(card)));
  const without = (group: string) => passing(cards, group);
  const fastest = Math.min(...any.map(({ minutes }) => minutes));
  const score: Record<FlightSort, (card: Card) => number> = {
    best: ({ total, minutes, stops }) => total + 35 * (minutes - fastest) + 2_500 * stops,
    cheapest: ({ total }) => total,
    fastest: ({ minutes }) => minutes,
    earliest: ({ leaves }) => leaves,
    latest: ({ leaves }) => -leaves,
  };
  const found = without('').sort(
    (a, b) => score[sort](a) - score[sort](b) || a.total - b.total || (a.key < b.key ? -1 : 1),
  );
  const span = (values: number[]) =>
    values.length > 0 ? { min: Math.min(...values), max: Math.max(...values) } : null;
  const counts = (group: string, valuesOf: (card: Card) => readonly (string | undefined)[]) => {
    const tally: Record<string, number> = {};
    for (const value of without(group).flatMap(valuesOf)) tally[`${value}`] = (tally[`${value}`] ?? 0) + 1;
    return tally;
  };
  const lowestBy = (group: string, valuesOf: (card: Card) => readonly string[]) => {
    const lowest: Record<string, number> = {};
    for (const card of without(group)) {
      for (const value of valuesOf(card)) lowest[value] = Math.min(lowest[value] ?? Infinity, card.total);
    }
    return lowest;
  };
  return {
    all: cards.map(({ key, total, adult, refundable, bag }) => [key, total, adult, refundable, bag]),
    found: found.map(({ key }) => key),
    facets: {
      stops: [0, 1, 2].map((most) => without('stops').filter(({ stops }) => stops <= most).length),
      airline: counts('airlines', ({ airlines }) => (airlines.length === 1 ? airlines : [])),
      departure: counts('departure', ({ departure }) => [departure]),
      arrival: counts('arrival', ({ arrival }) => [arrival]),
      fromAirport: counts('from', (card) => [card.from]),
      toAirport: counts('to', (card) => [card.to]),
      bag: passing(cardsOf(search, { ...filters, bag: true }), '').length,
      refundable: passing(cardsOf(search, { ...filters, refundable: true }), '').length,
      via: counts('via', ({ via }) => via),
      viaUsd: lowestBy('via', ({ via }) => via),
      wait: span(without('waits').flatMap(({ waits }) => waits)),
      total: span(without('total').map(({ total }) => total)),
      minutes: span(without('minutes').map(({ minutes }) => minutes)),
    },
  };
}

// ---- What the search says

function searched(search: Search) {
  const { schedule, ends, wholeCity, day, away, party, filters, sort } = search;
  const idsOf = (end: StoredPlace) =>
    new Set(PLACES.filter((one) => (wholeCity ? one.cityId === end.cityId : one === end)).map((one) => one.airportId));
  const [from, to] = [idsOf(ends[0]), idsOf(ends[1])];
  const closesAt = new Date(NOW.getTime() + 90 * MINUTE);
  const outs = openItineraries(schedule, BRANDS, { from, to, party, closesAt })(day);
  const backs = openItineraries(schedule, BRANDS, { from: to, to: from, party, closesAt })(addDays(day, away));
  const resultsAt = (wish: FareWish) =>
    resultsOf(outs, search.roundTrip ? cheapestBack(backs, NOW, wish) : oneWay, NOW, wish);
  const { found, facets } = filterFlights(resultsAt, filters);
  const results = resultsAt(filters);
  const best = { ...BEST, fastest: Math.min(...resultsAt(ANY_FARE).map(({ way }) => way.minutes)) };
  const counts = (list: readonly { value: string; count: number }[]) =>
    Object.fromEntries(list.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));
  return {
    any: resultsAt(ANY_FARE).length,
    all: results.map((one) => [one.way.key, one.totalUsd, one.adultUsd, one.refundable, one.checkedBag.pieces > 0]),
    found: ordered(found, sort, best).map(({ result }) => result.way.key),
    facets: {
      ...facets,
      stops: facets.stops.map(({ count }) => count),
      airline: counts(facets.airline),
      departure: counts(facets.departure),
      arrival: counts(facets.arrival),
      fromAirport: counts(facets.fromAirport),
      toAirport: counts(facets.toAirport),
      via: counts(facets.via),
      viaUsd: Object.fromEntries(facets.via.map(({ value, cheapest }) => [value, cheapest.totalUsd])),
    },
  };
}

test('300 searches find, price, count and order what an oracle that tries everything does', () => {
  let [found, twoStops] = [0, 0];
  fc.assert(
    fc.property(someSearch, (search) => {
      const [asked, expected] = [searched(search), oracle(search)];
      const byKey = (rows: unknown[][]) => [...rows].sort((a, b) => (`${a[0]}` < `${b[0]}` ? -1 : 1));
      expect(byKey(asked.all)).toEqual(byKey(expected.all));
      expect(asked.found).toEqual(expected.found);
      expect(asked.facets).toEqual(expected.facets);
      found += asked.any;
      twoStops += expected.all.filter(([key]) => `${key}`.split('_').length === 3).length;
    }),
    { numRuns: 300 },
  );
  // Most searches find something, or they would prove nothing.
  expect(found).toBeGreaterThan(200);
  expect(twoStops).toBeGreaterThan(0);
});
