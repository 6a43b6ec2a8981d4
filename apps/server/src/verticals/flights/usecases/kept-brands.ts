import { cachedValue } from '../../../platform/cached-value.ts';
import { fareBrands } from '../db/flight.repo.ts';
import { FLIGHTS } from './tags.ts';

/** Returns every fare brand for searches, cached in memory until flights change; bookings are priced from the table. */
export const keptBrands = cachedValue([FLIGHTS], (platform) => fareBrands(platform.db));
