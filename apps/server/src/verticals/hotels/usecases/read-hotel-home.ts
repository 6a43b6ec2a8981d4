import { type Locale, localize } from '@app/contract/core/locale';
import { roomsOf } from '@app/contract/travel/rooms';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import type { HotelCard, HotelSuggestion, PopularCity } from '@app/contract/verticals/hotels/views';
import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { priceIn } from '../../../modules/i18n/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { hotHotels, popularCities, suggestHotels } from '../db/find-hotels.repo.ts';
import { sift } from '../domain/rank-hotels.ts';
import { hotelAt } from '../domain/shelf.ts';
import { earliestToday } from '../domain/stay-dates.ts';
import { candidatesIn, DAYS_IN_SIGHT } from './search/candidates.ts';
import type { Shelves } from './search/shelves.ts';
import { hotelCards, type Reader } from './search/show-hotel.ts';
import { staysAtDeals } from './stays-at-deals.ts';

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

/** The lowest price of a night in a city in sight, at the deals that run; null where none can be had. */
async function lowestInSight(
  platform: Platform,
  shelves: Shelves,
  of: { readonly cityId: string; readonly usual: number | null; readonly now: Date },
): Promise<number | null> {
  const shelf = of.usual === null ? null : await shelves.city(of.cityId, []);
  if (!shelf || of.usual === null) return of.usual;
  const first = dayIn(shelf.city.zone, of.now);
  const dealt = await staysAtDeals(platform, platform.reads, {
    first,
    last: addDays(first, DAYS_IN_SIGHT - 1),
    nights: 1,
    rooms: roomsOf(PARTY),
    offBp: 0,
    inHotel: (id) => hotelAt(shelf.city, id) !== -1,
  });
  return Math.min(of.usual, ...[...dealt.values()].flatMap((stays) => stays.map(({ usd }) => usd)));
}

type Home = { cities: PopularCity[]; hot: HotelCard[]; today: Day; daysAhead: number };

/** The home of hotels: popular cities with their lowest price in sight, and hot hotels. */
export async function readHotelHome(
  platform: Platform,
  shelves: Shelves,
  given: { readonly lang: Locale; readonly currency: string },
): Promise<Home> {
  const now = platform.clock.now();
  const [cities, hot, price] = await Promise.all([
    popularCities(platform.db, CITIES),
    hotHotels(platform.db, HOT),
    priceIn(platform, given.currency),
  ]);
  const reader: Reader = { lang: given.lang, price };
  const found = async (cityId: string, only: ReadonlySet<string> | 'all') => {
    const candidates = await candidatesIn(shelves, { party: PARTY, stay: null, now }, { cityId, only, from: null });
    return sift(candidates ? [candidates] : [], EVERYTHING, { checkIn: dayIn('UTC', now), nights: 1, rooms: 1, now });
  };
  const popular: PopularCity[] = [];
  for (const city of cities) {
    const { counts } = await found(city.id, 'all');
    const lowest = await lowestInSight(platform, shelves, { cityId: city.id, usual: counts.min, now });
    popular.push({
      id: city.id,
      name: localize(city.name, given.lang),
      country: localize(city.country, given.lang),
      picture: city.picture,
      hotels: city.hotels,
      from: lowest === null ? null : price(lowest),
    });
  }
  const cards = new Map<string, HotelCard>();
  for (const [cityId, ofCity] of Map.groupBy(hot, (one) => one.cityId)) {
    const { found: list } = await found(cityId, new Set(ofCity.map(({ id }) => id)));
    const shown = await hotelCards(shelves, list, { reader, nights: 1, rooms: 1, dated: false });
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
