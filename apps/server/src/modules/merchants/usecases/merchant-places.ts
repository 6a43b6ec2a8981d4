import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';

/** Returns how many places each of some merchants has, by merchant; one without places is left out. */
export type CountPlaces = (db: Queryable, merchantIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

const registered = new WeakMap<Platform, CountPlaces>();

/** Tells how the restaurants of merchants are counted; called by whoever has them. */
export const registerPlaces = (platform: Platform, count: CountPlaces): void => void registered.set(platform, count);

/** Returns how many restaurants each of some merchants has. */
export const placesOf = async (platform: Platform, db: Queryable, ids: readonly string[]) =>
  (await registered.get(platform)?.(db, ids)) ?? new Map<string, number>();
