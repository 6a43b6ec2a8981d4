import { CABINS, type Cabin } from '@app/contract/verticals/flights/facts';
import { CITY_TAG } from '../../../modules/travel/public.ts';
import { cachedValue } from '../../../platform/cached-value.ts';
import type { Platform } from '../../../platform/slice.ts';
import { flownPairs } from '../db/origins.repo.ts';
import { originsOf } from '../domain/origins.ts';
import { FLIGHTS } from './tags.ts';

/** Cities that a slot is flown from at most. */
const CITIES = 12;

/** For each cabin, a function that returns the origins of cities, cached in memory until flights or cities change. */
const keptByCabin = new Map(
  CABINS.map((cabin) => [
    cabin,
    cachedValue([FLIGHTS, CITY_TAG], async (platform) => {
      const pairs = await flownPairs(platform.db, cabin);
      const found = new Map<string, readonly string[]>();
      return (cityId: string): readonly string[] => {
        const known = found.get(cityId) ?? originsOf(pairs, cityId, CITIES);
        // A city that no flight goes to may be none at all.
        if (known.length > 0) found.set(cityId, known);
        return known;
      };
    }),
  ]),
);

/** Returns the ids of the cities that a city is flown to from in a cabin, the likeliest first. */
export async function keptOrigins(
  platform: Platform,
  of: { readonly cityId: string; readonly cabin: Cabin },
): Promise<readonly string[]> {
  const kept = await keptByCabin.get(of.cabin)?.(platform);
  return kept?.(of.cityId) ?? [];
}
