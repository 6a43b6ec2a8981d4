import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import type { HotelSearch } from '@app/contract/verticals/hotels/schemas';
import { addDays } from '@app/kernel/local-day';
import { findAlternatives, type OnDays } from '../../../../modules/travel/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { movedStays } from '../../domain/nearest-stays.ts';
import { firstNight } from '../../domain/stay-dates.ts';
import type { CityCache } from './city-cache.ts';
import { type Searching, searchHotels } from './search-hotels.ts';

const NONE = undefined;
const FILTERS = {
  price: { priceMin: NONE, priceMax: NONE },
  stars: { stars: NONE },
  score: { scoreMin: NONE },
  board: { board: NONE },
  free: { freeCancellation: NONE },
  facilities: { facilities: NONE },
  area: { area: NONE },
} satisfies Record<string, { [K in keyof HotelSearch]?: undefined }>;

/** The zone where a day begins first: its days can be had everywhere. */
const FIRST_ZONE = 'Etc/GMT-14';

function otherStays(query: HotelSearch, now: Date): OnDays<HotelSearch>[] {
  const { checkIn, checkOut } = query;
  if (checkIn === undefined || checkOut === undefined) return [];
  const first = firstNight(FIRST_ZONE, now);
  const last = addDays(first, hotelLimits.daysAhead - 1);
  return movedStays({ checkIn, checkOut }, first)
    .filter((stay) => stay.checkIn <= last)
    .map((stay) => ({ from: stay.checkIn, to: stay.checkOut, query: { ...query, ...stay } }));
}

/** More rooms to try: an adult sleeps in each. */
const MORE_ROOMS = 3;

const inMoreRooms = (query: HotelSearch) =>
  Array.from({ length: MORE_ROOMS }, (_, more) => query.rooms + more + 1)
    .filter((rooms) => rooms <= Math.min(query.adults, hotelLimits.rooms))
    .map((rooms) => ({ rooms, query: { ...query, rooms } }));

/** Where a search of hotels that found nothing has something. Refuses what the search refuses. */
export const hotelAlternatives = (
  platform: Platform,
  cityCache: CityCache,
  { query, reader }: { readonly query: HotelSearch; readonly reader: Searching },
) =>
  findAlternatives<HotelSearch>(platform, {
    query,
    cityId: query.city,
    lang: reader.lang,
    filters: FILTERS,
    days: (base) => otherStays(base, platform.clock.now()),
    rooms: inMoreRooms,
    inCity: (base, city) => ({ ...base, city, keyword: undefined, bounds: undefined, area: undefined }),
    total: async (wanted) =>
      (await searchHotels(platform, cityCache, { query: { ...wanted, cursor: undefined, limit: 1 }, reader })).total,
  });
