import {
  DIFFICULTIES,
  GUIDE_LANGUAGES,
  type GuideLanguage,
  TOUR_LENGTHS,
  TOUR_SORTS,
  type TourLength,
  type TourSort,
} from '@app/contract/verticals/tours/facts';
import { formedOf, joined, knownOf } from '../../../widgets/travel/search/filter-params.ts';
import { type Money, priceInput } from '../../../widgets/typed-price.ts';

/** What the address of a search may carry besides where, when and who. `in` is the currency in which prices were typed. */
export type FilterParams = {
  readonly [K in
    | 'sort'
    | 'priceMin'
    | 'priceMax'
    | 'in'
    | 'themes'
    | 'length'
    | 'language'
    | 'difficulty'
    | 'guaranteed'
    | 'pickup'
    | 'free'
    | 'score']?: string;
};

export type TourFilters = {
  /** Of one adult, decimal texts in the shown currency. */
  readonly priceMin: string | null;
  readonly priceMax: string | null;
  /** Ids of terms of the travel dictionary. */
  readonly themes: readonly string[];
  readonly length: readonly TourLength[];
  readonly language: readonly GuideLanguage[];
  readonly difficulty: readonly number[];
  readonly guaranteed: boolean;
  readonly pickup: boolean;
  readonly free: boolean;
  readonly score: number | null;
};

export const noTourFilters: TourFilters = {
  priceMin: null,
  priceMax: null,
  themes: [],
  length: [],
  language: [],
  difficulty: [],
  guaranteed: false,
  pickup: false,
  free: false,
  score: null,
};

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const SCORE_CHOICES = [9, 8, 7, 6] as const;

export const tourSortOf = (params: FilterParams): TourSort =>
  TOUR_SORTS.find((one) => one === params.sort) ?? 'popular';

/** The filters in an address. What cannot be read, or was typed in another currency, counts as absent. */
export function tourFiltersOf(params: FilterParams, money: Money): TourFilters {
  const price = (text: string | undefined) =>
    params.in === money.currency && text ? priceInput(text, money.decimals) : null;
  return {
    priceMin: price(params.priceMin),
    priceMax: price(params.priceMax),
    themes: formedOf(params.themes, ID),
    length: knownOf(TOUR_LENGTHS, params.length),
    language: knownOf(GUIDE_LANGUAGES, params.language),
    difficulty: DIFFICULTIES.filter((one) => (params.difficulty ?? '').split(',').includes(String(one))),
    guaranteed: params.guaranteed === '1',
    pickup: params.pickup === '1',
    free: params.free === '1',
    score: SCORE_CHOICES.find((one) => String(one) === params.score) ?? null,
  };
}

const flag = (on: boolean): string | null => (on ? '1' : null);

/** The filters as parameters of the address. */
export const tourFilterParams = (filters: TourFilters, currency: string): Record<string, string | null> => ({
  priceMin: filters.priceMin,
  priceMax: filters.priceMax,
  in: filters.priceMin || filters.priceMax ? currency : null,
  themes: joined(filters.themes),
  length: joined(filters.length),
  language: joined(filters.language),
  difficulty: joined(filters.difficulty),
  guaranteed: flag(filters.guaranteed),
  pickup: flag(filters.pickup),
  free: flag(filters.free),
  score: filters.score === null ? null : String(filters.score),
});

/** The filters as the search takes them. */
export const tourFilterQuery = (filters: TourFilters) => ({
  ...(filters.priceMin && { priceMin: filters.priceMin }),
  ...(filters.priceMax && { priceMax: filters.priceMax }),
  ...(filters.themes.length > 0 && { themes: filters.themes.join(',') }),
  ...(filters.length.length > 0 && { length: filters.length.join(',') }),
  ...(filters.language.length > 0 && { language: filters.language.join(',') }),
  ...(filters.difficulty.length > 0 && { difficulty: filters.difficulty.join(',') }),
  ...(filters.guaranteed && { guaranteed: '1' as const }),
  ...(filters.pickup && { pickup: '1' as const }),
  ...(filters.free && { freeCancellation: '1' as const }),
  ...(filters.score !== null && { scoreMin: String(filters.score) }),
});

/** How many filters are on, a price range counting as one. */
export const tourFilterCount = (filters: TourFilters): number =>
  Number(filters.priceMin !== null || filters.priceMax !== null) +
  filters.themes.length +
  filters.length.length +
  filters.language.length +
  filters.difficulty.length +
  Number(filters.guaranteed) +
  Number(filters.pickup) +
  Number(filters.free) +
  Number(filters.score !== null);
