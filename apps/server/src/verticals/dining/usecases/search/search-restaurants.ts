import { type Locale, localize } from '@app/contract/core/locale';
import { refuse, refuseField } from '@app/contract/core/refuse';
import type { TableProblem } from '@app/contract/verticals/dining/facts';
import { peopleOf } from '@app/contract/verticals/dining/party';
import type { RestaurantQuery } from '@app/contract/verticals/dining/schemas';
import type { DiningFacets, RestaurantCard } from '@app/contract/verticals/dining/views';
import type { Day } from '@app/kernel/local-day';
import { decodeCursor, encodeCursor } from '@app/kernel/pagination';
import { dayIn, wallTimeIn } from '@app/kernel/zone-time';
import { priceIn } from '../../../../modules/currencies/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { diningCityById, namedBy } from '../../db/find-restaurants.repo.ts';
import { restaurantsIn } from '../../db/restaurant.repo.ts';
import { takenOf } from '../../db/taken.repo.ts';
import { isAround, momentOf, quartersOfDays, seatsAround, seatsOn } from '../../domain/next-times.ts';
import { type Candidate, type Counts, filter, filtersOf, ordered } from '../../domain/rank-restaurants.ts';
import { choicesFor, mostTogether, NOTHING_TAKEN, type Seat } from '../../domain/seating.ts';
import type { StoredRestaurant } from '../../domain/stored-restaurant.ts';
import { dayProblem, isOpenAt, tonight } from '../../domain/table-times.ts';
import { findNext } from '../find-next.ts';
import { cardDeals } from '../menus-at-deals.ts';
import { depositOf, distanceTo, type RestaurantReader, restaurantCard } from './show-restaurant.ts';

export type Searching = { readonly lang: Locale; readonly currency: string };
type RestaurantsQuery = { readonly day: Day; readonly time: string; readonly people: number; readonly now: Date };
type Looked = Candidate & { readonly seats: readonly Seat[] };

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
function startOf(list: readonly Candidate[], cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [place, id] = decodeCursor(cursor, 2) ?? [];
  if (typeof place !== 'number' || typeof id !== 'string' || !Number.isSafeInteger(place) || place < 0) {
    return refuseField('cursor', 'field.invalid');
  }
  const at = list.findIndex(({ restaurant }) => restaurant.id === id);
  return at === -1 ? place : at + 1;
}

/** Why a whole party has nothing at a restaurant on a day, beside a full house. */
function problemOf(restaurant: StoredRestaurant, wanted: RestaurantsQuery): TableProblem | null {
  if (choicesFor(restaurant, wanted.people).length === 0) return 'party';
  return dayProblem(restaurant, wanted.day, wanted.now);
}

function facetsOf(counts: Counts, lang: Locale): DiningFacets {
  const { area, ...rest } = counts;
  return {
    ...rest,
    area: area.map(({ value, restaurant, count }) => ({ value, name: localize(restaurant.area, lang), count })),
  };
}

/** Restaurants with what is free of the day asked for. */
export async function lookAt(
  platform: Platform,
  restaurants: readonly StoredRestaurant[],
  wanted: RestaurantsQuery & { readonly from: { latitude: number; longitude: number } | null },
): Promise<Looked[]> {
  const spans = restaurants.map((restaurant) => quartersOfDays(restaurant, wanted.day, 1));
  const span = { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
  const taken =
    restaurants.length > 0
      ? await takenOf(
          platform.reads,
          restaurants.map(({ id }) => id),
          span,
        )
      : new Map();
  return restaurants.map((restaurant) => {
    const seats = seatsOn(restaurant, taken.get(restaurant.id) ?? NOTHING_TAKEN, wanted);
    const moment = momentOf(restaurant, wanted.day, wanted.time);
    return {
      restaurant,
      distance: distanceTo(restaurant, wanted.from),
      depositUsd: depositOf(restaurant, wanted.people),
      openNow: isOpenAt(restaurant, wanted.now),
      free: seats.some((seat) => isAround(seat, moment)),
      seats,
    };
  });
}

/** The cards of restaurants with their next free times: of the day around the hour, else of the first day that has any. */
export async function cardsOf(
  platform: Platform,
  list: readonly Looked[],
  wanted: RestaurantsQuery,
  reader: RestaurantReader,
): Promise<RestaurantCard[]> {
  const menus = await cardDeals(
    platform,
    { restaurants: list.map(({ restaurant }) => restaurant), day: wanted.day },
    reader,
  );
  const cards: RestaurantCard[] = [];
  for (const one of list) {
    const around = seatsAround(one.seats, momentOf(one.restaurant, wanted.day, wanted.time));
    const seats = around.length > 0 ? around : await findNext(platform.reads, one.restaurant, wanted);
    const problem = problemOf(one.restaurant, wanted);
    cards.push(restaurantCard(one, { seats, problem, menu: menus.get(one.restaurant.id) ?? null }, reader));
  }
  return cards;
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
  const { lang } = given.reader;
  const now = platform.clock.now();
  const city = (await diningCityById(platform.reads, query.city)) ?? refuse('record.not_found');
  const words = query.keyword ? namedBy(query.keyword) : [];
  const restaurants = await restaurantsIn(platform.reads, { cityId: city.id, words });
  // The earliest night that guests may still sit down in.
  const today = [dayIn(city.zone, now), ...restaurants.map((one) => tonight(one, now))].reduce((a, b) =>
    a < b ? a : b,
  );
  const day = query.day ?? today;
  const wanted = { day, time: query.time ?? usualTime(city.zone, day, now), people: peopleOf(query), now };
  const { latitude, longitude } = query;
  const from = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const looked = await lookAt(platform, restaurants, { ...wanted, from });
  const { found, counts } = filter(looked, filtersOf(query));
  const list = ordered(found, query.sort) as Looked[];
  const start = startOf(list, query.cursor);
  const page = list.slice(start, start + query.limit);
  const last = page.at(-1);
  const end = start + page.length;
  const reader: RestaurantReader = { lang, price: await priceIn(platform, given.reader.currency) };
  return {
    list: await cardsOf(platform, page, wanted, reader),
    cursor: last && end < list.length ? encodeCursor([end, last.restaurant.id]) : null,
    total: list.length,
    freeTotal: counts.free,
    mostTogether: Math.max(0, ...list.map(({ restaurant }) => mostTogether(restaurant))),
    day,
    time: wanted.time,
    today,
    city: {
      id: city.id,
      name: localize(city.name, lang),
      zone: city.zone,
      latitude: city.latitude,
      longitude: city.longitude,
    },
    facets: query.cursor === undefined ? facetsOf(counts, lang) : null,
  };
}
