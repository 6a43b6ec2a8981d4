import type { CaughtUp } from '../../../../platform/search-memory/change-feed.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { readListedTours } from '../../db/listed-tour.repo.ts';
import { listTour, newSharedLists } from '../../domain/listed-tour.ts';
import { TourTable } from '../../domain/tour-table.ts';

/** About the bytes that a tour takes here. */
const TOUR_BYTES = 900;

export type TourList = {
  /** The tours on sale, none of them older than the moment. */
  at(now: CaughtUp): Promise<TourTable>;
};

type Written = { all: boolean; readonly tours: Set<string>; readonly cities: Set<string> };
const nothing = (): Written => ({ all: false, tours: new Set(), cities: new Set() });

/** Keeps every tour on sale with what searches look at. What was written is read again, and nothing else. */
export function tourList({ memory, reads }: Pick<Platform, 'memory' | 'reads'>): TourList {
  let table = new TourTable([], newSharedLists());
  let written: Written = { ...nothing(), all: true };
  let reading: Promise<void> | null = null;

  const hear = (of: 'tours' | 'cities') => (subjects: readonly string[] | 'all') => {
    if (subjects === 'all') written.all = true;
    else for (const id of subjects) written[of].add(id);
  };
  memory.changes.listen('tour', hear('tours'));
  memory.changes.listen('travel_score', (subjects) => {
    // Scores of hotels and restaurants are among them. A tour that is being read may be one that is not listed yet.
    const isOurs = (id: string): boolean => reading !== null || table.has(id);
    hear('tours')(subjects === 'all' ? subjects : subjects.filter(isOurs));
  });
  memory.changes.listen('travel_city', hear('cities'));
  const { grew } = memory.budget.enroll({
    name: 'tours',
    bytes: () => table.tours.length * TOUR_BYTES,
    shrink: () => undefined,
  });

  const isClean = ({ all, tours, cities }: Written): boolean => !all && tours.size === 0 && cities.size === 0;

  /** Reads what was written until now; what is written meanwhile is read the next time. */
  async function read(): Promise<void> {
    const asked = written;
    written = nothing();
    try {
      const lists = asked.all ? newSharedLists() : table.lists;
      const rows = await readListedTours(
        reads,
        asked.all ? null : { ids: [...asked.tours], cities: [...asked.cities] },
      );
      const kept = asked.all
        ? []
        : table.tours.filter(({ id, cityId }) => !asked.tours.has(id) && !asked.cities.has(cityId));
      table = new TourTable([...kept, ...rows.map((row) => listTour(row, lists))], lists);
      grew();
    } catch (error) {
      written.all ||= asked.all;
      for (const id of asked.tours) written.tours.add(id);
      for (const id of asked.cities) written.cities.add(id);
      throw error;
    }
  }

  return {
    at: async (_now) => {
      while (reading || !isClean(written)) {
        reading ??= read().finally(() => {
          reading = null;
        });
        await reading;
      }
      return table;
    },
  };
}
