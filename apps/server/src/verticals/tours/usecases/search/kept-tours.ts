import { LRUCache } from 'lru-cache';
import type { Platform } from '../../../../platform/slice.ts';
import { valueBytes } from '../../../../platform/text/text-bytes.ts';
import { type StampedTour, stampedTours, versionsOnSale, type WhichTours } from '../../db/tour.repo.ts';
import type { TourFacts } from '../../domain/stored-tour.ts';

/** Memory that tours may take in one process; the one found longest ago goes first. */
const MOST_BYTES = 32 * 1024 * 1024;

type TourCache = LRUCache<string, StampedTour>;
const all = new WeakMap<Platform['reads'], TourCache>();

function keptIn({ reads }: Platform): TourCache {
  const kept =
    all.get(reads) ?? new LRUCache<string, StampedTour>({ maxSize: MOST_BYTES, sizeCalculation: valueBytes });
  all.set(reads, kept);
  return kept;
}

/**
 * Returns the tours on sale as they are now, the greatest weight first. The database is asked which version of each there is; what is
 * kept of that version is not read again.
 */
export async function keptTours(platform: Platform, of: WhichTours = {}): Promise<TourFacts[]> {
  const kept = keptIn(platform);
  const versions = await versionsOnSale(platform.reads, of);
  const found = new Map<string, StampedTour>();
  for (const { id, stamp } of versions) {
    const tour = kept.get(id);
    if (tour?.stamp === stamp) found.set(id, tour);
  }
  const changed = versions.flatMap(({ id }) => (found.has(id) ? [] : [id]));
  for (const tour of changed.length > 0 ? await stampedTours(platform.reads, changed) : []) {
    kept.set(tour.id, tour);
    found.set(tour.id, tour);
  }
  // One that was taken off sale meanwhile is not there any more.
  return versions.flatMap(({ id, score, reviews }) => {
    const tour = found.get(id);
    if (!tour) return [];
    return [tour.score === score && tour.reviews === reviews ? tour : { ...tour, score, reviews }];
  });
}
