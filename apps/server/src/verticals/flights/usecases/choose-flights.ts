import type { FlightParty } from '@app/contract/verticals/flights/party';
import type { Trip } from '@app/contract/verticals/flights/trip-schemas';
import { addDays, type Day, nightsBetween, nightsOf } from '@app/kernel/local-day';
import { dayIn, wallTimeIn } from '@app/kernel/zone-time';
import type { SlotDays, SlotOption, SlotParty, SlotProvider, SlotWanted } from '../../../modules/travel/public.ts';
import { dealsNowOn } from '../../../modules/travel-deals/core.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { cityOfRule } from '../db/origins.repo.ts';
import { airportsOf } from '../db/place.repo.ts';
import { atBetter } from '../domain/fares-together.ts';
import type { FoundItinerary } from '../domain/find-itineraries.ts';
import { isOnRoutes } from '../domain/flight-deal.ts';
import { departureOn } from '../domain/schedule.ts';
import {
  everyTrip,
  type LowestTrip,
  landingOn,
  lowestTrip,
  readTripKey,
  type TripChoice,
  timesOfItineraries,
  tripChoices,
  tripKey,
  tripOfItineraries,
  type WayPrice,
} from '../domain/trip-choices.ts';
import { keptOrigins } from './kept-origins.ts';
import { plannedFlights } from './network/flights-of-trip.ts';
import { readItineraries } from './search/read-itineraries.ts';

type FlightSlot = SlotWanted<'flight'>;
type Ends = { readonly from: FlightEnd; readonly to: FlightEnd };
type FlightEnd = { readonly cityId: string; readonly zone: string; readonly airportIds: ReadonlySet<string> };

/** Days before the landing on which a way out may depart, and after it where it crosses the date line. */
const BEFORE = 2;
const AFTER = 1;

const partyOf = ({ adults, childAges }: SlotParty): FlightParty => ({ adults, childAges, babies: 0 });

/** Where a slot is flown from and to; null where one has no airport, and where both are the same. */
async function endsOf(db: Queryable, wanted: Pick<FlightSlot, 'rule' | 'fromCityId'>): Promise<Ends | null> {
  const { fromCityId, rule } = wanted;
  if (fromCityId === null || fromCityId === rule.cityId) return null;
  const airports = await airportsOf(db, [fromCityId, rule.cityId]);
  const end = (cityId: string): FlightEnd | null => {
    const here = airports.filter((airport) => airport.cityId === cityId);
    const [first] = here;
    return first ? { cityId, zone: first.zone, airportIds: new Set(here.map(({ id }) => id)) } : null;
  };
  const [from, to] = [end(fromCityId), end(rule.cityId)];
  return from && to ? { from, to } : null;
}

/** By departure and then by name: of those that cost the same it is always the first of this order that is chosen. */
const inOrder = (ways: readonly FoundItinerary[]): FoundItinerary[] =>
  [...ways].sort((a, b) => a.departsAt.getTime() - b.departsAt.getTime() || (a.key < b.key ? -1 : 1));

type Itineraries = { outs(day: Day): FoundItinerary[]; backs(day: Day): FoundItinerary[] };

/** Itineraries out by the day on which they land, those back by the day on which they leave, of a range of landings; each direction read once. */
async function waysOf(
  platform: Platform,
  of: {
    readonly db: Queryable;
    readonly wanted: Omit<FlightSlot, 'day'>;
    readonly ends: Ends;
    readonly days: SlotDays;
  },
): Promise<Itineraries> {
  const { wanted, ends, days } = of;
  const asked = { db: of.db, cabin: wanted.rule.cabin, party: partyOf(wanted.party), now: wanted.now };
  const first = addDays(days.first, -BEFORE);
  const last = addDays(days.last, AFTER);
  const [out, back] = await Promise.all([
    readItineraries(platform, { ...asked, ...ends, first, last }),
    readItineraries(platform, {
      ...asked,
      from: ends.to,
      to: ends.from,
      first: addDays(days.first, wanted.nights),
      last: addDays(days.last, wanted.nights),
    }),
  ]);
  const { zone } = ends.to;
  const by = wanted.landsBy;
  const ways = new Map([...nightsOf(first, last), last].map((day) => [day, inOrder(out(day))]));
  return {
    outs: (day) =>
      landingOn(
        Array.from({ length: BEFORE + AFTER + 1 }, (_, at) => ways.get(addDays(day, at - BEFORE)) ?? []).flat(),
        { zone, day, by },
      ),
    backs: (day) => inOrder(back(addDays(day, wanted.nights))),
  };
}

/** How trips of a slot are priced: each piece less what comes off what is sold together, or at the deal that runs on it where that is better. */
async function pricesIn(platform: Platform, wanted: Omit<FlightSlot, 'day'>): Promise<WayPrice> {
  const { fromCityId, rule, party } = wanted;
  const [from, to] = [fromCityId ?? '', rule.cityId];
  const routes = [
    { from, to },
    { from: to, to: from },
  ];
  const deals = await dealsNowOn(platform, (key) => isOnRoutes(key, routes));
  return atBetter({ party: partyOf(party), off: wanted, deals });
}

const tripRequest = (
  { party, rule }: Pick<FlightSlot, 'party' | 'rule'>,
  slices: readonly { readonly legs: Trip['slices'][number]['legs']; readonly brand: string }[],
): Trip => ({
  ...partyOf(party),
  childAges: [...party.childAges],
  bags: [],
  slices: slices.map((one) => ({ ...one, cabin: rule.cabin })),
});

const legsOf = ({ legs }: FoundItinerary) => legs.map(({ flight, day }) => ({ flightId: flight.id, day }));

const choiceOf = (wanted: FlightSlot, trip: TripChoice) => ({
  key: tripKey(trip),
  request: tripRequest(wanted, [
    { legs: legsOf(trip.out.way), brand: trip.out.code },
    { legs: legsOf(trip.back.way), brand: trip.back.code },
  ]),
  usd: trip.usd,
});

const optionOf = (wanted: FlightSlot, trip: LowestTrip, priceOf: WayPrice): SlotOption => ({
  usd: trip.usd,
  taken: timesOfItineraries(trip),
  choice: () => choiceOf(wanted, tripOfItineraries(trip.out, trip.back, priceOf)),
});

/**
 * The request of a trip by its key; null where its flights do not go from the city to the other and back, do not land and leave on the days
 * of the slot, or land too late.
 */
async function requestOf(platform: Platform, db: Queryable, wanted: FlightSlot, key: string): Promise<Trip | null> {
  const trip = readTripKey(key);
  if (!trip) return null;
  const refs = [...trip.out, ...trip.back];
  const days = refs.map(({ day }) => day).sort();
  const { cabin, cityId } = wanted.rule;
  const [first = '', last = ''] = [days[0], days.at(-1)];
  // Keys come from addresses: a range of years is no trip.
  if (nightsBetween(first, last) > wanted.nights + BEFORE + AFTER + 1) return null;
  const flights = await plannedFlights(platform, db, { cabin, legs: refs });
  const departures = (legs: typeof trip.out) =>
    legs.flatMap(({ flightId, day }) => {
      const flight = flights.get(flightId);
      return (flight && departureOn(flight, day)) ?? [];
    });
  const [out, back] = [departures(trip.out), departures(trip.back)];
  const [leaves, lands, home] = [out[0], out.at(-1), back.at(-1)];
  const returns = back[0];
  if (!leaves || !lands || !returns || !home || out.length + back.length < refs.length) return null;
  const goes =
    leaves.flight.from.cityId === wanted.fromCityId &&
    lands.flight.to.cityId === cityId &&
    returns.flight.from.cityId === cityId &&
    home.flight.to.cityId === wanted.fromCityId;
  const { zone } = lands.flight.to;
  const onTime =
    dayIn(zone, lands.arrivesAt) === wanted.day &&
    dayIn(zone, returns.departsAt) === addDays(wanted.day, wanted.nights) &&
    (wanted.landsBy === null || wallTimeIn(zone, lands.arrivesAt).slice(11, 16) <= wanted.landsBy);
  if (!goes || !onTime) return null;
  return tripRequest(wanted, [
    { legs: trip.out, brand: trip.brand },
    { legs: trip.back, brand: trip.backBrand },
  ]);
}

/** How slots of flights there and back are filled. */
export const flightSlotProvider = (platform: Platform): SlotProvider<'flight'> => ({
  kind: 'flight',
  choices: async (db, wanted, limit) => {
    const ends = await endsOf(db, wanted);
    if (!ends) return [];
    const { day } = wanted;
    const ways = await waysOf(platform, { db, wanted, ends, days: { first: day, last: day } });
    const priceOf = await pricesIn(platform, wanted);
    return tripChoices(ways.outs(day), ways.backs(day), { limit, priceOf }).map((trip) => choiceOf(wanted, trip));
  },
  requestOf: (db, wanted, key) => requestOf(platform, db, wanted, key),
  lowest: async (db, wanted, days) => {
    const ends = await endsOf(db, wanted);
    if (!ends) return new Map();
    const ways = await waysOf(platform, { db, wanted, ends, days });
    const priceOf = await pricesIn(platform, wanted);
    const found = [...nightsOf(days.first, days.last), days.last].map(
      (day) => [day, lowestTrip(ways.outs(day), ways.backs(day), priceOf)] as const,
    );
    return new Map(
      found.flatMap(([day, trip]) =>
        trip ? [[day, { usd: trip.usd, taken: timesOfItineraries(trip) }] as const] : [],
      ),
    );
  },
  options: async (db, wanted, days) => {
    const ends = await endsOf(db, wanted);
    if (!ends) return new Map();
    const first = days.reduce((least, day) => (day < least ? day : least));
    const last = days.reduce((most, day) => (day > most ? day : most));
    const ways = await waysOf(platform, { db, wanted, ends, days: { first, last } });
    const priceOf = await pricesIn(platform, wanted);
    return new Map(
      days.map((day) => {
        const trips = everyTrip(ways.outs(day), ways.backs(day), priceOf);
        return [day, trips.map((trip) => optionOf({ ...wanted, day }, trip, priceOf))];
      }),
    );
  },
  origins: (_db, rule) => keptOrigins(platform, rule),
  named: (db, rule) => cityOfRule(db, rule.cityId),
});
