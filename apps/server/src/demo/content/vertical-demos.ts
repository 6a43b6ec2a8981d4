import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tx } from '../../platform/db/connect.ts';
import type { SeededCustomer } from '../seed/customers.ts';
import type { LivingTrip, PlannedTrip } from '../seed/travel/trip.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));

/** Default exports of a file that verticals may keep in their demo folder, in the order of their names. */
async function exportsOf<T>(file: string): Promise<T[]> {
  const files = globSync(`verticals/*/demo/${file}`, { cwd: source }).sort();
  const loaded = await Promise.all(files.map((found) => import(join(source, found)) as Promise<{ default: T }>));
  return loaded.map((module) => module.default);
}

/** `cityIds` are those of the demo's cities, by key. */
export type VerticalSeed = (
  tx: Tx,
  given: { readonly now: Date; readonly seed: number; readonly cityIds: ReadonlyMap<string, string> },
) => Promise<void>;
/** Fills a vertical's tables in the demo's one transaction: `verticals/<name>/demo/seed.ts`. */
export const verticalSeeds = (): Promise<VerticalSeed[]> => exportsOf('seed.ts');

/** Bookings that a vertical lays down; `write` writes what hangs on them in its own tables, once they were played. */
export type PlannedTravel = {
  readonly trips: readonly PlannedTrip[];
  readonly write: (tx: Tx, trips: readonly LivingTrip[]) => Promise<void>;
};
/** `travellers` are customers who buy in the shop, the named one first. */
export type VerticalTrips = (
  tx: Tx,
  given: { readonly now: Date; readonly seed: number; readonly travellers: readonly SeededCustomer[] },
) => Promise<PlannedTravel>;
/** Lays down a vertical's bookings, after its tables are filled: `verticals/<name>/demo/trips.ts`. */
export const verticalTrips = (): Promise<VerticalTrips[]> => exportsOf('trips.ts');

/** Names of pictures that verticals show: `verticals/<name>/demo/pictures.ts`. */
export const verticalPictures: readonly string[] = (await exportsOf<readonly string[]>('pictures.ts')).flat();
