import { type Locale, localize } from '@app/contract/core/locale';
import { CABINS } from '@app/contract/verticals/flights/facts';
import { nightsOf } from '@app/kernel/local-day';
import { sql } from 'kysely';
import {
  citiesAs,
  type DealSubject,
  findCityIds,
  placeWords,
  type VerticalDeals,
} from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsFolded } from '../../../platform/db/patterns.ts';
import type { Platform } from '../../../platform/slice.ts';
import { fareBrands } from '../db/flight.repo.ts';
import { isInSight } from '../db/in-sight.ts';
import { airportsOf, type PlaceAirport } from '../db/place.repo.ts';
import { cabinWords } from '../domain/fare-words.ts';
import { type FlightDealScope, flightDealKey, readFlightDealKey } from '../domain/flight-deal.ts';
import type { FareBrand } from '../domain/stored-flight.ts';
import { placesOf } from './search/places.ts';
import { readItineraries } from './search/read-itineraries.ts';

const originCity = citiesAs('a');
const destinationCity = citiesAs('b');

const ALONE = { adults: 1, childAges: [], babies: 0 };

/** More pairs of cities than are flown between. */
const EVERY = 1_000_000;

/** What a scope is called: the cities, the cabin, the brand. */
function wordsOf(
  scope: FlightDealScope,
  airports: readonly PlaceAirport[],
  brands: readonly FareBrand[],
  lang: Locale,
) {
  const at = (cityId: string) => airports.find((airport) => airport.cityId === cityId);
  const [from, to] = [at(scope.from), at(scope.to)];
  if (!from || !to) return null;
  const brand = brands.find(({ code, cabin }) => code === scope.brand && cabin === scope.cabin);
  const cabin = scope.cabin === null ? [] : [localize(cabinWords[scope.cabin], lang)];
  return {
    from,
    to,
    name: `${localize(from.city, lang)} → ${localize(to.city, lang)}`,
    place: [...cabin, ...(brand ? [localize(brand.name, lang)] : [])].join(' · '),
  };
}

function subjectOf(
  scope: FlightDealScope,
  airports: readonly PlaceAirport[],
  brands: readonly FareBrand[],
  lang: Locale,
): DealSubject | null {
  const found = wordsOf(scope, airports, brands, lang);
  return (
    found && {
      key: flightDealKey(scope),
      name: found.name,
      place: found.place,
      city: { id: scope.to, name: localize(found.to.city, lang) },
      cover: found.to.picture,
      online: true,
      zone: found.from.zone,
      taxBp: 0,
      target: { from: scope.from, to: scope.to, ...(scope.cabin && { cabin: scope.cabin }) },
    }
  );
}

/** Pairs of cities with flights from or to those that a word names, popular cities first. */
async function pairsOf(db: Queryable, word: string, limit: number): Promise<{ from: string; to: string }[]> {
  const named = placeWords(word).length === 0 ? null : await citiesOfWords(db, word);
  const { rows } = await sql<{ from: string; to: string }>`
    SELECT o.city_id AS "from", d.city_id AS "to"
    FROM flight f JOIN airport o ON o.id = f.from_airport_id JOIN airport d ON d.id = f.to_airport_id
      JOIN ${originCity.table} ON ${originCity.id} = o.city_id
        JOIN ${destinationCity.table} ON ${destinationCity.id} = d.city_id
    WHERE ${isInSight} AND o.enabled AND d.enabled AND ${originCity.isShown} AND ${destinationCity.isShown}
      AND (${named}::uuid[] IS NULL OR o.city_id = ANY(${named}::uuid[]) OR d.city_id = ANY(${named}::uuid[]))
    GROUP BY 1, 2
    ORDER BY (o.city_id = ANY(${named}::uuid[]))::int + (d.city_id = ANY(${named}::uuid[]))::int DESC NULLS LAST,
      bool_or(${originCity.isPopular} AND ${destinationCity.isPopular}) DESC, min(${originCity.name} ->> 'en-US'),
        min(${destinationCity.name} ->> 'en-US') LIMIT ${limit}`.execute(db);
  return rows;
}

/** Cities that any of the words names: "lisbon rio" are two. */
async function citiesOfWords(db: Queryable, word: string): Promise<string[]> {
  const whole = await findCityIds(db, word);
  if (whole.length > 0) return whole;
  const each = await Promise.all(placeWords(word).map((one) => findCityIds(db, one)));
  return each.flat();
}

/** Scopes of pairs: any cabin of each, then each cabin that fare brands are sold in, then each brand of economy. */
function scopesOf(pairs: readonly { from: string; to: string }[], brands: readonly FareBrand[]): FlightDealScope[] {
  const cabins = CABINS.filter((cabin) => brands.some((brand) => brand.enabled && brand.cabin === cabin));
  const codes = [
    ...new Set(brands.filter(({ enabled, cabin }) => enabled && cabin === 'economy').map(({ code }) => code)),
  ];
  return [
    ...pairs.map((pair) => ({ ...pair, cabin: null, brand: null })),
    ...pairs.flatMap((pair) => cabins.map((cabin) => ({ ...pair, cabin, brand: null }))),
    ...pairs.flatMap((pair) => codes.map((brand) => ({ ...pair, cabin: 'economy' as const, brand }))),
  ];
}

/** The keys of routes whose two cities hold each of some words in their names. */
async function keysNamed(db: Queryable, keys: readonly string[], words: readonly string[]): Promise<string[]> {
  const scopes = keys.flatMap((key) => readFlightDealKey(key) ?? []);
  const held = words.map(
    (one) => sql`(${holdsFolded(originCity.searched, one)} OR ${holdsFolded(destinationCity.searched, one)})`,
  );
  const { rows } = await sql<{ key: string }>`
    SELECT x.key FROM unnest(${scopes.map(flightDealKey)}::text[], ${scopes.map(({ from }) => from)}::uuid[],
      ${scopes.map(({ to }) => to)}::uuid[]) x(key, from_id, to_id)
    JOIN ${originCity.table} ON ${originCity.id} = x.from_id JOIN ${destinationCity.table} ON ${destinationCity.id} = x.to_id
    WHERE ${sql.join(held, sql` AND `)}`.execute(db);
  return rows.map(({ key }) => key);
}

/** Deals of flights: each is on the seats of a pair of cities, all of them or those of a cabin or a fare brand. */
export function flightDeals(platform: Platform): VerticalDeals {
  const show = async (db: Queryable, scopes: readonly FlightDealScope[], lang: Locale): Promise<DealSubject[]> => {
    const [airports, brands] = await Promise.all([
      airportsOf(db, [...new Set(scopes.flatMap(({ from, to }) => [from, to]))]),
      fareBrands(db),
    ]);
    return scopes.flatMap((scope) => subjectOf(scope, airports, brands, lang) ?? []);
  };
  return {
    kind: 'flight',
    subjects: async (db, keys, lang) => {
      const scopes = keys.flatMap((key) => readFlightDealKey(key) ?? []);
      return new Map((await show(db, scopes, lang)).map((subject) => [subject.key, subject]));
    },
    prices: async (db, { key, from: first, to: last, now }) => {
      const scope = readFlightDealKey(key);
      if (!scope) return [];
      const [from, to] = await placesOf(db, [scope.from, scope.to], 'en-US');
      const cabin = scope.cabin ?? 'economy';
      const waysOn = await readItineraries(platform, { from, to, cabin, party: ALONE, first, last, now });
      return [...nightsOf(first, last), last].flatMap((day) => {
        const fares = waysOn(day).flatMap(({ fares: all }) =>
          [...all].flatMap(([code, fare]) => (scope.brand === null || scope.brand === code ? [fare] : [])),
        );
        const [lowest] = fares.sort((a, b) => a.adultUsd - b.adultUsd);
        if (!lowest) return [];
        const chargesUsd = lowest.legs.reduce((sum, { departure }) => sum + departure.flight.from.chargeUsd, 0);
        return [{ day, usd: lowest.adultUsd - chargesUsd, chargesUsd }];
      });
    },
    find: async (db, { word, limit, lang }) => {
      const pairs = await pairsOf(db, word, limit);
      const scopes = scopesOf(pairs.slice(0, word === '' ? limit : 4), await fareBrands(db));
      return show(db, scopes.slice(0, limit), lang);
    },
    wider: (key) => {
      const scope = readFlightDealKey(key);
      if (!scope || scope.cabin === null) return [];
      const route = flightDealKey({ ...scope, cabin: null, brand: null });
      return scope.brand === null ? [route] : [flightDealKey({ ...scope, brand: null }), route];
    },
    keys: async (db, { after, limit }) => {
      const [pairs, brands] = await Promise.all([pairsOf(db, '', EVERY), fareBrands(db)]);
      const keys = scopesOf(pairs, brands).map(flightDealKey).sort();
      return keys.filter((key) => key > after).slice(0, limit);
    },
    named: (db, { keys, words }) => keysNamed(db, keys, words),
  };
}
