import type { AnswerOf } from '@app/contract/core/endpoint';
import { refuseField } from '@app/contract/core/refuse';
import type { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import type { FlightSearch } from '@app/contract/verticals/flights/schemas';
import { readSliceKey } from '@app/contract/verticals/flights/trip-schemas';
import type { Day } from '@app/kernel/local-day';
import { decodeCursor, encodeCursor } from '@app/kernel/pagination';
import { usdRange } from '../../../../modules/catalog/public.ts';
import { currencyRule, priceIn } from '../../../../modules/currencies/public.ts';
import { parameter } from '../../../../modules/settings/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import type { FoundItinerary } from '../../domain/find-itineraries.ts';
import {
  ANY_FARE,
  cheapestBack,
  type FareWish,
  oneWay,
  type Result,
  resultsOf,
  routesFlown,
  tripBefore,
  withOut,
} from '../../domain/pair-itineraries.ts';
import {
  type BestBy,
  type Filters,
  filterFlights,
  ordered,
  type PlaceInOrder,
  type ResultsAt,
  stretch,
} from '../../domain/rank-flights.ts';
import { stopsAsked } from '../../domain/stops.ts';
import { withoutFilters } from '../../domain/without-filters.ts';
import type { Reading } from '../reading.ts';
import { type SeatDeals, seatDeals } from '../seat-deals.ts';
import { chosenItineraries, chosenItinerary } from './chosen-way.ts';
import { endsOf } from './ends.ts';
import type { FlightPlace } from './places.ts';
import { readItineraries } from './read-itineraries.ts';
import { type FlightsReader, facetsView, flightCard, resultAtDeals } from './show-flights.ts';

type Answer = AnswerOf<typeof flightEndpoints.flightSearch>;

function placeAfter(cursor: string | undefined): PlaceInOrder | null {
  if (cursor === undefined) return null;
  const [key, usd, id] = decodeCursor(cursor, 3) ?? [];
  return typeof key === 'number' && typeof usd === 'number' && typeof id === 'string' && readSliceKey(id)
    ? { key, usd, id }
    : refuseField('cursor', 'field.invalid');
}

async function filtersOf(platform: Platform, query: FlightSearch, currency: string): Promise<Filters> {
  const { max } = usdRange({ min: undefined, max: query.priceMax }, await currencyRule(platform, currency));
  if (max === null) refuseField('priceMax', 'field.amount');
  return {
    ...stopsAsked(query),
    airlines: query.airlines ?? [],
    departure: query.departure ?? [],
    arrival: query.arrival ?? [],
    airports: query.airports ?? [],
    maxUsd: max ?? null,
    minutesMax: query.minutesMax ?? null,
    bag: query.bag ?? false,
    refundable: query.refundable ?? false,
  };
}

type Searching = {
  readonly query: FlightSearch;
  readonly from: FlightPlace;
  readonly to: FlightPlace;
  readonly now: Date;
};
type Itineraries = {
  readonly resultsAt: ResultsAt;
  /** The way out that was chosen, with its cheapest way back, or alone where there is none; null where none was chosen. */
  readonly chosenAt: (wish: FareWish) => Result | null;
  /** The ways that were chosen before this one on a trip to several cities. */
  readonly before: readonly FoundItinerary[];
};

/** The pairs of cities that a search's prices are of. */
const routesOf = ({ query, from, to }: Omit<Searching, 'now'>, before: readonly FoundItinerary[]) => [
  { from: from.cityId, to: to.cityId },
  ...(query.back === undefined ? [] : [{ from: to.cityId, to: from.cityId }]),
  ...routesFlown(before),
];

/** Works results out once for each wish. */
function onceEach(work: ResultsAt): ResultsAt {
  const known = new Map<string, readonly Result[]>();
  return (wish) => {
    const key = `${wish.bag} ${wish.refundable}`;
    const results = known.get(key) ?? work(wish);
    known.set(key, results);
    return results;
  };
}

/** The results of a search before any other filter: ways out, each with the cheapest way back, or the ways back of a chosen one. */
async function findItineraries(platform: Platform, searching: Searching): Promise<Itineraries> {
  const { query, from, to, now } = searching;
  const { cabin, back } = query;
  const party = { adults: query.adults, childAges: query.childAges, babies: query.babies };
  const ways = async (day: Day, a: FlightPlace, b: FlightPlace): Promise<FoundItinerary[]> =>
    (await readItineraries(platform, { from: a, to: b, cabin, party, first: day, last: day, now }))(day);
  if (query.out !== undefined && back !== undefined) {
    const [out, backs] = await Promise.all([
      chosenItinerary(platform, { key: query.out, cabin, party, now }),
      ways(back, to, from),
    ]);
    const chosenAt = (wish: FareWish): Result | null =>
      resultsOf([out], cheapestBack(backs, now, wish), now, wish)[0] ?? resultsOf([out], oneWay, now, wish)[0] ?? null;
    const resultsAt = onceEach((wish) => resultsOf(backs, withOut(out, now, wish), now, wish));
    return { resultsAt, chosenAt, before: [] };
  }
  const [outs, backs, before] = await Promise.all([
    ways(query.day, from, to),
    back === undefined ? null : ways(back, to, from),
    chosenItineraries(platform, { keys: query.before ?? [], field: 'before', cabin, party, now }),
  ]);
  const resultsAt = onceEach((wish) => {
    const other = backs ? cheapestBack(backs, now, wish) : tripBefore(before, { from, to }, now, wish);
    return resultsOf(outs, other, now, wish);
  });
  return { resultsAt, chosenAt: () => null, before };
}

/** The ways that were chosen before, each alone, in a fare that has what is wished, at any where none has. */
const chosenBefore = (before: readonly FoundItinerary[], now: Date, wish: FareWish): Result[] =>
  before.flatMap((way) => resultsOf([way], oneWay, now, wish)[0] ?? resultsOf([way], oneWay, now));

/** What results cost at the deals that run, as their cards show it: filters of prices go by it. Each is worked out once. */
function paidAt(deals: SeatDeals | null): (result: Result) => number {
  if (!deals) return ({ totalUsd }) => totalUsd;
  const known = new Map<Result, number>();
  return (result) => {
    const paid = known.get(result) ?? resultAtDeals(result, deals).totalUsd;
    known.set(result, paid);
    return paid;
  };
}

/** Results are ordered by what they cost without deals, and shown at these, as the cards do: for an adult. */
function sortsOf(
  found: readonly Result[],
  best: BestBy,
  { price, deals }: { readonly price: FlightsReader['price']; readonly deals: SeatDeals | null },
): Answer['sorts'] {
  const first = (sort: 'best' | 'cheapest' | 'fastest') => {
    const [placed] = ordered(found, sort, best);
    if (!placed) return undefined;
    const { adultPrice } = resultAtDeals(placed.result, deals).shown(price);
    return { price: adultPrice, minutes: placed.result.way.minutes };
  };
  const [a, b, c] = [first('best'), first('cheapest'), first('fastest')];
  return a && b && c ? { best: a, cheapest: b, fastest: c } : null;
}

/**
 * Flights of a day between two places, priced for the party. Refuses record.not_found (no such place), days that are over or
 * too far ahead, and what is wrong with the way out that was chosen.
 */
export async function searchFlights(
  platform: Platform,
  given: { readonly query: FlightSearch; readonly reader: Reading },
): Promise<Answer> {
  const { query } = given;
  const { lang, currency } = given.reader;
  const now = platform.clock.now();
  const after = placeAfter(query.cursor);
  const [from, to] = await endsOf(platform, query, lang);
  const party = { adults: query.adults, childAges: query.childAges, babies: query.babies };
  const [filters, perMinute, perStop, price, itineraries] = await Promise.all([
    filtersOf(platform, query, currency),
    parameter(platform, 'flight.best_per_minute'),
    parameter(platform, 'flight.best_per_stop'),
    priceIn(platform, currency),
    findItineraries(platform, { query, from, to, now }),
  ]);

  const { resultsAt, chosenAt, before } = itineraries;
  const deals = await seatDeals(platform, { routes: routesOf({ query, from, to }, before), party });
  const reader: FlightsReader = { lang, price };
  const { found, facets } = filterFlights(resultsAt, filters, paidAt(deals));
  const results = resultsAt(ANY_FARE);
  // A way out that has no fare of those wished is shown at any.
  const chosen = chosenAt(filters) ?? chosenAt(ANY_FARE);
  const best = { perMinute, perStop, fastest: Math.min(...results.map(({ way }) => way.minutes), Infinity) };
  const { list, next } = stretch(ordered(found, query.sort, best), { after, limit: query.limit });
  const first = query.cursor === undefined;
  return {
    list: list.map((result) => flightCard(result, reader, deals)),
    cursor: next && encodeCursor([next.key, next.usd, next.id]),
    total: found.length,
    sorts: sortsOf(found, best, { price, deals }),
    facets: first ? facetsView(facets, reader, deals) : null,
    chosen: chosen && flightCard(chosen, reader, deals),
    before: chosenBefore(before, now, filters).map((way) => flightCard(way, reader, deals)),
    filtered: found.length === 0 && results.length > 0 ? withoutFilters(resultsAt, filters) : null,
    places: { from: from.view, to: to.view },
  };
}
