import type { Platform } from '../../../platform/slice.ts';
import type { FareBrand } from '../domain/stored-flight.ts';
import { flightsNow } from './network/flight-memory.ts';

/** Returns every fare brand for searches, from memory; bookings are priced from the table. */
export const keptBrands = async (platform: Platform): Promise<readonly FareBrand[]> =>
  (await flightsNow(platform)).brands;
