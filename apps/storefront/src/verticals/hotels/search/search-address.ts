import {
  BOARDS,
  type Board,
  FACILITIES,
  type Facility,
  HOTEL_SORTS,
  type HotelSort,
} from '@app/contract/verticals/hotels/facts';
import { joined, knownOf } from '../../../widgets/travel/search/filter-params.ts';
import type { Money } from '../../../widgets/typed-price.ts';
import { priceInput } from '../../../widgets/typed-price.ts';

/** What the address of a search may carry besides the stay. `in` is the currency in which the price range was typed. */
export type SearchParams = {
  readonly [K in
    | 'sort'
    | 'priceMin'
    | 'priceMax'
    | 'in'
    | 'stars'
    | 'score'
    | 'board'
    | 'free'
    | 'facilities'
    | 'area']?: string;
};

export type HotelFilters = {
  /** Of a night, decimal texts in the shown currency. */
  readonly priceMin: string | null;
  readonly priceMax: string | null;
  readonly stars: readonly number[];
  readonly score: number | null;
  readonly board: readonly Board[];
  readonly free: boolean;
  readonly facilities: readonly Facility[];
  readonly area: string | null;
};

export const noHotelFilters: HotelFilters = {
  priceMin: null,
  priceMax: null,
  stars: [],
  score: null,
  board: [],
  free: false,
  facilities: [],
  area: null,
};

const SCORES = [6, 7, 8, 9] as const;
export const STARS = [5, 4, 3, 2] as const;
export const SCORE_CHOICES: readonly number[] = [...SCORES].reverse();

export const hotelSortOf = (params: SearchParams): HotelSort =>
  HOTEL_SORTS.find((one) => one === params.sort) ?? 'recommended';

/** The filters in an address. What cannot be read, or was typed in another currency, counts as absent. */
export function hotelFiltersOf(params: SearchParams, money: Money): HotelFilters {
  const price = (text: string | undefined) =>
    params.in === money.currency && text ? priceInput(text, money.decimals) : null;
  const score = Number(params.score);
  return {
    priceMin: price(params.priceMin),
    priceMax: price(params.priceMax),
    stars: STARS.filter((star) => (params.stars ?? '').split(',').includes(String(star))),
    score: SCORES.find((one) => one === score) ?? null,
    board: knownOf(BOARDS, params.board),
    free: params.free === '1',
    facilities: knownOf(FACILITIES, params.facilities),
    area: params.area?.trim() || null,
  };
}

/** The filters as parameters of the address. */
export const hotelFilterParams = (filters: HotelFilters, currency: string): Record<string, string | null> => ({
  priceMin: filters.priceMin,
  priceMax: filters.priceMax,
  in: filters.priceMin || filters.priceMax ? currency : null,
  stars: joined(filters.stars),
  score: filters.score === null ? null : String(filters.score),
  board: joined(filters.board),
  free: filters.free ? '1' : null,
  facilities: joined(filters.facilities),
  area: filters.area,
});

/** The filters as the search takes them. */
export const hotelFilterQuery = (filters: HotelFilters) => ({
  ...(filters.priceMin && { priceMin: filters.priceMin }),
  ...(filters.priceMax && { priceMax: filters.priceMax }),
  ...(filters.stars.length > 0 && { stars: filters.stars.join(',') }),
  ...(filters.score !== null && { scoreMin: String(filters.score) }),
  ...(filters.board.length > 0 && { board: filters.board.join(',') }),
  ...(filters.free && { freeCancellation: '1' as const }),
  ...(filters.facilities.length > 0 && { facilities: filters.facilities.join(',') }),
  ...(filters.area && { area: filters.area }),
});

/** How many filters are on, a price range counting as one. */
export const hotelFilterCount = (filters: HotelFilters): number =>
  Number(filters.priceMin !== null || filters.priceMax !== null) +
  filters.stars.length +
  Number(filters.score !== null) +
  filters.board.length +
  Number(filters.free) +
  filters.facilities.length +
  Number(filters.area !== null);
