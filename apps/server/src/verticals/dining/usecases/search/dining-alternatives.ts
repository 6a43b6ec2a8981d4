import { diningLimits } from '@app/contract/verticals/dining/limits';
import type { RestaurantQuery } from '@app/contract/verticals/dining/schemas';
import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { findAlternatives, type OnDays } from '../../../../modules/travel/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type Searching, surveyRestaurants } from './search-restaurants.ts';

const NONE = undefined;
const FILTERS = {
  keyword: { keyword: NONE },
  cuisines: { cuisines: NONE },
  levels: { priceLevels: NONE },
  facilities: { facilities: NONE },
  area: { area: NONE },
  score: { scoreMin: NONE },
  free: { freeOnly: NONE },
  open: { openNow: NONE },
  noDeposit: { depositFree: NONE },
} satisfies Record<string, { [K in keyof RestaurantQuery]?: undefined }>;

/** Days to each side that are looked at for free tables. */
const AROUND = 7;
/** The zone where a day begins last: no table is earlier than this anywhere. */
const LAST_ZONE = 'Etc/GMT+12';

/** The days around the one asked for: where a free table is wanted, another day may have one. */
function otherDays(query: RestaurantQuery, now: Date): OnDays<RestaurantQuery>[] {
  if (!query.freeOnly) return [];
  const today: Day = dayIn(LAST_ZONE, now);
  const day = query.day ?? today;
  return Array.from({ length: AROUND }, (_, near) => [addDays(day, near + 1), addDays(day, -near - 1)])
    .flat()
    .filter((one) => one >= today && one <= addDays(today, diningLimits.daysAhead))
    .map((one) => ({ from: one, to: one, query: { ...query, day: one } }));
}

/** Where a search of restaurants that found nothing has something. Refuses what the search refuses. */
export const diningAlternatives = (
  platform: Platform,
  { query, reader }: { readonly query: RestaurantQuery; readonly reader: Searching },
) =>
  findAlternatives<RestaurantQuery>(platform, {
    query,
    cityId: query.city,
    lang: reader.lang,
    filters: FILTERS,
    days: (base) => otherDays(base, platform.clock.now()),
    inCity: (base, city) => ({ ...base, city, area: undefined }),
    total: async (wanted) => (await surveyRestaurants(platform, wanted)).survey.found.length,
  });
