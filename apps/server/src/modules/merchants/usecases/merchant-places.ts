import type { Queryable } from '../../../platform/db/connect.ts';
import { definePort } from '../../../platform/port.ts';
import type { Platform } from '../../../platform/slice.ts';

/** Returns how many places each of some merchants has, by merchant; one without places is left out. */
export type CountPlaces = (db: Queryable, merchantIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** What counts the places of merchants. */
export const merchantPlacesPort = definePort<CountPlaces>();

/** Returns how many restaurants each of some merchants has. */
export async function placesOf(
  platform: Platform,
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const found = await Promise.all(merchantPlacesPort.all(platform).map((count) => count(db, ids)));
  return new Map(found.flatMap((one) => [...one]));
}
