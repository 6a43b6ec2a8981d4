import type { Platform } from '../../../../platform/slice.ts';
import { tourMemory } from './tour-memory.ts';

/** Reads every tour on sale with its departures into memory, so that the first search of all of them does not wait for that: seconds where there are thousands. */
export async function readToursAhead(platform: Platform): Promise<void> {
  const { caughtUp, list, departures } = tourMemory(platform);
  const now = await caughtUp();
  const { tours } = await list.at(now);
  await departures.of(
    now,
    tours.map(({ id }) => id),
  );
}
