import { zonesToday } from '@app/contract/core/time-zone';
import { compareZoneClocks } from '../../../platform/db/compare-zone-clocks.ts';
import type { Db } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';

/** What was found for each database: neither its copy of the IANA database nor the runtime's changes while a process runs. */
const found = new WeakMap<Db, Promise<string[]>>();

/** Returns the zones that can be chosen and for which PostgreSQL has another clock; looking takes half a second once. */
export async function differingZones({ db }: Pick<Platform, 'db'>): Promise<{ differing: string[] }> {
  const asked = found.get(db) ?? compareZoneClocks(db, zonesToday()).then(({ differing }) => [...differing]);
  found.set(db, asked);
  // What failed is looked for anew.
  asked.catch(() => found.delete(db));
  return { differing: await asked };
}
