import { afterCommit, type Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';

/** Tours or their departures have changed. */
export const TOURS = 'tours';
/** Places were held, sold or given back. */
export const TOUR_PLACES = 'tour-places';

export const dropTours = (platform: Platform, tx: Tx): void =>
  afterCommit(tx, () => platform.cache.drop([TOURS, TOUR_PLACES]));

export const dropPlaces = (platform: Platform, tx: Tx): void =>
  afterCommit(tx, () => platform.cache.drop([TOUR_PLACES]));
