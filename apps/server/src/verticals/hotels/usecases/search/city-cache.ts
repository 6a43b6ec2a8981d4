import type { Day } from '@app/kernel/local-day';
import type { CaughtUp } from '../../../../platform/search-memory/change-feed.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type CardFacts, readCityFacts } from '../../db/city-facts.repo.ts';
import type { CityFacts, MonthOfCity } from '../../domain/city-facts.ts';
import { createCardsOf } from './cached-cards.ts';
import { type CachedCities, createCachedCities } from './cached-cities.ts';
import { createMonthOf, refreshed } from './cached-months.ts';

/** What searches read of cities: in memory, as it is when they ask. */
export type CityCache = {
  /** A city's facts with the months asked for, as they are now, or at a moment or later; null where there is no such city. */
  city(
    cityId: string,
    months: readonly Day[],
    at?: CaughtUp,
  ): Promise<{ city: CityFacts; months: Map<Day, MonthOfCity> } | null>;
  /** What cards show of hotels of a city, by their places in it. */
  cards(city: CityFacts, hotels: readonly number[]): Promise<ReadonlyMap<number, CardFacts>>;
  /** Bytes kept, for measurements. */
  bytes(): number;
};

/** Forgets what was written, by kind. */
function followChanges({ memory }: Platform, cities: CachedCities): void {
  const each = (change: (id: string) => void) => (subjects: readonly string[] | 'all') => {
    if (subjects === 'all') cities.forgetAll();
    else for (const id of subjects) change(id);
  };
  memory.changes.listen('hotel_city', each(cities.forget));
  memory.changes.listen('travel_city', each(cities.forget));
  memory.changes.listen('travel_score', each(cities.forgetOf));
  memory.changes.listen('hotel_room', each(cities.markRoom));
}

/** Returns the cache of cities of this process. */
export function createCityCache(platform: Platform): CityCache {
  const cities = createCachedCities(platform.memory.budget, (cityId) => readCityFacts(platform.auxiliaryDb, cityId));
  const monthOf = createMonthOf(platform, cities);
  followChanges(platform, cities);
  return {
    bytes: cities.bytes,
    city: async (cityId, wanted, at) => {
      if (at === undefined) await platform.memory.changes.caughtUp();
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
