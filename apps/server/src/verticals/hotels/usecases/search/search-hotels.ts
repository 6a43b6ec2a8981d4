import type { Locale } from '@app/contract/core/locale';
import { localize } from '@app/contract/core/locale';
import { refuse, refuseField } from '@app/contract/core/refuse';
import { BOARDS, FACILITIES } from '@app/contract/verticals/hotels/facts';
import type { HotelSearch } from '@app/contract/verticals/hotels/schemas';
import type { HotelCard, HotelFacets } from '@app/contract/verticals/hotels/views';
import { nightsBetween } from '@app/kernel/local-day';
import { decodeCursor, encodeCursor } from '@app/kernel/pagination';
import { dayIn } from '@app/kernel/zone-time';
import { usdRange } from '../../../../modules/catalog/public.ts';
import { currencyRule, priceIn } from '../../../../modules/currencies/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { findHotels, type Scope } from '../../db/find-hotels.repo.ts';
import { middleOf } from '../../domain/bounds.ts';
import { type Counts, SCORES } from '../../domain/count-hotels.ts';
import { type PlaceInList, stretch } from '../../domain/order-hotels.ts';
import { type Candidates, type Filters, filter } from '../../domain/rank-hotels.ts';
import { checkDates } from '../../domain/stay-dates.ts';
import { candidatesIn, type Stay } from './candidates.ts';
import type { CityCache } from './city-cache.ts';
import { hotelsOnDeals } from './hotels-on-deals.ts';
import { type HotelReader, hotelCards } from './show-hotel.ts';

export type Searching = { readonly lang: Locale; readonly currency: string };
export type SearchAnswer = { list: HotelCard[]; cursor: string | null; total: number; facets: HotelFacets | null };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function placeAfter(cursor: string | undefined): PlaceInList | null {
  if (cursor === undefined) return null;
  const [key, id] = decodeCursor(cursor, 2) ?? [];
  return typeof key === 'number' && typeof id === 'string' && UUID.test(id)
    ? { key, id }
    : refuseField('cursor', 'field.invalid');
}

/** Whose day decides what is past: that of the city, or nobody's in particular. */
async function scopeOf(
  platform: Platform,
  cityCache: CityCache,
  query: HotelSearch,
): Promise<{ scope: Scope; zone: string | null }> {
  const { city, bounds, keyword } = query;
  if (bounds || keyword) {
    const found = await findHotels(platform.reads, { keyword: keyword || null, bounds: bounds ?? null });
    if (city === undefined) return { scope: found, zone: null };
    return { scope: new Map([[city, found.get(city) ?? new Set<string>()]]), zone: null };
  }
  if (city === undefined) return refuseField('city', 'field.required');
  const cached = (await cityCache.city(city, [])) ?? refuse('record.not_found');
  return { scope: new Map([[city, 'all']]), zone: cached.city.zone };
}

async function filtersOf(platform: Platform, query: HotelSearch, currency: string): Promise<Filters> {
  const range = usdRange({ min: query.priceMin, max: query.priceMax }, await currencyRule(platform, currency));
  if (range.min === null) refuseField('priceMin', 'field.amount');
  if (range.max === null) refuseField('priceMax', 'field.amount');
  return {
    minUsd: range.min ?? null,
    maxUsd: range.max ?? null,
    stars: query.stars ?? null,
    scoreMin: query.scoreMin === undefined ? null : query.scoreMin * 10,
    board: query.board && query.board.length > 0 ? query.board : null,
    free: query.freeCancellation ?? false,
    facilities: query.facilities && query.facilities.length > 0 ? query.facilities : null,
    area: query.area ? query.area.toLowerCase() : null,
  };
}

/** Most areas that are told of. */
const AREAS = 40;

/** Values with the hotels they would leave, the most first; those that leave none are not told. */
const counted = <T>(values: readonly T[], counts: readonly number[]): { value: T; count: number }[] =>
  values
    .map((value, at) => ({ value, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);

function facetsOf(counts: Counts, reader: HotelReader): HotelFacets {
  const { min, max } = counts;
  const areas = [...counts.areas.values()].sort((a, b) => b.count - a.count).slice(0, AREAS);
  return {
    stars: counted([...counts.stars.keys()], counts.stars).sort((a, b) => b.value - a.value),
    board: counted(BOARDS, counts.board),
    facility: counted(FACILITIES, counts.facility),
    area: areas.map(({ key, name, count }) => ({ value: key, count, name: localize(name, reader.lang) })),
    score: counted(SCORES, counts.score).sort((a, b) => b.value - a.value),
    freeCancellation: counts.free,
    nightly: min === null || max === null ? null : { min: reader.price(min), max: reader.price(max) },
  };
}

/**
 * Hotels of a city, of bounds or of a keyword that can be booked for the stay, or for a night in sight without dates.
 * Refuses record.not_found (no such city) and fields that name no place or a day that is over.
 */
export async function searchHotels(
  platform: Platform,
  cityCache: CityCache,
  given: { readonly query: HotelSearch; readonly reader: Searching },
): Promise<SearchAnswer> {
  const { query } = given;
  const now = platform.clock.now();
  const after = placeAfter(query.cursor);
  const [{ scope, zone }, deals] = await Promise.all([scopeOf(platform, cityCache, query), hotelsOnDeals(platform)]);
  const stay: Stay | null =
    query.checkIn && query.checkOut ? { checkIn: query.checkIn, checkOut: query.checkOut } : null;
  if (stay) checkDates(stay.checkIn, zone, now);
  const filters = await filtersOf(platform, query, given.reader.currency);
  const asked = { party: query, stay, now, deals };
  const from = query.bounds ? middleOf(query.bounds) : null;
  const candidates: Candidates[] = [];
  for (const [cityId, only] of scope) {
    const ofCity = await candidatesIn(cityCache, asked, { cityId, only, from });
    if (ofCity) candidates.push(ofCity);
  }
  const nights = stay ? nightsBetween(stay.checkIn, stay.checkOut) : 1;
  const checkIn = stay?.checkIn ?? dayIn(zone ?? 'UTC', now);
  const { found, counts } = filter(candidates, filters, { checkIn, nights, rooms: query.rooms, now });
  const { list, next } = stretch(found, { sort: query.sort, after, limit: query.limit });
  const reader: HotelReader = { lang: given.reader.lang, price: await priceIn(platform, given.reader.currency) };
  const cards = await hotelCards(cityCache, list, { reader, nights, rooms: query.rooms, dated: stay !== null });
  return {
    list: cards,
    cursor: next && encodeCursor([next.key, next.id]),
    total: found.length,
    facets: query.cursor === undefined ? facetsOf(counts, reader) : null,
  };
}
