import type { Localized } from '@app/contract/core/locale';
import { DAY_PARTS, type DayPart, dayPartOf, type FlightSort } from '@app/contract/verticals/flights/facts';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { wallTimeIn } from '@app/kernel/zone-time';
import type { FoundItinerary } from './find-itineraries.ts';
import { ANY_FARE, type FareWish, type Result } from './pair-itineraries.ts';
import { type StopsAsked, stopsAt, waitsFit, waitsOf } from './stops.ts';

export type Filters = StopsAsked & {
  readonly airlines: readonly string[];
  readonly departure: readonly DayPart[];
  readonly arrival: readonly DayPart[];
  readonly airports: readonly string[];
  readonly maxUsd: number | null;
  readonly minutesMax: number | null;
  readonly bag: boolean;
  readonly refundable: boolean;
};

/** What filters and counts go by. */
type Facts = {
  readonly result: Result;
  readonly stops: number;
  /** Where it stops, and how many minutes each time. */
  readonly via: readonly { readonly code: string; readonly city: Localized }[];
  readonly waits: readonly number[];
  readonly airlines: readonly { readonly code: string; readonly name: Localized }[];
  readonly departure: DayPart;
  readonly arrival: DayPart;
  readonly from: { readonly code: string; readonly name: Localized };
  readonly to: { readonly code: string; readonly name: Localized };
};

// A way is looked at several times: at its fares that have each of what is wished.
const knownFacts = new WeakMap<FoundItinerary, Omit<Facts, 'result'>>();

function factsOf(result: Result): Facts[] {
  const { way } = result;
  const known = knownFacts.get(way) ?? factsOfWay(way);
  if (!known) return [];
  knownFacts.set(way, known);
  const { stops, via, waits, airlines, departure, arrival, from, to } = known;
  return [{ result, stops, via, waits, airlines, departure, arrival, from, to }];
}

function factsOfWay({ legs, departsAt, arrivesAt }: FoundItinerary): Omit<Facts, 'result'> | null {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) return null;
  const airlines = new Map(legs.map(({ flight }) => [flight.airline.code, flight.airline]));
  return {
    stops: legs.length - 1,
    via: legs.slice(1).map(({ flight }) => flight.from),
    waits: waitsOf(legs),
    airlines: [...airlines.values()],
    departure: dayPartOf(wallTimeIn(first.flight.from.zone, departsAt).slice(11)),
    arrival: dayPartOf(wallTimeIn(last.flight.to.zone, arrivesAt).slice(11)),
    from: first.flight.from,
    to: last.flight.to,
  };
}

/** What the whole party pays for a result, as its card says. */
type Paid = (result: Result) => number;

type Test = (facts: Facts) => boolean;
const GROUPS = [
  'stops',
  'waits',
  'via',
  'airlines',
  'departure',
  'arrival',
  'fromAirports',
  'toAirports',
  'total',
  'minutes',
] as const;
type Group = (typeof GROUPS)[number];

/** Airports among those asked for that ways depart from, or arrive at; empty asks for none. */
const wanted = (facts: readonly Facts[], codes: readonly string[], end: 'from' | 'to'): ReadonlySet<string> => {
  const here = new Set(facts.map((one) => one[end].code));
  return new Set(codes.filter((code) => here.has(code)));
};

function testsOf(facts: readonly Facts[], filters: Filters, paid: Paid): Record<Group, Test> {
  const from = wanted(facts, filters.airports, 'from');
  const to = wanted(facts, filters.airports, 'to');
  const none = <T>(list: readonly T[]) => list.length === 0;
  return {
    stops: ({ stops }) => filters.stops === null || stops <= filters.stops,
    waits: ({ waits }) => waitsFit(waits, filters),
    via: ({ via }) =>
      stopsAt(
        via.map(({ code }) => code),
        filters.via,
      ),
    airlines: ({ airlines }) => none(filters.airlines) || airlines.every(({ code }) => filters.airlines.includes(code)),
    departure: ({ departure }) => none(filters.departure) || filters.departure.includes(departure),
    arrival: ({ arrival }) => none(filters.arrival) || filters.arrival.includes(arrival),
    fromAirports: (one) => from.size === 0 || from.has(one.from.code),
    toAirports: (one) => to.size === 0 || to.has(one.to.code),
    total: ({ result }) => filters.maxUsd === null || paid(result) <= filters.maxUsd,
    minutes: ({ result }) => filters.minutesMax === null || result.way.minutes <= filters.minutesMax,
  };
}

type Named = { readonly value: string; readonly name: Localized; readonly count: number };
type Range = { readonly min: number; readonly max: number };
export type Facets = {
  readonly stops: readonly { readonly value: number; readonly count: number }[];
  readonly airline: readonly (Named & { readonly fromUsd: number })[];
  readonly departure: readonly { readonly value: DayPart; readonly count: number }[];
  readonly arrival: readonly { readonly value: DayPart; readonly count: number }[];
  readonly fromAirport: readonly Named[];
  readonly toAirport: readonly Named[];
  /** Airports of stops by their cities, each with the first of those that stop there in the order called cheapest. */
  readonly via: readonly (Named & { readonly cheapest: Result })[];
  readonly wait: Range | null;
  readonly bag: number;
  readonly refundable: number;
  readonly total: Range | null;
  readonly minutes: Range | null;
};

const rangeOf = (values: readonly number[]): Range | null =>
  values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) };

/** Whether one comes first in the order called cheapest. */
const isCheaper = (a: Result, b: Result): boolean =>
  a.totalUsd < b.totalUsd || (a.totalUsd === b.totalUsd && a.way.key < b.way.key);

const byCount = (a: { count: number; value: string }, b: { count: number; value: string }) =>
  b.count - a.count || (a.value < b.value ? -1 : 1);

function airlinesOf(facts: readonly Facts[], paid: Paid): Facets['airline'] {
  const found = new Map<string, Named & { fromUsd: number }>();
  // Only a way that is all of one airline stays when that airline alone is chosen.
  for (const { airlines, result } of facts.filter((one) => one.airlines.length === 1)) {
    for (const { code, name } of airlines) {
      const known = found.get(code);
      const fromUsd = Math.min(known?.fromUsd ?? Infinity, paid(result));
      found.set(code, { value: code, name, count: (known?.count ?? 0) + 1, fromUsd });
    }
  }
  return [...found.values()].sort(byCount);
}

const airportsOf = (facts: readonly Facts[], end: 'from' | 'to'): Named[] =>
  [...Map.groupBy(facts, (one) => one[end].code)]
    .map(([value, ones]) => ({ value, name: ones[0]?.[end].name ?? { 'en-US': value }, count: ones.length }))
    .sort(byCount);

function stopsOf(facts: readonly Facts[]): Facets['via'] {
  const found = new Map<string, Named & { readonly cheapest: Result }>();
  for (const { via, result } of facts) {
    for (const { code, city } of via) {
      const known = found.get(code);
      const cheapest = known && isCheaper(known.cheapest, result) ? known.cheapest : result;
      found.set(code, { value: code, name: city, count: (known?.count ?? 0) + 1, cheapest });
    }
  }
  return [...found.values()].sort(byCount);
}

/** The tests that one does not pass, a bit for each group. */
function failedOf(one: Facts, tests: Record<Group, Test>): number {
  let failed = 0;
  for (const [at, group] of GROUPS.entries()) if (!tests[group](one)) failed |= 1 << at;
  return failed;
}

/** How many results each choice would leave, with the filters of the other groups in force: `failed` are the tests that each does not pass. */
function facetsOf(facts: readonly Facts[], failed: readonly number[], paid: Paid): Omit<Facets, 'bag' | 'refundable'> {
  const all = failed.every((bits) => bits === 0) ? facts : null;
  const others = (group: Group): readonly Facts[] => {
    const own = 1 << GROUPS.indexOf(group);
    return all ?? facts.filter((_, at) => ((failed[at] ?? 0) & ~own) === 0);
  };
  const parts = (group: 'departure' | 'arrival') => {
    const left = others(group);
    return DAY_PARTS.map((value) => ({ value, count: left.filter((one) => one[group] === value).length }));
  };
  const byStops = others('stops');
  return {
    stops: Array.from({ length: flightLimits.legs }, (_, value) => ({
      value,
      count: byStops.filter(({ stops }) => stops <= value).length,
    })),
    airline: airlinesOf(others('airlines'), paid),
    departure: parts('departure'),
    arrival: parts('arrival'),
    fromAirport: airportsOf(others('fromAirports'), 'from'),
    toAirport: airportsOf(others('toAirports'), 'to'),
    via: stopsOf(others('via')),
    wait: rangeOf(others('waits').flatMap(({ waits }) => waits)),
    total: rangeOf(others('total').map(({ result }) => paid(result))),
    minutes: rangeOf(others('minutes').map(({ result }) => result.way.minutes)),
  };
}

/** The results of a search at the cheapest fares that have what is wished. */
export type ResultsAt = (wish: FareWish) => readonly Result[];

/** Results at the cheapest fares that pass the filters, and how many each further choice would leave. */
export function filterFlights(
  resultsAt: ResultsAt,
  filters: Filters,
  paid: Paid = ({ totalUsd }) => totalUsd,
): { found: Result[]; facets: Facets } {
  const { bag, refundable } = filters;
  const tests = testsOf(resultsAt(ANY_FARE).flatMap(factsOf), filters, paid);
  const passes = (one: Facts): boolean => GROUPS.every((group) => tests[group](one));
  const facts = resultsAt({ bag, refundable }).flatMap(factsOf);
  const failed = facts.map((one) => failedOf(one, tests));
  const found = facts.filter((_, at) => failed[at] === 0).map(({ result }) => result);
  const countAt = (wish: FareWish): number => resultsAt(wish).flatMap(factsOf).filter(passes).length;
  const fares = {
    bag: bag ? found.length : countAt({ bag: true, refundable }),
    refundable: refundable ? found.length : countAt({ bag, refundable: true }),
  };
  return { found, facets: { ...facetsOf(facts, failed, paid), ...fares } };
}

/** What the order called best goes by, in US cents. */
export type BestBy = { readonly perMinute: number; readonly perStop: number; readonly fastest: number };

const keyOf = ({ way, totalUsd }: Result, sort: FlightSort, best: BestBy): number => {
  switch (sort) {
    case 'best':
      return totalUsd + best.perMinute * (way.minutes - best.fastest) + best.perStop * (way.legs.length - 1);
    case 'cheapest':
      return totalUsd;
    case 'fastest':
      return way.minutes;
    case 'earliest':
      return way.departsAt.getTime();
    case 'latest':
      return -way.departsAt.getTime();
  }
};

export type Placed = { readonly key: number; readonly result: Result };
export type PlaceInOrder = { readonly key: number; readonly usd: number; readonly id: string };

const compare = (a: PlaceInOrder, b: PlaceInOrder): number =>
  a.key - b.key || a.usd - b.usd || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const placeOf = ({ key, result }: Placed): PlaceInOrder => ({ key, usd: result.totalUsd, id: result.way.key });

/** Results in an order; of equal ones the cheaper first, then by the key of their way. */
export const ordered = (results: readonly Result[], sort: FlightSort, best: BestBy): Placed[] =>
  results.map((result) => ({ key: keyOf(result, sort, best), result })).sort((a, b) => compare(placeOf(a), placeOf(b)));

/** One stretch of ordered results after a place; `next` is where the following one begins after, null at the end. */
export function stretch(
  results: readonly Placed[],
  of: { readonly after: PlaceInOrder | null; readonly limit: number },
): { list: Result[]; next: PlaceInOrder | null } {
  const { after, limit } = of;
  const rest = after ? results.filter((one) => compare(placeOf(one), after) > 0) : results;
  const list = rest.slice(0, limit);
  const last = list.at(-1);
  return { list: list.map(({ result }) => result), next: last && rest.length > limit ? placeOf(last) : null };
}
