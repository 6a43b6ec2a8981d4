import { addMs, HOUR } from '@app/kernel/clock';
import type { CaughtUp } from '../../../../platform/search-memory/change-feed.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { readDepartures } from '../../db/packed-departures.repo.ts';
import { DepartureBlocks, type FoundTogether } from '../../domain/departure-blocks.ts';
import { RowsOfTours } from '../../domain/listed-rows.ts';
import type { PackedDepartures } from '../../domain/packed-departures.ts';
import type { Surveyed } from '../../domain/survey-of.ts';
import type { TourTable } from '../../domain/tour-table.ts';

/** Tours whose departures are read in one statement. */
const AT_ONCE = 64;
/** So few are read beside other short reads; more of them take longer than those should wait. */
const FEW = 8;
/** Departures of the last hour stay in memory too: clocks of processes and of the database differ by a little. */
const SINCE_MS = HOUR;

export type KeptDepartures = {
  /** The departures of tours in their order, none of them older than the moment. */
  of(now: CaughtUp, tourIds: readonly string[]): Promise<PackedDepartures[]>;
  /** The same of tours that stand at some places of a table, with what they have by day. */
  in(now: CaughtUp, table: TourTable, places: readonly number[]): Promise<Pick<Surveyed, 'departures' | 'rows'>>;
};

type Found = (PackedDepartures | null)[];
/** With the slots of rows that were made so many times. */
type FoundList = FoundTogether & { readonly slots: Int32Array | null; readonly made: number };

/** Drops what was written of departures, and notes what of that was written since `begin`. */
function followWrites({ memory }: Pick<Platform, 'memory'>, blocks: DepartureBlocks) {
  let written: Set<string> | 'all' = new Set();
  memory.changes.listen('tour_departures', (subjects) => {
    if (subjects === 'all') {
      blocks.clear();
      written = 'all';
      return;
    }
    for (const id of subjects) {
      blocks.drop(id);
      if (written !== 'all') written.add(id);
    }
  });
  return {
    begin: (): void => {
      written = new Set();
    },
    isWritten: (id: string): boolean => written === 'all' || written.has(id),
  };
}

/** Keeps the departures of tours, packed. Those of a tour are read when they are asked for, and again after something of them was written. */
export function keptDepartures(platform: Platform): KeptDepartures {
  const { memory, reads, auxiliaryDb, clock } = platform;
  const blocks = new DepartureBlocks();
  const rows = new RowsOfTours((bytes) => hasRoom(bytes));
  const writes = followWrites(platform, blocks);
  let filling: Promise<void> | null = null;
  const { grew, hasRoom } = memory.budget.enroll({
    name: 'tour_departures',
    bytes: () => blocks.bytes + rows.bytes,
    shrink: (share) => {
      rows.drop();
      blocks.shrink(share);
    },
  });

  /** Reads what is missing. What was written meanwhile is for this search alone: later ones read it again. */
  async function fill(ids: readonly string[], found: Found): Promise<void> {
    const now = clock.now();
    const since = addMs(now, -SINCE_MS);
    const missing = ids.flatMap((id, at) => {
      found[at] ??= blocks.find(id, now.getTime());
      return found[at] === null ? [{ id, at }] : [];
    });
    for (let first = 0; first < missing.length; first += AT_ONCE) {
      const some = missing.slice(first, first + AT_ONCE);
      writes.begin();
      const db = some.length > FEW ? auxiliaryDb : reads;
      const read = await readDepartures(
        db,
        some.map(({ id }) => id),
        since,
      );
      for (const { id, at } of some) {
        const departures = blocks.put(id, read.get(id) ?? [], since.getTime());
        found[at] = departures;
        if (writes.isWritten(id)) blocks.drop(id);
      }
      grew();
    }
  }

  async function of(ids: readonly string[]): Promise<PackedDepartures[]> {
    const moment = clock.now().getTime();
    const found: Found = ids.map((id) => blocks.find(id, moment));
    while (found.includes(null)) {
      // One at a time: whoever waits finds what the one before has read.
      if (filling) await filling.catch(() => undefined);
      else {
        filling = fill(ids, found).finally(() => {
          filling = null;
        });
        await filling;
      }
    }
    return found as PackedDepartures[];
  }

  /** What was found for lists of places that are asked for again and again, as long as nothing of the blocks changes. */
  const lists = new WeakMap<readonly number[], FoundList>();

  return {
    of: (_now, ids) => of(ids),
    in: async (_now, table, places) => {
      const known = lists.get(places);
      if (known?.made === rows.made && blocks.isCurrent(known, clock.now().getTime()))
        return { departures: known.departures, rows: rows.listed(known.slots) };
      const ids = places.map((at) => table.tours[at]?.id ?? '');
      const departures = await of(ids);
      const { made } = rows;
      const slots = rows.slotsOf({ table, places, departures });
      if (made !== rows.made) grew();
      const together = blocks.together(ids, departures);
      if (together) lists.set(places, { ...together, slots, made: rows.made });
      return { departures, rows: rows.listed(slots) };
    },
  };
}
