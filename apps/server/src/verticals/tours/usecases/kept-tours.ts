import type { Queryable } from '../../../platform/db/connect.ts';
import { momentOf } from '../../../platform/search-memory/moment.ts';
import { createRecordCache, type RecordCache } from '../../../platform/search-memory/record-cache.ts';
import type { Platform } from '../../../platform/slice.ts';
import { valueBytes } from '../../../platform/text/text-bytes.ts';
import { toursByIds } from '../db/tour.repo.ts';
import type { StoredTour } from '../domain/stored-tour.ts';

const kept = new WeakMap<Platform['memory'], RecordCache<StoredTour>>();

function keptTours({ memory, reads }: Platform): RecordCache<StoredTour> {
  const known = kept.get(memory);
  if (known) return known;
  const made = createRecordCache<StoredTour>(memory, {
    kind: 'tour',
    also: ['travel_score'],
    within: ['travel_city'],
    read: (ids) => toursByIds(reads, ids),
    bytes: valueBytes,
  });
  kept.set(memory, made);
  return made;
}

/** A tour with everything at the moment of `db`, also one that is not on sale, or null. */
export const tourNow = async (platform: Platform, db: Queryable, id: string): Promise<StoredTour | null> =>
  (await keptTours(platform).of(await momentOf(platform, db), [id])).get(id) ?? null;
