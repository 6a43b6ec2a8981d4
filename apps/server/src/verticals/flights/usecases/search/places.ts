import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import { zoneToday } from '@app/contract/core/time-zone';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import type { PlaceSuggestion } from '@app/contract/verticals/flights/views';
import { metresBetween, type Point } from '@app/kernel/distance';
import { searchFold } from '@app/kernel/search-fold';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { createRecordCache, type RecordCache } from '../../../../platform/search-memory/record-cache.ts';
import type { SearchMemory } from '../../../../platform/search-memory/search-memory.ts';
import type { Platform } from '../../../../platform/slice.ts';
import {
  airportsBetween,
  airportsInZone,
  airportsOf,
  type FoundAirport,
  findAirports,
  type PlaceAirport,
  popularAirports,
} from '../../db/place.repo.ts';

const ofAirport = (airport: PlaceAirport, lang: Locale): PlaceSuggestion => ({
  kind: 'airport',
  value: airport.code,
  name: localize(airport.name, lang),
  of: localize(airport.city, lang),
  codes: [airport.code],
  picture: airport.picture,
});

const ofCity = (airports: readonly PlaceAirport[], lang: Locale): PlaceSuggestion[] =>
  airports.slice(0, 1).map(({ cityId, city, country, picture }) => ({
    kind: 'city',
    value: cityId,
    name: localize(city, lang),
    of: localize(country, lang),
    codes: airports.map(({ code }) => code),
    picture,
  }));

const byCity = <T extends PlaceAirport>(airports: readonly T[]): T[][] => [
  ...Map.groupBy(airports, ({ cityId }) => cityId).values(),
];

/** Whether a word of a name begins, in any language, as was typed: London for `lon`, Barcelona not. */
function beginsAs(typed: string, names: readonly Localized[]): boolean {
  const wanted = searchFold(typed.trim());
  if (wanted === '') return false;
  return names.some((name) => Object.values(name).some((text) => ` ${searchFold(text)}`.includes(` ${wanted}`)));
}

/** What a search goes from or to. */
export type FlightPlace = {
  readonly view: PlaceSuggestion;
  readonly cityId: string;
  readonly zone: string;
  readonly airportIds: ReadonlySet<string>;
  readonly points: readonly Point[];
};

function placeOf(here: readonly PlaceAirport[], view: PlaceSuggestion | undefined): FlightPlace | undefined {
  const [first] = here;
  if (!first || !view) return undefined;
  const { cityId, zone } = first;
  return { view, cityId, zone, airportIds: new Set(here.map(({ id }) => id)), points: here };
}

/** Two places by what `from` and `to` say. Refuses record.not_found. */
export async function placesOf(
  db: Queryable,
  values: readonly [from: string, to: string],
  lang: Locale,
): Promise<[FlightPlace, FlightPlace]> {
  const airports = await airportsOf(db, values);
  const one = (value: string): FlightPlace => placeNamed(value, airportsNamed(airports, value), lang);
  return [one(values[0]), one(values[1])];
}

const airportsNamed = (airports: readonly PlaceAirport[], value: string): PlaceAirport[] =>
  airports.filter(({ code, cityId }) => code === value || cityId === value);

function placeNamed(value: string, here: readonly PlaceAirport[], lang: Locale): FlightPlace {
  const [view] = value.length === 3 ? here.map((airport) => ofAirport(airport, lang)) : ofCity(here, lang);
  return placeOf(here, view) ?? refuse('record.not_found');
}

/** About the bytes of an airport with its city. */
const AIRPORT_BYTES = 2_000;

type AirportsByValue = RecordCache<readonly PlaceAirport[]>;
const kept = new WeakMap<SearchMemory, AirportsByValue>();

/** Airports by what `from` and `to` say, in memory while no airport and no city is written. */
function keptAirports({ memory, reads }: Pick<Platform, 'memory' | 'reads'>): AirportsByValue {
  const known = kept.get(memory);
  if (known) return known;
  const made = createRecordCache<readonly PlaceAirport[]>(memory, {
    kind: 'flight_facts',
    within: ['flight_facts', 'travel_city'],
    read: async (values) => {
      const airports = await airportsOf(reads, values);
      return new Map(values.map((value) => [value, airportsNamed(airports, value)]));
    },
    bytes: (airports) => airports.length * AIRPORT_BYTES,
  });
  kept.set(memory, made);
  return made;
}

/** The same two places as `placesOf` from memory, as they are now or later. Refuses record.not_found. */
export async function placesNow(
  platform: Pick<Platform, 'memory' | 'reads'>,
  values: readonly [from: string, to: string],
  lang: Locale,
): Promise<[FlightPlace, FlightPlace]> {
  const found = await keptAirports(platform).of(await platform.memory.changes.caughtUp(), values);
  const one = (value: string): FlightPlace => placeNamed(value, found.get(value) ?? [], lang);
  return [one(values[0]), one(values[1])];
}

/** Cities that have airports, by their ids, in no order. */
export async function cityPlaces(db: Queryable, ids: readonly string[], lang: Locale): Promise<FlightPlace[]> {
  return byCity(await airportsOf(db, ids)).flatMap((here) => placeOf(here, ofCity(here, lang)[0]) ?? []);
}

/** An airport near a place. */
export type NearPlace = { readonly place: FlightPlace; readonly kilometres: number };

const KILOMETRE = 1_000;
/** Kilometres of a degree of latitude, rounded down so that none is missed. */
const DEGREE = 110;

/** Other airports that a place can be reached by over land, the nearest first; none of a city that is left out. */
export async function placesNear(
  db: Queryable,
  place: FlightPlace,
  of: { readonly lang: Locale; readonly without: string },
): Promise<NearPlace[]> {
  const latitudes = place.points.map(({ latitude }) => latitude);
  const reach = flightLimits.nearKilometres / DEGREE;
  const around = await airportsBetween(db, Math.min(...latitudes) - reach, Math.max(...latitudes) + reach);
  return around
    .filter(({ id, cityId }) => !place.airportIds.has(id) && cityId !== of.without)
    .flatMap((airport) => {
      const kilometres = Math.round(
        Math.min(...place.points.map((point) => metresBetween(point, airport))) / KILOMETRE,
      );
      const near = placeOf([airport], ofAirport(airport, of.lang));
      return near && kilometres <= flightLimits.nearKilometres ? [{ place: near, kilometres }] : [];
    })
    .sort((a, b) => a.kilometres - b.kilometres);
}

type PlacesAsked = {
  readonly keyword: string;
  readonly values: readonly string[] | undefined;
  readonly zone: string | undefined;
  readonly lang: Locale;
};

/**
 * Cities with airports, and airports, that the words name, those that begin so first; popular cities without a word; or what values
 * name, in order; or the cities of a time zone, the most popular first.
 */
export async function suggestPlaces(db: Queryable, of: PlacesAsked): Promise<PlaceSuggestion[]> {
  const { keyword, values, zone, lang } = of;
  if (zone) {
    const here = byCity(await airportsInZone(db, zoneToday(zone), lang));
    return here.flatMap((airports) => ofCity(airports, lang)).slice(0, flightLimits.suggestions);
  }
  if (values) {
    const airports = await airportsOf(db, values);
    return values.flatMap((value) =>
      value.length === 3
        ? airports.filter(({ code }) => code === value).map((airport) => ofAirport(airport, lang))
        : ofCity(
            airports.filter(({ cityId }) => cityId === value),
            lang,
          ),
    );
  }
  if (keyword === '') {
    const cities = byCity(await popularAirports(db, lang)).flatMap((airports) => ofCity(airports, lang));
    return cities.slice(0, flightLimits.suggestions);
  }
  const named = byCity(await findAirports(db, keyword, lang));
  const [first, others] = [true, false].map((begins) =>
    named.filter(
      (airports) =>
        beginsAs(
          keyword,
          airports.flatMap(({ name, city }) => [city, name]),
        ) === begins,
    ),
  ) as [FoundAirport[][], FoundAirport[][]];
  const found = [...first, ...others].flatMap((airports) => {
    const own = airports.map((airport) => ofAirport(airport, lang));
    if (!airports[0]?.byCity) return own;
    return airports.length > 1 ? [...ofCity(airports, lang), ...own] : ofCity(airports, lang);
  });
  return found.slice(0, flightLimits.suggestions);
}
