import type { Localized } from '@app/contract/core/locale';
import type { CaughtUp } from '../../../../platform/search-memory/change-feed.ts';
import { createRecordCache, type RecordCache } from '../../../../platform/search-memory/record-cache.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { valueBytes } from '../../../../platform/text/text-bytes.ts';
import { type CardFacts, readCardFacts, readCityNames } from '../../db/listed-tour.repo.ts';
import { type KeptDepartures, keptDepartures } from './kept-departures.ts';
import { type TourList, tourList } from './tour-list.ts';

/** What searches of tours keep in memory (decision 248). */
export type TourMemory = {
  /** The moment from which on a search reads memory: each asks for it once. */
  caughtUp(): Promise<CaughtUp>;
  readonly list: TourList;
  readonly departures: KeptDepartures;
  readonly cards: RecordCache<CardFacts>;
  readonly cityNames: RecordCache<Localized>;
};

const kept = new WeakMap<Platform['memory'], TourMemory>();

/** What searches of tours keep in this process. */
export function tourMemory(platform: Platform): TourMemory {
  const { memory, reads } = platform;
  const known = kept.get(memory);
  if (known) return known;
  const made: TourMemory = {
    caughtUp: () => memory.changes.caughtUp(),
    list: tourList(platform),
    departures: keptDepartures(platform),
    cards: createRecordCache<CardFacts>(memory, {
      kind: 'tour',
      read: (ids) => readCardFacts(reads, ids),
      bytes: valueBytes,
    }),
    cityNames: createRecordCache<Localized>(memory, {
      kind: 'travel_city',
      read: (ids) => readCityNames(reads, ids),
      bytes: valueBytes,
    }),
  };
  kept.set(memory, made);
  return made;
}
