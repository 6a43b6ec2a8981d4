import type { Queryable } from '../../../platform/db/connect.ts';
import { momentOf } from '../../../platform/search-memory/moment.ts';
import { createRecordCache, type RecordCache } from '../../../platform/search-memory/record-cache.ts';
import type { Platform } from '../../../platform/slice.ts';
import { valueBytes } from '../../../platform/text/text-bytes.ts';
import { restaurantsByIds } from '../db/restaurant.repo.ts';
import type { StoredRestaurant } from '../domain/stored-restaurant.ts';

const kept = new WeakMap<Platform['memory'], RecordCache<StoredRestaurant>>();

function keptRestaurants({ memory, reads }: Platform): RecordCache<StoredRestaurant> {
  const known = kept.get(memory);
  if (known) return known;
  const made = createRecordCache<StoredRestaurant>(memory, {
    kind: 'dining_restaurant',
    also: ['travel_score'],
    within: ['travel_city'],
    read: (ids) => restaurantsByIds(reads, ids),
    bytes: valueBytes,
  });
  kept.set(memory, made);
  return made;
}

/** A restaurant with its kinds of tables at the moment of `db`, on sale or not, or null. */
export const restaurantNow = async (platform: Platform, db: Queryable, id: string): Promise<StoredRestaurant | null> =>
  (await keptRestaurants(platform).of(await momentOf(platform, db), [id])).get(id) ?? null;
