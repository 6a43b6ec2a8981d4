import type { Day } from '@app/kernel/local-day';
import type { Platform } from '../../../../platform/slice.ts';
import { type CardFacts, readCityFacts } from '../../db/city-facts.repo.ts';
import type { CityFacts, MonthOfCity } from '../../domain/city-facts.ts';
import { createCardsOf } from './cached-cards.ts';
import { createCachedCities } from './cached-cities.ts';
import { createMonthOf, refreshed } from './cached-months.ts';
import { HOTEL_CITY, HOTEL_ROOM } from './tags.ts';

/** What searches read of cities: in memory, exact but for the moment in which a change travels between processes. */
export type CityCache = {
  /** A city's facts with the months asked for, as they are now; null where there is no such city. */
  city(cityId: string, months: readonly Day[]): Promise<{ city: CityFacts; months: Map<Day, MonthOfCity> } | null>;
  /** What cards show of hotels of a city, by their places in it. */
  cards(city: CityFacts, hotels: readonly number[]): Promise<ReadonlyMap<number, CardFacts>>;
  /** Bytes kept, for measurements. */
  bytes(): number;
};

/** Returns the cache of cities of this process. It hears of changes by the tags that use cases drop after their commit. */
export function createCityCache(platform: Platform): CityCache {
  const cities = createCachedCities((cityId) => readCityFacts(platform.auxiliaryDb, cityId));
  const monthOf = createMonthOf(platform, cities);
  platform.cache.onDrop((tags) => {
    for (const tag of tags) {
      if (tag === '*') cities.forgetAll();
      else if (tag.startsWith(HOTEL_ROOM)) cities.markRoom(tag.slice(HOTEL_ROOM.length));
      else if (tag.startsWith(HOTEL_CITY)) cities.forget(tag.slice(HOTEL_CITY.length));
    }
  });
  return {
    bytes: cities.bytes,
    city: async (cityId, wanted) => {
      const cached = await cities.find(cityId);
      if (!cached) return null;
      const read = wanted.map(
        async (day) => [day, await refreshed(platform, cached.city, await monthOf(cached, day))] as const,
      );
      return { city: cached.city, months: new Map(await Promise.all(read)) };
    },
    cards: createCardsOf(platform, cities),
  };
}
