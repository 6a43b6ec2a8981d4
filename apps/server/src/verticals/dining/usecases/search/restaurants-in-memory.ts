import type { CaughtUp } from '../../../../platform/search-memory/change-feed.ts';
import { createRecordCache } from '../../../../platform/search-memory/record-cache.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type CityRow, citiesTravelledTo, idsInCities } from '../../db/find-restaurants.repo.ts';
import { packedTaken } from '../../db/packed-taken.repo.ts';
import { listedRestaurants } from '../../db/restaurant.repo.ts';
import type { PackedTaken } from '../../domain/packed-taken.ts';
import { RestaurantTable } from '../../domain/restaurant-table.ts';
import type { ListedRestaurant } from '../../domain/stored-restaurant.ts';
import type { Surveyed } from '../../domain/survey-restaurants.ts';
import { quarterOf } from '../../domain/table-times.ts';

/** Restaurants as they are at a moment or later, from memory where nothing was written of them since they were read. */
export type RestaurantsInMemory = {
  /** A city that is travelled to, or null. */
  city(now: CaughtUp, cityId: string): Promise<CityRow | null>;
  /** Restaurants on sale in a city, in the order of their ids. */
  inCity(now: CaughtUp, cityId: string): Promise<readonly ListedRestaurant[]>;
  /** The same as a search compares them, with what is taken of each. */
  surveyed(now: CaughtUp, cityId: string): Promise<Omit<Surveyed, 'places'>>;
  /** Restaurants by their ids, on sale or not; those that do not exist are left out. */
  of(now: CaughtUp, ids: readonly string[]): Promise<Map<string, ListedRestaurant>>;
  /** What is taken of restaurants, by their ids. */
  taken(now: CaughtUp, ids: readonly string[]): Promise<Map<string, PackedTaken>>;
};

/** Quarters that are over by the real clock, which the product's own is never behind, by two days are asked for nowhere in the world. */
const OVER_QUARTERS = 2 * 96;
const CITY_BYTES = 800;
/** An id, and what stands of its restaurant in the table of its city. */
const ID_BYTES = 300;
const NO_IDS: readonly string[] = [];
const RESTAURANT_BYTES = 2_000;
const AREA_BYTES = 400;

function open(platform: Platform): RestaurantsInMemory {
  const { reads, memory, clock } = platform;
  const cities = createRecordCache<CityRow>(memory, {
    kind: 'travel_city',
    read: (ids) => citiesTravelledTo(reads, ids),
    bytes: () => CITY_BYTES,
  });
  const lists = createRecordCache<readonly string[]>(memory, {
    kind: 'dining_city',
    read: (ids) => idsInCities(reads, ids),
    bytes: (ids) => ids.length * ID_BYTES,
  });
  const restaurants = createRecordCache<ListedRestaurant>(memory, {
    kind: 'dining_restaurant',
    also: ['travel_score'],
    read: (ids) => listedRestaurants(reads, ids),
    bytes: ({ areas }) => RESTAURANT_BYTES + areas.length * AREA_BYTES,
  });
  const taken = createRecordCache<PackedTaken>(memory, {
    kind: 'dining_taken',
    read: (ids) => packedTaken(reads, ids, quarterOf(clock.real()) - OVER_QUARTERS),
    bytes: (of) => of.bytes,
  });
  const tables = new WeakMap<readonly (ListedRestaurant | null)[], RestaurantTable>();
  async function tableOf(now: CaughtUp, cityId: string): Promise<{ table: RestaurantTable; ids: readonly string[] }> {
    const ids = (await lists.of(now, [cityId])).get(cityId) ?? NO_IDS;
    const found = await restaurants.inOrder(now, ids);
    // One that was put elsewhere or taken off sale since the list was read is not in the city any more.
    const isHere = (one: ListedRestaurant | null): one is ListedRestaurant =>
      one?.online === true && one.cityId === cityId;
    const table =
      tables.get(found) ??
      new RestaurantTable(found.flatMap((restaurant, listed) => (isHere(restaurant) ? [{ restaurant, listed }] : [])));
    tables.set(found, table);
    return { table, ids };
  }
  return {
    city: async (now, id) => (await cities.of(now, [id])).get(id) ?? null,
    inCity: async (now, cityId) => (await tableOf(now, cityId)).table.restaurants,
    surveyed: async (now, cityId) => {
      const { table, ids } = await tableOf(now, cityId);
      return { table, taken: await taken.inOrder(now, ids) };
    },
    of: (now, ids) => restaurants.of(now, ids),
    taken: (now, ids) => taken.of(now, ids),
  };
}

const opened = new WeakMap<Platform['memory'], RestaurantsInMemory>();

/** What a process keeps of restaurants. */
export function restaurantsInMemory(platform: Platform): RestaurantsInMemory {
  const known = opened.get(platform.memory) ?? open(platform);
  opened.set(platform.memory, known);
  return known;
}
