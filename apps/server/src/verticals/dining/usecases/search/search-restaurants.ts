import { type Locale, localize } from '@app/contract/core/locale';
import { refuse, refuseField } from '@app/contract/core/refuse';
import type { TableProblem } from '@app/contract/verticals/dining/facts';
import { peopleOf } from '@app/contract/verticals/dining/party';
import type { RestaurantQuery } from '@app/contract/verticals/dining/schemas';
import type { DiningFacets, RestaurantCard } from '@app/contract/verticals/dining/views';
import { metresBetween, type Point } from '@app/kernel/distance';
import type { Day } from '@app/kernel/local-day';
import { decodeCursor, encodeCursor } from '@app/kernel/pagination';
import { dayIn, wallTimeIn } from '@app/kernel/zone-time';
import { priceIn } from '../../../../modules/currencies/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type CityRow, idsNamed } from '../../db/find-restaurants.repo.ts';
import { isFreeAround, nextSeats, seatsAround, shutAround } from '../../domain/next-times.ts';
import type { PackedTaken } from '../../domain/packed-taken.ts';
import { type Counts, depositOf, filtersOf, firstOf } from '../../domain/rank-restaurants.ts';
import type { RestaurantTable } from '../../domain/restaurant-table.ts';
import { choicesFor, NOTHING_TAKEN, needOf } from '../../domain/seating.ts';
import type { ListedRestaurant } from '../../domain/stored-restaurant.ts';
import { type Looked, RestaurantSurvey, type Surveyed, type TableSearch } from '../../domain/survey-restaurants.ts';
import { dayProblem, isOpenAt, tonight } from '../../domain/table-times.ts';
import { cardDeals } from '../menus-at-deals.ts';
import { restaurantsInMemory } from './restaurants-in-memory.ts';
import { type RestaurantReader, restaurantCard } from './show-restaurant.ts';

export type Searching = { readonly lang: Locale; readonly currency: string };

/** When nobody says: this evening, or the next whole hour once that has begun. */
const EVENING = '19:00';
const LAST_HOUR = '23:00';

/** The hour that is looked at on a day when none is named. */
export function usualTime(zone: string, day: Day, now: Date): string {
  const wall = wallTimeIn(zone, now);
  if (day !== wall.slice(0, 10) || wall.slice(11) < EVENING) return EVENING;
  const next = `${String(Number(wall.slice(11, 13)) + 1).padStart(2, '0')}:00`;
  return next > LAST_HOUR ? LAST_HOUR : next;
}

/** Where in the list the next stretch begins: after the restaurant named last, or at its former place. */
function startOf(list: readonly number[], { restaurants }: RestaurantTable, cursor: string): number {
  const [place, id] = decodeCursor(cursor, 2) ?? [];
  if (typeof place !== 'number' || typeof id !== 'string' || !Number.isSafeInteger(place) || place < 0) {
    return refuseField('cursor', 'field.invalid');
  }
  const at = list.findIndex((one) => restaurants[one]?.id === id);
  return at === -1 ? place : at + 1;
}

/** Why a whole party has nothing at a restaurant around an hour of a day, beside a full house. */
function problemOf(restaurant: ListedRestaurant, wanted: TableSearch): TableProblem | null {
  if (choicesFor(restaurant, wanted.people).length === 0) return 'party';
  return dayProblem(restaurant, wanted.day, wanted.now) ?? shutAround(restaurant, wanted);
}

function facetsOf(counts: Counts, lang: Locale): DiningFacets {
  const { area, ...rest } = counts;
  return {
    ...rest,
    area: area.map(({ value, restaurant, count }) => ({ value, name: localize(restaurant.area, lang), count })),
  };
}

/** A restaurant with whether a table is free around the hour asked for. */
export function lookAt(
  restaurant: ListedRestaurant,
  packed: PackedTaken | undefined,
  wanted: TableSearch & { readonly from: Point },
): Looked {
  const taken = packed?.at(wanted.now) ?? NOTHING_TAKEN;
  return {
    restaurant,
    taken,
    distance: metresBetween(wanted.from, restaurant),
    depositUsd: depositOf(restaurant, wanted.people),
    openNow: isOpenAt(restaurant, wanted.now),
    free: isFreeAround(restaurant, taken, needOf(restaurant, wanted), wanted),
  };
}

/** The cards of restaurants with their next free times: of the day around the hour, else of the first day that has any. */
export async function cardsOf(
  platform: Platform,
  list: readonly Looked[],
  wanted: TableSearch & { readonly city: Pick<CityRow, 'name'> },
  reader: RestaurantReader,
): Promise<RestaurantCard[]> {
  const menus = await cardDeals(
    platform,
    { restaurants: list.map(({ restaurant }) => restaurant), day: wanted.day },
    reader,
  );
  return list.map((one) => {
    const { restaurant, taken } = one;
    const asked = { day: wanted.day, time: wanted.time, people: wanted.people, now: wanted.now };
    const around = seatsAround(restaurant, taken, asked);
    const seats = around.length > 0 ? around : nextSeats(restaurant, taken, asked);
    const problem = problemOf(restaurant, wanted);
    return restaurantCard(one, { seats, problem, city: wanted.city, menu: menus.get(restaurant.id) ?? null }, reader);
  });
}

/** The earliest night that guests of some restaurants, or of a city, may still sit down in. */
function earliestNight({ table, places }: Pick<Surveyed, 'table' | 'places'>, zone: string, now: Date): Day {
  const hours = new Set(places.map((at) => table.hours[at]));
  let first = dayIn(zone, now);
  for (const [at, rules] of table.hoursOf.entries()) {
    if (!hours.has(at)) continue;
    const own = tonight(rules, now);
    if (own < first) first = own;
  }
  return first;
}

/** What a search finds of the restaurants of a city. Refuses record.not_found where the city is none that is travelled to. */
export async function surveyRestaurants(platform: Platform, query: RestaurantQuery) {
  const memory = restaurantsInMemory(platform);
  const [named, caughtUp] = await Promise.all([
    query.keyword ? idsNamed(platform.reads, { cityId: query.city, typed: query.keyword }) : null,
    platform.memory.changes.caughtUp(),
  ]);
  const city = (await memory.city(caughtUp, query.city)) ?? refuse('record.not_found');
  const now = platform.clock.now();
  const { table: all, taken } = await memory.surveyed(caughtUp, city.id);
  // Who asks for seats outdoors is not shown an hour at which only the hall is free.
  const table = query.facilities?.includes('outdoor') ? all.outdoors() : all;
  const places = table.places(named);
  const today = earliestNight({ table, places }, city.zone, now);
  const day = query.day ?? today;
  const wanted = { day, time: query.time ?? usualTime(city.zone, day, now), people: peopleOf(query), now };
  const { latitude, longitude } = query;
  const from = latitude === undefined || longitude === undefined ? city : { latitude, longitude };
  const survey = new RestaurantSurvey({ table, places, taken }, { ...wanted, from }, filtersOf(query));
  return { city, today, wanted, table, survey };
}

/**
 * Restaurants of a city with their next free times for a party, filtered and sorted. Refuses record.not_found where the city
 * is none that is travelled to.
 */
export async function searchRestaurants(
  platform: Platform,
  given: { readonly query: RestaurantQuery; readonly reader: Searching },
) {
  const { query } = given;
  const { cursor, limit } = query;
  const { lang } = given.reader;
  const { city, today, wanted, table, survey } = await surveyRestaurants(platform, query);
  const { found, counts } = survey;
  const most = cursor === undefined ? limit : found.length;
  const list = firstOf(found, { sort: query.sort, most, placed: (at) => survey.placed(at) });
  const start = cursor === undefined ? 0 : startOf(list, table, cursor);
  const page = list.slice(start, start + limit).map((at) => survey.looked(at));
  const last = page.at(-1);
  const end = start + page.length;
  const reader: RestaurantReader = { lang, price: await priceIn(platform, given.reader.currency) };
  return {
    list: await cardsOf(platform, page, { ...wanted, city }, reader),
    cursor: last && end < found.length ? encodeCursor([end, last.restaurant.id]) : null,
    total: found.length,
    freeTotal: counts.free,
    mostTogether: survey.mostTogether,
    day: wanted.day,
    time: wanted.time,
    today,
    city: {
      id: city.id,
      name: localize(city.name, lang),
      zone: city.zone,
      latitude: city.latitude,
      longitude: city.longitude,
    },
    facets: cursor === undefined ? facetsOf(counts, lang) : null,
  };
}
