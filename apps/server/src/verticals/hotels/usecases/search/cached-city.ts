import type { Day } from '@app/kernel/local-day';
import type { CardFacts } from '../../db/city-facts.repo.ts';
import type { CityFacts, MonthOfCity } from '../../domain/city-facts.ts';

/** A month of a city, as its nights were read. */
export type CachedMonth = {
  readonly month: MonthOfCity;
  /** Room types whose nights have changed since they were read. */
  readonly stale: Set<number>;
  /** When the next hold on one of its nights runs out, in milliseconds. */
  nextDeadline: number;
  refreshing: Promise<void> | null;
};

/** A city in memory, with what was read of it so far. */
export type CachedCity = {
  readonly city: CityFacts;
  readonly roomAt: ReadonlyMap<string, number>;
  readonly months: Map<Day, Promise<CachedMonth>>;
  /** Months that are read in full. */
  readonly read: Map<Day, CachedMonth>;
  readonly cards: Map<number, CardFacts>;
  bytes: number;
};
