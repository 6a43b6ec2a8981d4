import { limits } from '@app/contract/core/limits';
import { refuse } from '@app/contract/core/refuse';
import { text } from '@app/contract/core/validation';
import { CABINS, FLIGHT_SORTS } from '@app/contract/verticals/flights/facts';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { shapes } from '@app/contract/verticals/flights/schemas';
import { flightDay } from '@app/contract/verticals/flights/trip-schemas';
import type { FlightCard, PlaceSuggestion } from '@app/contract/verticals/flights/views';
import { z } from 'zod';
import { type Finder, type FoundThing, keptQuery, queryOf } from '../../../modules/assistants/public.ts';
import type { PageReader } from '../../../modules/pages/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { suggestPlaces } from './search/places.ts';
import { searchFlights } from './search/search-flights.ts';

const place = text(limits.searchKeyword);
const input = {
  from: place.describe('A city by its name in any language, or the code of an airport such as LIS'),
  to: place.describe('A city by its name in any language, or the code of an airport'),
  day: flightDay.describe('Day of departure, YYYY-MM-DD'),
  back: flightDay.optional().describe('Day of the way back; without it the trip is one way'),
  adults: z.int('field.number').min(1, 'field.too_small').max(flightLimits.travellers).optional(),
  child_ages: z
    .array(z.int('field.flight_child_age').min(flightLimits.childFrom).max(flightLimits.childTo))
    .max(flightLimits.travellers - 1, 'field.flight_travellers')
    .optional(),
  babies: z.int('field.number').min(0, 'field.too_small').max(flightLimits.travellers).optional(),
  cabin: z.enum(CABINS, { error: 'field.invalid' }).optional(),
  stops_max: z
    .int('field.number')
    .min(0, 'field.too_small')
    .max(flightLimits.legs - 1)
    .optional(),
  checked_bag: z.boolean({ error: 'field.invalid' }).optional().describe('Prices with a checked bag'),
  refundable: z.boolean({ error: 'field.invalid' }).optional(),
  sort: z.enum(FLIGHT_SORTS, { error: 'field.invalid' }).optional(),
};

const CODE = /^[A-Za-z]{3}$/;

/** The place that words or a code name. Refuses input.invalid at its field. */
async function placeOf(platform: Platform, of: { field: string; typed: string }, reader: PageReader) {
  const ask = { zone: undefined, lang: reader.lang };
  const code = CODE.test(of.typed) ? [of.typed.toUpperCase()] : undefined;
  const [coded] = code ? await suggestPlaces(platform.reads, { ...ask, keyword: '', values: code }) : [];
  const [named] = coded
    ? [coded]
    : await suggestPlaces(platform.reads, { ...ask, keyword: of.typed, values: undefined });
  return named ?? refuse('input.invalid', { fields: { [of.field]: 'field.travel_place' } });
}

const wallText = (wall: string, reader: PageReader): string => `${reader.day(wall.slice(0, 10))}, ${wall.slice(11)}`;

const legText = ({ airline, number, from, to }: FlightCard['legs'][number]): string =>
  `${airline.name} ${number} ${from.code}–${to.code}`;

type WantedTrip = {
  readonly trip: {
    readonly from: string;
    readonly to: string;
    readonly day: string;
    readonly back?: string | undefined;
  };
  readonly party: Record<string, string>;
  /** What prices were asked to have in them. */
  readonly filters: { readonly bag?: string; readonly refundable?: string; readonly stops?: string };
};

/** The screen that goes on with a way, at the price that was found: its fares, or the ways back. */
function opensOf({ key, brands }: FlightCard, { trip, party, filters }: WantedTrip): FoundThing['opens'] {
  const { bag, refundable } = filters;
  // Of what was asked of its fares no cheaper one is had.
  const brand = (bag || refundable) && brands[0] ? { brand: brands[0] } : {};
  const priced = { ...(bag ? { bag } : {}), ...brand };
  if (trip.back === undefined) return { route: 'flightDetails', query: { out: key, ...party, ...priced } };
  return { route: 'flightSearch', query: { ...keptQuery(trip), ...party, ...filters, ...brand, out: key } };
}

function found(card: FlightCard, asked: WantedTrip, reader: PageReader): FoundThing {
  const [first, last] = [card.legs[0], card.legs.at(-1)];
  const ends = { from: first?.from.code ?? '', to: last?.to.code ?? '' };
  const stops = card.legs.length - 1;
  const name = reader.say('page.flights_from_to', { from: first?.from.city ?? '', to: last?.to.city ?? '' });
  return {
    kind: 'flights',
    id: card.key,
    name: `${name}, ${card.legs.map(legText).join(', ')}`,
    place: last?.to.city ?? null,
    notes: [
      `${reader.say('page.departs')}: ${wallText(card.localDeparture, reader)}`,
      `${reader.say('page.arrives')}: ${wallText(card.localArrival, reader)}`,
      stops === 0 ? reader.say('flights.direct') : reader.count('flights.stops', stops),
      reader.say(`flights.cabin.${card.cabin}`),
    ],
    price: card.totalPrice,
    priceFor: reader.say(asked.trip.back === undefined ? 'assistant.find.party' : 'assistant.find.both_ways'),
    available: true,
    availability:
      card.seatsLeft === null
        ? reader.say('assistant.find.can_be_had')
        : reader.count('flights.seats_left', card.seatsLeft),
    policy: reader.say(card.refundable ? 'flights.refundable' : 'assistant.find.not_refundable'),
    // Only ways without a stop have a page.
    page: stops === 0 ? { kind: 'flights', id: `${ends.from}-${ends.to}`.toLowerCase() } : null,
    opens: opensOf(card, asked),
  };
}

const nameOf = ({ name, codes }: PlaceSuggestion): string => `${name} (${codes.join(', ')})`;

/** What assistants find of flights: ways of a day between two places. */
export const wayFinder = (platform: Platform): Finder<typeof input> => ({
  name: 'search_flights',
  title: 'Search flights',
  description:
    'Finds flights of a day between two cities or airports, with what all travellers pay for the whole trip. With `back` it finds the ways out, each with the cheapest way back; the link opens the choice of ways back.',
  input,
  find: async (wish, reader) => {
    const [from, to] = await Promise.all([
      placeOf(platform, { field: 'from', typed: wish.from }, reader),
      placeOf(platform, { field: 'to', typed: wish.to }, reader),
    ]);
    const trip = { from: from.value, to: to.value, day: wish.day, back: wish.back };
    const party = { cabin: wish.cabin, adults: wish.adults, childAges: wish.child_ages, babies: wish.babies };
    const query = queryOf(shapes.flightSearch.query, {
      ...trip,
      ...party,
      stops: wish.stops_max,
      bag: wish.checked_bag,
      refundable: wish.refundable,
      sort: wish.sort,
      limit: wish.limit,
      cursor: wish.cursor,
    });
    const answer = await searchFlights(platform, { query, reader });
    const filters = keptQuery({ bag: wish.checked_bag && 1, refundable: wish.refundable && 1, stops: wish.stops_max });
    const asked = { trip, party: keptQuery(party), filters };
    return {
      things: answer.list.map((card) => found(card, asked, reader)),
      total: answer.total,
      cursor: answer.cursor,
      note: reader.say('page.flights_from_to', { from: nameOf(from), to: nameOf(to) }),
    };
  },
});
