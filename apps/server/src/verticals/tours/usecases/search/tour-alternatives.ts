import type { Locale } from '@app/contract/core/locale';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import type { TourSearch } from '@app/contract/verticals/tours/schemas';
import { addDays } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { findAlternatives, type OnDays } from '../../../../modules/travel/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { daysAround } from '../../domain/days-around.ts';
import { searchTours } from './search-tours.ts';

const NONE = undefined;
const FILTERS = {
  price: { priceMin: NONE, priceMax: NONE },
  themes: { themes: NONE },
  length: { length: NONE },
  language: { language: NONE },
  difficulty: { difficulty: NONE },
  guaranteed: { guaranteed: NONE },
  pickup: { pickup: NONE },
  free: { freeCancellation: NONE },
  score: { scoreMin: NONE },
} satisfies Record<string, { [K in keyof TourSearch]?: undefined }>;

/** The zone where a day begins last: nothing departs before. */
const LAST_ZONE = 'Etc/GMT+12';

/** The days around those asked for, and any day. */
function otherDays(query: TourSearch, now: Date): OnDays<TourSearch>[] {
  const { from, to } = query;
  if (from === undefined || to === undefined) return [];
  const first = dayIn(LAST_ZONE, now);
  const around = daysAround({ from, to }, { first, last: addDays(first, tourLimits.daysAhead) });
  const any = { from: null, to: null, query: { ...query, from: undefined, to: undefined } };
  return [...around.map((days) => ({ ...days, query: { ...query, ...days } })), any];
}

/** Where a search of tours that found nothing has something. Refuses what the search refuses. */
export const tourAlternatives = (
  platform: Platform,
  { query, lang, currency }: { readonly query: TourSearch; readonly lang: Locale; readonly currency: string },
) =>
  findAlternatives<TourSearch>(platform, {
    query,
    cityId: query.city,
    lang,
    filters: FILTERS,
    days: (base) => otherDays(base, platform.clock.now()),
    inCity: (base, city) => ({ ...base, city, keyword: undefined }),
    total: async (wanted) =>
      (await searchTours(platform, { query: { ...wanted, cursor: undefined, limit: 1 }, lang, currency })).total,
  });
