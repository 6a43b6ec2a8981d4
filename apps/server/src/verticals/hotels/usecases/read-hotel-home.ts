import { type Locale, localize } from '@app/contract/core/locale';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import type { HotelCard, HotelSuggestion, PopularCity } from '@app/contract/verticals/hotels/views';
import type { Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { priceIn } from '../../../modules/currencies/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { hotHotels, popularCities, suggestHotels } from '../db/find-hotels.repo.ts';
import { filter } from '../domain/rank-hotels.ts';
import { earliestToday } from '../domain/stay-dates.ts';
import { candidatesIn } from './search/candidates.ts';
import type { CityCache } from './search/city-cache.ts';
import { hotelsOnDeals } from './search/hotels-on-deals.ts';
import { type HotelReader, hotelCards } from './search/show-hotel.ts';

const CITIES = 8;
const HOT = 10;
/** Who is priced where nobody has said who travels. */
const PARTY = { rooms: 1, adults: 2, childAges: [] };
const EVERYTHING = {
  minUsd: null,
  maxUsd: null,
  stars: null,
  scoreMin: null,
  board: null,
  free: false,
  facilities: null,
  area: null,
};

type Home = { cities: PopularCity[]; hot: HotelCard[]; today: Day; daysAhead: number };

/** The home of hotels: popular cities with their lowest price in sight, and hot hotels, all at the deals that run. */
export async function readHotelHome(
  platform: Platform,
  cityCache: CityCache,
  given: { readonly lang: Locale; readonly currency: string },
): Promise<Home> {
  const now = platform.clock.now();
  const [cities, hot, price, deals] = await Promise.all([
    popularCities(platform.db, CITIES),
    hotHotels(platform.db, HOT),
    priceIn(platform, given.currency),
    hotelsOnDeals(platform),
  ]);
  const reader: HotelReader = { lang: given.lang, price };
  const found = async (cityId: string, only: ReadonlySet<string> | 'all') => {
    const candidates = await candidatesIn(
      cityCache,
      { party: PARTY, stay: null, now, deals },
      { cityId, only, from: null },
    );
    return filter(candidates ? [candidates] : [], EVERYTHING, { checkIn: dayIn('UTC', now), nights: 1, rooms: 1, now });
  };
  const popular: PopularCity[] = [];
  for (const city of cities) {
    const { counts } = await found(city.id, 'all');
    popular.push({
      id: city.id,
      name: localize(city.name, given.lang),
      country: localize(city.country, given.lang),
      picture: city.picture,
      hotels: city.hotels,
      from: counts.min === null ? null : price(counts.min),
    });
  }
  const cards = new Map<string, HotelCard>();
  for (const [cityId, ofCity] of Map.groupBy(hot, (one) => one.cityId)) {
    const { found: list } = await found(cityId, new Set(ofCity.map(({ id }) => id)));
    const shown = await hotelCards(cityCache, list, { reader, nights: 1, rooms: 1, dated: false });
    for (const card of shown) cards.set(card.id, card);
  }
  return {
    cities: popular,
    hot: hot.flatMap(({ id }) => cards.get(id) ?? []),
    today: earliestToday(now),
    daysAhead: hotelLimits.daysAhead,
  };
}

/** Cities and hotels whose names hold the text; nothing for an empty one. */
export async function suggestPlaces(platform: Platform, keyword: string, lang: Locale): Promise<HotelSuggestion[]> {
  if (keyword === '') return [];
  const found = await suggestHotels(platform.reads, keyword, hotelLimits.suggestions);
  return found.map((one) => ({ ...one, name: localize(one.name, lang), place: localize(one.place, lang) }));
}
